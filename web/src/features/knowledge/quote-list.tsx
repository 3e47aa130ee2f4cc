import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { FileQuote } from '@docent/domain/knowledge'
import { readerMessages as text } from '@docent/domain/messages/knowledge'
import { PATHS } from '../../app/paths.ts'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { Marker } from '../../shared/ui/marker.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import type { Outcome } from '../../shared/use-loaded.ts'

interface QuoteListProps {
  fileId: string
  /** The page that is open. */
  page: number
  outcome: Outcome<readonly FileQuote[]> | null
  retry: () => void
}

/** The passages that answers came from, each below what was asked; a touch opens its page. */
export const QuoteList = ({ fileId, page, outcome, retry }: QuoteListProps) => (
  <Surface
    component="section"
    label={text.quotesTitle}
    // Beside a long page it goes along, so that the next passage is at hand.
    sx={{ p: { xs: 0, sm: 0 }, position: { lg: 'sticky' }, top: { lg: 24 } }}
  >
    <Typography component="h2" variant="subtitle2" sx={{ px: 4, py: 3 }}>
      {text.quotesTitle}
    </Typography>
    {outcome === null && (
      <Box sx={{ px: 4, pb: 4 }}>
        <ListSkeleton label="Loading quotes" rows={2} />
      </Box>
    )}
    {outcome !== null && 'failure' in outcome && (
      <Box sx={{ px: 4, pb: 4 }}>
        <FailedState text={outcome.failure} onRetry={retry} />
      </Box>
    )}
    {outcome !== null && 'data' in outcome && outcome.data.length === 0 && (
      <Typography variant="body2" color="textSecondary" sx={{ px: 4, pb: 4 }}>
        {text.noQuotes}
      </Typography>
    )}
    {outcome !== null && 'data' in outcome && (
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: { lg: '70vh' }, overflowY: 'auto' }}
      >
        {outcome.data.map((quote) => (
          <Entry
            key={`${quote.page} ${quote.start} ${quote.quote}`}
            fileId={fileId}
            quote={quote}
            isHere={quote.page === page}
          />
        ))}
      </Box>
    )}
  </Surface>
)

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineHeight: 1.65,
} as const

const Entry = (props: { fileId: string; quote: FileQuote; isHere: boolean }) => {
  const { page, start, quote, questions, times } = props.quote
  return (
    <Box component="li" sx={{ borderTop: '1px solid var(--hairline)' }}>
      <ButtonBase
        component={Link}
        to={PATHS.document(props.fileId, { page, start, quote })}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'minmax(0, 1fr)',
          width: '100%',
          px: 4,
          py: 3,
          textAlign: 'start',
          boxShadow: props.isHere ? 'inset 3px 0 0 var(--brand)' : 'none',
          '&:hover': { backgroundColor: 'var(--sunken)' },
          '&:focus-visible': { outline: '2px solid var(--brand)', outlineOffset: -2 },
        }}
      >
        <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{questions[0]}</bdi>
        </Typography>
        <Typography component="span" variant="body2" sx={twoLines}>
          <Marker>{quote}</Marker>
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary">
          {`p. ${page} · ${text.quote(times)}`}
        </Typography>
      </ButtonBase>
    </Box>
  )
}
