import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'

const draw = keyframes`from { background-size: 0% 100% } to { background-size: 100% 100% }`

/** Words of a document, to the letter: the one use of the marker. */
export const MarkedText = ({
  children,
  markRef,
}: {
  children: ReactNode
  markRef?: Ref<HTMLElement>
}) => (
  <Box
    component="mark"
    ref={markRef}
    sx={{
      color: 'inherit',
      backgroundColor: 'transparent',
      backgroundImage: 'linear-gradient(var(--marker), var(--marker))',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '100% 100%',
      boxDecorationBreak: 'clone',
      WebkitBoxDecorationBreak: 'clone',
      padding: '0.08em 0.18em',
      margin: '0 -0.18em',
      borderRadius: '2px 5px 3px 4px',
      animation: `${draw} 200ms ease-out`,
      '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      '@media (forced-colors: active)': { backgroundColor: 'Mark', color: 'MarkText' },
    }}
  >
    {children}
  </Box>
)
