import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'

interface BackLinkProps {
  to: string
  label: string
  /** Where the page above is in sight on larger screens, this is for small ones alone. */
  isForPhones?: boolean
}

/** The way to the page above, at the left where reading begins. */
export const BackLink = ({ to, label, isForPhones = false }: BackLinkProps) => (
  <Button
    component={Link}
    to={to}
    startIcon={<ArrowBack />}
    sx={{ ml: -3, mb: 3, mt: -4, ...(isForPhones && { mt: 0, display: { md: 'none' } }) }}
  >
    {label}
  </Button>
)
