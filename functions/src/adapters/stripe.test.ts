import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { start, type StripeStandIn } from '../../../emulators/stand-ins/stripe/stripe.ts'
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET } from '../../../emulators/stand-ins/stripe/keys.ts'
import { signatureOf } from '../../../emulators/stand-ins/stripe/deliveries.ts'
import { cancelled, changed } from '../testing/billing-moves.ts'
import { changePlan, previewPlanChange } from '../billing/change-plan.ts'
import { checkSubscription } from '../billing/check-subscription.ts'
import { confirmCheckout, createCheckout } from '../billing/create-checkout.ts'
import { NO_PLAN } from '../billing/plan-row.ts'
import { receiveEvent } from '../billing/receive-event.ts'
import { releaseSubscription } from '../billing/release-subscription.ts'
import { syncSubscription } from '../billing/sync-subscription.ts'
import { billingWorld, PRICES } from '../testing/in-memory-billing.ts'
import { stripeEvents } from './stripe-client.ts'
import { stripeProvider } from './stripe.ts'

let standIn: StripeStandIn
beforeAll(async () => {
  standIn = await start({ port: 0, webhookUrl: null, latencyMs: 20 })
})
afterAll(() => standIn.close())

const settings = () => ({
  secretKey: STRIPE_KEY,
  webhookSecret: STRIPE_WEBHOOK_SECRET,
  apiUrl: standIn.url,
})
const clock = () => new Date(Date.now() + standIn.state.ahead * 1000)

function world() {
  const billing = billingWorld(stripeProvider(settings()), clock)
  return {
    ...billing,
    webhook: {
      ...billing.deps,
      locks: billing.locks,
      readEvent: stripeEvents(settings()),
      tellOwner: async () => undefined,
    },
  }
}

let owners = 0
const buyer = () => {
  owners += 1
  return { userId: `owner${owners}`, email: `o${owners}@example.com`, isEmailVerified: true }
}

const pay = async (url: string, card = 'works') => {
  const fields = new URLSearchParams({ action: 'pay', card })
  const response = await fetch(url, { method: 'POST', body: fields, redirect: 'manual' })
  return response.headers.get('location') ?? ''
}

const sessionIdIn = (location: string): string =>
  new URL(location).searchParams.get('session_id') ?? ''

/** An owner who has paid for a plan. */
async function subscribed(priceId: string) {
  const at = world()
  const owner = buyer()
  // The trial was used before, so that the first period is paid.
  at.rows.set(owner.userId, { ...NO_PLAN, trial_started_at: new Date(0), trial_tier: 'Starter' })
  const { url } = await createCheckout(at.deps, { owner, priceId })
  const sessionId = sessionIdIn(await pay(url))
  await confirmCheckout(at.deps, { ownerId: owner.userId, sessionId })
  return { ...at, owner, ownerId: owner.userId, row: () => at.rows.get(owner.userId) }
}

describe('a checkout', () => {
  test('is one for 20 calls at once, with one customer', async () => {
    const { deps } = world()
    const owner = buyer()
    const before = standIn.state.customers.size
    const urls = await Promise.all(
      Array.from({ length: 20 }, () =>
        createCheckout(deps, { owner, priceId: PRICES.Starter.month }),
      ),
    )
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
    expect(standIn.state.customers.size - before).toBe(1)
    const customer = await deps.store.findCustomer(owner.userId)
    const sessions = [...standIn.state.sessions.values()].filter(
      (session) => session.customer === customer && session.status === 'open',
    )
    expect(sessions).toHaveLength(1)
  })

  test('returns to the configured address alone', async () => {
    const { deps } = world()
    const { url } = await createCheckout(deps, { owner: buyer(), priceId: PRICES.Starter.month })
    const session = standIn.state.sessions.get(url.split('/').at(-1) ?? '')
    expect([session?.success_url, session?.cancel_url]).toEqual([
      'https://docent.example/onboarding?success=true&session_id={CHECKOUT_SESSION_ID}',
      'https://docent.example/onboarding?canceled=true',
    ])
  })

  test.each(['price_unrelated_monthly', '', 'x'.repeat(10_000), '__proto__'])(
    'for the price "%.30s" is refused without a call to the provider',
    async (priceId) => {
      const { deps } = world()
      const before = standIn.state.calls.length
      await expect(createCheckout(deps, { owner: buyer(), priceId })).rejects.toMatchObject({
        code: 'unknown_price',
      })
      expect(standIn.state.calls).toHaveLength(before)
    },
  )

  test('is refused before the address is verified, and without a provider', async () => {
    const { deps } = world()
    const owner = { ...buyer(), isEmailVerified: false }
    const priceId = PRICES.Starter.month
    await expect(createCheckout(deps, { owner, priceId })).rejects.toMatchObject({
      code: 'email_unverified',
    })
    const without = { ...deps, provider: null }
    await expect(createCheckout(without, { owner, priceId })).rejects.toMatchObject({
      code: 'billing_not_configured',
    })
  })

  test('gives an unused trial first, which needs no card and ends without one', async () => {
    const { deps, rows } = world()
    const owner = buyer()
    const { url } = await createCheckout(deps, { owner, priceId: PRICES.Professional.year })
    const sessionId = sessionIdIn(await pay(url, 'none'))
    const ownerId = owner.userId
    expect(await confirmCheckout(deps, { ownerId, sessionId })).toEqual({
      confirmed: true,
      tier: 'Professional',
    })
    expect(rows.get(ownerId)).toMatchObject({ plan_status: 'trialing' })
    expect(rows.get(ownerId)?.trial_started_at).not.toBeNull()
    standIn.advanceDays(15)
    // Within the leeway the row still gives the plan; the reconciliation or an event ends it.
    await syncSubscription(deps, ownerId)
    expect(rows.get(ownerId)).toMatchObject({ subscribed: false })
  })

  test.each([
    ['declined', 'declined'],
    ['asks for 3-D Secure', 'challenge'],
  ])('with a card that is %s stays open and unconfirmed', async (_, card) => {
    const { deps } = world()
    const owner = buyer()
    const { url } = await createCheckout(deps, { owner, priceId: PRICES.Starter.month })
    expect(await pay(url, card)).toBe('')
    const sessionId = url.split('/').at(-1) ?? ''
    expect(await confirmCheckout(deps, { ownerId: owner.userId, sessionId })).toEqual({
      confirmed: false,
      tier: null,
    })
  })

  test('of somebody else is not found', async () => {
    const { deps } = world()
    const priceId = PRICES.Starter.month
    const { url } = await createCheckout(deps, { owner: buyer(), priceId })
    const other = buyer()
    await createCheckout(deps, { owner: other, priceId })
    const sessionId = url.split('/').at(-1) ?? ''
    await expect(confirmCheckout(deps, { ownerId: other.userId, sessionId })).rejects.toMatchObject(
      { code: 'not_found' },
    )
  })

  test('closes the one for another price', async () => {
    const { deps } = world()
    const owner = buyer()
    const first = await createCheckout(deps, { owner, priceId: PRICES.Starter.month })
    await createCheckout(deps, { owner, priceId: PRICES.Starter.year })
    expect(standIn.state.sessions.get(first.url.split('/').at(-1) ?? '')?.status).toBe('expired')
    const again = await createCheckout(deps, { owner, priceId: PRICES.Starter.month })
    expect(again.url).not.toBe(first.url)
  })

  test('is refused to somebody who has a subscription', async () => {
    const { deps, owner } = await subscribed(PRICES.Starter.month)
    await expect(
      createCheckout(deps, { owner, priceId: PRICES.Professional.month }),
    ).rejects.toMatchObject({ code: 'already_subscribed' })
  })
})

describe('a plan', () => {
  test('is upgraded at once, for the amount that was shown', async () => {
    const { deps, ownerId, row } = await subscribed(PRICES.Starter.month)
    const wish = { ownerId, priceId: PRICES.Professional.year }
    const preview = await previewPlanChange(deps, wish)
    expect(preview).toMatchObject({ kind: 'upgrade', creditCents: 2900 })
    await changePlan(deps, { ...wish, prorationDate: preview.prorationDate })
    expect(row()).toMatchObject({ subscription_tier: 'Professional', billing_interval: 'year' })
    const invoice = [...standIn.state.invoices.values()].at(-1)
    expect(invoice?.amount_paid).toBe(preview.dueCents)
  })

  test('stays as it is where the card is declined', async () => {
    const { deps, ownerId, row } = await subscribed(PRICES.Starter.month)
    await changed(standIn, deps, ownerId, 'bad_card')
    const before = row()
    const wish = { ownerId, priceId: PRICES.Enterprise.month, prorationDate: 0 }
    await expect(changePlan(deps, wish)).rejects.toMatchObject({ code: 'payment_failed' })
    await checkSubscription(deps, ownerId)
    expect(row()).toEqual(before)
  })

  test('is downgraded with the end of the period, and until then can be upgraded or kept', async () => {
    const { deps, ownerId, row } = await subscribed(PRICES.Professional.month)
    const wish = { ownerId, priceId: PRICES.Starter.month }
    expect(await previewPlanChange(deps, wish)).toMatchObject({ kind: 'downgrade', dueCents: 0 })
    await changePlan(deps, { ...wish, prorationDate: 0 })
    expect(row()).toMatchObject({ subscription_tier: 'Professional', pending_tier: 'Starter' })
    await cancelled(deps, ownerId, false)
    expect(row()).toMatchObject({ subscription_tier: 'Professional', pending_tier: null })
    await changePlan(deps, { ...wish, prorationDate: 0 })
    standIn.advanceDays(32)
    await syncSubscription(deps, ownerId)
    expect(row()).toMatchObject({ subscription_tier: 'Starter', pending_tier: null })
  })

  test('that is cancelled stays to the end of its period, and can be taken up again', async () => {
    const { deps, ownerId, row } = await subscribed(PRICES.Starter.year)
    await cancelled(deps, ownerId, true)
    expect(row()).toMatchObject({ subscribed: true, renews_at: null })
    await cancelled(deps, ownerId, false)
    expect(row()?.renews_at).not.toBeNull()
  })

  test('that does not exist cannot be changed', async () => {
    const { deps } = world()
    const wish = { ownerId: 'nobody', priceId: PRICES.Starter.month }
    await expect(previewPlanChange(deps, wish)).rejects.toMatchObject({ code: 'no_subscription' })
  })

  test('ends with the account', async () => {
    const { deps, ownerId, row } = await subscribed(PRICES.Starter.month)
    await releaseSubscription(deps, ownerId)
    await releaseSubscription(deps, ownerId)
    await syncSubscription(deps, ownerId)
    expect(row()).toMatchObject({ subscribed: false })
  })
})

describe('an event', () => {
  let at: Awaited<ReturnType<typeof subscribed>>
  beforeEach(async () => {
    at = await subscribed(PRICES.Starter.month)
  })
  const body = () =>
    JSON.stringify(
      standIn.state.events.findLast(({ type }) => type === 'customer.subscription.created'),
    )
  const now = () => Math.floor(Date.now() / 1000)

  test('with the right signature is taken, and taken once', async () => {
    at.rows.delete(at.ownerId)
    const text = body()
    const delivery = {
      rawBody: Buffer.from(text),
      signature: signatureOf(text, STRIPE_WEBHOOK_SECRET, now()),
    }
    const reads = () =>
      standIn.state.calls.filter((call) => call === 'GET /v1/subscriptions').length
    const before = reads()
    await receiveEvent({ ...at.webhook }, delivery)
    await receiveEvent({ ...at.webhook }, delivery)
    expect(at.row()).toMatchObject({ subscription_tier: 'Starter' })
    expect(reads() - before).toBe(1)
  })

  test('that is forged changes nothing, 1,000 times', async () => {
    const rows = JSON.stringify([...at.rows])
    const calls = standIn.state.calls.length
    const text = body()
    const tampered = text.replace('customer.subscription.created', 'customer.subscription.deleted')
    const good = signatureOf(text, STRIPE_WEBHOOK_SECRET, now())
    const forgeries = [
      [text, undefined],
      [text, ''],
      [text, 't=,v1='],
      [text, `t=${now()},v1=${'0'.repeat(64)}`],
      [text, `t=${now()},v0=${good.split('v1=')[1]}`],
      [text, signatureOf(text, '', now())],
      [text, signatureOf(text, 'whsec_other', now())],
      [text, signatureOf(text, STRIPE_WEBHOOK_SECRET, now() - 301)],
      [tampered, good],
      [JSON.stringify(JSON.parse(text), null, 2), good],
      ['{}', signatureOf('{ }', STRIPE_WEBHOOK_SECRET, now())],
      ['', good],
    ] as const
    let refused = 0
    for (let index = 0; index < 1_000; index += 1) {
      const [rawBody, signature] = forgeries[index % forgeries.length] ?? ['', '']
      const outcome = await receiveEvent(
        { ...at.webhook },
        { rawBody: Buffer.from(rawBody), signature },
      ).catch((error: { code: string }) => error.code)
      if (outcome === 'forbidden') refused += 1
    }
    expect(refused).toBe(1_000)
    expect(JSON.stringify([...at.rows])).toBe(rows)
    expect(standIn.state.calls).toHaveLength(calls)
  })

  test('of the live mode is refused by a test key', async () => {
    const text = body().replace('"livemode":false', '"livemode":true')
    const signature = signatureOf(text, STRIPE_WEBHOOK_SECRET, now())
    await expect(
      receiveEvent({ ...at.webhook }, { rawBody: Buffer.from(text), signature }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })
})

test('a provider that is gone is unavailable, and leaves the row and onboarding alone', async () => {
  const at = await subscribed(PRICES.Starter.month)
  at.onboarded.add(at.ownerId)
  const before = at.row()
  const provider = stripeProvider({ ...settings(), apiUrl: 'http://127.0.0.1:1' })
  const long = { now: () => new Date('2099-01-01T00:00:00Z') }
  await expect(
    checkSubscription({ ...at.deps, ...long, provider }, at.ownerId),
  ).rejects.toMatchObject({ code: 'unavailable' })
  expect([at.row(), at.resets]).toEqual([before, []])
})
