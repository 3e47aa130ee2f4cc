import { adminMessages as text } from '@docent/domain/messages/admin'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import type { Pages } from './use-pages.ts'

interface AdminListProps<Row> {
  title: string
  pages: Pages<Row>
  empty: { drawing: 'page' | 'conversation'; title: string; text: string }
  renderRow: (row: Row) => ReactNode
}

/** Rows below one another, page after page. */
export function AdminList<Row extends { readonly id: string }>(props: AdminListProps<Row>) {
  const { title, pages, empty, renderRow } = props
  const titleId = useId()
  const { rows, status } = pages
  if (rows.length === 0 && status === 'loading') {
    return <ListSkeleton label={text.loading(title.toLowerCase())} rows={3} />
  }
  if (rows.length === 0 && status === 'failed') {
    return <FailedState text={pages.failure} onRetry={pages.retry} />
  }
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle1" component="h2" sx={{ px: 5, py: 4 }}>
        {title}
      </Typography>
      {rows.length === 0 && !pages.hasMore ? (
        <Box sx={{ borderTop: '1px solid var(--hairline)' }}>
          <EmptyState {...empty} isCompact />
        </Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <Box
              component="li"
              key={row.id}
              sx={{ borderTop: '1px solid var(--hairline)', px: 5, py: 3 }}
            >
              {renderRow(row)}
            </Box>
          ))}
        </Box>
      )}
      <More pages={pages} />
    </Card>
  )
}

function More<Row>({ pages }: { pages: Pages<Row> }) {
  if (pages.status === 'failed') {
    return (
      <Box sx={{ p: 5, borderTop: '1px solid var(--hairline)' }}>
        <FailedState text={pages.failure} onRetry={pages.retry} />
      </Box>
    )
  }
  if (!pages.hasMore) return null
  const isBusy = pages.status === 'loading'
  return (
    <Box sx={{ p: 3, borderTop: '1px solid var(--hairline)', textAlign: 'center' }}>
      <Button onClick={isBusy ? undefined : pages.loadMore} aria-disabled={isBusy}>
        {isBusy ? 'Loading…' : text.more}
      </Button>
    </Box>
  )
}

/** Who or what at the left, facts at the right; below one another on a phone. */
export const RowLine = ({ title, note, facts }: Record<'title' | 'note' | 'facts', ReactNode>) => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'center',
      columnGap: 5,
      rowGap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {note}
      </Typography>
    </Box>
    <Typography
      component="div"
      variant="body2"
      color="textSecondary"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {facts}
    </Typography>
  </Box>
)
