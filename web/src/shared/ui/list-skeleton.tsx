import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

/** The shape of a list that is on its way. */
export const ListSkeleton = ({ label, rows = 2 }: { label: string; rows?: number }) => (
  <Box
    component="output"
    aria-label={label}
    sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
  >
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton
        key={row}
        variant="rounded"
        height={132}
        sx={{ borderRadius: 'var(--radius)', backgroundColor: 'var(--sunken)' }}
      />
    ))}
  </Box>
)
