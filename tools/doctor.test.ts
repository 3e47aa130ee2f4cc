import { PAID_TIERS } from '@docent/domain/plans'
import { BILLING_INTERVALS, priceCents } from '@docent/domain/billing'
import { describe, expect, test } from 'vitest'
import { NEEDED_EVENTS, examine, parseSettings, type AskStripe } from './doctor.ts'

const SITE = 'https://docent.example'

const PLANS = PAID_TIERS.flatMap((tier) =>
  BILLING_INTERVALS.map((interval) => ({
    name: `STRIPE_PRICE_${tier.toUpperCase()}_${interval === 'month' ? 'MONTHLY' : 'ANNUAL'}`,
    id: `price_${tier}_${interval}`,
    body: {
      active: true,
      currency: 'usd',
      unit_amount: priceCents({ tier, interval }),
      recurring: { interval },
    },
  })),
)

const complete = () =>
  new Map([
    ['STRIPE_SECRET_KEY', 'sk_test_x'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_x'],
    ...PLANS.map(({ name, id }): [string, string] => [name, id]),
  ])

/** An account at Stripe that lacks nothing, with some answers replaced. */
function account(changes: Readonly<Record<string, { status?: number; body?: unknown }>> = {}) {
  const endpoint = {
    url: `${SITE}/api/stripe-webhook`,
    status: 'enabled',
    enabled_events: [...NEEDED_EVENTS],
  }
  const answers: Record<string, unknown> = {
    '/v1/prices?limit=1': { data: [] },
    '/v1/webhook_endpoints?limit=100': { data: [endpoint] },
    '/v1/billing_portal/configurations?is_default=true&limit=1': { data: [{}] },
    ...Object.fromEntries(PLANS.map(({ id, body }) => [`/v1/prices/${id}`, body])),
  }
  const ask: AskStripe = (path) => {
    const known = path in answers
    const { status = known ? 200 : 404, body = answers[path] } = changes[path] ?? {}
    return Promise.resolve({ status, body })
  }
  return { ask, endpoint }
}

const openSteps = async (settings: Map<string, string>, ask: AskStripe) =>
  (await examine(settings, ask, `${SITE}/`)).filter(({ isDone }) => !isDone).map(({ step }) => step)

test('an account that lacks nothing passes every step', async () => {
  expect(await openSteps(complete(), account().ask)).toEqual([])
  expect(await examine(complete(), account().ask, SITE)).toHaveLength(10)
})

describe('what is missing is named', () => {
  test.each(['', 'not-set', 'pk_test_x'])('the key "%s"', async (key) => {
    const settings = complete().set('STRIPE_SECRET_KEY', key)
    expect(await openSteps(settings, account().ask)).toEqual(['Secret key'])
  })

  test('a key that Stripe refuses', async () => {
    const { ask } = account({ '/v1/prices?limit=1': { status: 401 } })
    expect(await openSteps(complete(), ask)).toEqual(['Secret key'])
  })

  test.each(PLANS)('$name', async ({ name, id, body }) => {
    const without = complete()
    without.delete(name)
    expect(await openSteps(without, account().ask)).toEqual([name])
    for (const wrong of [
      { active: false },
      { unit_amount: 999 },
      { currency: 'eur' },
      { recurring: { interval: 'week' } },
    ]) {
      const { ask } = account({ [`/v1/prices/${id}`]: { body: { ...body, ...wrong } } })
      expect(await openSteps(complete(), ask)).toEqual([name])
    }
  })

  test('the webhook: its secret, its address, its events, its switch', async () => {
    const path = '/v1/webhook_endpoints?limit=100'
    const { endpoint } = account()
    const withEndpoint = (change: object) =>
      account({ [path]: { body: { data: [{ ...endpoint, ...change }] } } }).ask
    const unsigned = complete().set('STRIPE_WEBHOOK_SECRET', 'not-set')
    expect(await openSteps(unsigned, account().ask)).toEqual(['Webhook secret'])
    for (const change of [
      { url: 'https://elsewhere.example/api/stripe-webhook' },
      { enabled_events: NEEDED_EVENTS.slice(1) },
      { status: 'disabled' },
    ]) {
      expect(await openSteps(complete(), withEndpoint(change))).toEqual(['Webhook endpoint'])
    }
    expect(await openSteps(complete(), withEndpoint({ enabled_events: ['*'] }))).toEqual([])
  })

  test('the portal', async () => {
    const path = '/v1/billing_portal/configurations?is_default=true&limit=1'
    const { ask } = account({ [path]: { body: { data: [] } } })
    expect(await openSteps(complete(), ask)).toEqual(['Customer portal'])
  })
})

test('settings are read as they are written', () => {
  expect([...parseSettings('# no\nA=1\n B_2 = "two words" \nC=\nlower=x\n')]).toEqual([
    ['A', '1'],
    ['B_2', 'two words'],
    ['C', ''],
  ])
})
