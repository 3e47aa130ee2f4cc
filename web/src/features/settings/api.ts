import { COLLECTIONS } from '@docent/domain/collections'
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  type User,
} from 'firebase/auth'
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore'
import { firestore } from '../../shared/firebase.ts'

/** How long a write may wait for the server before it counts as failed. */
const SAVE_TIMEOUT_MS = 15_000

export interface ProfileValues {
  firstName: string
  lastName: string
  company: string
}

/** Firestore waits for a connection for ever; a form has to hear back. */
const withinTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The server did not answer in time')), SAVE_TIMEOUT_MS)
    }),
  ])

export const saveProfile = (uid: string, values: ProfileValues): Promise<void> =>
  withinTime(
    updateDoc(doc(firestore(), COLLECTIONS.profiles, uid), {
      first_name: values.firstName,
      last_name: values.lastName,
      company: values.company,
      updated_at: serverTimestamp(),
    }),
  )

/** Whether the account has a password of ours, rather than Google's sign-in alone. */
export const hasPassword = (user: User): boolean =>
  user.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)

/** Changes the password after the current one has been checked by signing in with it. */
export async function changePassword(
  user: User,
  currentPassword: string,
  newPassword: string,
): Promise<'changed' | 'wrong-password'> {
  try {
    const credential = EmailAuthProvider.credential(user.email ?? '', currentPassword)
    await reauthenticateWithCredential(user, credential)
  } catch (error) {
    if (isWrongPassword(error)) return 'wrong-password'
    throw error
  }
  await updatePassword(user, newPassword)
  return 'changed'
}

const isWrongPassword = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  ['auth/invalid-credential', 'auth/wrong-password'].includes(String(error.code))
