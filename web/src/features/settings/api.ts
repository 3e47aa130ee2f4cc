import { DELETE_CONFIRMATION } from '@docent/domain/account'
import { EXPORT_PART_BYTES, EXPORT_STATES, type AccountExport } from '@docent/domain/account-export'
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
import { CallError } from '../../shared/call-error.ts'
import { commit } from '../../shared/commit.ts'
import { firestore } from '../../shared/firestore.ts'
import { useLiveDocument, type Live, type ParseRow } from '../../shared/live.ts'
import { ownerClient } from '../../shared/owner-client.ts'
import { dateOrNull, numberOf, textOf } from '../../shared/records.ts'
import { useOwner } from '../../shared/session.ts'

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

const parseExport: ParseRow<AccountExport> = (row) => ({
  state: EXPORT_STATES.find((state) => state === row['state']) ?? 'failed',
  run: textOf(row, 'run'),
  requested_at: dateOrNull(row, 'requested_at') ?? new Date(0),
  bytes: numberOf(row, 'bytes'),
  expires_at: dateOrNull(row, 'expires_at'),
})

/** The owner's latest archive; `null` where none was asked for. */
export function useExport(): Live<AccountExport | null> {
  const { uid } = useOwner()
  return useLiveDocument(
    `export/${uid}`,
    () => doc(firestore(), COLLECTIONS.exports, uid),
    parseExport,
  )
}

/** Asks for an archive of everything; {@link useExport} follows it. @throws CallError */
export const startExport = (): Promise<unknown> =>
  ownerClient.post(API.exportAccount, {}, (body) => (isRecord(body) ? true : null))

/** Longest wait for one part of an archive, in milliseconds. */
const PART_TIMEOUT_MS = 120_000

/**
 * Loads an archive part by part.
 * @param onProgress told the bytes so far
 * @throws CallError
 */
export async function loadArchive(
  bytes: number,
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const parts: Blob[] = []
  let loaded = 0
  for (let index = 0; index * EXPORT_PART_BYTES < bytes; index++) {
    const options = { signal, timeoutMs: PART_TIMEOUT_MS }
    const part = await ownerClient.getBytes(`${API.exportPart}?index=${index}`, options)
    parts.push(part)
    loaded += part.size
    onProgress(loaded)
  }
  if (loaded !== bytes) throw new CallError('internal')
  return new Blob(parts, { type: 'application/zip' })
}
