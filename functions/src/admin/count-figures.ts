import {
  ADMIN_DAYS,
  NEW_USER_DAYS,
  type AdminFigures,
  type DayOfQuestions,
} from '@docent/domain/admin'
import { dayKey } from '@docent/domain/collections'
import type { AdminSource } from './ports.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How long figures are shown before they are counted again, in milliseconds. */
const KEPT_MS = 60_000

type CountingSource = Pick<AdminSource, 'countTotals' | 'countPlans' | 'countQuestions'>

/**
 * Counts what the panel shows. An instance counts at most once a minute, whoever asks, and each day
 * that is over only once: what was asked on it no longer changes.
 */
export function figuresCounter(source: CountingSource, now: () => Date) {
  let kept: { figures: Promise<AdminFigures>; untilMs: number } | null = null
  let pastDays = new Map<string, DayOfQuestions>()

  const countDays = async (at: Date): Promise<DayOfQuestions[]> => {
    const names = Array.from({ length: ADMIN_DAYS }, (_, index) =>
      dayKey(new Date(at.getTime() - (ADMIN_DAYS - 1 - index) * DAY_MS)),
    )
    const days = await Promise.all(
      names.map(async (name) => pastDays.get(name) ?? source.countQuestions(name)),
    )
    // A reply of the last second may be written after midnight: yesterday is counted again.
    pastDays = new Map(days.slice(0, -2).map((day) => [day.day, day]))
    return days
  }

  const count = async (at: Date): Promise<AdminFigures> => {
    const [totals, plans, days] = await Promise.all([
      source.countTotals(new Date(at.getTime() - NEW_USER_DAYS * DAY_MS)),
      source.countPlans(),
      countDays(at),
    ])
    return { ...totals, plans, days, countedAt: at.toISOString() }
  }

  return (): Promise<AdminFigures> => {
    const at = now()
    if (kept !== null && at.getTime() < kept.untilMs) return kept.figures
    const figures = count(at)
    const mine = { figures, untilMs: at.getTime() + KEPT_MS }
    kept = mine
    figures.catch(() => {
      if (kept === mine) kept = null
    })
    return figures
  }
}
