import {
  isUpgrade,
  planOfPrice,
  type PlanChangePreview,
  type PlanPrice,
} from '@docent/domain/billing'
import { ServiceError } from '@docent/domain/errors'
import type { BillingDeps, ProviderSubscription } from './ports.ts'
import { isLive } from './plan-row.ts'
import { requireProvider, syncSubscription } from './sync-subscription.ts'

/** How far back the moment of a preview may lie, in seconds. */
const PREVIEW_SECONDS = 60 * 60

interface Current {
  readonly customerId: string
  readonly subscription: ProviderSubscription
}

/** @throws ServiceError `no_subscription` */
async function requireSubscription(deps: BillingDeps, ownerId: string): Promise<Current> {
  const provider = requireProvider(deps)
  const customerId = await deps.store.findCustomer(ownerId)
  const subscription = customerId === null ? null : await provider.findSubscription(customerId)
  if (customerId === null || subscription === null || !isLive(subscription)) {
    throw new ServiceError('no_subscription')
  }
  return { customerId, subscription }
}

interface Wish {
  readonly ownerId: string
  readonly priceId: string
}

async function judge(deps: BillingDeps, { ownerId, priceId }: Wish) {
  const to: PlanPrice | null = planOfPrice(deps.settings.prices, priceId)
  if (to === null) throw new ServiceError('unknown_price')
  const current = await requireSubscription(deps, ownerId)
  const from = planOfPrice(deps.settings.prices, current.subscription.priceId)
  if (from === null) throw new ServiceError('no_subscription', 'price is not in the catalogue')
  if (current.subscription.priceId === priceId) throw new ServiceError('same_plan')
  return { ...current, isUpgrade: isUpgrade(from, to) }
}

/** Now, or the moment that was shown a short while ago; never before the period that is credited. */
function prorationDateOf(
  { now }: BillingDeps,
  { periodStart }: ProviderSubscription,
  shown?: number,
): number {
  const at = Math.floor(now().getTime() / 1000)
  const isRecent = shown !== undefined && shown <= at && shown > at - PREVIEW_SECONDS
  return Math.max(isRecent ? shown : at, Math.floor(periodStart.getTime() / 1000))
}

/**
 * What a change would cost and when it would take effect; nothing is changed.
 * @throws ServiceError `unknown_price`, `no_subscription`, `same_plan`
 */
export async function previewPlanChange(deps: BillingDeps, wish: Wish): Promise<PlanChangePreview> {
  const change = await judge(deps, wish)
  const prorationDate = prorationDateOf(deps, change.subscription)
  if (!change.isUpgrade) {
    const effectiveAt = change.subscription.periodEnd.toISOString()
    return { kind: 'downgrade', dueCents: 0, creditCents: 0, effectiveAt, prorationDate }
  }
  const { priceId } = wish
  const amounts = await requireProvider(deps).previewChange({ ...change, priceId, prorationDate })
  return { kind: 'upgrade', ...amounts, effectiveAt: deps.now().toISOString(), prorationDate }
}

/**
 * Upgrades now, paid at once; downgrades at the end of the period (decision 9).
 * @param wish `prorationDate` of the preview, so that what was shown is what is charged
 * @throws ServiceError `payment_failed`; the plan is then unchanged
 */
export async function changePlan(
  deps: BillingDeps,
  wish: Wish & { readonly prorationDate: number },
): Promise<{ kind: 'upgrade' | 'downgrade' }> {
  const change = await judge(deps, wish)
  const provider = requireProvider(deps)
  const prorationDate = prorationDateOf(deps, change.subscription, wish.prorationDate)
  if (change.isUpgrade) {
    await provider.changeNow({ ...change, priceId: wish.priceId, prorationDate })
  } else {
    await provider.changeAtPeriodEnd(change.subscription, wish.priceId)
  }
  await syncSubscription(deps, wish.ownerId)
  return { kind: change.isUpgrade ? 'upgrade' : 'downgrade' }
}

/**
 * Lets the plan end with its period, or go on after all; a downgrade that waits is dropped.
 * @throws ServiceError `no_subscription`
 */
export async function setCancellation(
  deps: BillingDeps,
  { ownerId, cancels }: { ownerId: string; cancels: boolean },
): Promise<{ success: true }> {
  const { subscription } = await requireSubscription(deps, ownerId)
  await requireProvider(deps).setCancelAtPeriodEnd(subscription, cancels)
  await syncSubscription(deps, ownerId)
  return { success: true }
}
