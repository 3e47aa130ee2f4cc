import Chip from '@mui/material/Chip'
import { Link } from 'react-router-dom'
import { usePlan } from '../shared/owner-data.ts'
import { PATHS } from './paths.ts'

/** The plan in force, beside the logo; it leads to billing. */
export function PlanBadge() {
  const { tier, isKnown } = usePlan()
  if (!isKnown) return null
  return (
    <Chip
      component={Link}
      to={PATHS.billing}
      clickable
      label={tier}
      size="small"
      variant="outlined"
      title="Your plan"
      sx={{
        position: 'relative',
        '&::after': { content: '""', position: 'absolute', inset: '-10px 0' },
      }}
    />
  )
}
