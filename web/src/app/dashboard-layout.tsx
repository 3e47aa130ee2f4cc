import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom'
import { PlanNotices } from '../features/billing/plan-notices.tsx'
import { usePlan } from '../shared/owner-data.ts'
import { Logo } from '../shared/ui/logo.tsx'
import { SignOutButton } from '../shared/ui/sign-out-button.tsx'
import { PATHS } from './paths.ts'

const TABS = [
  { label: 'Overview', path: PATHS.dashboard },
  { label: 'Bots', path: PATHS.bots },
  { label: 'Knowledge', path: PATHS.knowledge },
  { label: 'Analytics', path: PATHS.analytics },
  { label: 'Billing', path: PATHS.billing },
  { label: 'Settings', path: PATHS.settings },
] as const

const CONTENT = 'content'
const column = { width: '100%', maxWidth: 1168, mx: 'auto', px: { xs: 4, sm: 6 } }

/** Header and tabs of the dashboard; each tab is a route. */
export function DashboardLayout() {
  return (
    <>
      <a href={`#${CONTENT}`} className="skip-link">
        Skip to the content
      </a>
      <Box component="header" sx={{ backgroundColor: 'var(--surface)' }}>
        <Header />
        <Box sx={column}>
          <DashboardTabs />
        </Box>
        <Box sx={{ borderBottom: '1px solid var(--hairline)' }} />
      </Box>
      <Box component="main" id={CONTENT} tabIndex={-1} sx={{ ...column, pt: 10, pb: 24 }}>
        <PlanNotices />
        <Outlet />
      </Box>
    </>
  )
}

/** Tabs that are routes: links, so that they open in a new window and can be shared. */
function DashboardTabs() {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const open = TABS.findLastIndex(({ path }) => pathname.startsWith(path))
  // On a phone the strip is wider than the screen: the tab that is open has to be in sight.
  useEffect(() => {
    const tab = list.current?.children[open]
    if (!list.current || !(tab instanceof HTMLElement)) return
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [open])
  return (
    <Box component="nav" aria-label="Dashboard">
      <Box component="ul" ref={list} sx={tabList}>
        {TABS.map(({ label, path }) => (
          <li key={path}>
            <Box component={NavLink} to={path} end={path === PATHS.dashboard} sx={tab}>
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const tabList = {
  position: 'relative',
  display: 'flex',
  gap: 6,
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowX: 'auto',
} as const
const tab = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  borderBottom: '2px solid transparent',
  color: 'var(--quiet)',
  fontSize: '0.9375rem',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'var(--ink)' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current="page"]': { color: 'var(--ink)', borderColor: 'var(--brand)' },
} as const

function Header() {
  return (
    <Box sx={{ ...column, display: 'flex', alignItems: 'center', gap: 3, minHeight: 68 }}>
      <Link
        to={PATHS.dashboard}
        aria-label="Docent, dashboard"
        style={{ textDecoration: 'none', minHeight: 44, display: 'inline-flex' }}
      >
        <Logo />
      </Link>
      <PlanBadge />
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
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
      </Box>
    </Box>
  )
}

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
    />
  )
}
