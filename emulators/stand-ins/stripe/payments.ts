import { takeDiscount } from './discounts.ts'
import { cardDeclined, invalidParameter } from './faults.ts'
import { keepCharge } from './refunds.ts'
import {
  emit,
  newId,
  nowOf,
  type Customer,
  type Invoice,
  type InvoiceLine,
  type Price,
  type StripeState,
  type Subscription,
} from './state.ts'

/** Cards of the stand-in, under the names of Stripe's own test payment methods. */
export const CARDS = {
  works: 'pm_card_visa',
  declined: 'pm_card_chargeCustomerFail',
} as const

/** Days after a failed payment on which it is tried again; after the last one it is given up. */
const RETRY_DAYS = [3, 5, 7]
const DAY = 86_400

/** A calendar month or year later; on a day that the month lacks, its last one. */
export function addInterval(from: number, interval: 'month' | 'year'): number {
  const date = new Date(from * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + (interval === 'month' ? 1 : 12))
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return Math.floor(date.getTime() / 1000)
}

const line = (description: string, amount: number): InvoiceLine => ({
  object: 'line_item',
  amount,
  currency: 'usd',
  description,
})

export const planLine = (price: Price): InvoiceLine => line(price.nickname, price.unit_amount)

/**
 * What a change of price costs at a moment, and the period that follows from it.
 * @throws StripeFault where the moment is outside the current period
 */
export function prorate(subscription: Subscription, to: Price, at: number) {
  const [item] = subscription.items.data
  const { current_period_start: start, current_period_end: end, price: from } = item
  if (at < start || at > end) {
    throw invalidParameter(
      'proration_date',
      'The proration date must be within the current period of the subscription.',
    )
  }
  const left = subscription.status === 'trialing' ? 0 : (end - at) / (end - start)
  const keepsPeriod = from.recurring.interval === to.recurring.interval
  const charge = keepsPeriod ? Math.round(to.unit_amount * left) : to.unit_amount
  return {
    period: keepsPeriod
      ? { start, end }
      : { start: at, end: addInterval(at, to.recurring.interval) },
    lines: [
      line(`Unused time on ${from.nickname}`, -Math.round(from.unit_amount * left)),
      line(keepsPeriod ? `Remaining time on ${to.nickname}` : to.nickname, charge),
    ],
  }
}

export const totalOf = (lines: readonly InvoiceLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

/** What an invoice of `total` leaves to pay, and the customer's balance after it. */
export const settle = (customer: Customer, total: number) => {
  const open = total + customer.balance
  return { due: Math.max(0, open), balance: Math.min(0, open) }
}

const succeeds = (customer: Customer, amount: number): boolean =>
  amount === 0 || customer.invoice_settings.default_payment_method === CARDS.works

/** @throws StripeFault where the card is declined; nothing is changed then */
export function requirePayable(customer: Customer, total: number): void {
  if (!succeeds(customer, settle(customer, total).due)) throw cardDeclined()
}

/** Makes an invoice and tries to take its amount. */
export function bill(
  state: StripeState,
  subscription: Subscription,
  { lines, reason }: { lines: InvoiceLine[]; reason: string },
): Invoice {
  const customer = state.customers.get(subscription.customer) as Customer
  const subtotal = totalOf(lines)
  const discount = takeDiscount(subscription, subtotal)
  const total = subtotal - discount
  const { due, balance } = settle(customer, total)
  customer.balance = balance
  const id = newId(state, 'in')
  const invoice: Invoice = {
    id,
    object: 'invoice',
    customer: customer.id,
    created: nowOf(state),
    number: `DOCENT-${String(state.invoices.size + 1).padStart(4, '0')}`,
    currency: 'usd',
    livemode: false,
    billing_reason: reason,
    subtotal,
    total_discount_amounts: discount > 0 ? [{ amount: discount }] : [],
    customer_tax_ids: customer.tax_ids,
    total,
    amount_due: due,
    hosted_invoice_url: `${state.origin}/i/${id}`,
    invoice_pdf: `${state.origin}/i/${id}/pdf`,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: { object: 'list', data: lines, has_more: false },
    status: 'open',
    amount_paid: 0,
    attempt_count: 0,
    next_payment_attempt: null,
  }
  state.invoices.set(id, invoice)
  subscription.latest_invoice = id
  emit(state, 'invoice.finalized', invoice)
  pay(state, invoice)
  return invoice
}

/** Tries to take an open invoice's amount; what follows for the subscription, the caller decides. */
export function pay(state: StripeState, invoice: Invoice): boolean {
  const customer = state.customers.get(invoice.customer) as Customer
  invoice.attempt_count += 1
  if (succeeds(customer, invoice.amount_due)) {
    invoice.status = 'paid'
    invoice.amount_paid = invoice.amount_due
    invoice.next_payment_attempt = null
    keepCharge(state, invoice)
    emit(state, 'invoice.paid', invoice)
    return true
  }
  const wait = RETRY_DAYS[invoice.attempt_count - 1]
  invoice.next_payment_attempt = wait === undefined ? null : nowOf(state) + wait * DAY
  emit(state, 'invoice.payment_failed', invoice)
  return false
}
