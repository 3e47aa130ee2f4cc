import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'

/** Stands where a create button would be, once the plan's last place is taken. */
export const PlanLimitNotice = ({ title, text }: { title: string; text: string }) => (
  <Alert severity="warning">
    <AlertTitle>{title}</AlertTitle>
    {text}
  </Alert>
)
