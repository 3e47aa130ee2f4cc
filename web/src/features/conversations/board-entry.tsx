import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { Conversation } from '@docent/domain/collections'
import { placeName } from '@docent/channels/list'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'

interface EntryProps {
  /** Where the conversation is opened. */
  to: string
  isOpen: boolean
  title: string
  /** A second line; left out where it is ''. */
  note?: string
  channel: Conversation['channel']
  at: Date
}

/** A row of the list beside the open conversation. */
export const BoardEntry = ({ to, isOpen, title, note = '', channel, at }: EntryProps) => (
  <Box component="li" sx={{ borderTop: '1px solid var(--hairline)' }}>
    <ButtonBase
      component={Link}
      to={to}
      aria-current={isOpen || undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyContent: 'stretch',
        width: '100%',
        minHeight: 56,
        px: 4,
        py: 2,
        textAlign: 'start',
        boxShadow: isOpen ? 'inset 3px 0 0 var(--brand)' : 'none',
        backgroundColor: isOpen ? 'var(--sunken)' : 'transparent',
        '&:hover': { backgroundColor: 'var(--sunken)' },
        '&:focus-visible': { outline: '2px solid var(--brand)', outlineOffset: -2 },
      }}
    >
      <Typography component="span" variant="body2" noWrap>
        <bdi>{title}</bdi>
      </Typography>
      {note !== '' && (
        <Typography component="span" variant="caption" noWrap>
          <bdi>{note}</bdi>
        </Typography>
      )}
      <Typography component="span" variant="caption" color="textSecondary">
        {placeName(channel)} · <RelativeTime date={at} isInControl />
      </Typography>
    </ButtonBase>
  </Box>
)
