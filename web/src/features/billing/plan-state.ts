import { priceCents } from '@docent/domain/billing'
import type { Subscriber } from '@docent/domain/collections'
import { billingMessages as text } from '@docent/domain/messages/billing'
import { isPaidTier, type Tier } from '@docent/domain/plans'

/** A date as the billing tab writes it. */
export const formatDate = (date: Date): string =>
  date.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' })

/** Whether the plan is a subscription at the payment provider, which can be changed. */
export const isSubscription = (row: Subscriber | null): boolean =>
  row?.plan_status === 'active' ||
  row?.plan_status === 'trialing' ||
  row?.plan_status === 'past_due'

/** Whether a subscription has been cancelled and runs to its end. */
export const isEnding = (row: Subscriber | null): boolean =>
  isSubscription(row) && row?.renews_at === null && row.plan_status !== 'past_due'

/** The plan in one line: what it is, and until when. */
export function planLine(row: Subscriber | null, tier: Tier): string {
  const end = row?.subscription_end
  if (tier === 'Free' || !row || !end) return text.noSubscription
  if (row.plan_status === 'trial') return `Trial until ${formatDate(end)}, then Free`
  if (row.plan_status === 'past_due') return `Payment failed, in force until ${formatDate(end)}`
  const { renews_at: renewsAt, billing_interval: interval } = row
  if (renewsAt === null) return `Active until ${formatDate(end)}, then Free`
  if (row.pending_tier !== null) {
    return `Active, changes to ${row.pending_tier} on ${formatDate(renewsAt)}`
  }
  const amount =
    isPaidTier(tier) && interval !== null
      ? ` for ${text.price(priceCents({ tier, interval }))}`
      : ''
  const isTrial = row.plan_status === 'trialing'
  return isTrial
    ? `Trial until ${formatDate(renewsAt)}, then billed${amount}`
    : `Active, renews on ${formatDate(renewsAt)}${amount}`
}
