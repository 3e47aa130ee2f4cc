import type { Exchange, Transcript } from '../chat/ports.ts'

/** Conversations that are remembered at most; past it the oldest are forgotten. */
const MAX_CONVERSATIONS = 500
/** Exchanges of each that a follow-up may refer to. */
const MAX_EXCHANGES = 4

/**
 * Remembers what a follow-up refers to, in the memory of one instance and nowhere else: what is
 * asked of the demo is not kept.
 */
export function briefTranscript(): Transcript {
  const conversations = new Map<string, readonly Exchange[]>()
  return {
    record: (exchange) => {
      const { conversationId } = exchange
      const earlier = conversations.get(conversationId) ?? []
      // Re-inserted, so that the first key is the one that was silent longest.
      conversations.delete(conversationId)
      conversations.set(conversationId, [...earlier, exchange].slice(-MAX_EXCHANGES))
      if (conversations.size > MAX_CONVERSATIONS) {
        conversations.delete(conversations.keys().next().value ?? '')
      }
      return Promise.resolve()
    },
    recent: (conversationId, ownerId, count) =>
      Promise.resolve(
        (conversations.get(conversationId) ?? [])
          .filter((exchange) => exchange.ownerId === ownerId)
          .slice(-count)
          .map(({ message: { question, kind, output, receipts } }) => ({
            question,
            kind,
            output,
            places: receipts,
          })),
      ),
  }
}
