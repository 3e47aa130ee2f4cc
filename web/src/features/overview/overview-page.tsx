import type { Chatbot } from '@docent/domain/collections'
import { formatBytes, plural } from '@docent/domain/format'
import { baseIdOf } from '@docent/domain/knowledge'
import { accountMessages } from '@docent/domain/messages/account'
import { overviewMessages } from '@docent/domain/messages/overview'
import { formatStorageCap, storageBytes } from '@docent/domain/plans'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../app/paths.ts'
import { useBots, useKnowledgeRows, usePlan, useUsage } from '../../shared/owner-data.ts'
import type { KnowledgeRow } from '../../shared/records.ts'
import { useOwner } from '../../shared/session.ts'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { useStepsDone } from './api.ts'
import { FirstRun } from './first-run.tsx'
import { basesOf, filesOf, lastUpdated, recent } from './overview.ts'
import { RecentList } from './recent-list.tsx'
import { StatCard } from '../../shared/ui/stat-card.tsx'

/** @param meters what of the plan is used up */
export function OverviewPage({ meters }: { meters: ReactNode }) {
  const { profile } = useOwner()
  const bots = useBots()
  const rows = useKnowledgeRows()
  const usage = useUsage()
  const steps = useStepsDone()
  const sources = [bots, rows, usage]
  const greeting = profile.first_name ? `Hello, ${profile.first_name}` : 'Overview'
  return (
    <>
      <PageHeading title={greeting} />
      {sources.some(({ status }) => status === 'failed') ? (
        <FailedState
          text={accountMessages.dashboardFailed}
          onRetry={() => {
            for (const { status, retry } of sources) if (status === 'failed') retry()
          }}
        />
      ) : bots.data === undefined ||
        rows.data === undefined ||
        usage.data === undefined ||
        steps.isPending ? (
        <ListSkeleton label={overviewMessages.loading} rows={3} />
      ) : (
        <>
          <FirstRun done={steps.done} />
          <Figures bots={bots.data} rows={rows.data} storedBytes={usage.data?.storage_bytes ?? 0} />
          <Box sx={{ mt: 8 }}>{meters}</Box>
        </>
      )}
    </>
  )
}

interface FiguresProps {
  bots: Chatbot[]
  rows: KnowledgeRow[]
  storedBytes: number
}

function Figures({ bots, rows, storedBytes }: FiguresProps) {
  const { limits } = usePlan()
  const bases = basesOf(rows)
  const files = filesOf(rows)
  const updated = lastUpdated([...bots, ...rows])
  const active = bots.filter((bot) => bot.is_active).length
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        <StatCard label="Total Bots" value={String(bots.length)} note={`${active} active`} />
        <StatCard
          label="Knowledge Bases"
          value={String(bases.length)}
          note={`${plural(files.length, 'file')} in all`}
        />
        <StatCard
          label="Storage Used"
          value={formatBytes(storedBytes)}
          note={`of ${formatStorageCap(limits)}`}
          share={storedBytes / storageBytes(limits)}
        />
        <StatCard
          label="Last Updated"
          value={updated ? <RelativeTime date={updated} /> : 'Never'}
          isText
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 6, mt: 8, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <RecentList
          title="Recent bots"
          all={PATHS.bots}
          rows={recent(bots).map((bot) => ({
            id: bot.id,
            to: PATHS.bot(bot.id),
            name: bot.name,
            note: <UpdatedAt row={bot} />,
            state: (
              <Chip
                size="small"
                color={bot.is_active ? 'success' : 'default'}
                label={bot.is_active ? 'Active' : 'Inactive'}
              />
            ),
          }))}
          empty={{
            drawing: 'conversation',
            title: 'No bots yet',
            text: 'A bot answers your visitors from one of your knowledge bases.',
            action: <EmptyAction to={PATHS.bots} label="Create a bot" />,
          }}
        />
        <RecentList
          title="Recent knowledge bases"
          all={PATHS.knowledge}
          rows={recent(bases).map((base) => ({
            id: base.id,
            to: PATHS.knowledge,
            name: base.title,
            note: (
              <>
                {plural(filesOfBase(files, base.id), 'file')} · <UpdatedAt row={base} />
              </>
            ),
          }))}
          empty={{
            drawing: 'page',
            title: 'No knowledge bases yet',
            text: 'Upload the documents that your bots should answer from.',
            action: <EmptyAction to={PATHS.knowledge} label="Upload documents" />,
          }}
        />
      </Box>
    </>
  )
}

const filesOfBase = (files: readonly KnowledgeRow[], baseId: string): number =>
  files.filter((file) => baseIdOf(file.content) === baseId).length

const UpdatedAt = ({ row }: { row: { updated_at: Date } }) => (
  <>
    Updated <RelativeTime date={row.updated_at} isInControl />
  </>
)

const EmptyAction = ({ to, label }: { to: string; label: string }) => (
  <Button component={Link} to={to} variant="outlined">
    {label}
  </Button>
)
