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

const SAID_AS: readonly SaidAs[] = ['nothing', 'nearest', 'unsure', 'answer']

/** Which of two says more. */
export const surerOf = (one: SaidAs, other: SaidAs): SaidAs =>
  SAID_AS.indexOf(one) > SAID_AS.indexOf(other) ? one : other

/** What is said of a place by the log odds that it answers. */
export function saidAsBy(odds: number, least: LeastOdds): SaidAs {
  if (odds >= least.answer) return 'answer'
  if (odds >= least.unsure) return 'unsure'
  return odds >= least.nearest ? 'nearest' : 'nothing'
}

/**
 * The strongest of several places, by a conditional logit.
 * @param places at least one
 * @param strengthOf log odds, but for what all places have in common
 */
export function strongestOf<Place>(
  places: readonly Place[],
  strengthOf: (place: Place) => number,
): {
  readonly best: Place
  /** How likely it is among all places, and that there is none, which has a strength as well. */
  readonly likelihood: (none: number) => number
} {
  const strengths = places.map(strengthOf)
  const most = Math.max(...strengths)
  const sum = strengths.reduce((all, each) => all + Math.exp(each - most), 0)
  return {
    best: places[strengths.indexOf(most)]!,
    likelihood: (none) => 1 / (sum + Math.exp(none - most)),
  }
}
