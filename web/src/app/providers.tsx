import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/system'
import { Outlet } from 'react-router-dom'
import { SessionProvider } from '../features/auth/session-provider.tsx'
import { connectFirebase } from '../shared/firebase.ts'
import { NotifyProvider } from '../shared/notify.tsx'
import { theme } from './theme.ts'

/** Runs before the first screen of the application shows. */
export const prepareApplication = connectFirebase

/** The theme's colours as CSS variables, for light and dark. */
const variables = <GlobalStyles styles={theme.generateStyleSheets()} />

/**
 * What every screen of the application stands in. The theme goes by the provider below MUI's own,
 * which also lets people switch between light and dark: here the system's setting alone decides.
 */
export function Providers() {
  return (
    <ThemeProvider theme={theme}>
      {variables}
      <NotifyProvider>
        <SessionProvider>
          <Outlet />
        </SessionProvider>
      </NotifyProvider>
    </ThemeProvider>
  )
}
