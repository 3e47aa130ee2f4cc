/** The counters of bots that the rules hold the caps by. */
export interface BotCounts {
  /** Owners with a counter, by pages. */
  listOwners(): AsyncIterable<readonly string[]>
  /**
   * Counts the owner's bots and writes the counter where it says something else, in one transaction.
   * @returns by how much the counter was too high; negative where it was too low
   */
  recount(ownerId: string): Promise<number>
}
