import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import type { Conversation } from '@docent/domain/collections'
import { CHANNEL_NAMES, conversationMessages as text } from '@docent/domain/messages/conversations'
import { PATHS } from '../../app/paths.ts'
import { useBots } from '../../shared/owner-data.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import { useConversations } from './api.ts'
import { Transcript } from './transcript.tsx'

/** Names the open conversation in the address, so that it can be linked to. */
const OPEN = 'open'
const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

interface EntryProps {
  conversation: Conversation
  isOpen: boolean
}

const Entry = ({ conversation, isOpen }: EntryProps) => (
  <Box component="li" sx={{ borderTop: '1px solid var(--hairline)' }}>
    <ButtonBase
      component={Link}
      to={`?${OPEN}=${encodeURIComponent(conversation.id)}`}
      aria-current={isOpen || undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyContent: 'stretch',
        width: '100%',
        minHeight: 56,
        px: 4,
        py: 2,
        textAlign: 'start',
        boxShadow: isOpen ? 'inset 3px 0 0 var(--brand)' : 'none',
        backgroundColor: isOpen ? 'var(--sunken)' : 'transparent',
        '&:hover': { backgroundColor: 'var(--sunken)' },
        '&:focus-visible': { outline: '2px solid var(--brand)', outlineOffset: -2 },
      }}
    >
      <Typography component="span" variant="body2" noWrap>
        <bdi>{conversation.last_question}</bdi>
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        {`${CHANNEL_NAMES[conversation.channel]} · ${time.format(conversation.updated_at)}`}
      </Typography>
    </ButtonBase>
  </Box>
)

interface BoardProps {
  conversations: readonly Conversation[]
  /** Id of the open one, or '' */
  openId: string
}

/** The list, and the open conversation beside it; one of the two on small screens. */
const Board = ({ conversations, openId }: BoardProps) => {
  const isListed = conversations.some(({ id }) => id === openId)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
      }}
    >
      <Surface
        component="section"
        label={text.list}
        sx={{ p: { xs: 0, sm: 0 }, display: { xs: openId === '' ? 'block' : 'none', md: 'block' } }}
      >
        <Box component="ul" sx={{ m: 0, p: 0, mt: '-1px', listStyle: 'none' }}>
          {conversations.map((conversation) => (
            <Entry
              key={conversation.id}
              conversation={conversation}
              isOpen={conversation.id === openId}
            />
          ))}
        </Box>
      </Surface>
      <Box sx={{ minWidth: 0, display: { xs: openId === '' ? 'none' : 'block', md: 'block' } }}>
        {openId !== '' && (
          <Button
            component={Link}
            to="?"
            startIcon={<ArrowBack />}
            sx={{ mb: 4, display: { md: 'none' } }}
          >
            {text.back}
          </Button>
        )}
        <Surface>
          {isListed ? (
            <Transcript key={openId} conversationId={openId} />
          ) : (
            <Typography color="textSecondary">{openId === '' ? text.choose : text.gone}</Typography>
          )}
        </Surface>
      </Box>
    </Box>
  )
}

/** What visitors and one of the owner's bots said to each other. */
export const ConversationsPage = () => {
  const { botId = '' } = useParams()
  const [search] = useSearchParams()
  const live = useConversations(botId)
  const name = useBots().data?.find(({ id }) => id === botId)?.name ?? ''
  return (
    <>
      <PageHeading
        title={text.title(name)}
        text={text.text}
        actions={
          <Button component={Link} to={PATHS.bots}>
            All bots
          </Button>
        }
      />
      {live.status === 'loading' && <ListSkeleton label={text.loading} rows={3} />}
      {live.status === 'failed' && <FailedState text={text.loadFailed} onRetry={live.retry} />}
      {live.status === 'ready' && live.data.length === 0 && (
        <EmptyState drawing="conversation" title={text.emptyTitle} text={text.empty} />
      )}
      {live.status === 'ready' && live.data.length > 0 && (
        <Board conversations={live.data} openId={search.get(OPEN) ?? ''} />
      )}
    </>
  )
}
