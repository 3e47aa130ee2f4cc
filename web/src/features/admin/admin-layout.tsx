import { adminMessages as text } from '@docent/domain/messages/admin'
import Alert from '@mui/material/Alert'
import Chip from '@mui/material/Chip'
import { useCallback, useMemo } from 'react'
import { Outlet } from 'react-router-dom'
import { PATHS } from '../../app/paths.ts'
import { useOwner } from '../../shared/session.ts'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { SignOutButton } from '../../shared/ui/sign-out-button.tsx'
import { TabbedLayout } from '../../shared/ui/tabbed-layout.tsx'
import { useLoaded } from '../../shared/use-loaded.ts'
import { AdminContext } from './admin-source.ts'
import { liveAdmin, readIsAdmin } from './api.ts'
import { sampleAdmin } from './sample.ts'

const TABS = [
  { label: 'Overview', path: PATHS.admin },
  { label: 'Users', path: PATHS.adminUsers },
  { label: 'Bots', path: PATHS.adminBots },
  { label: 'Revenue', path: PATHS.adminRevenue },
  { label: 'Analytics', path: PATHS.adminAnalytics },
  { label: 'Messages', path: PATHS.adminMessages },
] as const

/** The operators' panel: real numbers for operators, sample data for everybody else (decision 23). */
export function AdminLayout() {
  const { user } = useOwner()
  const { outcome: access, retry } = useLoaded(
    useCallback(() => readIsAdmin(user), [user]),
    text.checkFailed,
  )
  const isSample = access !== null && 'data' in access && !access.data
  const source = useMemo(() => (isSample ? sampleAdmin() : liveAdmin), [isSample])
  return (
    <TabbedLayout
      home={PATHS.dashboard}
      label="Admin"
      tabs={TABS}
      badge={
        <Chip
          size="small"
          variant="outlined"
          color={isSample ? 'warning' : 'default'}
          label={isSample ? text.sampleLabel : 'Admin'}
        />
      }
      actions={<SignOutButton />}
    >
      {access === null && <ListSkeleton label={text.checking} />}
      {access !== null && 'failure' in access && (
        <FailedState text={access.failure} onRetry={retry} />
      )}
      {access !== null && 'data' in access && (
        <AdminContext value={source}>
          {isSample && (
            <Alert severity="info" sx={{ mb: 8 }}>
              <strong>{text.sampleLabel}.</strong> {text.sample}
            </Alert>
          )}
          <Outlet />
        </AdminContext>
      )}
    </TabbedLayout>
  )
}
