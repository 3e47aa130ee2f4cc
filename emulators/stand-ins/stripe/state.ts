import { PAID_TIERS, PLANS } from '@docent/domain/plans'
import { missingResource } from './faults.ts'
import { standInPriceId } from './keys.ts'

/** Objects as the API returns them, with the fields that matter here. Times are Unix seconds, amounts cents. */

export interface Price {
  readonly id: string
  readonly object: 'price'
  readonly active: boolean
  readonly product: string
  readonly nickname: string
  readonly currency: 'usd'
  readonly unit_amount: number
  readonly type: 'recurring'
  readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: 1 }
  readonly livemode: false
}

export interface Customer {
  readonly id: string
  readonly object: 'customer'
  readonly created: number
  readonly livemode: false
  email: string | null
  /** Negative: a credit. */
  balance: number
  metadata: Record<string, string>
  invoice_settings: { default_payment_method: string | null }
  /** A list of its own at Stripe. */
  tax_ids: readonly TaxId[]
}

export interface TaxId {
  readonly type: 'eu_vat' | 'gb_vat'
  readonly value: string
}

export interface Coupon {
  readonly id: string
  readonly object: 'coupon'
  readonly percent_off: number | null
  readonly amount_off: number | null
  readonly currency: 'usd' | null
  readonly duration: 'once'
  readonly valid: true
}

export interface Charge {
  readonly id: string
  readonly object: 'charge'
  readonly customer: string
  readonly created: number
  readonly currency: 'usd'
  readonly livemode: false
  readonly amount: number
  amount_refunded: number
  refunded: boolean
  /** Not a field of Stripe's any more. */
  readonly invoice: string
}

export interface SubscriptionItem {
  readonly id: string
  readonly object: 'subscription_item'
  price: Price
  quantity: 1
  current_period_start: number
  current_period_end: number
}

export interface Subscription {
  readonly id: string
  readonly object: 'subscription'
  readonly customer: string
  readonly created: number
  readonly livemode: false
  status: string
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  trial_start: number | null
  trial_end: number | null
  latest_invoice: string | null
  schedule: string | null
  metadata: Record<string, string>
  /** Not a field of Stripe's: what the next bill is lowered by. */
  coupon: Coupon | null
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false }
}

export interface Invoice {
  readonly id: string
  readonly object: 'invoice'
  readonly customer: string
  readonly created: number
  readonly number: string
  readonly currency: 'usd'
  readonly livemode: false
  readonly billing_reason: string
  readonly subtotal: number
  readonly total_discount_amounts: readonly { readonly amount: number }[]
  readonly customer_tax_ids: readonly TaxId[]
  readonly total: number
  readonly amount_due: number
  readonly hosted_invoice_url: string
  readonly invoice_pdf: string
  readonly parent: {
    type: 'subscription_details'
    subscription_details: { subscription: string; metadata: Record<string, string> }
  }
  readonly lines: { object: 'list'; data: InvoiceLine[]; has_more: false }
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  amount_paid: number
  attempt_count: number
  next_payment_attempt: number | null
}

export interface InvoiceLine {
  readonly object: 'line_item'
  readonly amount: number
  readonly currency: 'usd'
  readonly description: string
}

export interface CheckoutSession {
  readonly id: string
  readonly object: 'checkout.session'
  readonly mode: 'subscription'
  readonly customer: string
  readonly created: number
  readonly expires_at: number
  readonly success_url: string
  readonly cancel_url: string
  readonly livemode: false
  readonly metadata: Record<string, string>
  /** Not a field of Stripe's: what is bought, and what goes into the subscription. */
  readonly order: {
    price: Price
    trialDays: number
    isCardOptional: boolean
    allowsCodes: boolean
    collectsTaxIds: boolean
    coupon: Coupon | null
    metadata: Record<string, string>
  }
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  subscription: string | null
  url: string | null
}

export interface SchedulePhase {
  start_date: number
  end_date: number
  items: { price: string; quantity: number }[]
}

export interface Schedule {
  readonly id: string
  readonly object: 'subscription_schedule'
  readonly customer: string
  subscription: string | null
  released_subscription: string | null
  status: 'active' | 'released' | 'completed'
  end_behavior: 'release' | 'cancel'
  phases: SchedulePhase[]
}

export interface StripeEvent {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly type: string
  readonly livemode: false
  readonly data: { readonly object: unknown }
}

export interface StripeState {
  /** Where the hosted pages stand. */
  origin: string
  /** How far the test clock is ahead of the machine's, in seconds. */
  ahead: number
  prices: Map<string, Price>
  customers: Map<string, Customer>
  subscriptions: Map<string, Subscription>
  invoices: Map<string, Invoice>
  charges: Map<string, Charge>
  sessions: Map<string, CheckoutSession>
  schedules: Map<string, Schedule>
  portals: Map<string, { id: string; customer: string; returnUrl: string }>
  events: StripeEvent[]
  /** Calls that were answered, as `POST /v1/customers`. */
  calls: string[]
  count: number
  /** Hands a new event to the deliverer. */
  onEvent: (event: StripeEvent) => void
}

const priceOf = (tier: string, interval: 'month' | 'year', cents: number): Price => ({
  id: standInPriceId(tier, interval),
  object: 'price',
  active: true,
  product: `prod_${tier.toLowerCase()}`,
  nickname: `${tier}, ${interval === 'month' ? 'monthly' : 'annual'}`,
  currency: 'usd',
  unit_amount: cents,
  type: 'recurring',
  recurring: { interval, interval_count: 1 },
  livemode: false,
})

/** The catalogue, and a price that belongs to another product. */
const PRICES: readonly Price[] = [
  ...PAID_TIERS.flatMap((tier) => [
    priceOf(tier, 'month', PLANS[tier].monthlyUsd * 100),
    priceOf(tier, 'year', PLANS[tier].annualUsdPerMonth * 12 * 100),
  ]),
  priceOf('Unrelated', 'month', 100),
]

export const createState = (): StripeState => ({
  origin: '',
  ahead: 0,
  prices: new Map(PRICES.map((price) => [price.id, price])),
  customers: new Map(),
  subscriptions: new Map(),
  invoices: new Map(),
  charges: new Map(),
  sessions: new Map(),
  schedules: new Map(),
  portals: new Map(),
  events: [],
  calls: [],
  count: 0,
  onEvent: () => undefined,
})

export const nowOf = (state: StripeState): number => Math.floor(Date.now() / 1000) + state.ahead

export const newId = (state: StripeState, prefix: string): string => {
  state.count += 1
  return `${prefix}_${Date.now().toString(36)}${state.count.toString().padStart(5, '0')}`
}

/** @throws StripeFault where there is no such object */
export function require<T>(
  table: ReadonlyMap<string, T>,
  kind: string,
  id: string,
  param = 'id',
): T {
  const found = table.get(id)
  if (found === undefined) throw missingResource(kind, id, param)
  return found
}

/** Records that something happened, with the object as it is now. */
export function emit(state: StripeState, type: string, object: object): void {
  const event: StripeEvent = {
    id: newId(state, 'evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: nowOf(state),
    type,
    livemode: false,
    data: { object: structuredClone(object) },
  }
  state.events.push(event)
  state.onEvent(event)
}

export const listOf = (url: string, data: readonly unknown[]) => ({
  object: 'list',
  url,
  has_more: false,
  data,
})
