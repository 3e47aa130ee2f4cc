import { COLLECTIONS } from '@docent/domain/collections'
import type { SignIns } from '../accounts/ports.ts'
import type { AuthenticateDeps } from '../http/authenticate.ts'
import { firebaseApp } from './firebase-app.ts'
import { firestore } from './firestore.ts'

/** Sign-ins in Firebase Auth. */
export const firebaseSignIns: SignIns = {
  async remove(ownerId) {
    const { getAuth } = await import('firebase-admin/auth')
    await getAuth(firebaseApp())
      .deleteUser(ownerId)
      .catch((error: unknown) => {
        if (!isUserNotFound(error)) throw error
      })
  },
}

/** Address of an account that was proven to be its owner's; `null` where there is none. */
export async function confirmedAddress(ownerId: string): Promise<string | null> {
  const { getAuth } = await import('firebase-admin/auth')
  const user = await getAuth(firebaseApp())
    .getUser(ownerId)
    .catch((error: unknown) => {
      if (isUserNotFound(error)) return null
      throw error
    })
  return user?.emailVerified === true && !user.disabled ? (user.email ?? null) : null
}

const isUserNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'

/** ID tokens by Firebase Auth, deleted accounts by their tombstones. */
export const firebaseAuth: AuthenticateDeps = {
  async verifyIdToken(token) {
    // Loaded on first use: visitors' calls, which need no account, start without it.
    const { getAuth } = await import('firebase-admin/auth')
    return getAuth(firebaseApp()).verifyIdToken(token)
  },
  async isDeleted(userId) {
    return (await firestore().collection(COLLECTIONS.deleted_users).doc(userId).get()).exists
  },
}
