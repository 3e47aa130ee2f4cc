import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { VerifyBanner } from '../features/auth/verify-banner.tsx'
import { useSession, type Session } from '../shared/session.ts'
import { seemsOnboarded } from '../shared/sign-in-hint.ts'
import { DASHBOARD_WIDTH, WIZARD_WIDTH } from '../shared/ui/column.ts'
import { LoadingScreen } from '../shared/ui/loading-screen.tsx'
import { FailedSession } from './failed-session.tsx'
import { PATHS } from './paths.ts'

/**
 * Whether the dashboard's frame stands while the profile is being read: for an owner who has been
 * there before, on an address where it will stay. Nobody's data is in it.
 */
const isFrameShown = (session: Session, pathname: string): boolean =>
  session.status === 'waiting' &&
  pathname.startsWith(PATHS.dashboard) &&
  seemsOnboarded(session.user.uid)

/** Screens of a signed-in owner; anybody else is sent to the login. */
export function OwnersOnly() {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.status === 'failed') return <FailedSession retry={session.retry} />
  if (session.status === 'signed-out') {
    return <Navigate to={PATHS.login} replace state={{ from: pathname + search }} />
  }
  if (session.status !== 'signed-in' && !isFrameShown(session, pathname)) return <LoadingScreen />
  return (
    <>
      <VerifyBanner width={pathname === PATHS.onboarding ? WIZARD_WIDTH : DASHBOARD_WIDTH} />
      <Outlet />
    </>
  )
}

/** The dashboard: an owner who has not finished the wizard is sent there. */
export function OnboardedOnly() {
  const session = useSession()
  return session.status === 'signed-in' && !session.profile.onboarding_completed ? (
    <Navigate to={PATHS.onboarding} replace />
  ) : (
    <Outlet />
  )
}
