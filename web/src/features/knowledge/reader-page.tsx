import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useCallback, useState, type ReactNode } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { plural } from '@docent/domain/format'
import type { FileQuote } from '@docent/domain/knowledge'
import { readerMessages as text } from '@docent/domain/messages/knowledge'
import { PATHS } from '../../app/paths.ts'
import { ownerClient } from '../../shared/owner-client.ts'
import { useKnowledgeRows } from '../../shared/owner-data.ts'
import { DocumentText } from '../../shared/ui/document-text.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { Marker } from '../../shared/ui/marker.tsx'
import { LoadingPage } from '../../shared/ui/page-dialog.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import { useLoaded, type Outcome } from '../../shared/use-loaded.ts'
import { QuoteList } from './quote-list.tsx'
import {
  cutAtQuotes,
  loadPage,
  loadQuotes,
  type DocumentPage,
  type Sought,
} from './read-document.ts'

/** What the address names: a page, and perhaps a quote on it. */
function usePlace() {
  const { fileId = '' } = useParams()
  const [search] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const quote = search.get('quote') ?? ''
  const start = Math.max(0, Math.floor(Number(search.get('start'))) || 0)
  const end = Math.floor(Number(search.get('end'))) || 0
  const named = quote === '' ? { start, end } : { start, quote }
  return { fileId, page, sought: quote === '' && end === 0 ? null : named }
}

/** The text of a document page by page, with the passages that answers came from. */
export const ReaderPage = () => {
  const { fileId, page, sought } = usePlace()
  const load = useCallback(
    (signal: AbortSignal) => loadPage(ownerClient, fileId, page, signal),
    [fileId, page],
  )
  const loadSaid = useCallback(
    (signal: AbortSignal) => loadQuotes(ownerClient, fileId, signal),
    [fileId],
  )
  const opened = useLoaded(load, text.loadFailed)
  const said = useLoaded(loadSaid, text.quotesFailed)
  const rows = useKnowledgeRows()
  const row = rows.data?.find(({ id }) => id === fileId)
  const document = dataOf(opened.outcome)
  const quotes = dataOf(said.outcome) ?? []
  const pages = document?.pageCount ?? (row && 'pages' in row ? row.pages : null)
  if (rows.status === 'ready' && row === undefined && isMissing(opened.outcome)) return <Missing />
  return (
    <>
      <PageHeading
        title={row?.title ?? document?.fileName ?? 'Document'}
        text={text.text}
        back={BACK}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
        }}
      >
        <Surface component="section" label="Text" sx={{ p: { xs: 0, sm: 0 } }}>
          {pages !== null && <PageBar fileId={fileId} page={page} pages={pages} />}
          {/* The text does not move when it is known how many pages there are. */}
          {pages === null && opened.outcome === null && <Box sx={BAR} />}
          <Box
            sx={{
              px: { xs: 5, sm: 10 },
              py: { xs: 6, sm: 9 },
              // What stands below on a phone is not moved by the page when it arrives.
              minHeight: { xs: opened.outcome === null ? '100vh' : 320, lg: 320 },
            }}
          >
            <PageBody
              outcome={opened.outcome}
              retry={opened.retry}
              quotes={quotes.filter((quote) => quote.page === page)}
              sought={sought}
            />
          </Box>
        </Surface>
        <QuoteList fileId={fileId} page={page} outcome={said.outcome} retry={said.retry} />
      </Box>
    </>
  )
}

const BACK = { to: PATHS.knowledge, label: text.back }

const Missing = () => (
  <>
    <PageHeading title="Document" back={BACK} />
    <EmptyState
      title={text.missingTitle}
      text={text.missing}
      action={
        <Button variant="outlined" component={Link} to={PATHS.knowledge}>
          {text.showAll}
        </Button>
      }
    />
  </>
)

const isMissing = (outcome: Outcome<unknown> | null): boolean =>
  outcome !== null && 'isMissing' in outcome && outcome.isMissing

const dataOf = <T,>(outcome: Outcome<T> | null): T | null =>
  outcome !== null && 'data' in outcome ? outcome.data : null

interface PageBarProps {
  fileId: string
  page: number
  pages: number
}

/** As high as its buttons, whether it has any or not. */
const BAR = { minHeight: 61, borderBottom: '1px solid var(--hairline)' } as const

/** Where one is, and the ways to the other pages. */
const PageBar = ({ fileId, page, pages }: PageBarProps) => {
  const navigate = useNavigate()
  const [edit, setEdit] = useState({ page, typed: `${page}` })
  // On another page nothing was typed yet; the bar stays, and with it the focus.
  const typed = edit.page === page ? edit.typed : `${page}`
  const setTyped = (value: string) => setEdit({ page, typed: value })
  const to = (other: number) => PATHS.document(fileId, { page: other })
  const go = () => {
    const wanted = Math.min(pages, Math.max(1, Math.floor(Number(typed)) || page))
    setTyped(`${wanted}`)
    if (wanted !== page) void navigate(to(wanted))
  }
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{
        ...BAR,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: { xs: 3, sm: 5 },
        py: 2,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Typography variant="body2" aria-live="polite" sx={{ flex: 1 }}>
        {page > pages ? plural(pages, 'page') : text.page(page, pages)}
      </Typography>
      {pages > 1 && (
        <>
          <Box
            component="form"
            onSubmit={(event) => {
              event.preventDefault()
              go()
            }}
          >
            <TextField
              size="small"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              slotProps={{
                htmlInput: { 'aria-label': text.goTo, inputMode: 'numeric', maxLength: 6 },
              }}
              sx={{ width: 72, '& input': { textAlign: 'center' } }}
            />
          </Box>
          <Step label={text.previous} to={page > 1 ? to(Math.min(page - 1, pages)) : null}>
            <ChevronLeft />
          </Step>
          <Step label={text.next} to={page < pages ? to(page + 1) : null}>
            <ChevronRight />
          </Step>
        </>
      )}
    </Box>
  )
}

const Step = (props: { label: string; to: string | null; children: ReactNode }) =>
  props.to === null ? (
    <IconButton aria-label={props.label} disabled>
      {props.children}
    </IconButton>
  ) : (
    <IconButton aria-label={props.label} component={Link} to={props.to}>
      {props.children}
    </IconButton>
  )

interface PageBodyProps {
  outcome: Outcome<DocumentPage> | null
  retry: () => void
  quotes: readonly FileQuote[]
  sought: Sought | null
}

const PageBody = ({ outcome, retry, quotes, sought }: PageBodyProps) => {
  if (outcome === null) return <LoadingPage />
  if ('failure' in outcome) return <FailedState text={outcome.failure} onRetry={retry} />
  const { text: page } = outcome.data
  if (page === null) return <Typography color="textSecondary">{text.noSuchPage}</Typography>
  if (page.trim() === '') return <Typography color="textSecondary">{text.emptyPage}</Typography>
  return <PageText page={page} quotes={quotes} sought={sought} />
}

const PageText = ({
  page,
  quotes,
  sought,
}: {
  page: string
  quotes: readonly FileQuote[]
  sought: Sought | null
}) => {
  const stretches = cutAtQuotes(page, quotes, sought)
  const isGone = sought !== null && !stretches.some(({ isSought }) => isSought)
  const scrollHere = useCallback((mark: HTMLElement | null) => {
    mark?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <>
      {isGone && (
        <Alert severity="info" sx={{ mb: 6 }}>
          {text.changed}
        </Alert>
      )}
      <DocumentText>
        {stretches.map(({ at, text: part, isQuoted, isSought }) =>
          isQuoted ? (
            <Marker
              key={`${at} ${isSought}`}
              isDrawn={isSought}
              {...(isSought && { ref: scrollHere })}
            >
              {part}
            </Marker>
          ) : (
            <span key={at}>{part}</span>
          ),
        )}
      </DocumentText>
    </>
  )
}
