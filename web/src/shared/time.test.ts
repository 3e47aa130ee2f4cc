import { expect, test } from 'vitest'
import { formatRelative } from './time.ts'

const now = new Date('2026-03-10T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000

test.each([
  [0, 'just now'],
  [DAY, '1 day ago'],
  [6.9 * DAY, '6 days ago'],
  [7 * DAY, 'Mar 3, 2026'],
])('%i milliseconds ago is "%s"', (ms, expected) => {
  expect(formatRelative(new Date(now.getTime() - ms), now)).toBe(expected)
})
