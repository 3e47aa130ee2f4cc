import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { useSession } from '../shared/session.ts'
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx'
import { SignOutButton } from '../shared/ui/sign-out-button.tsx'
import { TabbedLayout } from '../shared/ui/tabbed-layout.tsx'
import { PATHS } from './paths.ts'

const TABS = [
  { label: 'Overview', path: PATHS.dashboard },
  { label: 'Bots', path: PATHS.bots },
  { label: 'Knowledge', path: PATHS.knowledge },
  { label: 'Analytics', path: PATHS.analytics },
  { label: 'Billing', path: PATHS.billing },
  { label: 'Settings', path: PATHS.settings },
] as const

/** Both read the database, for which the frame does not wait. */
const PlanBadge = lazy(async () => ({ default: (await import('./plan-badge.tsx')).PlanBadge }))
const PlanNotices = lazy(async () => ({
  default: (await import('../features/billing/plan-notices.tsx')).PlanNotices,
}))

/** Header and tabs of the dashboard; each tab is a route. Until the owner is known it is empty. */
export function DashboardLayout() {
  const isKnown = useSession().status === 'signed-in'
  return (
    <TabbedLayout
      home={PATHS.dashboard}
      label="Dashboard"
      tabs={TABS}
      badge={<Suspense>{isKnown && <PlanBadge />}</Suspense>}
      actions={<HeaderActions />}
    >
      <Suspense fallback={<PageSkeleton />}>
        {isKnown ? (
          <PlanNotices>
            <Outlet />
          </PlanNotices>
        ) : (
          <PageSkeleton />
        )}
      </Suspense>
    </TabbedLayout>
  )
}

const HeaderActions = () => (
  <>
    <Button
      component={Link}
      to={PATHS.billing}
      color="secondary"
      startIcon={<CreditCardOutlined />}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      Billing
    </Button>
    <Button
      component={Link}
      to={PATHS.settings}
      color="secondary"
      startIcon={<SettingsOutlined />}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      Settings
    </Button>
    <SignOutButton />
  </>
)
