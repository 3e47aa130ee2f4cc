import { ServiceError } from '@docent/domain/errors'
import { isVector, type Embedder } from '../answers/vectors.ts'
import { failureOf, providerOf, type ProviderAddress } from './language-model.ts'

/**
 * An embedding model behind any server that speaks the OpenAI embeddings protocol. The AI SDK is
 * loaded with the first request.
 * *Source:* OpenAI API reference, "Create embeddings"; AI SDK reference, `embedMany`.
 */
export function openAiCompatibleEmbedder(address: ProviderAddress & { name: string }): Embedder {
  return {
    model: address.name,
    async embed(texts, signal) {
      try {
        const [{ embedMany }, provider] = await Promise.all([import('ai'), providerOf(address)])
        const { embeddings } = await embedMany({
          model: provider.embeddingModel(address.name),
          values: [...texts],
          // Repeating is the caller's work.
          maxRetries: 0,
          abortSignal: signal,
        })
        const dimension = embeddings[0]?.length
        const isWhole =
          embeddings.length === texts.length &&
          embeddings.every((vector) => vector.length === dimension && isVector(vector))
        if (!isWhole) throw new ServiceError('unavailable', 'embedding model: no vectors')
        return embeddings
      } catch (error) {
        throw failureOf(error, signal, 'embedding model')
      }
    },
  }
}
