import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'

interface PlanLimitNoticeProps {
  title: string
  text: string
  /** Where a larger plan is taken. */
  upgradeTo: string
  /** Where the plans are compared. */
  plansTo: string
}

/** Stands where a create button would be, once the plan's last place is taken. */
export const PlanLimitNotice = ({ title, text, upgradeTo, plansTo }: PlanLimitNoticeProps) => (
  <Alert severity="warning">
    <AlertTitle>{title}</AlertTitle>
    {text}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
      <Button component={Link} to={upgradeTo} variant="contained">
        Upgrade Plan
      </Button>
      <Button href={plansTo} variant="outlined">
        View Plans
      </Button>
    </Box>
  </Alert>
)
