import { MESSAGES, type TranscriptMessage } from '@docent/domain/collections'
import type { SaidPassages } from '../knowledge/ports.ts'
import { firestore, readDate, readString } from './firestore.ts'

/** Receipts of the answers in all conversations of an owner. */
export const firestoreSaidPassages: SaidPassages = {
  async ofFile(ownerId, fileId, messages) {
    const found = await firestore()
      .collectionGroup(MESSAGES)
      .where('user_id', '==', ownerId)
      .where('kind', '==', 'answer')
      .orderBy('created_at', 'desc')
      .limit(messages)
      .select('question', 'receipts', 'created_at')
      .get()
    return found.docs.flatMap((row) => {
      const receipts = (row.get('receipts') ?? []) as TranscriptMessage['receipts']
      const question = readString(row.get('question'))
      const at = readDate(row.get('created_at')) ?? new Date(0)
      return receipts
        .filter((receipt) => receipt.fileId === fileId)
        .map(({ page, start, end, quote }) => ({ page, start, end, quote, question, at }))
    })
  },
}
