import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

interface SettingsSectionProps {
  title: string
  text: string
  children: ReactNode
}

/** Title at the left, form at the right. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gap: { xs: 5, md: 12 },
        gridTemplateColumns: { md: '240px minmax(0, 520px)' },
        py: 10,
        borderTop: '1px solid var(--hairline)',
      }}
    >
      <div>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {text}
        </Typography>
      </div>
      <div>{children}</div>
    </Box>
  )
}
