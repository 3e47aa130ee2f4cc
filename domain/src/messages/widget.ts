/** What bots say by themselves when nothing can be answered. The widget shows it as it comes. */
export const botMessages = {
  offline: "I'm not available at the moment. Please come back later.",
} as const

/** Texts of the chat widget. *Source:* specification section 8. */
export const widgetMessages = {
  connectionTrouble: "Sorry, I'm having trouble connecting. Please try again later.",
  unrecognisedReply: 'Sorry, I encountered an error. Please try again.',
  rateLimited: 'That was a lot of messages at once. Please wait a moment and try again.',
  tooLong: 'That message is too long for me. Please shorten it and send it again.',
  open: 'Open chat',
  close: 'Close chat',
  minimize: 'Minimize chat',
  restore: 'Restore chat',
  send: 'Send message',
  inputLabel: 'Your message',
  inputPlaceholder: 'Ask a question',
  working: 'Looking through the documents',
  receipt: (fileName: string, page: number, pages: number) =>
    pages > 1 ? `${fileName} · p. ${page}` : fileName,
  log: 'Conversation',
  retry: 'Try again',
  /** Read out before what the visitor wrote. */
  you: 'You',
  unread: 'New reply',
} as const
