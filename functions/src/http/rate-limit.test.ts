import { expect, test } from 'vitest'
import { fixedWindowLimiter } from './rate-limit.ts'

test('allows the limit in a window, per key, and again in the next window', () => {
  let at = 0
  const allow = fixedWindowLimiter(2, 1_000, () => at)
  expect([allow('a'), allow('a'), allow('a'), allow('b')]).toEqual([true, true, false, true])
  at = 999
  expect(allow('a')).toBe(false)
  at = 1_000
  expect(allow('a')).toBe(true)
})

test('forgets the oldest keys rather than growing without bound', () => {
  const allow = fixedWindowLimiter(1, 1_000, () => 0)
  allow('first')
  for (let key = 0; key < 20_000; key += 1) allow(`key ${key}`)
  expect(allow('first')).toBe(true)
})
