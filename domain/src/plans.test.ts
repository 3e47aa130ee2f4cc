import { describe, expect, test } from 'vitest'
import {
  PLANS,
  answersBeforeMessageTaking,
  canAdd,
  limitsFor,
  storageBytes,
  tierInForce,
} from './plans.ts'

const now = new Date('2026-03-01T12:00:00Z')
const later = new Date('2026-03-01T12:00:01Z')

describe('limits', () => {
  test.each([
    ['Free', 1, 1, 100, 10],
    ['Starter', 3, 2, 1_000, 100],
    ['Professional', 10, 5, 10_000, 1_000],
    ['Enterprise', -1, -1, 100_000, 10_000],
  ] as const)('of %s are those of the specification', (tier, bots, bases, messages, storage) => {
    expect(PLANS[tier].limits).toEqual({
      maxBots: bots,
      maxKnowledgeBases: bases,
      maxMessages: messages,
      maxStorage: storage,
    })
  })

  test.each([null, undefined, '', 'Gold', 'starter', '__proto__', 'constructor'])(
    'of the unknown tier %s are those of Free',
    (tier) => expect(limitsFor(tier)).toBe(PLANS.Free.limits),
  )

  test.each([
    [0, 1, true],
    [1, 1, false],
    [2, 1, false],
    [1_000_000, -1, true],
  ])('%i of %i: one more may be added is %s', (count, max, expected) => {
    expect(canAdd(count, max)).toBe(expected)
  })

  test('of storage are in units of 1024', () => {
    expect(storageBytes(PLANS.Free.limits)).toBe(10_485_760)
  })

  test('of messages have a grace of a tenth', () => {
    expect(answersBeforeMessageTaking(PLANS.Free.limits)).toBe(110)
    expect(answersBeforeMessageTaking(PLANS.Professional.limits)).toBe(11_000)
  })
})

describe('the plan in force', () => {
  const state = { subscribed: true, subscription_tier: 'Starter', subscription_end: later }
  test.each([
    ['no row', null, 'Free'],
    ['a live subscription', state, 'Starter'],
    ['one that was cancelled', { ...state, subscribed: false }, 'Free'],
    ['one that ends this instant', { ...state, subscription_end: now }, 'Free'],
    ['one without an end', { ...state, subscription_end: null }, 'Free'],
    ['an unknown tier', { ...state, subscription_tier: 'Gold' }, 'Free'],
    ['no tier', { ...state, subscription_tier: null }, 'Free'],
  ])('with %s', (_, row, expected) => expect(tierInForce(row, now)).toBe(expected))
})
