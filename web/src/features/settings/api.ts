import { DELETE_CONFIRMATION } from '@docent/domain/account'
import { isRecord } from '@docent/domain/chat'
import { COLLECTIONS } from '@docent/domain/collections'
import { API } from '@docent/domain/routes'
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  type User,
} from 'firebase/auth'
import { doc, serverTimestamp } from 'firebase/firestore'
import { commit } from '../../shared/commit.ts'
import { firestore } from '../../shared/firebase.ts'
import { ownerClient } from '../../shared/owner-client.ts'

export interface ProfileValues {
  firstName: string
  lastName: string
  company: string
}

export const saveProfile = (uid: string, values: ProfileValues): Promise<void> =>
  commit((transaction) => {
    transaction.update(doc(firestore(), COLLECTIONS.profiles, uid), {
      first_name: values.firstName,
      last_name: values.lastName,
      company: values.company,
      updated_at: serverTimestamp(),
    })
  })

/** Turns the mails about leads on or off. */
export const saveLeadMails = (uid: string, isOn: boolean): Promise<void> =>
  commit((transaction) => {
    transaction.update(doc(firestore(), COLLECTIONS.profiles, uid), {
      lead_mails: isOn,
      updated_at: serverTimestamp(),
    })
  })

/** Longest wait for an account to be gone, in milliseconds: the function's own limit. */
const DELETION_TIMEOUT_MS = 120_000

/** Deletes the account with everything in it. The session is of no use after that. */
export const removeAccount = (): Promise<unknown> =>
  ownerClient.post(
    API.deleteAccount,
    { confirmation: DELETE_CONFIRMATION },
    (body) => (isRecord(body) && body['success'] === true ? true : null),
    { timeoutMs: DELETION_TIMEOUT_MS },
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
