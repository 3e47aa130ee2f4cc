import type { BillingDeps, PlanRow } from './ports.ts'
import { syncSubscription } from './sync-subscription.ts'

export interface Reconciliation {
  readonly checked: number
  /** Owners whose row said something else than the provider. */
  readonly repaired: number
  readonly failed: number
}

/** Whether two rows give the same plan. Times of trials and ends are the row's own. */
const isSamePlan = (one: PlanRow | null, other: PlanRow | null): boolean =>
  JSON.stringify([one?.subscribed ?? false, one?.subscription_tier, one?.subscription_end]) ===
  JSON.stringify([other?.subscribed ?? false, other?.subscription_tier, other?.subscription_end])

/**
 * Reads the provider for every owner who has bought something or whose plan has run out, and puts
 * the rows right. One that fails does not hold up the others; its row is left as it is.
 */
export async function reconcileSubscriptions(deps: BillingDeps): Promise<Reconciliation> {
  let checked = 0
  let repaired = 0
  let failed = 0
  for await (const ownerIds of deps.store.listBilledOwners(deps.now())) {
    for (const ownerId of ownerIds) {
      checked += 1
      try {
        const before = await deps.store.findRow(ownerId)
        const after = await syncSubscription(deps, ownerId)
        if (isSamePlan(before, after)) continue
        repaired += 1
        deps.logOddity('a row was put right', { ownerId })
      } catch {
        failed += 1
        deps.logOddity('a row could not be checked', { ownerId })
      }
    }
  }
  return { checked, repaired, failed }
}
