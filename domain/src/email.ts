import { string } from 'yup'

/** Longest address that is taken. *Source:* RFC 5321, section 4.5.3.1.3, without the brackets. */
export const MAX_EMAIL_LENGTH = 254

/** The one rule for e-mail addresses. @param invalid what people read where it is broken */
export const emailSchema = (invalid?: string) =>
  string().trim().email(invalid).max(MAX_EMAIL_LENGTH)

const anAddress = string().strict().required().trim().email().max(MAX_EMAIL_LENGTH)

/** Whether a text is one e-mail address and nothing else. */
export const isEmailAddress = (text: string): boolean => anAddress.isValidSync(text)
