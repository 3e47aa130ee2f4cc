import { ServiceError } from '@docent/domain/errors'
import { createCircuitBreaker } from './circuit-breaker.ts'
import type { CallGuard } from './guard-call.ts'
import type { Phraser, PhrasedSentence, PhraseRequest } from './ports.ts'

/** Times that a request is made before the first word has come. */
const MOST_ATTEMPTS = 2

/** What a phraser that is not asked throws; the built-in answer is given. */
export class PhraserPausedError extends ServiceError {
  constructor(detail: string) {
    super('unavailable', detail)
    this.name = 'PhraserPausedError'
  }
}

const asServiceError = (error: unknown): ServiceError =>
  error instanceof ServiceError
    ? error
    : new ServiceError('internal', 'phraser failed', { cause: error })

/**
 * A phraser that is asked twice at most, not at all while it keeps failing, and within a budget.
 * A visitor who leaves is not a failure.
 */
export function guardPhraser(phraser: Phraser, guard: CallGuard): Phraser {
  const breaker = createCircuitBreaker(guard.now)

  async function* ask(
    request: PhraseRequest,
    signal: AbortSignal,
    attempt = 1,
  ): AsyncGenerator<PhrasedSentence> {
    let hasSpoken = false
    try {
      for await (const sentence of phraser.phrase(request, signal)) {
        hasSpoken = true
        yield sentence
      }
      return
    } catch (thrown) {
      if (signal.aborted) throw thrown
      const error = asServiceError(thrown)
      const mayRepeat = error.code === 'unavailable' && !hasSpoken
      if (!mayRepeat || attempt >= MOST_ATTEMPTS) throw error
    }
    yield* ask(request, signal, attempt + 1)
  }

  return {
    kind: phraser.kind,
    async *phrase(request, signal) {
      if (!breaker.mayTry()) throw new PhraserPausedError('paused after failures')
      let outcome: 'succeeded' | 'failed' | 'abandoned' = 'abandoned'
      try {
        if (!guard.mayAsk(request.ownerId)) throw new PhraserPausedError('budget used up')
        yield* ask(request, signal)
        outcome = 'succeeded'
      } catch (error) {
        const hasLeft = signal.aborted && !(signal.reason instanceof ServiceError)
        if (error instanceof ServiceError && !hasLeft && !(error instanceof PhraserPausedError)) {
          outcome = 'failed'
          guard.report(error)
        }
        throw error
      } finally {
        breaker[outcome]()
      }
    },
  }
}
