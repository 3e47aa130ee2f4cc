import {
  GoogleAuthProvider,
  applyActionCode,
  browserLocalPersistence,
  browserSessionPersistence,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  verifyPasswordResetCode,
  type User,
} from 'firebase/auth'
import { firebaseAuth, isEmulated } from '../../shared/firebase.ts'
import { codeOf } from './auth-errors.ts'
import { forgetNames, rememberNames, type EnteredNames } from './pending-names.ts'

/** `isRemembered`: the session outlives the browser window. */
export async function signInWithPassword(
  email: string,
  password: string,
  isRemembered: boolean,
): Promise<void> {
  const auth = firebaseAuth()
  await setPersistence(auth, isRemembered ? browserLocalPersistence : browserSessionPersistence)
  await signInWithEmailAndPassword(auth, email, password)
}

/** Creates the account, and sends the e-mail that verifies its address. */
export async function signUp(email: string, password: string, names: EnteredNames): Promise<void> {
  const auth = firebaseAuth()
  rememberNames(email, names)
  try {
    await setPersistence(auth, browserLocalPersistence)
    const { user } = await createUserWithEmailAndPassword(auth, email, password)
    // The account is made; an e-mail that fails can be sent again from the banner.
    await sendVerification(user).catch(() => undefined)
  } catch (error) {
    forgetNames()
    throw error
  }
}

export const sendVerification = (user: User): Promise<void> =>
  sendEmailVerification(user, { url: `${window.location.origin}/dashboard` })

/** Who to be in the emulator, where Google's own window cannot open without a network. */
export interface TestIdentity {
  email: string
  name: string
}

/**
 * Opens Google's window.
 * @returns `choose-test-identity` where the emulator stands in and its window cannot open
 */
export async function signInWithGoogle(): Promise<'done' | 'cancelled' | 'choose-test-identity'> {
  try {
    await signInWithPopup(firebaseAuth(), new GoogleAuthProvider())
    return 'done'
  } catch (error) {
    const code = codeOf(error)
    if (['auth/popup-closed-by-user', 'auth/cancelled-popup-request'].includes(code)) {
      return 'cancelled'
    }
    const isOffline = ['auth/internal-error', 'auth/network-request-failed'].includes(code)
    if (isOffline && isEmulated()) return 'choose-test-identity'
    throw error
  }
}

/** Signs in to the emulator as an invented Google user. The real service refuses such a token. */
export async function signInAsTestIdentity({ email, name }: TestIdentity): Promise<void> {
  const token = JSON.stringify({ sub: `test-${email}`, email, email_verified: true, name })
  await signInWithCredential(firebaseAuth(), GoogleAuthProvider.credential(token))
}

export const requestPasswordReset = (email: string): Promise<void> =>
  sendPasswordResetEmail(firebaseAuth(), email, {
    url: `${window.location.origin}/reset-password`,
  })

/** The address that a link's code belongs to. Throws where the code is spent or expired. */
export const emailOfResetCode = (code: string): Promise<string> =>
  verifyPasswordResetCode(firebaseAuth(), code)

export const resetPassword = (code: string, password: string): Promise<void> =>
  confirmPasswordReset(firebaseAuth(), code, password)

export const verifyEmail = (code: string): Promise<void> => applyActionCode(firebaseAuth(), code)
