/** A question that got the fallback, as the transcript holds it. */
export interface UnansweredMessage {
  readonly question: string
  readonly askedAt: Date
}

export interface UnansweredSource {
  /** The owner's newest, newest first. */
  listUnanswered(ownerId: string, limit: number): Promise<readonly UnansweredMessage[]>
}
