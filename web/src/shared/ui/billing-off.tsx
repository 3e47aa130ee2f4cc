import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { BillingSummary } from '@docent/domain/billing'
import { billingMessages as text } from '@docent/domain/messages/billing'

/** Says that nothing can be bought here, where payments are not set up. */
export const BillingOff = ({ summary }: { summary: BillingSummary | null }) =>
  summary !== null &&
  !summary.isConfigured && (
    <Alert severity="info">
      <AlertTitle>{text.notConfigured}</AlertTitle>
      {text.notConfiguredText}
    </Alert>
  )
