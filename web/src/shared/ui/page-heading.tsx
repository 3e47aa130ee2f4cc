import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'

interface PageHeadingProps {
  title: string
  /** One sentence below the title. */
  text?: ReactNode
  /** What can be done on this page, at the right. */
  actions?: ReactNode
  /** Where the page above this one is. */
  back?: { to: string; label: string }
}

/** The one `h1` of a screen; it also names the browser's tab. */
export function PageHeading({ title, text, actions, back }: PageHeadingProps) {
  return (
    <>
      {back && <BackLink to={back.to} label={back.label} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: 4,
          mb: 8,
        }}
      >
        <title>{`${title} · Docent`}</title>
        <Box sx={{ minWidth: 0, maxWidth: 620 }}>
          <Typography
            variant="h1"
            sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' }, overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
          {text && (
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {text}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: 'flex', gap: 2 }}>{actions}</Box>}
      </Box>
    </>
  )
}
