import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Lead } from '@docent/domain/collections'
import { conversationMessages as text } from '@docent/domain/messages/conversations'
import { CopyButton } from '../../shared/ui/copy-button.tsx'

/** The address that a visitor left, and what for, above the conversation. */
export const LeadCard = ({ lead }: { lead: Lead }) => (
  <Box
    component="section"
    aria-label={text.lead}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 3,
      pb: 5,
      mb: 6,
      borderBottom: '1px solid var(--hairline)',
    }}
  >
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary" component="p">
        {text.lead}
      </Typography>
      <Typography component="p" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{lead.email}</bdi>
      </Typography>
      {lead.question !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {text.asked} <bdi>{lead.question}</bdi>
        </Typography>
      )}
    </Box>
    <CopyButton text={lead.email} label={text.copyAddress} />
  </Box>
)
