import { planOfPrice } from '@docent/domain/billing'
import { ServiceError } from '@docent/domain/errors'
import { TRIAL_DAYS } from '@docent/domain/plans'
import type { BillingDeps, Checkout, PaymentProvider } from './ports.ts'
import { isLive } from './plan-row.ts'
import { requireProvider, syncSubscription } from './sync-subscription.ts'

interface Buyer {
  readonly userId: string
  readonly email: string | null
  readonly isEmailVerified: boolean
}

/** Where the provider sends the owner back to. The words in braces are filled in by the provider. */
const returnUrls = (appUrl: string, isOnboarded: boolean) => {
  const page = `${appUrl}${isOnboarded ? '/dashboard/billing' : '/onboarding'}`
  return {
    successUrl: `${page}?success=true&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${page}?canceled=true`,
  }
}

async function findOrCreateCustomer(
  deps: BillingDeps,
  provider: PaymentProvider,
  { userId, email }: Buyer,
): Promise<string> {
  const known = await deps.store.findCustomer(userId)
  if (known !== null) return known
  const created = await provider.createCustomer({ ownerId: userId, email })
  return deps.store.saveCustomer(userId, created)
}

/**
 * Opens a checkout for a plan of the catalogue. An open one for the same price is used again; calls
 * at the same time make one customer and one checkout. An unused trial goes before the first payment.
 * @returns address of the payment page
 * @throws ServiceError `unknown_price` before the provider is asked, `email_unverified`,
 *   `already_subscribed`
 */
export async function createCheckout(
  deps: BillingDeps,
  { owner, priceId }: { owner: Buyer; priceId: string },
): Promise<{ url: string }> {
  const provider = requireProvider(deps)
  if (planOfPrice(deps.settings.prices, priceId) === null) throw new ServiceError('unknown_price')
  if (!owner.isEmailVerified) throw new ServiceError('email_unverified')
  const customerId = await findOrCreateCustomer(deps, provider, owner)
  const subscription = await provider.findSubscription(customerId)
  if (subscription !== null && isLive(subscription)) {
    await syncSubscription(deps, owner.userId)
    throw new ServiceError('already_subscribed')
  }
  const checkouts = await provider.listCheckouts(customerId)
  const open = checkouts.filter(({ status }) => status === 'open')
  const same = open.find((checkout) => checkout.priceId === priceId && checkout.url !== null)
  // Of two open checkouts both could be paid.
  const others = open.filter((checkout) => checkout.priceId !== priceId)
  await Promise.all(others.map(({ id }) => provider.expireCheckout(id)))
  const checkout = same ?? (await openCheckout(deps, { owner, customerId, priceId, checkouts }))
  if (checkout.url === null) throw new ServiceError('unavailable', 'checkout without an address')
  return { url: checkout.url }
}

interface Order {
  owner: Buyer
  customerId: string
  priceId: string
  checkouts: readonly Checkout[]
}

async function openCheckout(
  deps: BillingDeps,
  { owner, customerId, priceId, checkouts }: Order,
): Promise<Checkout> {
  const row = await deps.store.findRow(owner.userId)
  const hasTrial = (row?.trial_started_at ?? null) === null && row?.subscribed !== true
  const trialDays = hasTrial ? TRIAL_DAYS : 0
  const isOnboarded = await deps.store.isOnboarded(owner.userId)
  // Parallel calls see the same newest checkout; once it is paid or expired the key is a new one.
  const latest = checkouts[0]?.id ?? 'first'
  return requireProvider(deps).createCheckout({
    customerId,
    ownerId: owner.userId,
    priceId,
    trialDays,
    collectsTaxIds: deps.settings.collectsTaxIds,
    ...returnUrls(deps.settings.appUrl, isOnboarded),
    key: `checkout:${owner.userId}:${priceId}:${latest}:${trialDays}:${isOnboarded ? 'd' : 'o'}`,
  })
}

/**
 * Whether a checkout has been paid, asked of the provider; the row follows at once where it has
 * (decision 17).
 * @throws ServiceError `not_found` where it is not the owner's
 */
export async function confirmCheckout(
  deps: BillingDeps,
  { ownerId, sessionId }: { ownerId: string; sessionId: string },
): Promise<{ confirmed: boolean; tier: string | null }> {
  const customerId = await deps.store.findCustomer(ownerId)
  const checkout = customerId && (await requireProvider(deps).findCheckout(sessionId))
  if (!checkout || checkout.customerId !== customerId) throw new ServiceError('not_found')
  if (checkout.status !== 'complete') return { confirmed: false, tier: null }
  const row = await syncSubscription(deps, ownerId)
  return { confirmed: row?.subscribed === true, tier: row?.subscription_tier ?? null }
}
