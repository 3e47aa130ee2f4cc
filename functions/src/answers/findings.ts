import type { Question } from './question.ts'
import type { RankedUnit } from './rank-units.ts'
import type { Retrieval } from './retrieve.ts'

/** What was found for a question, before anything is said. */
export interface Findings {
  readonly question: Question
  readonly retrieval: Retrieval
  /** The units that may be said, the best answer first, whether or not they hold enough. */
  readonly units: readonly RankedUnit[]
  /** How many of the first ones tell it as the conversation has it, each by itself. */
  readonly told?: number
  /** Whether those were read and chosen, so that their words decide nothing. */
  readonly isChosen?: boolean | undefined
  /** What the words of the question find, where a topic is told instead. */
  readonly byWords?: Findings
}
