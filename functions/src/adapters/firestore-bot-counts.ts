import { COLLECTIONS } from '@docent/domain/collections'
import { FieldPath, FieldValue } from 'firebase-admin/firestore'
import type { BotCounts } from '../usage/bot-counts-port.ts'
import { firestore, readNumber } from './firestore.ts'

const PAGE_SIZE = 500

/** Counters in `bot_counters`, bots in `chatbots`. */
export const firestoreBotCounts: BotCounts = {
  async *listOwners() {
    const counters = firestore().collection(COLLECTIONS.bot_counters)
    let query = counters.orderBy(FieldPath.documentId()).select().limit(PAGE_SIZE)
    for (;;) {
      const { docs } = await query.get()
      if (docs.length > 0) yield docs.map(({ id }) => id)
      const last = docs.at(-1)
      if (last === undefined || docs.length < PAGE_SIZE) return
      query = query.startAfter(last)
    }
  },
  recount: (ownerId) =>
    firestore().runTransaction(async (transaction) => {
      const reference = firestore().collection(COLLECTIONS.bot_counters).doc(ownerId)
      const bots = firestore().collection(COLLECTIONS.chatbots).where('user_id', '==', ownerId)
      const [counter, counted] = await Promise.all([
        transaction.get(reference),
        transaction.get(bots.count()),
      ])
      const { count } = counted.data()
      const drift = readNumber(counter.get('bots')) - count
      if (counter.exists && drift !== 0) {
        const updated = { bots: count, updated_at: FieldValue.serverTimestamp() }
        transaction.update(reference, updated)
      }
      return counter.exists ? drift : 0
    }),
}
