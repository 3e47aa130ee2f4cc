import { ServiceError } from '@docent/domain/errors'
import type { BillingDeps, EventLocks, ReadEvent } from './ports.ts'
import { isLive } from './plan-row.ts'
import { requireProvider, syncSubscription } from './sync-subscription.ts'

/** Kinds of events after which a row may have to change. Others are taken and left. */
const CONCERNS_PLAN =
  /^(customer\.subscription\.|checkout\.session\.completed$|invoice\.|subscription_schedule\.)/

export interface WebhookDeps extends BillingDeps {
  readonly readEvent: ReadEvent
  readonly locks: EventLocks
  /** Lets the owner know what the event changed. Never fails. */
  tellOwner(ownerId: string): Promise<void>
}

/** Owner of a customer, also of one that was made outside the app and names its owner. */
async function findOwner(deps: BillingDeps, customerId: string): Promise<string | null> {
  const known = await deps.store.findOwner(customerId)
  if (known !== null) return known
  const named = await requireProvider(deps).findOwner(customerId)
  if (named === null) return null
  return (await deps.store.saveCustomer(named, customerId)) === customerId ? named : null
}

/** A second checkout that is still open could be paid as well. */
async function closeOpenCheckouts(deps: BillingDeps, customerId: string): Promise<void> {
  const provider = requireProvider(deps)
  const subscription = await provider.findSubscription(customerId)
  if (subscription === null || !isLive(subscription)) return
  const checkouts = await provider.listCheckouts(customerId)
  const open = checkouts.filter(({ status }) => status === 'open')
  await Promise.all(open.map(({ id }) => provider.expireCheckout(id)))
}

/**
 * Takes an event of the payment provider: once, by its id, and as a hint to read the provider anew.
 * @throws ServiceError `forbidden` for a signature that is not the provider's; `unavailable` where
 *   the event has to come again
 */
export async function receiveEvent(
  deps: WebhookDeps,
  { rawBody, signature }: { rawBody: Uint8Array; signature: string | undefined },
): Promise<{ received: true }> {
  const event = await deps.readEvent(rawBody, signature)
  if (event.customerId === null || !CONCERNS_PLAN.test(event.type)) return { received: true }
  const lock = await deps.locks.take(event.id, deps.now())
  if (lock === 'done') return { received: true }
  if (lock === 'busy') throw new ServiceError('unavailable', 'event is in hand')
  try {
    const ownerId = await findOwner(deps, event.customerId)
    if (ownerId !== null) await syncSubscription(deps, ownerId)
    if (ownerId !== null) await deps.tellOwner(ownerId)
    if (event.type === 'checkout.session.completed') {
      await closeOpenCheckouts(deps, event.customerId)
    }
    await deps.locks.finish(event.id)
  } catch (error) {
    await deps.locks.release(event.id)
    throw error
  }
  return { received: true }
}
