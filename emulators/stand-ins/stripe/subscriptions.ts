import { bill, addInterval, pay, planLine, prorate, requirePayable, totalOf } from './payments.ts'
import {
  emit,
  newId,
  nowOf,
  type Coupon,
  type Customer,
  type Invoice,
  type Price,
  type StripeState,
  type Subscription,
} from './state.ts'

const DAY = 86_400

interface NewSubscription {
  customer: Customer
  price: Price
  trialDays: number
  metadata: Record<string, string>
  coupon?: Coupon | null
}

/** Starts a subscription and bills its first period. @throws StripeFault where the card is declined */
export function subscribe(state: StripeState, order: NewSubscription): Subscription {
  const at = nowOf(state)
  const isTrial = order.trialDays > 0
  if (!isTrial) requirePayable(order.customer, order.price.unit_amount)
  const periodEnd = isTrial
    ? at + order.trialDays * DAY
    : addInterval(at, order.price.recurring.interval)
  const subscription: Subscription = {
    id: newId(state, 'sub'),
    object: 'subscription',
    customer: order.customer.id,
    created: at,
    livemode: false,
    status: isTrial ? 'trialing' : 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    trial_start: isTrial ? at : null,
    trial_end: isTrial ? periodEnd : null,
    latest_invoice: null,
    schedule: null,
    metadata: order.metadata,
    coupon: order.coupon ?? null,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: newId(state, 'si'),
          object: 'subscription_item',
          price: order.price,
          quantity: 1,
          current_period_start: at,
          current_period_end: periodEnd,
        },
      ],
    },
  }
  state.subscriptions.set(subscription.id, subscription)
  emit(state, 'customer.subscription.created', subscription)
  if (!isTrial) {
    bill(state, subscription, { lines: [planLine(order.price)], reason: 'subscription_create' })
  }
  return subscription
}

export const updated = (state: StripeState, subscription: Subscription): void =>
  emit(state, 'customer.subscription.updated', subscription)

/** Changes the price now and bills the difference. @throws StripeFault where the card is declined */
export function changePrice(
  state: StripeState,
  subscription: Subscription,
  { price, at }: { price: Price; at: number },
): void {
  const [item] = subscription.items.data
  const { lines, period } = prorate(subscription, price, at)
  const customer = state.customers.get(subscription.customer) as Customer
  requirePayable(customer, totalOf(lines))
  item.price = price
  item.current_period_start = period.start
  item.current_period_end = period.end
  if (subscription.status === 'trialing') {
    item.current_period_end = subscription.trial_end ?? period.end
  } else {
    bill(state, subscription, { lines, reason: 'subscription_update' })
  }
  updated(state, subscription)
}

export function setCancelAtPeriodEnd(
  state: StripeState,
  subscription: Subscription,
  isCancelling: boolean,
): void {
  subscription.cancel_at_period_end = isCancelling
  subscription.cancel_at = isCancelling ? subscription.items.data[0].current_period_end : null
  subscription.canceled_at = isCancelling ? nowOf(state) : null
  updated(state, subscription)
}

/** Ends a subscription for good. */
export function end(state: StripeState, subscription: Subscription): void {
  subscription.status = 'canceled'
  subscription.canceled_at ??= nowOf(state)
  subscription.ended_at = nowOf(state)
  releaseSchedule(state, subscription)
  emit(state, 'customer.subscription.deleted', subscription)
}

export function releaseSchedule(state: StripeState, subscription: Subscription): void {
  const schedule = state.schedules.get(subscription.schedule ?? '')
  subscription.schedule = null
  if (schedule === undefined) return
  schedule.status = 'released'
  schedule.released_subscription = subscription.id
  schedule.subscription = null
  emit(state, 'subscription_schedule.released', schedule)
}

/** Tries an open invoice again, and lets its subscription recover or end. */
export function retry(state: StripeState, invoice: Invoice): boolean {
  const { subscription: id } = invoice.parent.subscription_details
  const subscription = state.subscriptions.get(id) as Subscription
  const isPaid = pay(state, invoice)
  if (isPaid && subscription.status === 'past_due') {
    subscription.status = 'active'
    updated(state, subscription)
  } else if (!isPaid && invoice.next_payment_attempt === null) {
    end(state, subscription)
  }
  return isPaid
}

/** What a subscription's period end brings: its end, its first bill, or its next one. */
function renew(state: StripeState, subscription: Subscription): void {
  const customer = state.customers.get(subscription.customer) as Customer
  const [item] = subscription.items.data
  const hasCard = customer.invoice_settings.default_payment_method !== null
  if (subscription.cancel_at_period_end || (subscription.status === 'trialing' && !hasCard)) {
    end(state, subscription)
    return
  }
  const next = state.schedules.get(subscription.schedule ?? '')?.phases[1]?.items[0]?.price
  if (next !== undefined) {
    item.price = state.prices.get(next) ?? item.price
    releaseSchedule(state, subscription)
  }
  item.current_period_start = item.current_period_end
  item.current_period_end = addInterval(item.current_period_start, item.price.recurring.interval)
  subscription.status = 'active'
  const invoice = bill(state, subscription, {
    lines: [planLine(item.price)],
    reason: 'subscription_cycle',
  })
  if (invoice.status !== 'paid') subscription.status = 'past_due'
  updated(state, subscription)
}

const IS_LIVE = new Set(['trialing', 'active', 'past_due'])

/** The next thing that time brings, or `null`. */
function nextDue(state: StripeState): { at: number; run: () => void } | null {
  const due = [
    ...[...state.subscriptions.values()]
      .filter(({ status }) => IS_LIVE.has(status))
      .map((subscription) => ({
        at: subscription.items.data[0].current_period_end,
        run: () => renew(state, subscription),
      })),
    ...[...state.invoices.values()].flatMap((invoice) =>
      invoice.status === 'open' && invoice.next_payment_attempt !== null
        ? [{ at: invoice.next_payment_attempt, run: () => void retry(state, invoice) }]
        : [],
    ),
    ...[...state.sessions.values()]
      .filter(({ status }) => status === 'open')
      .map((session) => ({
        at: session.expires_at,
        run: () => {
          session.status = 'expired'
          session.url = null
          emit(state, 'checkout.session.expired', session)
        },
      })),
  ]
  return due.toSorted((one, other) => one.at - other.at)[0] ?? null
}

/** Moves the test clock to a moment; everything that falls due on the way happens in its order. */
export function advanceTo(state: StripeState, to: number): void {
  for (let next = nextDue(state); next !== null && next.at <= to; next = nextDue(state)) {
    state.ahead += Math.max(0, next.at - nowOf(state))
    next.run()
  }
  state.ahead += Math.max(0, to - nowOf(state))
}
