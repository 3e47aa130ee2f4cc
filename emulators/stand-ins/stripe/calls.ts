import {
  invalidParameter,
  invalidState,
  invalidUrl,
  missingParameter,
  unknownParameter,
} from './faults.ts'
import { textAt, textsAt, type FormBody } from './form-body.ts'
import { prorate, settle, totalOf } from './payments.ts'
import {
  emit,
  listOf,
  newId,
  nowOf,
  require,
  type CheckoutSession,
  type Schedule,
  type StripeState,
} from './state.ts'
import { changePrice, setCancelAtPeriodEnd, subscribe, updated } from './subscriptions.ts'

export interface ApiRequest {
  /** The part of the path that names the object; '' in lists. */
  readonly id: string
  readonly body: FormBody
}

export type ApiCall = (state: StripeState, request: ApiRequest) => unknown

export interface Route {
  /** `METHOD /path`, with `:id`. */
  readonly target: string
  /** Top-level parameters that it takes. */
  readonly takes: readonly string[]
  readonly call: ApiCall
}

const SESSION_SECONDS = 24 * 60 * 60

export function requireText(body: FormBody, ...path: string[]): string {
  const value = textAt(body, ...path)
  if (value === undefined || value === '') {
    throw missingParameter(path.map((part, index) => (index === 0 ? part : `[${part}]`)).join(''))
  }
  return value
}

export function requireUrl(body: FormBody, name: string): string {
  const value = requireText(body, name)
  if (!URL.canParse(value.replace('{CHECKOUT_SESSION_ID}', 'x'))) throw invalidUrl(name)
  return value
}

/** @throws StripeFault on a parameter that the call does not take, as Stripe does */
export function refuseUnknown(body: FormBody, takes: readonly string[]): void {
  const unknown = Object.keys(body).find((name) => name !== 'expand' && !takes.includes(name))
  if (unknown !== undefined) throw unknownParameter(unknown)
}

export const createSession: ApiCall = (state, { body }) => {
  if (requireText(body, 'mode') !== 'subscription') {
    throw invalidParameter('mode', 'The stand-in sells subscriptions alone.')
  }
  const customer = require(state.customers, 'customer', requireText(body, 'customer'), 'customer')
  const price = require(state.prices, 'price', requireText(
    body,
    'line_items',
    '0',
    'price',
  ), 'line_items[0][price]')
  if (!price.active) throw invalidParameter('line_items[0][price]', 'The price is inactive.')
  if (
    textAt(body, 'tax_id_collection', 'enabled') === 'true' &&
    body['customer_update'] === undefined
  ) {
    throw invalidState(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
    )
  }
  const id = newId(state, 'cs_test')
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    customer: customer.id,
    created: nowOf(state),
    expires_at: nowOf(state) + SESSION_SECONDS,
    success_url: requireUrl(body, 'success_url'),
    cancel_url: requireUrl(body, 'cancel_url'),
    livemode: false,
    metadata: textsAt(body, 'metadata'),
    order: {
      price,
      trialDays: Number(textAt(body, 'subscription_data', 'trial_period_days') ?? 0),
      isCardOptional: textAt(body, 'payment_method_collection') === 'if_required',
      allowsCodes: textAt(body, 'allow_promotion_codes') === 'true',
      collectsTaxIds: textAt(body, 'tax_id_collection', 'enabled') === 'true',
      coupon: null,
      metadata: textsAt((body['subscription_data'] as FormBody | undefined) ?? {}, 'metadata'),
    },
    status: 'open',
    payment_status: 'unpaid',
    subscription: null,
    url: `${state.origin}/c/pay/${id}`,
  }
  state.sessions.set(id, session)
  return session
}

export const createSubscription: ApiCall = (state, { body }) => {
  const customer = require(state.customers, 'customer', requireText(body, 'customer'), 'customer')
  const priceId = requireText(body, 'items', '0', 'price')
  return subscribe(state, {
    customer,
    price: require(state.prices, 'price', priceId, 'items[0][price]'),
    trialDays: Number(textAt(body, 'trial_period_days') ?? 0),
    metadata: textsAt(body, 'metadata'),
  })
}

export const updateSubscription: ApiCall = (state, { id, body }) => {
  const subscription = require(state.subscriptions, 'subscription', id)
  if (subscription.status === 'canceled') {
    throw invalidState(
      'A canceled subscription can only update its cancellation_details and metadata.',
    )
  }
  const cancels = textAt(body, 'cancel_at_period_end')
  const priceId = textAt(body, 'items', '0', 'price')
  if (subscription.schedule !== null && (priceId !== undefined || cancels !== undefined)) {
    throw invalidState(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating it directly is not allowed.`,
    )
  }
  if (priceId !== undefined) {
    const price = require(state.prices, 'price', priceId, 'items[0][price]')
    if (textAt(body, 'items', '0', 'id') !== subscription.items.data[0].id) {
      throw invalidState(
        'A subscription of the stand-in has one item; name it to change its price.',
      )
    }
    const at = Number(textAt(body, 'proration_date') ?? nowOf(state))
    changePrice(state, subscription, { price, at })
  }
  if (cancels !== undefined && (cancels === 'true') !== subscription.cancel_at_period_end) {
    setCancelAtPeriodEnd(state, subscription, cancels === 'true')
  }
  return subscription
}

export const createPreview: ApiCall = (state, { body }) => {
  const id = requireText(body, 'subscription')
  const subscription = require(state.subscriptions, 'subscription', id, 'subscription')
  const details = (body['subscription_details'] as FormBody | undefined) ?? {}
  const priceId = requireText(details, 'items', '0', 'price')
  const price = require(state.prices, 'price', priceId, 'subscription_details[items][0][price]')
  const at = Number(textAt(details, 'proration_date') ?? nowOf(state))
  const { lines, period } = prorate(subscription, price, at)
  const customer = require(state.customers, 'customer', subscription.customer)
  return {
    object: 'invoice',
    currency: 'usd',
    total: totalOf(lines),
    amount_due: settle(customer, totalOf(lines)).due,
    period_end: period.end,
    lines: listOf('', lines),
  }
}

export const createSchedule: ApiCall = (state, { body }) => {
  const id = requireText(body, 'from_subscription')
  const subscription = require(state.subscriptions, 'subscription', id, 'from_subscription')
  if (subscription.schedule !== null) {
    throw invalidState('The subscription is already managed by a subscription schedule.')
  }
  const [item] = subscription.items.data
  const schedule: Schedule = {
    id: newId(state, 'sub_sched'),
    object: 'subscription_schedule',
    customer: subscription.customer,
    subscription: subscription.id,
    released_subscription: null,
    status: 'active',
    end_behavior: 'release',
    phases: [
      {
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        items: [{ price: item.price.id, quantity: 1 }],
      },
    ],
  }
  state.schedules.set(schedule.id, schedule)
  subscription.schedule = schedule.id
  updated(state, subscription)
  return schedule
}

export const updateSchedule: ApiCall = (state, { id, body }) => {
  const schedule = require(state.schedules, 'subscription_schedule', id)
  if (schedule.status !== 'active') throw invalidState('The schedule is no longer active.')
  const [first] = schedule.phases
  const priceId = requireText(body, 'phases', '1', 'items', '0', 'price')
  const price = require(state.prices, 'price', priceId, 'phases[1][items][0][price]')
  if (
    first === undefined ||
    Number(textAt(body, 'phases', '0', 'start_date')) !== first.start_date
  ) {
    throw invalidParameter(
      'phases[0][start_date]',
      'You can not modify the start date of the current phase.',
    )
  }
  const startDate = Number(requireText(body, 'phases', '0', 'end_date'))
  schedule.phases = [
    { ...first, end_date: startDate },
    { start_date: startDate, end_date: startDate + 1, items: [{ price: price.id, quantity: 1 }] },
  ]
  const subscription = require(state.subscriptions, 'subscription', schedule.subscription ?? '')
  emit(state, 'subscription_schedule.updated', schedule)
  updated(state, subscription)
  return schedule
}
