import { dayKey, type DayCount } from '@docent/domain/collections'

/** Days of the chart. */
export const SHOWN_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export interface DailyReplies {
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string
  readonly answered: number
  readonly unanswered: number
}

/** First day of the chart that ends today. */
export const firstDayOf = (now: Date): string =>
  dayKey(new Date(now.getTime() - (SHOWN_DAYS - 1) * DAY_MS))

/** One entry a day up to today, days without a reply included. */
export function dailyReplies(counts: readonly DayCount[], now: Date): DailyReplies[] {
  const byDay = new Map(counts.map((count) => [count.day, count.kinds]))
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = dayKey(new Date(now.getTime() - (SHOWN_DAYS - 1 - index) * DAY_MS))
    const kinds = byDay.get(day) ?? {}
    return { day, answered: kinds.answer ?? 0, unanswered: kinds.fallback ?? 0 }
  })
}

export interface Totals {
  readonly answered: number
  readonly unanswered: number
  /** Share of the questions that were answered, in whole per cent; `null` without a question. */
  readonly answeredPercent: number | null
}

export function totalsOf(days: readonly DailyReplies[]): Totals {
  const answered = days.reduce((sum, day) => sum + day.answered, 0)
  const unanswered = days.reduce((sum, day) => sum + day.unanswered, 0)
  const asked = answered + unanswered
  const answeredPercent = asked === 0 ? null : Math.round((100 * answered) / asked)
  return { answered, unanswered, answeredPercent }
}

/** Steps of an axis that people read easily. */
const STEPS = [1, 2, 4, 6]

/** The smallest round number that a bar of `value` fits below and that has a whole half, from 4. */
export function axisTop(value: number): number {
  const least = Math.max(4, value)
  for (let power = 1; ; power *= 10) {
    const top = STEPS.map((step) => step * power).find((step) => step >= least)
    if (top !== undefined) return top
  }
}
