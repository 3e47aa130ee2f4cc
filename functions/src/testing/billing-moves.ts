import type { StripeStandIn } from '../../../emulators/stand-ins/stripe/stripe.ts'
import { openPortal } from '../billing/billing-summary.ts'
import { setCancellation } from '../billing/change-plan.ts'
import type { BillingDeps } from '../billing/ports.ts'

/** Does something on the pages of the payment provider's portal. */
export async function changed(
  standIn: StripeStandIn,
  deps: BillingDeps,
  ownerId: string,
  action: 'good_card' | 'bad_card' | 'cancel' | 'resume',
): Promise<void> {
  const { url } = await openPortal(deps, ownerId)
  if (!url.startsWith(standIn.url)) throw new Error(`not a portal: ${url}`)
  await fetch(url, { method: 'POST', body: new URLSearchParams({ action }) })
}

export const cancelled = (deps: BillingDeps, ownerId: string, cancels: boolean) =>
  setCancellation(deps, { ownerId, cancels })
