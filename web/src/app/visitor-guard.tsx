import type { Profile } from '@docent/domain/collections'
import { lazy, Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '../shared/session.ts'
import { LoadingScreen } from '../shared/ui/loading-screen.tsx'
import { PATHS } from './paths.ts'

const FailedSession = lazy(async () => ({
  default: (await import('./failed-session.tsx')).FailedSession,
}))

/** Where an owner belongs after signing in (decision 15). */
const homeOf = (profile: Profile): string =>
  profile.onboarding_completed ? PATHS.dashboard : PATHS.onboarding

/** The screen that a visitor asked for before the login came between. */
const wantedBy = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : null

/** Login and register: an owner who is signed in is sent on. */
export function VisitorsOnly() {
  const session = useSession()
  const { state } = useLocation()
  if (session.status === 'signed-out') return <Outlet />
  if (session.status === 'failed') {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <FailedSession retry={session.retry} />
      </Suspense>
    )
  }
  if (session.status !== 'signed-in') return <LoadingScreen />
  const { profile } = session
  const target = (profile.onboarding_completed && wantedBy(state)) || homeOf(profile)
  return <Navigate to={target} replace />
}
