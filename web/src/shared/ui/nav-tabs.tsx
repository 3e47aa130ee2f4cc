import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'

interface NavTabsProps {
  label: string
  /** The first one's address begins those of the others. */
  tabs: readonly { label: string; path: string }[]
}

/** Tabs that are routes: links, so that they open in a new window and can be shared. */
export function NavTabs({ label, tabs }: NavTabsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const open = tabs.findLastIndex(({ path }) => pathname.startsWith(path))
  // On a phone the strip is wider than the screen: the tab that is open has to be in sight.
  useEffect(() => {
    const openTab = list.current?.children[open]
    if (!list.current || !(openTab instanceof HTMLElement)) return
    list.current.scrollLeft =
      openTab.offsetLeft - (list.current.clientWidth - openTab.offsetWidth) / 2
  }, [open])
  return (
    <Box component="nav" aria-label={label}>
      <Box component="ul" ref={list} sx={tabList}>
        {tabs.map((each, index) => (
          <li key={each.path}>
            <Box component={NavLink} to={each.path} end={index === 0} sx={tab}>
              {each.label}
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
