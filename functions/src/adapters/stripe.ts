import type Stripe from 'stripe'
import type { Checkout, PaymentProvider, ProviderSubscription } from '../billing/ports.ts'
import {
  asServiceError,
  clientOf,
  dateOf,
  idOf,
  isMissing,
  type StripeSettings,
} from './stripe-client.ts'

/** Subscriptions and checkouts of one customer that are looked at. */
const PAGE_SIZE = 100
const INVOICES_SHOWN = 24

const LIVE = new Set<string>(['trialing', 'active', 'past_due'])

/** Reads a subscription; `null` where it holds no item, which nothing here sells. */
function readSubscription(
  subscription: Stripe.Subscription,
  schedule: Stripe.SubscriptionSchedule | null,
): ProviderSubscription | null {
  const item = subscription.items.data[0]
  if (item === undefined) return null
  const next = schedule?.phases.find(({ start_date }) => start_date >= item.current_period_end)
  return {
    id: subscription.id,
    itemId: item.id,
    status: subscription.status,
    priceId: item.price.id,
    createdAt: dateOf(subscription.created),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    trialStart: subscription.trial_start === null ? null : dateOf(subscription.trial_start),
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    pendingPriceId: idOf(next?.items[0]?.price),
    scheduleId: idOf(subscription.schedule),
  }
}

const CHECKOUT_STATUSES = ['open', 'complete'] as const

const readCheckout = (session: Stripe.Checkout.Session): Checkout => ({
  id: session.id,
  customerId: idOf(session.customer) ?? '',
  priceId: session.metadata?.['price_id'] ?? '',
  status: CHECKOUT_STATUSES.find((status) => status === session.status) ?? 'expired',
  url: session.url,
})

const isLive = ({ status }: Stripe.Subscription): boolean => LIVE.has(status)

/** Live before ended, newer before older. */
const byWeight = (one: Stripe.Subscription, other: Stripe.Subscription): number =>
  Number(isLive(other)) - Number(isLive(one)) || other.created - one.created

/** Stripe as the payment provider. *Source:* Stripe API reference, version of the installed SDK. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const client = clientOf(settings)
  const call = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await work(await client())
    } catch (error) {
      throw asServiceError(error)
    }
  }
  return {
    ...customerCalls(call),
    ...checkoutCalls(call),
    ...subscriptionCalls(call),
  }
}

type Call = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>

const customerCalls = (
  call: Call,
): Pick<PaymentProvider, 'createCustomer' | 'findOwner' | 'openPortal' | 'listInvoices'> => ({
  createCustomer: ({ ownerId, email }) =>
    call(async ({ customers }) => {
      const customer = await customers.create(
        { metadata: { user_id: ownerId }, ...(email !== null && { email }) },
        { idempotencyKey: `customer:${ownerId}:${email ?? ''}` },
      )
      return customer.id
    }),
  findOwner: (customerId) =>
    call(async ({ customers }) => {
      try {
        const customer = await customers.retrieve(customerId)
        return customer.deleted === true ? null : (customer.metadata['user_id'] ?? null)
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    }),
  openPortal: (customerId, returnUrl) =>
    call(async ({ billingPortal }) => {
      const session = await billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
      })
      return session.url
    }),
  listInvoices: (customerId) =>
    call(async ({ invoices }) => {
      const { data } = await invoices.list({ customer: customerId, limit: INVOICES_SHOWN })
      return data.map((invoice) => ({
        id: invoice.id,
        number: invoice.number ?? '',
        createdAt: dateOf(invoice.created).toISOString(),
        totalCents: invoice.total,
        status: invoice.status ?? 'draft',
        url: invoice.hosted_invoice_url ?? null,
      }))
    }),
})

const checkoutCalls = (
  call: Call,
): Pick<
  PaymentProvider,
  'createCheckout' | 'listCheckouts' | 'findCheckout' | 'expireCheckout'
> => ({
  createCheckout: (order) =>
    call(async ({ checkout }) => {
      const metadata = { user_id: order.ownerId }
      const session = await checkout.sessions.create(
        {
          mode: 'subscription',
          customer: order.customerId,
          line_items: [{ price: order.priceId, quantity: 1 }],
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
          allow_promotion_codes: true,
          metadata: { ...metadata, price_id: order.priceId },
          subscription_data: {
            metadata,
            ...(order.trialDays > 0 && {
              trial_period_days: order.trialDays,
              trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
            }),
          },
          ...(order.trialDays > 0 && { payment_method_collection: 'if_required' }),
          ...(order.collectsTaxIds && {
            tax_id_collection: { enabled: true },
            customer_update: { name: 'auto', address: 'auto' },
          }),
        },
        { idempotencyKey: order.key },
      )
      return readCheckout(session)
    }),
  listCheckouts: (customerId) =>
    call(async ({ checkout }) => {
      const { data } = await checkout.sessions.list({ customer: customerId, limit: PAGE_SIZE })
      return data.map(readCheckout)
    }),
  findCheckout: (checkoutId) =>
    call(async ({ checkout }) => {
      try {
        return readCheckout(await checkout.sessions.retrieve(checkoutId))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    }),
  expireCheckout: (checkoutId) =>
    call(async ({ checkout }) => {
      const { status } = await checkout.sessions.retrieve(checkoutId)
      if (status === 'open') await checkout.sessions.expire(checkoutId)
    }),
})

/** Lets go of a schedule, so that the subscription can be changed directly. */
async function release(stripe: Stripe, { scheduleId }: ProviderSubscription): Promise<void> {
  if (scheduleId !== null) await stripe.subscriptionSchedules.release(scheduleId)
}

const subscriptionCalls = (
  call: Call,
): Pick<
  PaymentProvider,
  | 'findSubscription'
  | 'previewChange'
  | 'changeNow'
  | 'changeAtPeriodEnd'
  | 'setCancelAtPeriodEnd'
  | 'cancelNow'
> => ({
  findSubscription: (customerId) =>
    call(async ({ subscriptions, subscriptionSchedules }) => {
      const query = { customer: customerId, status: 'all', limit: PAGE_SIZE } as const
      const { data } = await subscriptions.list(query)
      const first = data.toSorted(byWeight)[0]
      if (first === undefined) return null
      const scheduleId = idOf(first.schedule)
      const schedule = scheduleId && (await subscriptionSchedules.retrieve(scheduleId))
      return readSubscription(first, schedule || null)
    }),
  previewChange: ({ customerId, subscription, priceId, prorationDate }) =>
    call(async ({ invoices }) => {
      const preview = await invoices.createPreview({
        customer: customerId,
        subscription: subscription.id,
        subscription_details: {
          items: [{ id: subscription.itemId, price: priceId }],
          proration_behavior: 'always_invoice',
          proration_date: prorationDate,
        },
      })
      const credits = preview.lines.data.filter(({ amount }) => amount < 0)
      return {
        dueCents: preview.amount_due,
        creditCents: credits.reduce((sum, { amount }) => sum - amount, 0),
      }
    }),
  changeNow: ({ subscription, priceId, prorationDate }) =>
    call(async (stripe) => {
      await release(stripe, subscription)
      await stripe.subscriptions.update(subscription.id, {
        items: [{ id: subscription.itemId, price: priceId }],
        proration_behavior: 'always_invoice',
        proration_date: prorationDate,
        payment_behavior: 'error_if_incomplete',
        ...(subscription.cancelsAtPeriodEnd && { cancel_at_period_end: false }),
      })
    }),
  changeAtPeriodEnd: (subscription, priceId) =>
    call(async (stripe) => {
      await release(stripe, subscription)
      if (subscription.cancelsAtPeriodEnd) {
        await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
      }
      const { id, phases } = await stripe.subscriptionSchedules.create({
        from_subscription: subscription.id,
      })
      const current = phases[0]
      await stripe.subscriptionSchedules.update(id, {
        end_behavior: 'release',
        phases: [
          {
            items: [{ price: subscription.priceId, quantity: 1 }],
            start_date: current?.start_date ?? subscription.periodStart.getTime() / 1000,
            end_date: current?.end_date ?? subscription.periodEnd.getTime() / 1000,
          },
          { items: [{ price: priceId, quantity: 1 }] },
        ],
      })
    }),
  setCancelAtPeriodEnd: (subscription, cancels) =>
    call(async (stripe) => {
      await release(stripe, subscription)
      await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: cancels })
    }),
  cancelNow: (subscriptionId) =>
    call(async ({ subscriptions }) => {
      const { status } = await subscriptions.retrieve(subscriptionId)
      if (status !== 'canceled') await subscriptions.cancel(subscriptionId)
    }),
})
