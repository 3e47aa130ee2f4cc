import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/**
 * Words of a document, to the letter: serif, on a marker stroke.
 * For verbatim quotes only; nothing else in the product may look like this.
 */
export function Marker({ children }: { children: ReactNode }) {
  return (
    <Box
      component="mark"
      sx={{
        color: 'var(--ink)',
        backgroundColor: 'transparent',
        backgroundImage: 'linear-gradient(var(--marker), var(--marker))',
        backgroundSize: '100% 88%',
        backgroundPosition: '0 60%',
        backgroundRepeat: 'no-repeat',
        boxDecorationBreak: 'clone',
        WebkitBoxDecorationBreak: 'clone',
        borderRadius: '3px',
        px: '0.12em',
        mx: '-0.12em',
        fontFamily: 'var(--serif)',
        fontSize: '1.06em',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  )
}
