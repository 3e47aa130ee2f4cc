import type { CheckoutSession, Coupon, StripeState, Subscription, TaxId } from './state.ts'

const coupon = (id: string, percentOff: number | null, amountOff: number | null): Coupon => ({
  id,
  object: 'coupon',
  percent_off: percentOff,
  amount_off: amountOff,
  currency: amountOff === null ? null : 'usd',
  duration: 'once',
  valid: true,
})

/** Promotion codes as an operator makes them at Stripe; each takes something off one invoice. */
export const PROMOTION_CODES: ReadonlyMap<string, Coupon> = new Map([
  ['TWENTY', coupon('co_twenty_percent', 20, null)],
  ['TENOFF', coupon('co_ten_dollars', null, 1_000)],
  ['GRATIS', coupon('co_all', 100, null)],
])

/** Cents that a coupon takes off an amount. */
export function discountOf(subtotal: number, { percent_off: percent, amount_off: off }: Coupon) {
  if (subtotal <= 0) return 0
  return percent === null ? Math.min(subtotal, off ?? 0) : Math.round((subtotal * percent) / 100)
}

/** Uses up what a subscription takes off its next bill. @returns cents */
export function takeDiscount(subscription: Subscription, subtotal: number): number {
  if (subscription.coupon === null) return 0
  const amount = discountOf(subtotal, subscription.coupon)
  if (amount > 0) subscription.coupon = null
  return amount
}

/** A VAT number: a country and its digits and letters. */
const VAT = /^([A-Z]{2})[0-9A-Z]{2,13}$/

function readTaxId(text: string): TaxId | null {
  const value = text.replaceAll(/[\s.-]/g, '').toUpperCase()
  const country = VAT.exec(value)?.[1]
  if (country === undefined) return null
  return { type: country === 'GB' ? 'gb_vat' : 'eu_vat', value }
}

/**
 * Takes the promotion code and the tax id that were typed on the checkout page.
 * @returns what is wrong with them, or ''
 */
export function takeExtras(
  state: StripeState,
  { order, customer }: CheckoutSession,
  fields: URLSearchParams,
): string {
  const code = fields.get('promotion_code')?.trim().toUpperCase() ?? ''
  const vat = fields.get('tax_id')?.trim() ?? ''
  if (order.allowsCodes && code !== '') {
    order.coupon = PROMOTION_CODES.get(code) ?? null
    if (order.coupon === null) return 'This code is invalid.'
  }
  if (order.collectsTaxIds && vat !== '') {
    const taxId = readTaxId(vat)
    if (taxId === null) return 'Your tax ID is invalid.'
    const buyer = state.customers.get(customer)
    if (buyer) buyer.tax_ids = [taxId]
  }
  return ''
}
