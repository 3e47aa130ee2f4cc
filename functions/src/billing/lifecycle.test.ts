import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOW, PRICES, billingWorld } from '../testing/in-memory-billing.ts'
import { inMemoryProvider } from '../testing/in-memory-provider.ts'
import { checkSubscription } from './check-subscription.ts'
import type { PaymentEvent, ProviderSubscription, TrialStore } from './ports.ts'
import { receiveEvent } from './receive-event.ts'
import { reconcileSubscriptions } from './reconcile.ts'
import { startTrial } from './start-trial.ts'

const OWNER = 'ada'
const CUSTOMER = `cus_${OWNER}`
const DAY_MS = 24 * 60 * 60 * 1000
const after = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)

const begun: ProviderSubscription = {
  id: 'sub',
  itemId: 'si',
  status: 'trialing',
  priceId: PRICES.Starter.month,
  createdAt: NOW,
  periodStart: NOW,
  periodEnd: after(NOW, 14),
  cancelsAtPeriodEnd: false,
  trialStart: NOW,
  endedAt: null,
  pendingPriceId: null,
  scheduleId: null,
}

/** Events arrive as their own JSON; signatures are tested with the adapter. */
function lifecycle() {
  const outside = inMemoryProvider()
  const clock = { now: NOW }
  const at = billingWorld(outside.provider, () => clock.now)
  const webhook = {
    ...at.deps,
    locks: at.locks,
    tellOwner: async () => undefined,
    readEvent: (rawBody: Uint8Array) =>
      Promise.resolve(JSON.parse(Buffer.from(rawBody).toString()) as PaymentEvent),
  }
  const deliver = (event: PaymentEvent) =>
    receiveEvent(webhook, { rawBody: Buffer.from(JSON.stringify(event)), signature: '' })
  /** As the provider does: again and again until it is taken. */
  const deliverUntilTaken = async (event: PaymentEvent): Promise<void> => {
    for (;;) {
      const isTaken = await deliver(event).then(
        () => true,
        () => false,
      )
      if (isTaken) return
      await Promise.resolve()
    }
  }
  return { ...outside, ...at, clock, deliver, deliverUntilTaken, row: () => at.rows.get(OWNER) }
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

const paid = { ...begun, status: 'active', periodStart: after(NOW, 14), periodEnd: after(NOW, 45) }
const LIFE: readonly [string, ProviderSubscription][] = [
  ['customer.subscription.created', begun],
  ['invoice.paid', paid],
  ['invoice.payment_failed', { ...paid, status: 'past_due' }],
  ['customer.subscription.updated', { ...paid, priceId: PRICES.Professional.year }],
  ['customer.subscription.deleted', { ...paid, status: 'canceled', endedAt: after(NOW, 45) }],
]

describe('the five events of a life, in all 120 orders, each delivered five times', () => {
  const orders = permutations(LIFE.map((_, index) => index))

  test.each([
    ['at once', (index: number) => Array.from({ length: 5 }, () => index)],
    ['over and over', null],
  ])('%s: the same row', async (_, repeat) => {
    const rows = new Set<string>()
    for (const order of orders) {
      const at = lifecycle()
      at.control.slowness = 3
      let happened = -1
      const rounds = repeat === null ? [order, order, order, order, order] : [order]
      for (const index of rounds.flat()) {
        // An event is delivered after it has happened, and so have those before it.
        happened = Math.max(happened, index)
        const state = LIFE[happened]?.[1]
        if (state) at.subscriptions.set(CUSTOMER, state)
        const type = LIFE[index]?.[0] ?? ''
        const event = { id: `evt_${index}`, type, customerId: CUSTOMER }
        const copies = repeat?.(index) ?? [index]
        await Promise.all(copies.map(() => at.deliverUntilTaken(event)))
      }
      rows.add(JSON.stringify(at.row()))
      expect([...at.events.values()]).toEqual(Array.from({ length: 5 }, () => 'done'))
    }
    expect(orders).toHaveLength(120)
    expect([...rows]).toEqual([
      JSON.stringify({
        subscribed: false,
        subscription_tier: null,
        subscription_end: null,
        plan_status: null,
        billing_interval: null,
        renews_at: null,
        pending_tier: null,
        pending_interval: null,
        trial_started_at: NOW,
        trial_tier: null,
        ended_at: after(NOW, 45),
      }),
    ])
  })
})

const STATUSES =
  'trialing active past_due incomplete incomplete_expired canceled unpaid paused of_the_future'.split(
    ' ',
  )
const ALL_PRICES = [
  ...Object.values(PRICES).flatMap(({ month, year }) => [month, year]),
  'price_unrelated',
]

interface ProviderMove {
  kind: 'provider'
  status: string
  priceId: string
  cancels: boolean
  days: number
}
interface DeliverMove {
  kind: 'deliver'
  pick: number
  copies: number
  slowness: number
}
type Move =
  | ProviderMove
  | DeliverMove
  | { kind: 'outage'; pick: number }
  | { kind: 'trial' }
  | { kind: 'check' }
  | { kind: 'wait'; days: number }

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('provider' as const),
      status: fc.constantFrom(...STATUSES),
      priceId: fc.constantFrom(...ALL_PRICES),
      cancels: fc.boolean(),
      days: fc.integer({ min: 1, max: 40 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      pick: fc.nat(50),
      copies: fc.integer({ min: 1, max: 3 }),
      slowness: fc.nat(4),
    }),
  },
  fc.record({ kind: fc.constant('outage' as const), pick: fc.nat(50) }),
  fc.constant({ kind: 'trial' as const }),
  fc.constant({ kind: 'check' as const }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
)

/** What an owner should have, told by the rules of the business alone. */
function oracle(now: Date, s: ProviderSubscription | undefined, trial: Date | null) {
  const tier = ['Starter', 'Professional', 'Enterprise'].find((name) =>
    s?.priceId.startsWith(`price_${name.toLowerCase()}_`),
  )
  const nothing = { subscribed: false, tier: null, end: null }
  const given = (name: string, end: Date) => ({ subscribed: true, tier: name, end })
  if (s && tier && ['trialing', 'active'].includes(s.status)) {
    return given(tier, s.cancelsAtPeriodEnd ? s.periodEnd : after(s.periodEnd, 3))
  }
  if (s && tier && s.status === 'past_due') {
    const grace = after(s.periodStart, 7)
    return given(tier, s.cancelsAtPeriodEnd && s.periodEnd < grace ? s.periodEnd : grace)
  }
  // Whoever bought a plan has no trial to go back to.
  if (s && tier && ['canceled', 'unpaid', 'paused'].includes(s.status)) return nothing
  if (trial && after(trial, 14) > now) return given('Professional', after(trial, 14))
  return nothing
}

/** A life that is being played: what the provider has still to tell, and what is under way. */
function play() {
  const at = lifecycle()
  const pending: PaymentEvent[] = []
  const underWay: Promise<void>[] = []
  const pick = (index: number) => pending.slice(index % Math.max(1, pending.length)).slice(0, 1)
  const settle = () => Promise.all(underWay.splice(0))
  const trials: TrialStore = {
    startTrial: async (ownerId, row, allow) => {
      const isAllowed = allow(at.rows.get(ownerId) ?? null)
      if (isAllowed) at.rows.set(ownerId, row)
      return isAllowed
    },
  }
  const moves = {
    provider: ({ status, priceId, cancels, days }: ProviderMove) => {
      const start = at.clock.now
      at.subscriptions.set(CUSTOMER, {
        ...begun,
        trialStart: null,
        status,
        priceId,
        cancelsAtPeriodEnd: cancels,
        periodStart: start,
        periodEnd: after(start, days),
        endedAt: status === 'canceled' ? start : null,
      })
      const type = 'customer.subscription.updated'
      pending.push({ id: `evt_${pending.length}`, type, customerId: CUSTOMER })
    },
    deliver: (step: DeliverMove) => {
      at.control.slowness = step.slowness
      const copies = Array.from({ length: step.copies }, () => pick(step.pick)).flat()
      underWay.push(...copies.map(at.deliverUntilTaken))
    },
    check: () => {
      underWay.push(checkSubscription(at.deps, OWNER).then(() => undefined))
    },
    trial: async () => {
      await settle()
      const input = { ownerId: OWNER, tier: 'Professional' as const }
      await startTrial({ trials, now: at.deps.now }, input).catch(() => undefined)
    },
    wait: async ({ days }: { days: number }) => {
      await settle()
      at.clock.now = after(at.clock.now, days)
    },
    /** @returns whether the failure changed something, which it must not */
    outage: async (step: { pick: number }): Promise<boolean> => {
      await settle()
      const before = JSON.stringify([at.row(), at.resets])
      at.control.isDown = true
      await Promise.allSettled([
        ...pick(step.pick).map(at.deliver),
        checkSubscription(at.deps, OWNER),
      ])
      at.control.isDown = false
      return JSON.stringify([at.row(), at.resets]) !== before
    },
  }
  const finish = async () => {
    await settle()
    await Promise.all(pending.map(at.deliverUntilTaken))
    await reconcileSubscriptions(at.deps)
  }
  return { ...at, moves, finish }
}

test('10,000 random lives end as the rules of the business say', { timeout: 120_000 }, async () => {
  let resets = 0
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 14 }), async (steps) => {
      const at = play()
      at.onboarded.add(OWNER)
      await at.deps.store.saveCustomer(OWNER, CUSTOMER)
      let harmfulOutages = 0
      for (const step of steps) {
        if (step.kind === 'outage') harmfulOutages += Number(await at.moves.outage(step))
        else await at.moves[step.kind](step as never)
      }
      await at.finish()
      const row = at.row()
      expect({
        subscribed: row?.subscribed ?? false,
        tier: row?.subscription_tier ?? null,
        end: row?.subscription_end ?? null,
      }).toEqual(
        oracle(at.clock.now, at.subscriptions.get(CUSTOMER), row?.trial_started_at ?? null),
      )
      expect(harmfulOutages).toBe(0)
      expect([...at.events.values()].every((state) => state === 'done')).toBe(true)
      expect(at.resets.length).toBeLessThanOrEqual(1)
      resets += at.resets.length
    }),
    { numRuns: 10_000 },
  )
  // The test reaches the case that it is about.
  expect(resets).toBeGreaterThan(500)
})

test('the reconciliation repairs what no event told, and reports it', async () => {
  const at = lifecycle()
  await at.deps.store.saveCustomer(OWNER, CUSTOMER)
  await at.deps.store.saveCustomer('bob', 'cus_bob')
  at.subscriptions.set(CUSTOMER, paid)
  expect(await reconcileSubscriptions(at.deps)).toEqual({ checked: 2, repaired: 1, failed: 0 })
  expect(at.row()).toMatchObject({ subscription_tier: 'Starter' })
  expect(await reconcileSubscriptions(at.deps)).toEqual({ checked: 2, repaired: 0, failed: 0 })
  at.control.isDown = true
  expect(await reconcileSubscriptions(at.deps)).toEqual({ checked: 2, repaired: 0, failed: 2 })
  expect(at.row()).toMatchObject({ subscription_tier: 'Starter' })
})
