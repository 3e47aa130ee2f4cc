import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listen, readText, type StandIn } from '../serve.ts'
import { STRIPE_KEY } from './keys.ts'
import { start, type StripeStandIn } from './stripe.ts'

interface Answer {
  status: number
  body: { id?: string; error?: Record<string, string> } & Record<string, unknown>
}

let standIn: StripeStandIn
let endpoint: StandIn
let received: string[]
/** How many deliveries are refused before one is taken. */
let refusals: number

beforeEach(async () => {
  received = []
  refusals = 0
  const server = createServer((request, response) => {
    void readText(request).then((text) => {
      refusals -= 1
      if (refusals < 0) received.push((JSON.parse(text) as { type: string }).type)
      return response.writeHead(refusals < 0 ? 200 : 500).end()
    })
  })
  endpoint = await listen(server, { name: 'endpoint', port: 0 })
  standIn = await start({ port: 0, webhookUrl: endpoint.url, latencyMs: 30 })
})
afterEach(async () => {
  await standIn.close()
  await endpoint.close()
})

async function call(
  target: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const [method = 'GET', path = ''] = target.split(' ')
  const response = await fetch(standIn.url + path, {
    method,
    headers: { authorization: `Bearer ${STRIPE_KEY}`, ...headers },
    ...(method === 'POST' && { body: new URLSearchParams(fields) }),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

const GOOD_CARD = { 'invoice_settings[default_payment_method]': 'pm_card_visa' }

async function subscribe(price: string): Promise<{ customer: string; id: string }> {
  const customer = (await call('POST /v1/customers', GOOD_CARD)).body.id ?? ''
  const order = { customer, 'items[0][price]': price }
  return { customer, id: (await call('POST /v1/subscriptions', order)).body.id ?? '' }
}

const settled = async (): Promise<void> => {
  while (standIn.countWaiting() > 0) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('what Stripe refuses is refused in its shape', () => {
  const session = {
    mode: 'subscription',
    customer: 'cus_none',
    success_url: 'https://a.example',
    cancel_url: 'https://a.example',
  }
  test.each([
    ['GET /v1/customers/cus_none', {}, 404, 'resource_missing', 'id'],
    ['POST /v1/checkout/sessions', session, 400, 'resource_missing', 'customer'],
    ['POST /v1/checkout/sessions', {}, 400, 'parameter_missing', 'mode'],
    ['POST /v1/customers', { nickname: 'x' }, 400, 'parameter_unknown', 'nickname'],
    ['POST /v1/subscription_schedules', {}, 400, 'parameter_missing', 'from_subscription'],
  ])('%s %j: %i %s', async (target, fields, status, code, param) => {
    const answer = await call(target, fields)
    expect(answer.status).toBe(status)
    expect(answer.body.error).toMatchObject({ type: 'invalid_request_error', code, param })
  })

  test('an unknown price, an address that is none, a wrong key, an unknown path', async () => {
    const customer = (await call('POST /v1/customers')).body.id ?? ''
    const order = { ...session, customer, 'line_items[0][price]': 'price_none' }
    expect((await call('POST /v1/checkout/sessions', order)).body.error?.['param']).toBe(
      'line_items[0][price]',
    )
    const known = {
      ...order,
      'line_items[0][price]': 'price_starter_monthly',
      success_url: '/here',
    }
    expect((await call('POST /v1/checkout/sessions', known)).body.error?.['code']).toBe(
      'url_invalid',
    )
    const wrong = await call('GET /v1/prices', {}, { authorization: 'Bearer sk_test_other' })
    expect(wrong.status).toBe(401)
    expect((await call('GET /v1/refunds')).status).toBe(404)
  })

  test('a declined card, and nothing is left of the attempt', async () => {
    const card = { 'invoice_settings[default_payment_method]': 'pm_card_chargeCustomerFail' }
    const customer = (await call('POST /v1/customers', card)).body.id ?? ''
    const order = { customer, 'items[0][price]': 'price_starter_monthly' }
    const answer = await call('POST /v1/subscriptions', order)
    expect([answer.status, answer.body.error?.['code']]).toEqual([402, 'card_declined'])
    expect(standIn.state.subscriptions.size).toBe(0)
  })
})

test('a request under the same key is answered once, and refused with other fields', async () => {
  const key = { 'idempotency-key': 'k1' }
  const [first, meanwhile] = await Promise.all([
    call('POST /v1/customers', { email: 'a@example.com' }, key),
    call('POST /v1/customers', { email: 'a@example.com' }, key),
  ])
  expect([first.status, meanwhile.status].toSorted((one, other) => one - other)).toEqual([200, 409])
  const again = await call('POST /v1/customers', { email: 'a@example.com' }, key)
  expect(standIn.state.customers.size).toBe(1)
  expect(again.body.id).toBe([...standIn.state.customers.keys()][0])
  const other = await call('POST /v1/customers', { email: 'b@example.com' }, key)
  expect([other.status, other.body.error?.['type']]).toEqual([400, 'idempotency_error'])
})

test('time renews, fails, repeats and ends as it goes by', async () => {
  const { customer, id } = await subscribe('price_starter_monthly')
  standIn.advanceDays(32)
  const subscription = standIn.state.subscriptions.get(id)
  expect(standIn.state.invoices.size).toBe(2)
  const owner = standIn.state.customers.get(customer)
  if (owner) owner.invoice_settings.default_payment_method = 'pm_card_chargeCustomerFail'
  standIn.advanceDays(30)
  expect(subscription?.status).toBe('past_due')
  standIn.advanceDays(20)
  expect(subscription?.status).toBe('canceled')
  expect([...standIn.state.invoices.values()].at(-1)?.attempt_count).toBe(4)
})

describe('events', () => {
  test('come again until they are taken', async () => {
    refusals = 2
    await call('POST /v1/customers')
    await settled()
    expect(received).toEqual(['customer.created'])
  })

  test('come as often and in the order that is asked for, and wait while they are held', async () => {
    standIn.setDelivery({ copies: 5, isHeld: true, isShuffled: true })
    await subscribe('price_starter_monthly')
    expect(received).toEqual([])
    standIn.setDelivery({ isHeld: false })
    await settled()
    const times = new Map<string, number>()
    for (const type of received) times.set(type, (times.get(type) ?? 0) + 1)
    expect(Object.fromEntries(times)).toEqual({
      'customer.created': 5,
      'customer.subscription.created': 5,
      'invoice.finalized': 5,
      'invoice.paid': 5,
    })
  })
})

describe('on the checkout page', () => {
  async function openCheckout(more: Record<string, string>) {
    const customer = (await call('POST /v1/customers')).body.id ?? ''
    const session = await call('POST /v1/checkout/sessions', {
      mode: 'subscription',
      customer,
      'line_items[0][price]': 'price_starter_monthly',
      success_url: 'https://a.example',
      cancel_url: 'https://a.example',
      ...more,
    })
    const send = async (fields: Record<string, string>) => {
      const body = new URLSearchParams(fields)
      const url = String(session.body['url'])
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
      return { status: answer.status, text: await answer.text() }
    }
    const lastInvoice = () => [...standIn.state.invoices.values()].at(-1)
    return { customer, send, lastInvoice }
  }
  const pay = { action: 'pay', card: 'works' }

  test.each([
    ['TWENTY', 2_320],
    ['tenoff', 1_900],
    ['GRATIS', 0],
  ])('the code %s lowers the first invoice and no other', async (code, cents) => {
    const { send, lastInvoice } = await openCheckout({ allow_promotion_codes: 'true' })
    expect((await send({ action: 'apply', promotion_code: code })).text).toContain('Discount')
    expect((await send(pay)).status).toBe(303)
    expect(lastInvoice()).toMatchObject({ subtotal: 2_900, total: cents, status: 'paid' })
    standIn.advanceDays(32)
    expect(lastInvoice()).toMatchObject({ total: 2_900, total_discount_amounts: [] })
  })

  test('a code that is none buys nothing, and is not asked for where none are allowed', async () => {
    const allowed = await openCheckout({ allow_promotion_codes: 'true' })
    const { text } = await allowed.send({ ...pay, promotion_code: 'FREEBIE' })
    expect(text).toContain('This code is invalid.')
    expect(standIn.state.subscriptions.size).toBe(0)
    const { send, lastInvoice } = await openCheckout({})
    expect((await send({ action: 'apply' })).text).not.toContain('Promotion code')
    await send({ ...pay, promotion_code: 'TWENTY' })
    expect(lastInvoice()?.total).toBe(2_900)
  })

  test('a tax id is kept with the customer and stands on the invoices', async () => {
    const { send, customer, lastInvoice } = await openCheckout({
      'tax_id_collection[enabled]': 'true',
      'customer_update[name]': 'auto',
    })
    expect((await send({ ...pay, tax_id: '12' })).text).toContain('Your tax ID is invalid.')
    await send({ ...pay, tax_id: 'GB 123 456 789' })
    const ids = [{ type: 'gb_vat', value: 'GB123456789' }]
    expect(standIn.state.customers.get(customer)?.tax_ids).toEqual(ids)
    expect(lastInvoice()?.customer_tax_ids).toEqual(ids)
  })
})

test('a refund gives back what was paid, in parts at will, and never more; the plan goes on', async () => {
  const { customer, id } = await subscribe('price_starter_monthly')
  const [charge] = [...standIn.state.charges.values()]
  const fields = { charge: charge?.id ?? '' }
  expect((await call('POST /v1/refunds', { ...fields, amount: '900' })).status).toBe(200)
  expect((await call('POST /v1/refunds', { ...fields, amount: '2001' })).status).toBe(400)
  expect((await call('POST /v1/refunds', fields)).body['amount']).toBe(2_000)
  expect((await call('POST /v1/refunds', fields)).status).toBe(400)
  const { body } = await call(`GET /v1/charges?customer=${customer}`)
  expect(body['data']).toMatchObject([{ amount_refunded: 2_900, refunded: true }])
  expect(standIn.state.subscriptions.get(id)?.status).toBe('active')
  await settled()
  expect(received.filter((type) => type === 'charge.refunded')).toHaveLength(2)
  expect(received.filter((type) => type === 'refund.created')).toHaveLength(2)
})
