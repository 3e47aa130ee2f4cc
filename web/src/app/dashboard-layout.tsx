import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { Link, Outlet } from 'react-router-dom'
import { PlanNotices } from '../features/billing/plan-notices.tsx'
import { usePlan } from '../shared/owner-data.ts'
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

/** Header and tabs of the dashboard; each tab is a route. */
export const DashboardLayout = () => (
  <TabbedLayout
    home={PATHS.dashboard}
    label="Dashboard"
    tabs={TABS}
    badge={<PlanBadge />}
    actions={<HeaderActions />}
  >
    <PlanNotices />
    <Outlet />
  </TabbedLayout>
)

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

function PlanBadge() {
  const { tier, isKnown } = usePlan()
  if (!isKnown) return null
  return (
    <Chip
      component={Link}
      to={PATHS.billing}
      clickable
      label={tier}
      size="small"
      variant="outlined"
      title="Your plan"
      sx={{
        position: 'relative',
        '&::after': { content: '""', position: 'absolute', inset: '-10px 0' },
      }}
    />
  )
}
