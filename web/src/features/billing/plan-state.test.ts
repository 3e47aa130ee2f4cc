import type { Subscriber } from '@docent/domain/collections'
import { expect, test } from 'vitest'
import { isEnding, isSubscription, planLine } from './plan-state.ts'

const end = new Date('2026-06-05T12:00:00Z')
const renewal = new Date('2026-06-02T12:00:00Z')
const row: Subscriber = {
  user_id: 'ada',
  subscribed: true,
  subscription_tier: 'Starter',
  subscription_end: end,
  trial_started_at: null,
  trial_tier: null,
  plan_status: 'active',
  billing_interval: 'year',
  renews_at: renewal,
  pending_tier: null,
  pending_interval: null,
  ended_at: null,
}

test.each([
  ['no row', null, 'Free', 'No active subscription'],
  ['a plan that ran out', { ...row, subscribed: false }, 'Free', 'No active subscription'],
  ['one that renews', row, 'Starter', 'Active, renews on June 2, 2026 for $228'],
  [
    'one that was cancelled',
    { ...row, renews_at: null },
    'Starter',
    'Active until June 5, 2026, then Free',
  ],
  [
    'one that changes',
    { ...row, pending_tier: 'Professional' },
    'Starter',
    'Active, changes to Professional on June 2, 2026',
  ],
  [
    'a trial of ours',
    { ...row, plan_status: 'trial', renews_at: null },
    'Starter',
    'Trial until June 5, 2026, then Free',
  ],
  [
    'a trial before the first payment',
    { ...row, plan_status: 'trialing' },
    'Starter',
    'Trial until June 2, 2026, then billed for $228',
  ],
  [
    'a failed payment',
    { ...row, plan_status: 'past_due', renews_at: null },
    'Starter',
    'Payment failed, in force until June 5, 2026',
  ],
] as const)('%s in one line', (_, subscriber, tier, expected) => {
  expect(planLine(subscriber, tier)).toBe(expected)
})

test('only what runs at the payment provider can be changed or taken up again', () => {
  expect(isSubscription({ ...row, plan_status: 'trial' })).toBe(false)
  expect(isSubscription(row)).toBe(true)
  expect(isEnding(row)).toBe(false)
  expect(isEnding({ ...row, renews_at: null })).toBe(true)
  expect(isEnding({ ...row, plan_status: 'past_due', renews_at: null })).toBe(false)
})
