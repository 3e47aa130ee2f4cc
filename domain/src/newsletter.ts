/** The newsletter. No validation library here: the public pages' script imports this file. */

/** What the links of its mails ask for, in the fragment of their address: `#confirm=<key>`. */
export const NEWSLETTER_ACTIONS = ['confirm', 'unsubscribe'] as const
export type NewsletterAction = (typeof NEWSLETTER_ACTIONS)[number]

/** Page that the links lead to. Scanners of mail open links: only its button does something. */
export const NEWSLETTER_PATH = '/newsletter'

/** How long an address may be confirmed, in days. */
export const CONFIRM_DAYS = 3

export const newsletterTexts = {
  subscribe: 'Subscribe',
  /** Where a mail is on its way; the same for an address that is on the list already. */
  mailSent: 'Almost there: open the mail that we just sent you and confirm your address.',
  /** Where no mail can be sent yet. */
  noted: 'Thank you. We noted your address, and ask you to confirm it before we write to you.',
  confirmed: 'Your address is confirmed. The next issue comes to you.',
  unsubscribed: 'You are off the list. Your address is deleted.',
  gone: 'This link is no longer valid. Subscribe again to get a new one.',
  failed: 'That did not work. Please try again in a moment.',
} as const
