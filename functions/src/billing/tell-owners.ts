import { monthKey } from '@docent/domain/collections'
import { planMails, signed } from '@docent/domain/messages/mails'
import { sendOnce, type MailDeps } from '../mail/send-once.ts'
import { planNoticesDue } from './plan-notices.ts'
import type { NoticeStore } from './ports.ts'

export interface NoticeDeps {
  readonly store: NoticeStore
  readonly mail: MailDeps
  /** Origin of the web app, without a closing slash. */
  readonly appUrl: string
}

/**
 * Mails an owner what is due of the plan, each notice once. Without a confirmed address, and where
 * mail is off, the notices of the app are all there is.
 * @returns how many mails went out now
 */
export async function tellOwner(deps: NoticeDeps, ownerId: string): Promise<number> {
  const { store, mail, appUrl } = deps
  if (mail.sendMail === null) return 0
  const now = mail.now()
  const [row, messages] = await Promise.all([
    store.findRow(ownerId),
    store.countMessages(ownerId, monthKey(now)),
  ])
  const billingUrl = `${appUrl}/dashboard/billing`
  const notices = planNoticesDue({ row, messages, now, billingUrl })
  const to = notices.length === 0 ? null : await store.findAddress(ownerId)
  if (to === null) return 0
  let sent = 0
  for (const { key, subject, text } of notices) {
    const letter = { to, subject, text: signed(text, planMails.why, appUrl) }
    const outcome = await sendOnce(mail, { ...letter, key: `${key}_${ownerId}`, ownerId })
    if (outcome === 'sent') sent += 1
  }
  return sent
}

/** Tells every owner. One that fails does not hold up the others. */
export async function tellOwners(deps: NoticeDeps): Promise<{ sent: number; failed: number }> {
  let sent = 0
  let failed = 0
  if (deps.mail.sendMail === null) return { sent, failed }
  for await (const ownerIds of deps.store.listOwners()) {
    for (const ownerId of ownerIds) {
      try {
        sent += await tellOwner(deps, ownerId)
      } catch (cause) {
        failed += 1
        deps.mail.logFailure(`plan_${ownerId}`, cause)
      }
    }
  }
  return { sent, failed }
}
