import type { Profile } from '@docent/domain/collections'
import { authMessages as text } from '@docent/domain/messages/auth'
import Box from '@mui/material/Box'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { SignOutButton } from '../shared/ui/sign-out-button.tsx'
import { VerifyBanner } from '../features/auth/verify-banner.tsx'
import { useSession } from '../shared/session.ts'
import { FailedState } from '../shared/ui/failed-state.tsx'
import { LoadingScreen } from '../shared/ui/loading-screen.tsx'
import { PATHS } from './paths.ts'

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
  if (session.status === 'loading') return <LoadingScreen />
  if (session.status === 'failed') return <FailedSession retry={session.retry} />
  const { profile } = session
  const target = (profile.onboarding_completed && wantedBy(state)) || homeOf(profile)
  return <Navigate to={target} replace />
}

/** Screens of a signed-in owner; anybody else is sent to the login. */
export function OwnersOnly() {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.status === 'loading') return <LoadingScreen />
  if (session.status === 'failed') return <FailedSession retry={session.retry} />
  if (session.status === 'signed-out') {
    return <Navigate to={PATHS.login} replace state={{ from: pathname + search }} />
  }
  return (
    <>
      <VerifyBanner />
      <Outlet />
    </>
  )
}

/** The dashboard: an owner who has not finished the wizard is sent there. */
export function OnboardedOnly() {
  const session = useSession()
  if (session.status !== 'signed-in') return <LoadingScreen />
  return session.profile.onboarding_completed ? (
    <Outlet />
  ) : (
    <Navigate to={PATHS.onboarding} replace />
  )
}

function FailedSession({ retry }: { retry: () => void }) {
  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', px: 5, py: 20 }}>
      <FailedState text={text.profileFailed} onRetry={retry} />
      <Box sx={{ mt: 4 }}>
        <SignOutButton />
      </Box>
    </Box>
  )
}
