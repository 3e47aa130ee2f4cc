import { expect, test } from 'vitest'
import { SHOWN_DAYS, axisTop, dailyReplies, firstDayOf, totalsOf } from './daily-replies.ts'

const now = new Date('2026-03-02T00:30:00Z')

test('every day has an entry, the last of them today', () => {
  const days = dailyReplies([{ day: '2026-03-01', kinds: { answer: 3, fallback: 1 } }], now)
  expect(days).toHaveLength(SHOWN_DAYS)
  expect(days[0]?.day).toBe(firstDayOf(now))
  expect(days.at(-2)).toEqual({ day: '2026-03-01', answered: 3, unanswered: 1 })
  expect(days.at(-1)).toEqual({ day: '2026-03-02', answered: 0, unanswered: 0 })
})

test('small talk and messages over the limit are no questions', () => {
  const days = dailyReplies([{ day: '2026-03-02', kinds: { over_limit: 2, answer: 1 } }], now)
  expect(totalsOf(days)).toEqual({ answered: 1, unanswered: 0, answeredPercent: 100 })
})

test('without a question there is no share', () => {
  expect(totalsOf(dailyReplies([], now)).answeredPercent).toBeNull()
})

test.each([
  [0, 4],
  [5, 6],
  [7, 10],
  [11, 20],
  [21, 40],
  [900, 1000],
  [1001, 2000],
])('an axis for %i ends at %i', (value, top) => {
  expect(axisTop(value)).toBe(top)
})
