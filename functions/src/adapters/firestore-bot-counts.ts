import { COLLECTIONS } from '@docent/domain/collections'
import { FieldValue } from 'firebase-admin/firestore'
import type { BotCounts } from '../usage/bot-counts-port.ts'
import { firestore, idsOf, readNumber } from './firestore.ts'

const PAGE_SIZE = 500

/** Counters in `bot_counters`, bots in `chatbots`. */
export const firestoreBotCounts: BotCounts = {
  listOwners: () => idsOf(firestore().collection(COLLECTIONS.bot_counters), PAGE_SIZE),
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
