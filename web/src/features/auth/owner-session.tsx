import { COLLECTIONS } from '@docent/domain/collections'
import type { User } from 'firebase/auth'
import { doc, serverTimestamp } from 'firebase/firestore'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { commit } from '../../shared/commit.ts'
import { firestore } from '../../shared/firestore.ts'
import { useLiveDocument } from '../../shared/live.ts'
import { parseProfile } from '../../shared/records.ts'
import { SessionContext, type Session } from '../../shared/session.ts'
import { forgetNames, namesFor } from './pending-names.ts'

/** The user object stays the same when its address is verified, so that is kept beside it. */
export interface KnownUser {
  user: User
  isVerified: boolean
}

const LOADING: Session = { status: 'loading' }

/**
 * Creates the profile of an account that has none. Where another tab was faster, its profile is
 * kept (decision 34). A plain write would be sent again when the session's token changes on the
 * way, as it does right after a sign-up, and the second one would be refused.
 */
async function createMissingProfile(user: User): Promise<void> {
  const reference = doc(firestore(), COLLECTIONS.profiles, user.uid)
  await commit(async (transaction) => {
    if ((await transaction.get(reference)).exists()) return
    transaction.set(reference, {
      id: user.uid,
      ...namesFor(user.email),
      onboarding_completed: false,
      created_at: serverTimestamp(),
      updated_at: serverTimestamp(),
    })
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
  const isMissing = live.status === 'ready' && live.data === null
  useEffect(() => {
    if (isMissing && !hasFailed) createMissingProfile(user).catch(() => setHasFailed(true))
  }, [isMissing, hasFailed, user])

  const { status, data: profile, retry } = live
  const session = useMemo<Session>(() => {
    if (profile) return { status: 'signed-in', user, profile, isVerified }
    if (status !== 'failed' && !hasFailed) return LOADING
    return {
      status: 'failed',
      user,
      retry: () => {
        setHasFailed(false)
        retry()
      },
    }
  }, [profile, user, isVerified, status, hasFailed, retry])
  return <SessionContext value={session}>{children}</SessionContext>
}
