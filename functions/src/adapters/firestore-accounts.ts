import { COLLECTIONS } from '@docent/domain/collections'
import type { AccountStore } from '../accounts/ports.ts'
import { firestore, readDate, removeAll } from './firestore.ts'

/** Documents of one page of a listing. */
const PAGE_SIZE = 200

const tombstoneOf = (ownerId: string) =>
  firestore().collection(COLLECTIONS.deleted_users).doc(ownerId)

/** Tombstones in `deleted_users/{uid}`: `deleted_at`, and `settled` once nothing can follow. */
export const firestoreAccounts: AccountStore = {
  async markDeleted(ownerId, at) {
    await tombstoneOf(ownerId).set({ deleted_at: at, settled: false })
  },
  async removeDocument(collection, id) {
    await firestore().recursiveDelete(firestore().collection(collection).doc(id))
  },
  removeOwned: (collection, ownerId) =>
    removeAll(firestore().collection(collection).where('user_id', '==', ownerId)),
  async *listUnsettled() {
    let query = firestore()
      .collection(COLLECTIONS.deleted_users)
      .where('settled', '==', false)
      .limit(PAGE_SIZE)
    for (;;) {
      const { docs } = await query.get()
      if (docs.length === 0) return
      yield docs.map((row) => ({
        ownerId: row.id,
        deletedAt: readDate(row.get('deleted_at')) ?? new Date(0),
      }))
      query = query.startAfter(docs.at(-1))
    }
  },
  async settle(ownerId) {
    await tombstoneOf(ownerId).update({ settled: true })
  },
}
