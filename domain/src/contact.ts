/** The contact form. No validation library here: the public pages' script imports this file. */

/** Largest lengths in UTF-16 units. */
export const CONTACT_LIMITS = { name: 100, email: 254, subject: 200, message: 5_000 } as const

/** A field that people do not see; whoever fills it in is a machine. */
export const HONEYPOT = 'website'

/** *Source:* specification sections 2 and 8; decision 32. */
export const contactTexts = {
  sentTitle: 'Message Sent!',
  sent: "Thank you for contacting us. We'll get back to you within 24 hours.",
  failed: 'Your message could not be sent. It is still in the form: please try again.',
  hours: 'Monday to Friday 9:00 AM to 6:00 PM GMT',
} as const
