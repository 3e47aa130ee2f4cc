import { authMessages } from '@docent/domain/messages/auth'
import { onIdTokenChanged } from 'firebase/auth'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { firebaseAuth } from '../../shared/firebase.ts'
import { isEndWished } from '../../shared/end-session.ts'
import { useNotify } from '../../shared/notify.tsx'
import { closeAllLive } from '../../shared/close-live.ts'
import { SessionContext, type Session } from '../../shared/session.ts'
import { forgetSignIn, rememberSignIn } from '../../shared/sign-in-hint.ts'
import type { KnownUser } from './owner-session.tsx'

/** With it comes the database's code, which a visitor does not need. */
const OwnerSession = lazy(async () => ({
  default: (await import('./owner-session.tsx')).OwnerSession,
}))

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
            notify({ title: authMessages.sessionOver, tone: 'destructive' })
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
    <Suspense fallback={<SessionContext value={LOADING}>{children}</SessionContext>}>
      <OwnerSession key={known.user.uid} known={known}>
        {children}
      </OwnerSession>
    </Suspense>
  )
}
