import type { Profile } from '@docent/domain/collections'
import type { User } from 'firebase/auth'
import { createContext, use } from 'react'

export type Session =
  /** Nobody is known yet. */
  | { status: 'loading' }
  | { status: 'signed-out' }
  /** Somebody is signed in, and the profile is on its way. */
  | { status: 'waiting'; user: User; isVerified: boolean }
  /** Somebody is signed in, and the profile cannot be read. */
  | { status: 'failed'; user: User; retry: () => void }
  | {
      status: 'signed-in'
      user: User
      profile: Profile
      /** Whether the e-mail address is verified. */
      isVerified: boolean
    }

/** Filled by the auth feature's `SessionProvider`. */
export const SessionContext = createContext<Session>({ status: 'loading' })

export const useSession = (): Session => use(SessionContext)

/** The signed-in owner. For screens behind the guards only. */
export function useOwner(): { user: User; profile: Profile; uid: string } {
  const session = useSession()
  if (session.status !== 'signed-in') throw new Error('useOwner() needs a signed-in session')
  return { user: session.user, profile: session.profile, uid: session.user.uid }
}
