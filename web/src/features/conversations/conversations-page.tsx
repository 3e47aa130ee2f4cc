import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { Conversation, Lead } from '@docent/domain/collections'
import { conversationMessages as text } from '@docent/domain/messages/conversations'
import { PATHS } from '../../app/paths.ts'
import type { Live } from '../../shared/live.ts'
import { useBots } from '../../shared/owner-data.ts'
import { BackLink } from '../../shared/ui/back-link.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import { MOST_LEADS, useConversations, useLeads } from './api.ts'
import { BoardEntry } from './board-entry.tsx'
import { LeadCard } from './lead-card.tsx'
import { Transcript } from './transcript.tsx'

/** Name the open conversation and the filter in the address, so that they can be linked to. */
const OPEN = 'open'
const SHOW = 'show'
const LEADS = 'leads'

const addressOf = (isLeads: boolean, openId: string): string => {
  const search = new URLSearchParams({
    ...(isLeads && { [SHOW]: LEADS }),
    ...(openId !== '' && { [OPEN]: openId }),
  })
  return `?${search}`
}

interface BoardProps {
  label: string
  /** Where the list alone is, and what leads there. */
  listAddress: string
  back: string
  isOpen: boolean
  entries: ReactNode
  children: ReactNode
}

/** The list, and the open conversation beside it; one of the two on small screens. */
const Board = ({ label, listAddress, back, isOpen, entries, children }: BoardProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 6,
      alignItems: 'start',
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        md: '280px minmax(0, 1fr)',
        lg: '320px minmax(0, 1fr)',
      },
    }}
  >
    <Surface
      component="section"
      label={label}
      sx={{
        p: { xs: 0, sm: 0 },
        display: { xs: isOpen ? 'none' : 'block', md: 'block' },
        // The open conversation stays in sight, however far down the list it was chosen.
        position: { md: 'sticky' },
        top: { md: 24 },
        maxHeight: { md: 'calc(100vh - 48px)' },
        overflowY: { md: 'auto' },
      }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, mt: '-1px', listStyle: 'none' }}>
        {entries}
      </Box>
    </Surface>
    <Box sx={{ minWidth: 0, display: { xs: isOpen ? 'block' : 'none', md: 'block' } }}>
      {isOpen && <BackLink to={listAddress} label={back} isForPhones />}
      <Surface>{children}</Surface>
    </Box>
  </Box>
)

interface ListProps<T> {
  live: Live<T[]>
  openId: string
  leads: readonly Lead[]
}

/** What stands in the place of a list that cannot be shown; `null` where it can be. */
function unlisted<T>(live: Live<T[]>, empty: { title: string; text: string }): ReactNode {
  if (live.status === 'loading') return <ListSkeleton label={text.loading} rows={3} />
  if (live.status === 'failed') return <FailedState text={text.loadFailed} onRetry={live.retry} />
  if (live.data.length > 0) return null
  return <EmptyState drawing="conversation" {...empty} />
}

const Pane = ({
  openId,
  leads,
  isKnown,
}: Omit<ListProps<never>, 'live'> & { isKnown: boolean }) => {
  if (!isKnown) {
    return openId === '' ? (
      <EmptyState drawing="conversation" title={text.chooseTitle} text={text.choose} />
    ) : (
      <EmptyState drawing="conversation" title={text.goneTitle} text={text.gone} />
    )
  }
  const lead = leads.find(({ id }) => id === openId)
  return (
    <>
      {lead && <LeadCard lead={lead} />}
      <Transcript key={openId} conversationId={openId} />
    </>
  )
}

const AllConversations = ({ live, openId, leads }: ListProps<Conversation>) => {
  const rest = unlisted(live, { title: text.emptyTitle, text: text.empty })
  if (rest !== null) return rest
  const rows = live.data ?? []
  return (
    <Board
      label={text.list}
      listAddress={addressOf(false, '')}
      back={text.back}
      isOpen={openId !== ''}
      entries={rows.map(({ id, last_question: question, channel, updated_at: at }) => (
        <BoardEntry
          key={id}
          to={addressOf(false, id)}
          isOpen={id === openId}
          title={question}
          channel={channel}
          at={at}
        />
      ))}
    >
      <Pane openId={openId} leads={leads} isKnown={rows.some(({ id }) => id === openId)} />
    </Board>
  )
}

const AllLeads = ({ live, openId, leads }: ListProps<Lead>) => {
  const rest = unlisted(live, { title: text.noLeadsTitle, text: text.noLeads })
  if (rest !== null) return rest
  return (
    <Board
      label={text.leadList}
      listAddress={addressOf(true, '')}
      back={text.backToLeads}
      isOpen={openId !== ''}
      entries={leads.map(({ id, email, question, channel, created_at: at }) => (
        <BoardEntry
          key={id}
          to={addressOf(true, id)}
          isOpen={id === openId}
          title={email}
          note={question}
          channel={channel}
          at={at}
        />
      ))}
    >
      <Pane openId={openId} leads={leads} isKnown={leads.some(({ id }) => id === openId)} />
    </Board>
  )
}

/** What visitors and one of the owner's bots said to each other, and the addresses that they left. */
export const ConversationsPage = () => {
  const { botId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const conversations = useConversations(botId)
  const liveLeads = useLeads(botId)
  const leads = liveLeads.data ?? []
  const name = useBots().data?.find(({ id }) => id === botId)?.name ?? ''
  const openId = search.get(OPEN) ?? ''
  const isLeads = search.get(SHOW) === LEADS
  return (
    <>
      <PageHeading
        title={text.title(name)}
        text={text.text}
        back={{ to: PATHS.bots, label: 'All bots' }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={text.filter}
        value={isLeads ? LEADS : ''}
        onChange={(_, next: string | null) =>
          next !== null && setSearch(addressOf(next === LEADS, ''))
        }
        sx={{ mb: 5 }}
      >
        <ToggleButton value="" sx={{ px: 4, textTransform: 'none' }}>
          {text.all}
        </ToggleButton>
        <ToggleButton value={LEADS} sx={{ px: 4, textTransform: 'none' }}>
          {text.leads(leads.length, leads.length === MOST_LEADS)}
        </ToggleButton>
      </ToggleButtonGroup>
      {isLeads ? (
        <AllLeads live={liveLeads} openId={openId} leads={leads} />
      ) : (
        <AllConversations live={conversations} openId={openId} leads={leads} />
      )}
    </>
  )
}
