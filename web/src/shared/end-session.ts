import { signOut } from 'firebase/auth'
import { firebaseAuth } from './firebase.ts'
import { closeAllLive } from './close-live.ts'
import { forgetSignIn } from './sign-in-hint.ts'

let isWished = false

/** Whether the owner of this window asked for the session's end, who need not be told of it. */
export const isEndWished = (): boolean => isWished

/** Ends the session, as the owner wishes. */
export async function endSession(): Promise<void> {
  isWished = true
  try {
    await dropSession()
  } catch (error) {
    isWished = false
    throw error
  }
}

/** Ends a session that is of no use. Listeners close first, so that none is refused on the way out. */
export async function dropSession(): Promise<void> {
  closeAllLive()
  await signOut(firebaseAuth())
  forgetSignIn()
}
