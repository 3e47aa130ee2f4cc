import { COLLECTIONS, type Profile } from '@docent/domain/collections'
import type { User } from 'firebase/auth'
import { doc, serverTimestamp } from 'firebase/firestore'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { commit } from '../../shared/commit.ts'
import { idTokenOf, isEndWished } from '../../shared/end-session.ts'
import { firestore } from '../../shared/firestore.ts'
import { useLiveDocument } from '../../shared/live.ts'
import { parseProfile } from '../../shared/records.ts'
import { SessionContext, type Session } from '../../shared/session.ts'
import { NO_NAMES, forgetNames, namesFor, type EnteredNames } from './pending-names.ts'

/** The user object stays the same when its address is verified, so that is kept beside it. */
export interface KnownUser {
  user: User
  isVerified: boolean
}

const LOADING: Session = { status: 'loading' }

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
export function OwnerSession({ known, children }: { known: KnownUser; children: ReactNode }) {
  const { user, isVerified } = known
  const live = useLiveDocument(
    `profile/${user.uid}`,
    () => doc(firestore(), COLLECTIONS.profiles, user.uid),
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
  const session = useMemo<Session>(() => {
    if (profile) return { status: 'signed-in', user, profile, isVerified }
    if (!isRefused) return LOADING
    return {
      status: 'failed',
      user,
      retry: () => {
        setHasFailed(false)
        retry()
      },
    }
  }, [profile, user, isVerified, isRefused, retry])
  return <SessionContext value={session}>{children}</SessionContext>
}
