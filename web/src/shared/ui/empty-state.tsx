import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** One sentence that says why there is nothing, or what would be here. */
  text: string
  action?: ReactNode
  drawing?: 'page' | 'conversation'
  /** Less air, for a list inside a card. */
  isCompact?: boolean
}

export function EmptyState({ title, text, action, drawing = 'page', isCompact }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        px: 4,
        py: isCompact ? 6 : 14,
      }}
    >
      <Drawing of={drawing} />
      <Typography variant="subtitle1" component="p" sx={{ mt: 4 }}>
        {title}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mt: 1, maxWidth: 380, textWrap: 'balance' }}
      >
        {text}
      </Typography>
      {action && <Box sx={{ mt: 5 }}>{action}</Box>}
    </Box>
  )
}

const line = { stroke: 'var(--edge)', strokeWidth: 1.5, fill: 'none' } as const

/** Line drawings in ink; the marker is absent because nothing is quoted yet. */
function Drawing({ of: subject }: { of: 'page' | 'conversation' }) {
  return (
    <svg width="72" height="72" viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      {subject === 'page' ? (
        <>
          <path
            {...line}
            d="M24 14h24l10 10v36a2 2 0 0 1-2 2H24a2 2 0 0 1-2-2V16a2 2 0 0 1 2-2Z"
            fill="var(--surface)"
          />
          <path {...line} d="M48 14v10h10" />
          <path {...line} d="M16 22a2 2 0 0 0-2 2v42" strokeDasharray="3 3" />
          <path {...line} d="M29 33h18M29 40h22M29 47h14" strokeLinecap="round" />
        </>
      ) : (
        <>
          <path
            {...line}
            d="M12 20a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H26l-9 8v-8h-1a4 4 0 0 1-4-4Z"
            fill="var(--surface)"
          />
          <path
            {...line}
            d="M57 28h1a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4h-1v7l-8-7H34"
            strokeDasharray="3 3"
          />
          <path {...line} d="M20 26h22M20 33h14" strokeLinecap="round" />
        </>
      )}
    </svg>
  )
}
