import { ServiceError } from '@docent/domain/errors'
import { createCircuitBreaker } from './circuit-breaker.ts'

/** What keeps calls to a model within bounds. */
export interface CallGuard {
  /** Milliseconds. */
  now(): number
  /** Whether a request for an owner is still within the day's budget; counts it. */
  mayAsk(ownerId: string): boolean
  /** Told of each failure: no key and no text of a visitor. */
  report(error: ServiceError): void
}

/** On whose behalf a model is asked. */
export interface Caller {
  readonly ownerId: string
  /** Aborted when the visitor has left. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Makes calls of one kind: each once, for a short time, none while they keep failing, and within a
 * budget. Never throws: whatever goes wrong, the built-in engine does without.
 * @param options.ms how long a visitor waits, in milliseconds
 * @param options.who the model, for the log
 */
export function guardCalls(guard: CallGuard, { ms, who }: { ms: number; who: string }) {
  const breaker = createCircuitBreaker(guard.now)
  return async function call<T>(
    { ownerId, signal }: Caller,
    make: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    if (!breaker.mayTry()) return null
    let outcome: 'succeeded' | 'failed' | 'abandoned' = 'abandoned'
    try {
      if (signal?.aborted === true || !guard.mayAsk(ownerId)) return null
      const timeUp = AbortSignal.timeout(ms)
      const made = await make(signal === undefined ? timeUp : AbortSignal.any([signal, timeUp]))
      outcome = 'succeeded'
      return made
    } catch (error) {
      if (signal?.aborted !== true) {
        outcome = 'failed'
        guard.report(
          error instanceof ServiceError
            ? error
            : new ServiceError('internal', `${who} failed`, { cause: error }),
        )
      }
      return null
    } finally {
      breaker[outcome]()
    }
  }
}
