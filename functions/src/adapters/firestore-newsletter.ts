import { COLLECTIONS, type NewsletterRow } from '@docent/domain/collections'
import type { Timestamp } from 'firebase-admin/firestore'
import type { NewsletterStore } from '../newsletter/ports.ts'
import { firestore } from './firestore.ts'

type StoredRow = Omit<NewsletterRow, 'mailed_at' | 'created_at' | 'expires_at'> & {
  readonly mailed_at: Timestamp | null
  readonly created_at: Timestamp
  readonly expires_at: Timestamp | null
}

const read = (stored: StoredRow): NewsletterRow => ({
  ...stored,
  mailed_at: stored.mailed_at?.toDate() ?? null,
  created_at: stored.created_at.toDate(),
  expires_at: stored.expires_at?.toDate() ?? null,
})

/** Rows of `newsletter`. */
export const firestoreNewsletter: NewsletterStore = {
  change: (id, decide) =>
    firestore().runTransaction(async (transaction) => {
      const reference = firestore().collection(COLLECTIONS.newsletter).doc(id)
      const stored = (await transaction.get(reference)).data() as StoredRow | undefined
      const row = stored === undefined ? null : read(stored)
      const next = decide(row)
      if (next === row) return
      if (next === null) transaction.delete(reference)
      else transaction.set(reference, next)
    }),
}
