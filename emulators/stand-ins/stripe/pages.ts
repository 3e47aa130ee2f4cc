import { discountOf } from './discounts.ts'
import { CARDS } from './payments.ts'
import type { Charge, CheckoutSession, Invoice, Price, StripeState, Subscription } from './state.ts'

/** The hosted pages: checkout, bank confirmation, portal and invoice. Plain forms, no scripts. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

export const dollars = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`

const day = (at: number): string =>
  new Date(at * 1000).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })

const STYLE = `
:root{color-scheme:light dark;--paper:#f6f7fa;--sheet:#fff;--ink:#1a1f36;--quiet:#596078;--line:#dfe3ea;--act:#4338ca;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--paper:#12141a;--sheet:#1b1e27;--ink:#eceef4;--quiet:#a0a7ba;--line:#313646;--act:#8c96ff;--bad:#ff9a91}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:520px;margin:0 auto;padding:48px 20px}
.sheet{background:var(--sheet);border:1px solid var(--line);border-radius:12px;padding:28px;margin-top:20px}
h1{font-size:1.4rem;margin:0 0 4px}h2{font-size:1.05rem;margin:0 0 12px}
.quiet{color:var(--quiet);font-size:.9rem;margin:0}.price{font-size:2rem;font-weight:650;margin:12px 0 0;font-variant-numeric:tabular-nums}
.bad{color:var(--bad);font-weight:600;margin:0 0 12px}
label.card{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;border:1px solid var(--line);border-radius:8px;padding:12px 14px;margin-bottom:8px;cursor:pointer}
label.card:has(:checked){border-color:var(--act);box-shadow:inset 0 0 0 1px var(--act)}
label.card span{white-space:nowrap}label small{color:var(--quiet);margin-left:auto;text-align:right}
label.field{display:grid;gap:4px;flex:1;font-size:.9rem;color:var(--quiet)}.fields{display:flex;gap:8px;align-items:end;margin:0 0 12px}
.field input{font:inherit;font-size:1rem;color:var(--ink);background:none;border:1px solid var(--quiet);border-radius:8px;padding:10px 12px;min-width:0;width:100%}
button,.button{display:inline-block;font:inherit;font-weight:600;border:1px solid var(--line);border-radius:8px;padding:11px 18px;background:none;color:inherit;cursor:pointer;text-decoration:none;margin:8px 4px 0 0}.fields button{margin:0}
button.main{background:var(--act);border-color:var(--act);color:var(--sheet);width:100%;margin-top:12px}
a{color:var(--act)}table{width:100%;border-collapse:collapse}td{padding:8px 0;border-top:1px solid var(--line)}td:last-child{text-align:right}
.note{font-size:.8rem;color:var(--quiet);text-align:center;margin-top:24px}`

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)}</title><style>${STYLE}</style>
<main>${content}<p class="note">A stand-in for Stripe on this machine. No card is charged.</p></main></html>`

const button = (name: string, value: string, label: string, isMain = false): string =>
  `<button name="${name}" value="${escape(value)}"${isMain ? ' class="main"' : ''}>${escape(label)}</button>`

const form = (action: string, content: string): string =>
  `<form method="post" action="${escape(action)}">${content}</form>`

const CARD_CHOICES: readonly (readonly [string, string, string])[] = [
  ['works', '4242 4242 4242 4242', 'is accepted'],
  ['declined', '4000 0000 0000 0002', 'is declined'],
  ['challenge', '4000 0027 6000 3184', 'asks for 3-D Secure'],
  ['fails_later', '4000 0000 0000 0341', 'later charges fail'],
]

const per = ({ recurring }: Price): string => `per ${recurring.interval}`

/** Promotion code and tax id, where the session asks for them. */
function extraFields({ order }: CheckoutSession): string {
  const code = `<p class="fields"><label class="field">Promotion code <input name="promotion_code" autocomplete="off"></label>${button('action', 'apply', 'Apply')}</p>`
  const taxId = `<p class="fields"><label class="field">Business tax ID <input name="tax_id" autocomplete="off" placeholder="GB123456789"></label></p>`
  return (order.allowsCodes ? code : '') + (order.collectsTaxIds ? taxId : '')
}

export function checkoutPage(session: CheckoutSession, problem = ''): string {
  const { price, trialDays, isCardOptional, coupon } = session.order
  const isFreeNow = trialDays > 0
  const cards = CARD_CHOICES.map(
    ([value, number, what], index) =>
      `<label class="card"><input type="radio" name="card" value="${value}"${index === 0 ? ' checked' : ''}> <span>${number}</span> <small>${what}</small></label>`,
  )
  const noCard =
    isFreeNow && isCardOptional
      ? `<label class="card"><input type="radio" name="card" value="none"> No card <small>ends with the trial</small></label>`
      : ''
  const off = coupon === null ? 0 : discountOf(price.unit_amount, coupon)
  const discount =
    off === 0
      ? ''
      : `<p class="quiet">Discount on the first invoice: ${dollars(-off)}, ${dollars(price.unit_amount - off)} due</p>`
  const amount = isFreeNow
    ? `<p class="price">${trialDays} days free</p><p class="quiet">Then ${dollars(price.unit_amount)} ${per(price)}</p>`
    : `<p class="price">${dollars(price.unit_amount)}</p><p class="quiet">${per(price)}</p>`
  return page(
    'Checkout',
    `<h1>Subscribe to Docent ${escape(price.nickname)}</h1>${amount}${discount}
<div class="sheet"><h2>Pay by card</h2>${problem ? `<p class="bad" role="alert">${escape(problem)}</p>` : ''}
${form(`/c/pay/${session.id}`, extraFields(session) + cards.join('') + noCard + button('action', 'pay', isFreeNow ? 'Start trial' : `Subscribe`, true))}
</div><p style="margin-top:20px"><a href="${escape(session.cancel_url)}">Back to Docent</a></p>`,
  )
}

export const challengePage = (session: CheckoutSession): string =>
  page(
    'Confirm payment',
    `<h1>Confirm with your bank</h1><p class="quiet">3-D Secure: ${dollars(session.order.price.unit_amount)} to Docent</p>
<div class="sheet">${form(`/c/pay/${session.id}`, button('action', 'confirm', 'Complete authentication', true) + button('action', 'refuse', 'Fail authentication'))}</div>`,
  )

export const endedPage = (title: string, text: string, back: string): string =>
  page(
    title,
    `<h1>${escape(title)}</h1><p>${escape(text)}</p><p><a href="${escape(back)}">Back to Docent</a></p>`,
  )

export function invoicePage(invoice: Invoice, paid?: Charge): string {
  const rows = invoice.lines.data.map(
    ({ description, amount }) =>
      `<tr><td>${escape(description)}</td><td>${dollars(amount)}</td></tr>`,
  )
  const extra = (label: string, cents: number): string =>
    cents === 0 ? '' : `<tr><td>${label}</td><td>${dollars(cents)}</td></tr>`
  const refunded = paid?.amount_refunded ?? 0
  const taxIds = invoice.customer_tax_ids.map(({ value }) => ` · Tax ID ${escape(value)}`)
  return page(
    `Invoice ${invoice.number}`,
    `<h1>Invoice ${escape(invoice.number)}</h1><p class="quiet">${day(invoice.created)} · ${invoice.status}${taxIds.join('')}</p>
<div class="sheet"><table>${rows.join('')}${extra('Discount', invoice.total - invoice.subtotal)}<tr><td><strong>Total</strong></td><td><strong>${dollars(invoice.total)}</strong></td></tr>
<tr><td>Paid</td><td>${dollars(invoice.amount_paid)}</td></tr>${extra('Refunded', -refunded)}</table>
${invoice.status === 'open' ? form(`/i/${invoice.id}`, button('action', 'pay', 'Pay with a card that works', true)) : ''}</div>
${paid && !paid.refunded ? `<div class="sheet"><h2>As the operator, in the dashboard</h2>${form(`/i/${invoice.id}`, button('action', 'refund', 'Refund'))}</div>` : ''}`,
  )
}

function subscriptionSheet(state: StripeState, subscription: Subscription): string {
  const [item] = subscription.items.data
  const others = [...state.prices.values()].filter(
    ({ id, product }) => id !== item.price.id && product !== 'prod_unrelated',
  )
  const ends = subscription.cancel_at_period_end
  return `<div class="sheet"><h2>${escape(item.price.nickname)}</h2>
<p class="quiet">${subscription.status}, ${ends ? 'ends' : 'renews'} on ${day(item.current_period_end)}</p>
${ends ? button('action', 'resume', 'Renew plan') : button('action', 'cancel', 'Cancel plan')}
<h2 style="margin-top:24px">Change plan</h2>
${others.map((price) => button('price', price.id, `${price.nickname} · ${dollars(price.unit_amount)}`)).join('')}</div>`
}

export function portalPage(
  state: StripeState,
  portal: { id: string; customer: string; returnUrl: string },
  problem = '',
): string {
  const subscription = [...state.subscriptions.values()]
    .toReversed()
    .find(({ customer, status }) => customer === portal.customer && status !== 'canceled')
  const invoices = [...state.invoices.values()]
    .filter(({ customer }) => customer === portal.customer)
    .toReversed()
  const card = state.customers.get(portal.customer)?.invoice_settings.default_payment_method
  const rows = invoices.map(
    (invoice) =>
      `<tr><td><a href="/i/${invoice.id}">${escape(invoice.number)}</a> · ${day(invoice.created)} · ${invoice.status}</td><td>${dollars(invoice.total)}</td></tr>`,
  )
  return page(
    'Billing portal',
    `<p><a href="${escape(portal.returnUrl)}">Back to Docent</a></p><h1>Manage your billing</h1>
${problem ? `<p class="bad" role="alert">${escape(problem)}</p>` : ''}
${form(
  `/p/session/${portal.id}`,
  `${subscription ? subscriptionSheet(state, subscription) : '<div class="sheet"><p>No current plan.</p></div>'}
<div class="sheet"><h2>Card</h2><p class="quiet">${card === CARDS.works ? 'Visa 4242' : card === CARDS.declined ? 'Visa 0341, charges fail' : 'None'}</p>
${button('action', 'good_card', 'Use a card that works')}${button('action', 'bad_card', 'Use a card that fails')}</div>`,
)}
<div class="sheet"><h2>Invoices</h2>${rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p class="quiet">None yet.</p>'}</div>`,
  )
}
