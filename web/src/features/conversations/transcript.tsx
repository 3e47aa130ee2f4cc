import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link, useParams } from 'react-router-dom'
import { conversationMessages as text, KIND_NAMES } from '@docent/domain/messages/conversations'
import { OWN_ANSWER_SOURCE } from '@docent/domain/messages/own-answers'
import { PATHS } from '../../app/paths.ts'
import { useOwnAnswers } from '../../shared/own-answers.ts'
import { useBaseNames, useBots, useKnowledgeRows } from '../../shared/owner-data.ts'
import { AddAnswer } from '../../shared/ui/add-answer.tsx'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { Marker } from '../../shared/ui/marker.tsx'
import { WhyAnswer } from '../../shared/ui/why-answer.tsx'
import { useMessages, type ShownMessage } from './api.ts'

type Quote = ShownMessage['quotes'][number]

/** The document's own words, and where they stand. */
const QuoteLine = ({ quote, fileName }: { quote: Quote; fileName: string }) => (
  <Box component="li" sx={{ display: 'grid', gap: 1 }}>
    <Box
      component="q"
      dir="auto"
      sx={{
        quotes: 'none',
        fontFamily: 'var(--serif)',
        fontSize: '0.9375rem',
        lineHeight: 1.6,
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      <Marker>{quote.quote}</Marker>
    </Box>
    <Typography component="span" variant="caption" color="textSecondary">
      <bdi>{fileName}</bdi>
      {`${fileName === '' ? '' : ' · '}${text.page(quote.page)}`}
      {fileName !== '' && fileName !== OWN_ANSWER_SOURCE && (
        <>
          {' · '}
          <MuiLink
            component={Link}
            to={PATHS.document(quote.fileId, {
              page: quote.page,
              start: quote.start,
              quote: quote.quote,
            })}
          >
            {text.openDocument}
          </MuiLink>
        </>
      )}
    </Typography>
  </Box>
)

interface MessageProps {
  message: ShownMessage
  /** Name of a file by its id; '' where it was deleted. */
  nameOf: (fileId: string) => string
  /** The base that the bot answers from. */
  bases: readonly { readonly id: string; readonly title: string }[]
}

const Message = ({ message, nameOf, bases }: MessageProps) => {
  const { question, output, kind, quotes, trace, created_at } = message
  const note = KIND_NAMES[kind]
  return (
    <Box component="li" sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ justifySelf: 'end', maxWidth: '85%', display: 'grid', gap: 1 }}>
        <Typography
          component="div"
          variant="body2"
          dir="auto"
          sx={{
            px: '14px',
            py: 2,
            borderRadius: '12px 12px 3px 12px',
            backgroundColor: 'color-mix(in srgb, var(--ink) 8%, var(--surface))',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {question}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'end' }}>
          <RelativeTime date={created_at} />
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component="div"
          variant="body2"
          dir="auto"
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {output}
        </Typography>
        {note !== '' && (
          <Typography component="p" variant="caption" color="textSecondary" sx={{ mt: 1 }}>
            {note}
          </Typography>
        )}
        {quotes.length > 0 && (
          <Box
            component="ul"
            sx={{ display: 'grid', gap: 3, m: 0, mt: 3, p: 0, listStyle: 'none' }}
          >
            {quotes.map((quote) => (
              <QuoteLine
                key={`${quote.fileId} ${quote.page} ${quote.start}`}
                quote={quote}
                fileName={nameOf(quote.fileId)}
              />
            ))}
          </Box>
        )}
        {(kind === 'answer' || kind === 'fallback') && (
          <AddAnswer question={trace?.asked ?? question} bases={bases} />
        )}
        {trace !== null && (
          <WhyAnswer trace={trace} isAnswer={kind === 'answer'} question={question} />
        )}
      </Box>
    </Box>
  )
}

/** What was said in a conversation, with receipts and reasons. */
export const Transcript = ({ conversationId }: { conversationId: string }) => {
  const { botId } = useParams()
  const live = useMessages(conversationId)
  const rows = useKnowledgeRows().data ?? []
  const bot = useBots().data?.find(({ id }) => id === botId)
  const bases = useBaseNames().filter(({ id }) => id === bot?.configuration.knowledgeBaseId)
  const own = (useOwnAnswers().data ?? []).flatMap(({ answers }) => answers)
  const nameOf = (fileId: string) =>
    rows.find(({ id }) => id === fileId)?.title ??
    (own.some(({ id }) => id === fileId) ? OWN_ANSWER_SOURCE : '')
  if (live.status === 'failed') {
    return <FailedState text={text.messagesFailed} onRetry={live.retry} />
  }
  if (live.status === 'loading') return <ListSkeleton label={text.loading} />
  return (
    <Box
      component="ol"
      sx={{ display: 'grid', gap: 7, m: 0, p: 0, listStyle: 'none', maxWidth: 680 }}
    >
      {live.data.map((message) => (
        <Message key={message.id} message={message} nameOf={nameOf} bases={bases} />
      ))}
    </Box>
  )
}
