import { takeExtras } from './discounts.ts'
import { StripeFault } from './faults.ts'
import { challengePage, checkoutPage, endedPage, invoicePage, portalPage } from './pages.ts'
import { CARDS } from './payments.ts'
import { chargeOf, refund } from './refunds.ts'
import { emit, nowOf, type CheckoutSession, type StripeState } from './state.ts'
import {
  changePrice,
  releaseSchedule,
  retry,
  setCancelAtPeriodEnd,
  subscribe,
} from './subscriptions.ts'

/** What a hosted page answers: a page, or the address to go on to. */
export type PageAnswer = { html: string } | { location: string }

export interface PageVisit {
  readonly path: string
  /** `null` when the page is only looked at. */
  readonly fields: URLSearchParams | null
}

const DECLINED = 'Your card was declined.'

function complete(state: StripeState, session: CheckoutSession, card: string | null): PageAnswer {
  const customer = state.customers.get(session.customer)
  if (customer === undefined) return { html: checkoutPage(session, 'This customer is gone.') }
  const before = customer.invoice_settings.default_payment_method
  customer.invoice_settings.default_payment_method = card
  const { price, trialDays, metadata, coupon } = session.order
  try {
    session.subscription = subscribe(state, {
      customer,
      price,
      trialDays,
      metadata,
      coupon,
    }).id
  } catch (error) {
    customer.invoice_settings.default_payment_method = before
    return { html: checkoutPage(session, error instanceof StripeFault ? error.message : DECLINED) }
  }
  session.status = 'complete'
  session.payment_status = trialDays > 0 ? 'no_payment_required' : 'paid'
  session.url = null
  emit(state, 'checkout.session.completed', session)
  return { location: session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id) }
}

function visitCheckout(state: StripeState, id: string, { fields }: PageVisit): PageAnswer | null {
  const session = state.sessions.get(id)
  if (session === undefined) return null
  if (session.status !== 'open') {
    const text =
      session.status === 'complete' ? 'You have paid already.' : 'This checkout has expired.'
    return { html: endedPage('Nothing to pay', text, session.cancel_url) }
  }
  if (fields === null) return { html: checkoutPage(session) }
  const problem = takeExtras(state, session, fields)
  if (problem !== '') return { html: checkoutPage(session, problem) }
  const action = fields.get('action')
  const card = fields.get('card')
  if (action === 'apply') return { html: checkoutPage(session) }
  if (action === 'confirm') return complete(state, session, CARDS.works)
  if (action === 'refuse') return { html: checkoutPage(session, 'We could not verify your card.') }
  if (card === 'challenge') return { html: challengePage(session) }
  if (card === 'none' && session.order.isCardOptional) return complete(state, session, null)
  if (card === 'works') return complete(state, session, CARDS.works)
  if (card === 'fails_later') {
    const answer = complete(state, session, CARDS.works)
    const customer = state.customers.get(session.customer)
    if (customer) customer.invoice_settings.default_payment_method = CARDS.declined
    return answer
  }
  return { html: checkoutPage(session, DECLINED) }
}

function visitPortal(state: StripeState, id: string, { fields }: PageVisit): PageAnswer | null {
  const portal = state.portals.get(id)
  if (portal === undefined) return null
  const subscription = [...state.subscriptions.values()]
    .toReversed()
    .find(({ customer, status }) => customer === portal.customer && status !== 'canceled')
  const customer = state.customers.get(portal.customer)
  const action = fields?.get('action')
  const price = state.prices.get(fields?.get('price') ?? '')
  let problem = ''
  if (subscription && (action === 'cancel' || action === 'resume')) {
    releaseSchedule(state, subscription)
    setCancelAtPeriodEnd(state, subscription, action === 'cancel')
  } else if (customer && (action === 'good_card' || action === 'bad_card')) {
    const card = action === 'good_card' ? CARDS.works : CARDS.declined
    customer.invoice_settings.default_payment_method = card
    emit(state, 'customer.updated', customer)
  } else if (subscription && price) {
    try {
      releaseSchedule(state, subscription)
      changePrice(state, subscription, { price, at: nowOf(state) })
    } catch (error) {
      problem = error instanceof StripeFault ? error.message : DECLINED
    }
  }
  return { html: portalPage(state, portal, problem) }
}

function visitInvoice(state: StripeState, id: string, { fields }: PageVisit): PageAnswer | null {
  const invoice = state.invoices.get(id)
  if (invoice === undefined) return null
  const customer = state.customers.get(invoice.customer)
  const paid = chargeOf(state, id)
  if (fields?.get('action') === 'refund' && paid && !paid.refunded) refund(state, paid)
  else if (fields !== null && customer && invoice.status === 'open') {
    customer.invoice_settings.default_payment_method = CARDS.works
    retry(state, invoice)
  }
  return { html: invoicePage(invoice, paid) }
}

const PAGES = [
  [/^\/c\/pay\/([\w]+)$/, visitCheckout],
  [/^\/p\/session\/([\w]+)$/, visitPortal],
  [/^\/i\/([\w]+)(?:\/pdf)?$/, visitInvoice],
] as const

/** Answers a visit to a hosted page; `null` where there is none. */
export function visitPage(state: StripeState, visit: PageVisit): PageAnswer | null {
  for (const [pattern, answer] of PAGES) {
    const id = pattern.exec(visit.path)?.[1]
    if (id !== undefined) return answer(state, id, visit)
  }
  return null
}
