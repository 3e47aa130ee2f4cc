import { describe, expect, test } from 'vitest'
import {
  isUpgrade,
  planOfPrice,
  priceCents,
  trialNoticeDue,
  usageNoticeDue,
  type PriceIds,
} from './billing.ts'

const month = 'month' as const
const year = 'year' as const

test.each([
  ['Starter', month, 2_900],
  ['Starter', year, 22_800],
  ['Professional', month, 5_900],
  ['Professional', year, 58_800],
  ['Enterprise', month, 11_900],
  ['Enterprise', year, 118_800],
] as const)('%s by the %s costs %i cents', (tier, interval, cents) => {
  expect(priceCents({ tier, interval })).toBe(cents)
})

describe('a change takes effect at once', () => {
  test.each([
    ['Starter', month, 'Professional', month, true],
    ['Starter', year, 'Professional', month, true],
    ['Starter', month, 'Starter', year, true],
    ['Starter', year, 'Starter', month, false],
    ['Professional', month, 'Starter', year, false],
    ['Enterprise', year, 'Professional', year, false],
    ['Starter', month, 'Starter', month, false],
  ] as const)('from %s/%s to %s/%s: %s', (from, every, to, then, expected) => {
    expect(isUpgrade({ tier: from, interval: every }, { tier: to, interval: then })).toBe(expected)
  })
})

test('a price id stands for its plan, and an unset one for none', () => {
  const of = (name: string) => ({ month: `${name}m`, year: '' })
  const prices: PriceIds = { Starter: of('s'), Professional: of('p'), Enterprise: of('e') }
  expect(planOfPrice(prices, 'pm')).toEqual({ tier: 'Professional', interval: 'month' })
  expect(planOfPrice(prices, '')).toBeNull()
  expect(planOfPrice(prices, 'constructor')).toBeNull()
})

test.each([
  ['2026-03-10T12:00:01Z', null],
  ['2026-03-10T12:00:00Z', 3],
  ['2026-03-08T12:00:01Z', 3],
  ['2026-03-08T12:00:00Z', 1],
  ['2026-03-07T12:00:01Z', 1],
  ['2026-03-07T12:00:00Z', null],
])('a trial that ends at %s announces it: %s', (endsAt, expected) => {
  const now = new Date('2026-03-07T12:00:00Z')
  expect(trialNoticeDue(new Date(endsAt), now)).toBe(expected)
})

test.each([
  [79, 100, null],
  [80, 100, 0.8],
  [99, 100, 0.8],
  [100, 100, 1],
  [130, 100, 1],
  [0, 1, null],
  [1, 1, 1],
  [1_000_000, -1, null],
  [5, Number.POSITIVE_INFINITY, null],
])('%i used of %i calls for the notice %s', (used, cap, expected) => {
  expect(usageNoticeDue(used, cap)).toBe(expected)
})
