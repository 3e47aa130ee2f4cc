import { COLLECTIONS } from '@docent/domain/collections'
import type { UserDirectory } from '../admin/ports.ts'
import { emailOfAccount } from './firebase-auth.ts'
import { firestore, readDate, readString } from './firestore.ts'

/** Entries in `user_directory/{uid}`, made from `profiles/{uid}`. */
export const firestoreDirectory: UserDirectory = {
  emailOf: emailOfAccount,
  async relist(userId, describe) {
    const profile = firestore().collection(COLLECTIONS.profiles).doc(userId)
    const entry = firestore().collection(COLLECTIONS.user_directory).doc(userId)
    await firestore().runTransaction(async (transaction) => {
      const row = await transaction.get(profile)
      if (!row.exists) {
        transaction.delete(entry)
        return
      }
      const { createdAt, ...found } = describe({
        firstName: readString(row.get('first_name')),
        lastName: readString(row.get('last_name')),
        company: readString(row.get('company')),
        createdAt: readDate(row.get('created_at')) ?? new Date(),
      })
      transaction.set(entry, { ...found, created_at: createdAt })
    })
  },
}
