import { ServiceError } from '@docent/domain/errors'
import type { BillingDeps, PaymentProvider, PlanRow } from './ports.ts'
import { isKnownStatus, isLive, nextRow } from './plan-row.ts'

/** @throws ServiceError `billing_not_configured` */
export function requireProvider({ provider }: Pick<BillingDeps, 'provider'>): PaymentProvider {
  if (provider === null) throw new ServiceError('billing_not_configured')
  return provider
}

/**
 * Reads the provider and writes the owner's row accordingly. What an event said does not matter,
 * only what the provider says now, so events may come twice, late and in any order. Of readings
 * that overlap, the one that began last is the one that stays.
 * @returns the row that stands now
 * @throws ServiceError where the provider cannot be read; the row is then left as it was
 */
export async function syncSubscription(
  deps: BillingDeps,
  ownerId: string,
): Promise<PlanRow | null> {
  const customerId = await deps.store.findCustomer(ownerId)
  const reading = await deps.store.beginReading(ownerId)
  const subscription =
    customerId === null ? null : await requireProvider(deps).findSubscription(customerId)
  if (subscription !== null && !isKnownStatus(subscription.status)) {
    deps.logOddity('unknown subscription status', { ownerId, status: subscription.status })
  }
  const row = await deps.store.finishReading(ownerId, reading, (before) =>
    nextRow(before, subscription, { prices: deps.settings.prices, now: deps.now() }),
  )
  if (subscription !== null && isLive(subscription) && row?.subscribed === false) {
    deps.logOddity('a subscription to a price that is not in the catalogue', { ownerId })
  }
  return row
}
