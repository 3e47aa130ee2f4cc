/** The exact monthly meter of answered messages. */
export interface MessageMeter {
  /**
   * Counts one message and returns the month's count with it.
   * Concurrent calls get distinct numbers.
   * @param month `YYYY-MM`, UTC
   * @throws ServiceError `unavailable`
   */
  count(ownerId: string, month: string): Promise<number>
  /** Takes one counted message back. */
  release(ownerId: string, month: string): Promise<void>
}
