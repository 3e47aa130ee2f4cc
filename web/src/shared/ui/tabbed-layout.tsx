import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DASHBOARD_WIDTH, columnOf } from './column.ts'
import { Logo } from './logo.tsx'
import { NavTabs } from './nav-tabs.tsx'

const CONTENT = 'content'
const column = columnOf(DASHBOARD_WIDTH)

interface TabbedLayoutProps {
  /** Where the logo leads. */
  home: string
  /** Names the tabs for assistive technology. */
  label: string
  tabs: readonly { label: string; path: string }[]
  /** What stands beside the logo. */
  badge: ReactNode
  /** At the right of the header. */
  actions: ReactNode
  children: ReactNode
}

/** Header, tabs that are routes, and the open one below them. */
export const TabbedLayout = (props: TabbedLayoutProps) => (
  <>
    <a href={`#${CONTENT}`} className="skip-link">
      Skip to the content
    </a>
    <Box component="header" sx={{ backgroundColor: 'var(--surface)' }}>
      <Box sx={{ ...column, display: 'flex', alignItems: 'center', gap: 3, minHeight: 68 }}>
        <Link
          to={props.home}
          aria-label="Docent, dashboard"
          style={{ textDecoration: 'none', minHeight: 44, display: 'inline-flex' }}
        >
          <Logo />
        </Link>
        {props.badge}
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>{props.actions}</Box>
      </Box>
      <Box sx={column}>
        <NavTabs label={props.label} tabs={props.tabs} />
      </Box>
      <Box sx={{ borderBottom: '1px solid var(--hairline)' }} />
    </Box>
    <Box component="main" id={CONTENT} tabIndex={-1} sx={{ ...column, pt: 10, pb: 24 }}>
      {props.children}
    </Box>
  </>
)
