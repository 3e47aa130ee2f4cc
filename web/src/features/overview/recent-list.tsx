import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../shared/ui/empty-state.tsx'

interface RecentRow {
  id: string
  to: string
  name: string
  note: ReactNode
  state?: ReactNode
}

interface RecentListProps {
  title: string
  /** Where all of them are. */
  all: string
  rows: readonly RecentRow[]
  empty: {
    drawing: 'page' | 'conversation'
    title: string
    text: string
    action: ReactNode
  }
}

export function RecentList({ title, all, rows, empty }: RecentListProps) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', px: { xs: 5, sm: 6 }, minHeight: 56 }}>
        <Typography id={titleId} variant="subtitle1" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {rows.length > 0 && (
          <MuiLink
            component={Link}
            to={all}
            variant="body2"
            aria-label={`See all: ${title}`}
            sx={{ py: 3 }}
          >
            See all
          </MuiLink>
        )}
      </Box>
      {rows.length === 0 ? (
        <Box sx={{ borderTop: '1px solid var(--hairline)' }}>
          <EmptyState {...empty} isCompact />
        </Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <Box component="li" key={row.id} sx={{ borderTop: '1px solid var(--hairline)' }}>
              <RowLink row={row} />
            </Box>
          ))}
        </Box>
      )}
    </Card>
  )
}

const RowLink = ({ row }: { row: RecentRow }) => (
  <ButtonBase
    component={Link}
    to={row.to}
    sx={{
      display: 'flex',
      width: '100%',
      gap: 3,
      px: { xs: 5, sm: 6 },
      py: 3,
      minHeight: 64,
      textAlign: 'left',
      justifyContent: 'space-between',
      '&:hover': { backgroundColor: 'var(--sunken)' },
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography noWrap sx={{ fontWeight: 500 }}>
        {row.name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {row.note}
      </Typography>
    </Box>
    {row.state}
  </ButtonBase>
)
