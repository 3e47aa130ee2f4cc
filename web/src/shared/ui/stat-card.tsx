import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { NEARLY_FULL } from './meter.tsx'

interface StatCardProps {
  label: string
  value: ReactNode
  note?: string
  /** Share of a cap, from 0; draws a bar. The note says it in words. */
  share?: number
  /** A value that is words rather than a figure. */
  isText?: boolean
}

const toneOf = (share: number): string =>
  share >= 1 ? 'var(--error)' : share >= NEARLY_FULL ? 'var(--warning)' : 'var(--brand)'

export function StatCard({ label, value, note, share, isText = false }: StatCardProps) {
  return (
    <Card sx={{ p: { xs: 4, sm: 6 }, display: 'flex', flexDirection: 'column', minHeight: 132 }}>
      <Typography variant="body2" component="h2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="p"
        sx={{
          mt: 2,
          fontSize: isText ? '1.125rem' : { xs: '1.5rem', sm: '1.75rem' },
          lineHeight: { xs: '30px', sm: '35px' },
          fontWeight: 500,
          letterSpacing: '-0.02em',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value}
      </Typography>
      <Box sx={{ mt: 'auto', pt: 2 }}>
        {share !== undefined && (
          <Box
            aria-hidden="true"
            sx={{ height: 4, borderRadius: 2, bgcolor: 'var(--hairline)', mb: 2 }}
          >
            <Box
              sx={{
                width: `${Math.min(100, share * 100)}%`,
                minWidth: share > 0 ? 4 : 0,
                height: 1,
                borderRadius: 2,
                bgcolor: toneOf(share),
              }}
            />
          </Box>
        )}
        {note && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </Box>
    </Card>
  )
}
