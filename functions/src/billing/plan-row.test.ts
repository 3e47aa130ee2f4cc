import { tierInForce } from '@docent/domain/plans'
import { describe, expect, test } from 'vitest'
import { NOW, PRICES } from '../testing/in-memory-billing.ts'
import { NO_PLAN, isKnownStatus, nextRow, planOf, rowOfTrial } from './plan-row.ts'
import type { ProviderSubscription } from './ports.ts'

const start = new Date('2026-02-20T12:00:00Z')
const end = new Date('2026-03-20T12:00:00Z')
const subscription: ProviderSubscription = {
  id: 'sub',
  itemId: 'si',
  status: 'active',
  priceId: PRICES.Starter.month,
  createdAt: start,
  periodStart: start,
  periodEnd: end,
  cancelsAtPeriodEnd: false,
  trialStart: null,
  endedAt: null,
  pendingPriceId: null,
  scheduleId: null,
}
const LEEWAY_END = '2026-03-23T12:00:00.000Z'
const GRACE_END = '2026-02-27T12:00:00.000Z'
const PERIOD_END = end.toISOString()

describe('the eight statuses of a subscription', () => {
  test.each([
    ['trialing', false, 'trialing', LEEWAY_END],
    ['trialing', true, 'trialing', PERIOD_END],
    ['active', false, 'active', LEEWAY_END],
    ['active', true, 'active', PERIOD_END],
    ['past_due', false, 'past_due', GRACE_END],
    ['past_due', true, 'past_due', GRACE_END],
    ['incomplete', false, null, null],
    ['incomplete', true, null, null],
    ['incomplete_expired', false, null, null],
    ['incomplete_expired', true, null, null],
    ['canceled', false, null, null],
    ['canceled', true, null, null],
    ['unpaid', false, null, null],
    ['unpaid', true, null, null],
    ['paused', false, null, null],
    ['paused', true, null, null],
  ])('%s, cancelling %s: %s until %s', (status, cancelsAtPeriodEnd, planStatus, until) => {
    const plan = planOf({ ...subscription, status, cancelsAtPeriodEnd }, PRICES)
    expect(isKnownStatus(status)).toBe(true)
    expect(plan?.plan_status ?? null).toBe(planStatus)
    expect(plan?.subscription_end?.toISOString() ?? null).toBe(until)
    expect(plan?.subscription_tier ?? null).toBe(planStatus === null ? null : 'Starter')
  })

  test.each(['brand_new', '', 'constructor', '__proto__'])('"%s" is none of them', (status) => {
    expect(isKnownStatus(status)).toBe(false)
    expect(planOf({ ...subscription, status }, PRICES)).toBeNull()
  })
})

test('a price of another product gives no plan', () => {
  expect(planOf({ ...subscription, priceId: 'price_unrelated' }, PRICES)).toBeNull()
  expect(planOf({ ...subscription, priceId: '' }, PRICES)).toBeNull()
})

test('a plan that is cancelled ends with its period, not later', () => {
  const plan = planOf({ ...subscription, cancelsAtPeriodEnd: true }, PRICES)
  expect(plan?.renews_at).toBeNull()
  expect(tierInForce(plan, new Date(end.getTime() - 1))).toBe('Starter')
  expect(tierInForce(plan, end)).toBe('Free')
})

test('a failed renewal leaves a week from the beginning of the unpaid period', () => {
  const plan = planOf({ ...subscription, status: 'past_due' }, PRICES)
  expect(tierInForce(plan, new Date('2026-02-27T11:59:59Z'))).toBe('Starter')
  expect(tierInForce(plan, new Date(GRACE_END))).toBe('Free')
})

describe('the next row', () => {
  const at = { prices: PRICES, now: NOW }
  const trial = rowOfTrial({
    tier: 'Professional',
    startedAt: new Date('2026-02-25T12:00:00Z'),
    endsAt: new Date('2026-03-11T12:00:00Z'),
  })

  test('shows a change that waits', () => {
    const waiting = { ...subscription, pendingPriceId: PRICES.Starter.year }
    expect(nextRow(null, waiting, at).row).toMatchObject({
      pending_tier: 'Starter',
      pending_interval: 'year',
      renews_at: end,
    })
  })

  test('keeps a trial that lasts where a payment did not come about', () => {
    const { row, hasLapsed } = nextRow(trial, { ...subscription, status: 'incomplete' }, at)
    expect(row).toEqual(trial)
    expect(hasLapsed).toBe(false)
  })

  test.each(['canceled', 'unpaid', 'paused'])(
    'does not go back to a trial from a plan that was bought and is %s',
    (status) => {
      const { row, hasLapsed } = nextRow(trial, { ...subscription, status }, at)
      expect([row.subscribed, hasLapsed]).toEqual([false, true])
    },
  )

  test('prefers what is paid to the trial', () => {
    expect(nextRow(trial, subscription, at).row).toMatchObject({
      subscription_tier: 'Starter',
      plan_status: 'active',
      trial_started_at: trial.trial_started_at,
    })
  })

  test('has lapsed when a trial or a plan ends and none follows, once', () => {
    const later = { prices: PRICES, now: new Date('2026-03-11T12:00:00Z') }
    const { row, hasLapsed } = nextRow(trial, null, later)
    expect(hasLapsed).toBe(true)
    expect(row).toMatchObject({
      subscribed: false,
      ended_at: later.now,
      trial_tier: 'Professional',
    })
    const again = nextRow(row, null, { ...later, now: new Date('2026-04-01T00:00:00Z') })
    expect(again).toEqual({ row, hasLapsed: false })
  })

  test('of somebody who never had a plan has not lapsed', () => {
    expect(nextRow(null, null, at)).toEqual({ row: NO_PLAN, hasLapsed: false })
  })

  test('remembers a trial that the provider gave', () => {
    const given = { ...subscription, status: 'trialing', trialStart: start }
    expect(nextRow(null, given, at).row.trial_started_at).toEqual(start)
  })
})
