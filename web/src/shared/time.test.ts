import { expect, test } from 'vitest'
import { formatRelative } from './time.ts'

const now = new Date('2026-03-10T12:00:00Z')
const before = (ms: number) => formatRelative(new Date(now.getTime() - ms), now)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [MINUTE, '1 minute ago'],
  [59.9 * MINUTE, '59 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, 'yesterday'],
  [6.9 * DAY, '6 days ago'],
  [7 * DAY, 'Mar 3, 2026'],
  [-2 * DAY, 'in 2 days'],
])('%i milliseconds ago is "%s"', (ms, expected) => expect(before(ms)).toBe(expected))
