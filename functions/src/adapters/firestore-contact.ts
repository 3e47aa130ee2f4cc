import { COLLECTIONS } from '@docent/domain/collections'
import { FieldValue } from 'firebase-admin/firestore'
import type { ContactStore } from '../contact/ports.ts'
import { firestore } from './firestore.ts'

/** Messages in `contact_messages`. */
export const firestoreContact: ContactStore = {
  async keep(message) {
    await firestore()
      .collection(COLLECTIONS.contact_messages)
      .add({ ...message, created_at: FieldValue.serverTimestamp() })
  },
}
