/** Failures in a row after which nothing is tried for a while. */
const FAILURES_TO_OPEN = 5
const OPEN_MS = 30_000

export interface CircuitBreaker {
  /**
   * Whether a call may be made now. After the pause one call is let through to try; the others
   * wait for its outcome.
   */
  mayTry(): boolean
  succeeded(): void
  failed(): void
  /** The call came to no outcome: neither a success nor a failure. */
  abandoned(): void
}

/**
 * Keeps calls from something that does not work: open after {@link FAILURES_TO_OPEN} failures in a
 * row, half open after {@link OPEN_MS}.
 * @param now milliseconds
 */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  let isTrying = false
  const isOpen = () => failures >= FAILURES_TO_OPEN
  return {
    mayTry() {
      if (!isOpen()) return true
      if (isTrying || now() < openUntil) return false
      isTrying = true
      return true
    },
    succeeded() {
      failures = 0
      isTrying = false
    },
    failed() {
      failures++
      isTrying = false
      if (isOpen()) openUntil = now() + OPEN_MS
    },
    abandoned() {
      isTrying = false
    },
  }
}
