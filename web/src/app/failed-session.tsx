import { authMessages as text } from '@docent/domain/messages/auth'
import Box from '@mui/material/Box'
import { FailedState } from '../shared/ui/failed-state.tsx'
import { SignOutButton } from '../shared/ui/sign-out-button.tsx'

/** Somebody is signed in whose profile cannot be read. */
export const FailedSession = ({ retry }: { retry: () => void }) => (
  <Box component="main" sx={{ maxWidth: 560, mx: 'auto', px: 5, py: 20 }}>
    <FailedState text={text.profileFailed} onRetry={retry} />
    <Box sx={{ mt: 4 }}>
      <SignOutButton />
    </Box>
  </Box>
)
