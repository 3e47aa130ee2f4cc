import { MESSAGES } from '@docent/domain/collections'
import type { UnansweredSource } from '../analytics/ports.ts'
import { firestore, readDate, readString } from './firestore.ts'

/** Messages of kind `fallback` in all conversations of an owner. */
export const firestoreUnanswered: UnansweredSource = {
  async listUnanswered(ownerId, limit) {
    const found = await firestore()
      .collectionGroup(MESSAGES)
      .where('user_id', '==', ownerId)
      .where('kind', '==', 'fallback')
      .orderBy('created_at', 'desc')
      .limit(limit)
      .select('question', 'created_at')
      .get()
    return found.docs.map((row) => ({
      question: readString(row.get('question')),
      askedAt: readDate(row.get('created_at')) ?? new Date(0),
    }))
  },
}
