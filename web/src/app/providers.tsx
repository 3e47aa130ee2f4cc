import { ThemeProvider } from '@mui/material/styles'
import { Outlet } from 'react-router-dom'
import { SessionProvider } from '../features/auth/session-provider.tsx'
import { connectFirebase } from '../shared/firebase.ts'
import { NotifyProvider } from '../shared/notify.tsx'
import { theme } from './theme.ts'

/** Runs before the first screen of the application shows. */
export const prepareApplication = connectFirebase

/** What every screen of the application stands in. */
export function Providers() {
  return (
    <ThemeProvider theme={theme}>
      <NotifyProvider>
        <SessionProvider>
          <Outlet />
        </SessionProvider>
      </NotifyProvider>
    </ThemeProvider>
  )
}
