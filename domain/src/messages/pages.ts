/** Texts of a bot's own page. */
export const sharePage = {
  needsScript: 'This chat needs JavaScript. Please switch it on and open the page again.',
  goneTitle: 'There is no chat here',
  gone: 'Its owner has not made it public, or the address is not complete.',
  busyTitle: 'One moment',
  busy: 'That was a lot at once. Please wait a minute and open the page again.',
  brokenTitle: 'The chat could not be opened',
  broken: 'Something went wrong on our side. Please try again.',
} as const

/** Texts of the page that shows one quote. */
export const quotePage = {
  title: (fileName: string): string => `Quote from ${fileName}`,
  place: (page: number, pages: number): string =>
    pages > 1 ? `Page ${page} of ${pages}` : 'The whole document is one page',
  /** @param botName as its owner named it */
  about: (botName: string): string =>
    `${botName} quoted these words. They stand in the document to the letter, and were looked up there just now.`,
  rule: 'Only the quote and the sentence before and after it are shown here, not the rest of the document.',
  goneTitle: 'This quote is no longer here',
  gone: 'The document, the assistant or the words themselves were changed or removed since it was given.',
  busyTitle: 'One moment',
  busy: 'That was a lot at once. Please wait a minute and open the quote again.',
  brokenTitle: 'The quote could not be opened',
  broken: 'Something went wrong on our side. Please try again.',
} as const
