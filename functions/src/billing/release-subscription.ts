import type { BillingDeps } from './ports.ts'
import { isLive } from './plan-row.ts'
import { requireProvider } from './sync-subscription.ts'

/**
 * Ends the subscription of an account that is being deleted, at once. May be repeated.
 * @throws ServiceError where it may still be running
 */
export async function releaseSubscription(deps: BillingDeps, ownerId: string): Promise<void> {
  const customerId = await deps.store.findCustomer(ownerId)
  if (customerId === null) return
  const provider = requireProvider(deps)
  const checkouts = await provider.listCheckouts(customerId)
  const open = checkouts.filter(({ status }) => status === 'open')
  await Promise.all(open.map(({ id }) => provider.expireCheckout(id)))
  const subscription = await provider.findSubscription(customerId)
  if (subscription !== null && isLive(subscription)) await provider.cancelNow(subscription.id)
}
