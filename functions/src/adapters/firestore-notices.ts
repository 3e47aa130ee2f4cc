import { COLLECTIONS, MONTHS } from '@docent/domain/collections'
import type { NoticeStore } from '../billing/ports.ts'
import { confirmedAddress } from './firebase-auth.ts'
import { firestoreBilling } from './firestore-billing.ts'
import { firestore, idsOf, readNumber } from './firestore.ts'

const PAGE_SIZE = 500

/** Owners by their profiles, plans in `subscribers`, the month's meter in `usage`. */
export const firestoreNotices: NoticeStore = {
  listOwners: () => idsOf(firestore().collection(COLLECTIONS.profiles), PAGE_SIZE),
  findRow: firestoreBilling.findRow,
  async countMessages(ownerId, month) {
    const usage = firestore().collection(COLLECTIONS.usage).doc(ownerId)
    return readNumber((await usage.collection(MONTHS).doc(month).get()).get('messages'))
  },
  findAddress: confirmedAddress,
}
