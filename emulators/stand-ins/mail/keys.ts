import { HOST } from '../../ports.ts'

/** The account that the mail server of the stand-in knows. */
export const MAIL_USER = 'docent'
export const MAIL_PASSWORD = 'stand-in mail/password'

/** Address of a mail server on this machine, as the functions take it. */
export const smtpAddress = (port: number): string =>
  `smtp://${MAIL_USER}:${encodeURIComponent(MAIL_PASSWORD)}@${HOST}:${port}`
