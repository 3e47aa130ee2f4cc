import { tierInForce } from '@docent/domain/plans'
import type { BillingDeps, PlanRow } from './ports.ts'
import { NO_PLAN } from './plan-row.ts'
import { syncSubscription } from './sync-subscription.ts'

export interface SubscriptionAnswer {
  readonly subscribed: boolean
  readonly subscription_tier: string | null
  /** ISO 8601. */
  readonly subscription_end: string | null
}

const answer = (row: PlanRow, now: Date): SubscriptionAnswer => {
  const isInForce = tierInForce(row, now) !== 'Free'
  return {
    subscribed: isInForce,
    subscription_tier: isInForce ? row.subscription_tier : null,
    subscription_end: isInForce ? (row.subscription_end?.toISOString() ?? null) : null,
  }
}

/**
 * The owner's plan: by the row while that is in force, else confirmed with the payment provider.
 * Onboarding is reset by a confirmed end alone (decision 8), never by a failure to confirm.
 * @throws ServiceError where it cannot be confirmed; nothing is changed then
 */
export async function checkSubscription(
  deps: BillingDeps,
  ownerId: string,
): Promise<SubscriptionAnswer> {
  const row = await deps.store.findRow(ownerId)
  const now = deps.now()
  if (row !== null && tierInForce(row, now) !== 'Free') return answer(row, now)
  const customer = await deps.store.findCustomer(ownerId)
  const isSettled = customer === null && (row === null || !row.subscribed)
  if (isSettled) return answer(row ?? NO_PLAN, now)
  return answer((await syncSubscription(deps, ownerId)) ?? NO_PLAN, now)
}
