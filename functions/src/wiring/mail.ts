import { COLLECTIONS } from '@docent/domain/collections'
import { logger } from 'firebase-functions/logger'
import { documentLocks } from '../adapters/document-locks.ts'
import { isSmtpAddress, smtpMailer } from '../adapters/smtp.ts'
import { readMailConfig } from '../config.ts'
import type { SendMail } from '../mail/ports.ts'
import type { MailDeps } from '../mail/send-once.ts'
import { describeCause } from './server.ts'

/** Longer than any notice stays due: that a yearly plan was cancelled is due until it ends. */
const REMEMBERED_DAYS = 400
const locks = documentLocks(COLLECTIONS.mails_sent, REMEMBERED_DAYS)

function configuredMailer(): SendMail | null {
  const config = readMailConfig()
  if (config === null) return null
  if (isSmtpAddress(config.url)) return smtpMailer(config)
  logger.error('SMTP_URL must begin with smtps:// or smtp:// and name a host; mail is off')
  return null
}

/** For functions that bind the address of the mail server. */
export function mailDeps(): MailDeps {
  return {
    sendMail: configuredMailer(),
    sent: {
      ...locks,
      take: (key, now, ownerId) => locks.take(key, now, { user_id: ownerId }),
    },
    now: () => new Date(),
    logFailure: (key, cause) =>
      logger.error('a mail was not sent', { key, cause: describeCause(cause) }),
  }
}
