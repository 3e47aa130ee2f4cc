import { invalidState } from './faults.ts'
import { emit, newId, nowOf, type Charge, type Invoice, type StripeState } from './state.ts'

/** What was taken for an invoice; nothing where nothing was due. */
export function keepCharge(state: StripeState, invoice: Invoice): void {
  if (invoice.amount_paid === 0) return
  const id = newId(state, 'ch')
  state.charges.set(id, {
    id,
    object: 'charge',
    customer: invoice.customer,
    created: nowOf(state),
    currency: 'usd',
    livemode: false,
    amount: invoice.amount_paid,
    amount_refunded: 0,
    refunded: false,
    invoice: invoice.id,
  })
}

export const chargeOf = (state: StripeState, invoiceId: string): Charge | undefined =>
  [...state.charges.values()].find(({ invoice }) => invoice === invoiceId)

/**
 * Gives money back, all that is left or a part. The subscription goes on: ending it is another call.
 * @throws StripeFault where more is asked for than is left
 */
export function refund(state: StripeState, paid: Charge, amount?: number) {
  const left = paid.amount - paid.amount_refunded
  if (left === 0) throw invalidState(`Charge ${paid.id} has already been refunded.`)
  const back = amount ?? left
  if (!Number.isInteger(back) || back <= 0 || back > left) {
    throw invalidState(`Refund amount is greater than unrefunded amount on charge (${left}).`)
  }
  paid.amount_refunded += back
  paid.refunded = paid.amount_refunded === paid.amount
  const made = {
    id: newId(state, 're'),
    object: 'refund',
    charge: paid.id,
    amount: back,
    currency: 'usd',
    created: nowOf(state),
    status: 'succeeded',
  }
  emit(state, 'refund.created', made)
  emit(state, 'charge.refunded', paid)
  return made
}
