import { COLLECTIONS } from '@docent/domain/collections'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'
import { onIdTokenChanged, type User } from 'firebase/auth'
import { doc } from 'firebase/firestore'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { firebaseAuth, firestore } from '../../shared/firebase.ts'
import { isEndWished } from '../../shared/end-session.ts'
import { useNotify } from '../../shared/notify.tsx'
import { closeAllLive, useLiveDocument } from '../../shared/live.ts'
import { parseProfile } from '../../shared/records.ts'
import { SessionContext, type Session } from '../../shared/session.ts'
import { forgetSignIn, rememberSignIn } from '../../shared/sign-in-hint.ts'
import { createMissingProfile } from './api.ts'

/** The user object stays the same when its address is verified, so that is kept beside it. */
interface KnownUser {
  user: User
  isVerified: boolean
}

const LOADING: Session = { status: 'loading' }
const SIGNED_OUT: Session = { status: 'signed-out' }

/** Follows who is signed in, and their profile. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<KnownUser | null | 'unknown'>('unknown')
  const notify = useNotify()
  const wasSignedIn = useRef(false)
  useEffect(
    () =>
      onIdTokenChanged(firebaseAuth(), (current) => {
        if (current) rememberSignIn()
        else {
          closeAllLive()
          forgetSignIn()
          if (wasSignedIn.current && !isEndWished()) {
            notify({ title: ERROR_TEXTS.unauthenticated, tone: 'destructive' })
          }
        }
        wasSignedIn.current = current !== null
        setKnown(current && { user: current, isVerified: current.emailVerified })
      }),
    [notify],
  )
  if (known === 'unknown') return <SessionContext value={LOADING}>{children}</SessionContext>
  if (known === null) return <SessionContext value={SIGNED_OUT}>{children}</SessionContext>
  return (
    <OwnerSession key={known.user.uid} known={known}>
      {children}
    </OwnerSession>
  )
}

function OwnerSession({ known, children }: { known: KnownUser; children: ReactNode }) {
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
