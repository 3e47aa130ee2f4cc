import type { Embedder } from '../answers/vectors.ts'
import { guardCalls, type CallGuard } from './guard-call.ts'
import type { MeaningSource } from './ports.ts'

/** How long a visitor waits for vectors before words alone must do, in milliseconds. */
export const VECTORS_MS = 1_500

/** An embedding model within bounds: where it cannot be asked, the answer is found by its words. */
export function guardEmbedder(embedder: Embedder, guard: CallGuard): MeaningSource {
  const call = guardCalls(guard, { ms: VECTORS_MS, who: 'embedding model' })
  return {
    model: embedder.model,
    vectorsOf: (texts, caller) => call(caller, (signal) => embedder.embed(texts, signal)),
  }
}
