import { ServiceError } from '@docent/domain/errors'
import type { Mail, SendMail, SentMails } from './ports.ts'

export interface MailDeps {
  /** `null`: mail is not set up. */
  readonly sendMail: SendMail | null
  readonly sent: SentMails
  now(): Date
  logFailure(key: string, cause: unknown): void
}

/**
 * - `sent`: handed over to the mail server now
 * - `known`: handed over earlier, or in hand elsewhere
 * - `off`: mail is not set up
 * - `failed`: not sent; a later call with the same key tries again, unless the address is refused
 */
export type MailOutcome = 'sent' | 'known' | 'off' | 'failed'

/**
 * Sends a mail once, by its key, however often and by however many it is called. It never throws:
 * a mail is never the reason why something else fails.
 * Only a process that dies between handing over and noting it down sends again, with the same id.
 */
export async function sendOnce(
  deps: MailDeps,
  mail: Mail & { readonly ownerId: string | null },
): Promise<MailOutcome> {
  const { sendMail, sent } = deps
  if (sendMail === null) return 'off'
  const { ownerId, ...letter } = mail
  try {
    if ((await sent.take(mail.key, deps.now(), ownerId)) !== 'taken') return 'known'
    try {
      await sendMail(letter)
    } catch (error) {
      const isRefused = error instanceof ServiceError && error.code === 'invalid_input'
      await (isRefused ? sent.finish(mail.key) : sent.release(mail.key))
      throw error
    }
    await sent.finish(mail.key)
    return 'sent'
  } catch (cause) {
    deps.logFailure(mail.key, cause)
    return 'failed'
  }
}
