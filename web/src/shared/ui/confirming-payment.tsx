import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { billingMessages as text } from '@docent/domain/messages/billing'
import type { Return } from '../checkout.ts'

/** Said between the payment page and the server's confirmation. */
export const ConfirmingPayment = ({ state }: { state: Return }) =>
  state === 'none' ? null : (
    <Box component="output" sx={{ display: 'block', mb: 6 }}>
      <Alert severity={state === 'late' ? 'warning' : 'info'} role="presentation">
        <AlertTitle>{text.confirming}</AlertTitle>
        {state === 'late' ? text.confirmingLate : text.confirmingText}
      </Alert>
      {state === 'confirming' && <LinearProgress aria-label={text.confirming} />}
    </Box>
  )
