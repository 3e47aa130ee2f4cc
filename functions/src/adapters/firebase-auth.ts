import { COLLECTIONS } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import type { UserRecord } from 'firebase-admin/auth'
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

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

const isUserNotFound = (error: unknown): boolean => hasCode(error, ['auth/user-not-found'])

/** What the library says, under the same code as of a bad token, where the public keys are out of reach. */
const KEYS_OUT_OF_REACH = /fetching public keys|while making request/i

/** Whether a token was looked at and found wanting, as opposed to not looked at. */
const isRefusal = (error: unknown): boolean =>
  hasCode(error, [
    'auth/argument-error',
    'auth/id-token-revoked',
    'auth/id-token-expired',
    'auth/user-disabled',
    'auth/user-not-found',
  ]) && !(error instanceof Error && KEYS_OUT_OF_REACH.test(error.message))

async function findAccount(userId: string): Promise<UserRecord | null> {
  const { getAuth } = await import('firebase-admin/auth')
  return getAuth(firebaseApp())
    .getUser(userId)
    .catch((error: unknown) => {
      if (isUserNotFound(error)) return null
      throw error
    })
}

/** Address of an account that was proven to be its owner's; `null` where there is none. */
export async function confirmedAddress(ownerId: string): Promise<string | null> {
  const user = await findAccount(ownerId)
  return user?.emailVerified === true && !user.disabled ? (user.email ?? null) : null
}

/** Address that an account signs in with, proven or not; '' where there is none. */
export const emailOfAccount = async (userId: string): Promise<string> =>
  (await findAccount(userId))?.email ?? ''

/** ID tokens by Firebase Auth, deleted accounts by their tombstones. */
export const firebaseAuth: AuthenticateDeps = {
  async verifyIdToken(token) {
    // Loaded on first use: visitors' calls, which need no account, start without it.
    const { getAuth } = await import('firebase-admin/auth')
    // With `true` a session that was revoked or an account that is disabled is refused at once, not
    // when its token has run out. It costs an owner's call one more question to Firebase.
    return getAuth(firebaseApp())
      .verifyIdToken(token, true)
      .catch((error: unknown) => {
        if (isRefusal(error)) throw error
        throw new ServiceError('unavailable', 'the token could not be checked', { cause: error })
      })
  },
  async isAdmin(userId) {
    return (await findAccount(userId))?.customClaims?.['admin'] === true
  },
  async isDeleted(userId) {
    return (await firestore().collection(COLLECTIONS.deleted_users).doc(userId).get()).exists
  },
}
