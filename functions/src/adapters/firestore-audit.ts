import { COLLECTIONS } from '@docent/domain/collections'
import { FieldValue } from 'firebase-admin/firestore'
import type { AuditLog } from '../admin/ports.ts'
import { firestore } from './firestore.ts'

/** How long an entry is kept, in milliseconds: a year. The database removes it by `expires_at`. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000

/** Entries in `audit`. */
export const firestoreAudit: AuditLog = {
  async record({ actorId, action, subject, rows }) {
    await firestore()
      .collection(COLLECTIONS.audit)
      .add({
        actor_id: actorId,
        action,
        subject,
        rows,
        created_at: FieldValue.serverTimestamp(),
        expires_at: new Date(Date.now() + KEPT_MS),
      })
  },
}
