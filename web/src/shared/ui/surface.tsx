import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** A sheet on the paper: what belongs together, behind one hairline. */
export const Surface = ({
  children,
  component = 'div',
  label,
  sx,
}: {
  children: ReactNode
  component?: 'div' | 'section' | 'article' | 'li'
  label?: string
  sx?: SxProps<Theme>
}) => (
  <Box
    component={component}
    aria-label={label}
    sx={
      [
        {
          p: { xs: 5, sm: 6 },
          border: '1px solid var(--hairline)',
          borderRadius: 'var(--radius)',
          backgroundColor: 'var(--surface)',
          minWidth: 0,
        },
        ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx ?? {}]),
      ] as SxProps<Theme>
    }
  >
    {children}
  </Box>
)
