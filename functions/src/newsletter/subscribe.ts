import { createHash, timingSafeEqual } from 'node:crypto'
import { ServiceError } from '@docent/domain/errors'
import { newsletterMail, signed } from '@docent/domain/messages/mails'
import { CONFIRM_DAYS, NEWSLETTER_PATH, type NewsletterAction } from '@docent/domain/newsletter'
import { sendOnce, type MailDeps } from '../mail/send-once.ts'
import type { NewsletterStore } from './ports.ts'

export interface NewsletterDeps {
  readonly store: NewsletterStore
  readonly mail: MailDeps
  /** Without a closing slash. */
  readonly siteUrl: string
  /** A secret that cannot be guessed. */
  newToken(): string
}

const DAY_MS = 24 * 60 * 60_000
/** An address hears of us once a day at most, however often it is entered. */
const MAIL_EVERY_MS = DAY_MS
const ID_LENGTH = 40

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** One row per address, however it is written. */
const idOf = (email: string): string => hashOf(email.toLowerCase()).slice(0, ID_LENGTH)

/**
 * Notes an address, and mails it a link to confirm it. Nobody learns whether it was there before.
 * @returns whether a mail asks for a confirmation; `false` where mail is not set up
 * @throws ServiceError `unavailable` where the mail could not be sent
 */
export async function subscribe(deps: NewsletterDeps, email: string): Promise<boolean> {
  const { store, mail, siteUrl } = deps
  const id = idOf(email)
  const token = deps.newToken()
  const now = mail.now()
  const canMail = mail.sendMail !== null
  let isDue = false
  await store.change(id, (row) => {
    isDue =
      row === null ||
      (!row.is_confirmed &&
        (row.mailed_at === null || now.getTime() - row.mailed_at.getTime() >= MAIL_EVERY_MS))
    if (!isDue && row !== null) return row
    return {
      email,
      is_confirmed: false,
      token_hash: hashOf(token),
      unsubscribe_key: null,
      mailed_at: canMail ? now : null,
      created_at: row?.created_at ?? now,
      expires_at: canMail ? new Date(now.getTime() + CONFIRM_DAYS * DAY_MS) : null,
    }
  })
  if (!isDue || !canMail) return canMail
  const linkTo = (action: NewsletterAction) =>
    `${siteUrl}${NEWSLETTER_PATH}#${action}=${id}.${token}`
  const links = { confirm: linkTo('confirm'), unsubscribe: linkTo('unsubscribe') }
  const { subject, text, why } = newsletterMail
  const outcome = await sendOnce(mail, {
    to: email,
    subject,
    text: signed(text(links), why, siteUrl),
    key: `newsletter_${hashOf(token).slice(0, ID_LENGTH)}`,
    ownerId: null,
  })
  if (outcome === 'sent') return true
  // The next try may mail again.
  await store.change(id, (row) => (row === null ? null : { ...row, mailed_at: null }))
  throw new ServiceError('unavailable', 'newsletter: no mail went out')
}

/**
 * Does what a link of a mail asks for; a second time does no harm.
 * @param key of the link: the row's id and its secret
 * @throws ServiceError `not_found` where there is no such link, or it came too late
 */
export async function answerNewsletter(
  { store, mail }: NewsletterDeps,
  { action, key }: { action: NewsletterAction; key: string },
): Promise<void> {
  const [id = '', token = ''] = key.split('.')
  const given = Buffer.from(hashOf(token))
  let isValid = false
  await store.change(id, (row) => {
    isValid =
      row !== null &&
      timingSafeEqual(Buffer.from(row.token_hash), given) &&
      (action === 'unsubscribe' || row.expires_at === null || mail.now() < row.expires_at)
    if (!isValid || row === null) return row
    if (action === 'unsubscribe') return null
    return { ...row, is_confirmed: true, unsubscribe_key: token, expires_at: null }
  })
  if (!isValid) throw new ServiceError('not_found', 'newsletter: no such link')
}
