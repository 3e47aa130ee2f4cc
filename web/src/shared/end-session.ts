import { signOut } from 'firebase/auth'
import { firebaseAuth } from './firebase.ts'
import { closeAllLive } from './live.ts'
import { forgetSignIn } from './sign-in-hint.ts'

/** Ends the session. Listeners close first, so that none is refused on the way out. */
export async function endSession(): Promise<void> {
  closeAllLive()
  await signOut(firebaseAuth())
  forgetSignIn()
}
