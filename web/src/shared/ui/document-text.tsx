import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The text of a page of a document, in the lines that mean something. */
export const DocumentText = ({ children }: { children: ReactNode }) => (
  <Box
    dir="auto"
    sx={{
      fontFamily: 'var(--serif)',
      fontSize: '1.125rem',
      lineHeight: 1.65,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      '& mark': { fontSize: 'inherit' },
      maxWidth: '68ch',
      mx: 'auto',
    }}
  >
    {children}
  </Box>
)
