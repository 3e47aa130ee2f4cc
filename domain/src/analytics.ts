/** Most unanswered questions that are listed. */
export const MAX_UNANSWERED_QUESTIONS = 20

/** A question that the owner's documents hold no answer to. */
export interface UnansweredQuestion {
  /** As it was typed last. */
  readonly question: string
  readonly times: number
  /** ISO 8601. */
  readonly lastAskedAt: string
}
