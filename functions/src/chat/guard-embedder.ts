import { ServiceError } from '@docent/domain/errors'
import type { Embedder } from '../answers/vectors.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import type { CallGuard } from './guard-phraser.ts'
import type { MeaningSource } from './ports.ts'

/** How long a visitor waits for vectors before words alone must do, in milliseconds. */
export const VECTORS_MS = 1_500

/**
 * An embedding model that is asked once, for a short time, not at all while it keeps failing, and
 * within a budget. It never throws: whatever goes wrong, the answer is found by its words.
 */
export function guardEmbedder(embedder: Embedder, guard: CallGuard): MeaningSource {
  const breaker = createCircuitBreaker(guard.now)
  return {
    model: embedder.model,
    async vectorsOf(texts, { ownerId, signal }) {
      if (!breaker.mayTry()) return null
      let outcome: 'succeeded' | 'failed' | 'abandoned' = 'abandoned'
      try {
        if (signal?.aborted === true || !guard.mayAsk(ownerId)) return null
        const timeUp = AbortSignal.timeout(VECTORS_MS)
        const vectors = await embedder.embed(
          texts,
          signal === undefined ? timeUp : AbortSignal.any([signal, timeUp]),
        )
        outcome = 'succeeded'
        return vectors
      } catch (error) {
        if (signal?.aborted !== true) {
          outcome = 'failed'
          guard.report(
            error instanceof ServiceError
              ? error
              : new ServiceError('internal', 'embedding model failed', { cause: error }),
          )
        }
        return null
      } finally {
        breaker[outcome]()
      }
    },
  }
}
