/** The exact monthly meter of answered messages. */
export interface MessageMeter {
  /**
   * Counts one message and returns the month's count with it.
   * Concurrent calls get distinct numbers.
   * @param month `YYYY-MM`, UTC
   * @param event names what is answered: the same one is counted once, however often it is begun
   * @returns `null` where the event is counted already
   * @throws ServiceError `unavailable`
   */
  count(ownerId: string, month: string, event?: string): Promise<number | null>
  /** Takes one counted message back; nothing where its event is not counted. */
  release(ownerId: string, month: string, event?: string): Promise<void>
}
