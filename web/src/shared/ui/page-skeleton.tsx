import Skeleton from '@mui/material/Skeleton'
import { ListSkeleton } from './list-skeleton.tsx'

/** The shape of a page that is on its way: its heading and what stands below. */
export const PageSkeleton = () => (
  <>
    <Skeleton
      width={240}
      height={44}
      sx={{
        mb: 8,
        transform: 'none',
        borderRadius: 'var(--radius-control)',
        backgroundColor: 'var(--sunken)',
      }}
    />
    <ListSkeleton label="Loading" rows={3} />
  </>
)
