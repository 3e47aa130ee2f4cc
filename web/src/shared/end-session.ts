import { signOut, type User } from 'firebase/auth'
import { firebaseAuth } from './firebase.ts'
import { closeAllLive, reopenLive } from './close-live.ts'
import { forgetSignIn } from './sign-in-hint.ts'

let isWished = false

/** Whether the owner of this window asked for the session's end, who need not be told of it. */
export const isEndWished = (): boolean => isWished

/**
 * Does what ends the session because its owner wishes it. Listeners close first, so that none is
 * refused on the way out, and open again where it did not end.
 */
export async function asWished<T>(end: () => Promise<T>): Promise<T> {
  isWished = true
  closeAllLive()
  try {
    return await end()
  } catch (error) {
    isWished = false
    reopenLive()
    throw error
  }
}

async function leave(): Promise<void> {
  await signOut(firebaseAuth())
  forgetSignIn()
}

/** Ends the session, as the owner wishes. */
export const endSession = (): Promise<void> => asWished(leave)

/** Ends a session that is of no use. Listeners close first, so that none is refused on the way out. */
export async function dropSession(): Promise<void> {
  closeAllLive()
  await leave()
}

/**
 * How Firebase says that it renews no token of a session: it was revoked, or its account is disabled
 * or deleted. *Source:* specification section 8; decision 34.
 */
const ENDED = new Set([
  'auth/invalid-refresh-token',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
])

/**
 * The user's ID token; `fresh` renews it.
 * @returns `null` where the session has ended; it is dropped then
 * @throws where nobody can tell, for example without a connection
 */
export async function idTokenOf(user: User, fresh: boolean): Promise<string | null> {
  try {
    return await user.getIdToken(fresh)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ENDED.has(String(error.code)))) {
      throw error
    }
    await dropSession()
    return null
  }
}
