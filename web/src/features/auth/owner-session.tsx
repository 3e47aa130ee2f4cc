import { COLLECTIONS, type Profile } from '@docent/domain/collections'
import type { User } from 'firebase/auth'
import { doc, serverTimestamp } from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { commit } from '../../shared/commit.ts'
import { idTokenOf, isEndWished } from '../../shared/end-session.ts'
import { firestore } from '../../shared/firestore.ts'
import { useLiveDocument } from '../../shared/live.ts'
import { parseProfile } from '../../shared/records.ts'
import { rememberOnboarding } from '../../shared/sign-in-hint.ts'
import { NO_NAMES, forgetNames, namesFor, type EnteredNames } from './pending-names.ts'

/** What came of reading a profile. */
export type ProfileRead =
  | { uid: string; profile: Profile }
  /** It cannot be read. */
  | { uid: string; retry: () => void }

/** Whether names that were entered here are still missing from a profile that another tab made. */
const lacksNames = (
  { first_name, last_name, company }: Pick<Profile, keyof EnteredNames>,
  email: string | null,
): boolean => `${first_name}${last_name}${company}` === '' && namesFor(email) !== NO_NAMES

/**
 * Creates the profile of an account that has none. Where another tab was faster, its profile is
 * kept (decision 34) and gets the names, which only the tab with the form knows. A plain write would
 * be sent again when the session's token changes on the way, as it does right after a sign-up, and
 * the second one would be refused.
 */
async function completeProfile(user: User): Promise<void> {
  const reference = doc(firestore(), COLLECTIONS.profiles, user.uid)
  const names = namesFor(user.email)
  await commit(async (transaction) => {
    const row = (await transaction.get(reference)).data()
    if (row === undefined) {
      transaction.set(reference, {
        id: user.uid,
        ...names,
        onboarding_completed: false,
        created_at: serverTimestamp(),
        updated_at: serverTimestamp(),
      })
    } else if (lacksNames(parseProfile(row, user.uid), user.email)) {
      transaction.update(reference, { ...names, updated_at: serverTimestamp() })
    }
  })
  forgetNames()
}

/** Follows the profile of whoever is signed in. */
export function OwnerSession({ user, onRead }: OwnerSessionProps) {
  const { uid } = user
  const live = useLiveDocument(
    `profile/${uid}`,
    () => doc(firestore(), COLLECTIONS.profiles, uid),
    parseProfile,
  )
  const [hasFailed, setHasFailed] = useState(false)
  const isIncomplete =
    live.status === 'ready' && (live.data === null || lacksNames(live.data, user.email))
  useEffect(() => {
    if (isIncomplete && !hasFailed) completeProfile(user).catch(() => setHasFailed(true))
  }, [isIncomplete, hasFailed, user])

  const { status, data: profile, retry } = live
  const isRefused = !profile && (status === 'failed' || hasFailed)
  useEffect(() => {
    // The database refuses a deleted account without saying so; Firebase's sign-in says it.
    if (isRefused && !isEndWished()) idTokenOf(user, true).catch(() => undefined)
  }, [isRefused, user])
  useEffect(() => {
    if (profile) {
      rememberOnboarding(uid, profile.onboarding_completed)
      onRead({ uid, profile })
    } else if (isRefused) {
      const again = () => {
        setHasFailed(false)
        onRead(null)
        retry()
      }
      onRead({ uid, retry: again })
    }
  }, [profile, uid, isRefused, retry, onRead])
  return null
}

interface OwnerSessionProps {
  user: User
  /** Told what was read; `null` when it is tried again. */
  onRead: (read: ProfileRead | null) => void
}
