/** A mail to one person. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string
  readonly subject: string
  /** Plain text; blank lines part paragraphs. Addresses of the site become links. */
  readonly text: string
  /** Names the mail, so that programs that read it know a repetition. */
  readonly key: string
}

/**
 * Hands a mail over to a mail server.
 * @throws ServiceError `invalid_input` for an address that is none or that the server refuses for
 *   good; `unavailable` where another try may succeed. Neither repeats an address or a word.
 */
export type SendMail = (mail: Mail) => Promise<void>

/** Which mails went out. */
export interface SentMails {
  /**
   * @param ownerId account with which the record is deleted, or `null`
   * @returns `busy`: another call has it in hand
   */
  take(key: string, now: Date, ownerId: string | null): Promise<'taken' | 'done' | 'busy'>
  finish(key: string): Promise<void>
  /** It may be taken again. */
  release(key: string): Promise<void>
}
