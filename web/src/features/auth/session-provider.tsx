import { authMessages } from '@docent/domain/messages/auth'
import { onIdTokenChanged, type User } from 'firebase/auth'
import {
  Fragment,
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { firebaseAuth } from '../../shared/firebase.ts'
import { isEndWished } from '../../shared/end-session.ts'
import { useNotify } from '../../shared/notify.tsx'
import { closeAllLive } from '../../shared/close-live.ts'
import { SessionContext, type Session } from '../../shared/session.ts'
import { forgetSignIn, rememberSignIn } from '../../shared/sign-in-hint.ts'
import type { ProfileRead } from './owner-session.tsx'

/** With it comes the database's code, which neither a visitor nor the dashboard's frame waits for. */
const OwnerSession = lazy(async () => ({
  default: (await import('./owner-session.tsx')).OwnerSession,
}))

/** The user object stays the same when its address is verified, so that is kept beside it. */
interface KnownUser {
  user: User
  isVerified: boolean
}

function sessionOf(known: KnownUser | null | 'unknown', read: ProfileRead | null): Session {
  if (known === 'unknown') return { status: 'loading' }
  if (known === null) return { status: 'signed-out' }
  if (read?.uid !== known.user.uid) return { status: 'waiting', ...known }
  return 'profile' in read
    ? { status: 'signed-in', ...known, profile: read.profile }
    : { status: 'failed', user: known.user, retry: read.retry }
}

/** Follows who is signed in, and their profile. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<KnownUser | null | 'unknown'>('unknown')
  const [read, setRead] = useState<ProfileRead | null>(null)
  const notify = useNotify()
  const wasSignedIn = useRef(false)
  useEffect(
    () =>
      onIdTokenChanged(firebaseAuth(), (current) => {
        if (current) rememberSignIn()
        else {
          closeAllLive()
          forgetSignIn()
          setRead(null)
          if (wasSignedIn.current && !isEndWished()) {
            notify({ title: authMessages.sessionOver, tone: 'destructive' })
          }
        }
        wasSignedIn.current = current !== null
        setKnown(current && { user: current, isVerified: current.emailVerified })
      }),
    [notify],
  )
  const session = useMemo(() => sessionOf(known, read), [known, read])
  const user = known === 'unknown' || known === null ? null : known.user
  return (
    <SessionContext value={session}>
      {/* Nothing of one person's screen is left when another one is there. */}
      <Fragment key={user?.uid ?? 'nobody'}>
        {children}
        {user && (
          <Suspense>
            <OwnerSession user={user} onRead={setRead} />
          </Suspense>
        )}
      </Fragment>
    </SessionContext>
  )
}
