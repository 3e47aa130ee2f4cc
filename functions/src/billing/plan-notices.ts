import { trialNoticeDue, usageNoticeDue } from '@docent/domain/billing'
import { monthKey } from '@docent/domain/collections'
import { planMails, type MailText } from '@docent/domain/messages/mails'
import { answersBeforeMessageTaking, limitsFor, tierInForce } from '@docent/domain/plans'
import type { PlanRow } from './ports.ts'

/** How long after a plan's end its owner is still told of it, in milliseconds. */
const NEWS_MS = 7 * 24 * 60 * 60 * 1000

/** A mail that is due. The key names what it is about, so that it is sent once. */
export interface PlanNotice extends MailText {
  readonly key: string
}

interface Situation {
  readonly row: PlanRow | null
  /** Messages answered in the month of `now`. */
  readonly messages: number
  readonly now: Date
  readonly billingUrl: string
}

function ofPlan({ row, now, billingUrl }: Situation): PlanNotice | null {
  if (row === null) return null
  const { plan_status: status, subscription_end: end, subscription_tier: tier } = row
  if (!row.subscribed) {
    const endedAt = row.ended_at
    const isNews = endedAt !== null && now.getTime() - endedAt.getTime() < NEWS_MS
    return isNews ? { key: `ended_${endedAt.getTime()}`, ...planMails.ended(billingUrl) } : null
  }
  if (end === null || tier === null || end <= now) return null
  if (status === 'trial') {
    const days = trialNoticeDue(end, now)
    if (days === null) return null
    const text = planMails.trialEnds(tier, days, end, billingUrl)
    return { key: `trial-${days}_${end.getTime()}`, ...text }
  }
  if (status === 'past_due') {
    const key = `past-due_${end.getTime()}`
    return { key, ...planMails.paymentFailed(tier, end, billingUrl) }
  }
  const isEnding = row.billing_interval !== null && row.renews_at === null
  if (!isEnding) return null
  return { key: `cancelled_${end.getTime()}`, ...planMails.cancelled(tier, end, billingUrl) }
}

function ofMessages({ row, messages, now, billingUrl }: Situation): PlanNotice | null {
  const limits = limitsFor(tierInForce(row, now))
  const cap = limits.maxMessages
  const share = usageNoticeDue(messages, cap)
  if (share === null) return null
  const usage = { used: messages, cap, answered: answersBeforeMessageTaking(limits) }
  const key = `messages-${share * 100}_${monthKey(now)}_${cap}`
  return { key, ...planMails.messages(share, usage, billingUrl) }
}

/** What an owner should be told of the plan by mail at this moment, told already or not. */
export const planNoticesDue = (situation: Situation): readonly PlanNotice[] =>
  [ofPlan(situation), ofMessages(situation)].filter((notice) => notice !== null)
