import type { RankedUnit } from './rank-units.ts'

/** Whether a place answers: as an answer, as one with reserve, as what comes nearest, or not. */
export type SaidAs = 'answer' | 'unsure' | 'nearest' | 'nothing'

/** The place that a question asks for, and how far it is likely to tell it. */
export interface ChosenPlace {
  readonly unit: RankedUnit
  /** Whether it answers by its words alone. */
  readonly isEvident: boolean
  /** Whether it tells of the topic that is asked for. */
  readonly isOfTopic: boolean
  readonly saidAs: SaidAs
}

/** Least log odds of what is said as an answer, as one with reserve, and as the nearest place. */
export interface LeastOdds {
  readonly answer: number
  readonly unsure: number
  readonly nearest: number
}

/** What is said of a place by the log odds that it answers. */
export function saidAsBy(odds: number, least: LeastOdds): SaidAs {
  if (odds >= least.answer) return 'answer'
  if (odds >= least.unsure) return 'unsure'
  return odds >= least.nearest ? 'nearest' : 'nothing'
}

/**
 * How likely the strongest place is among all, and that there is none.
 * @param none strength of that
 */
export function likelihoodOf(strengths: readonly number[], best: number, none: number): number {
  const sum = strengths.reduce((all, each) => all + Math.exp(each - best), 0)
  return 1 / (sum + Math.exp(none - best))
}
