import { formatBytes, plural } from '@docent/domain/format'
import { analyticsMessages as text } from '@docent/domain/messages/analytics'
import { formatStorageCap, storageBytes } from '@docent/domain/plans'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../app/paths.ts'
import { useBots, usePlan, useUsage } from '../../shared/owner-data.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { StatCard } from '../../shared/ui/stat-card.tsx'
import { useDayCounts } from './api.ts'
import {
  SHOWN_DAYS,
  dailyReplies,
  firstDayOf,
  totalsOf,
  type DailyReplies,
} from '../../shared/daily-replies.ts'
import { RepliesChart } from '../../shared/ui/replies-chart.tsx'
import { UnansweredList } from './unanswered-list.tsx'

export function AnalyticsPage() {
  const [now] = useState(() => new Date())
  const bots = useBots()
  const usage = useUsage()
  const days = useDayCounts(firstDayOf(now))
  const sources = [bots, usage, days]
  const isLoaded = sources.every(({ status }) => status === 'ready')
  return (
    <>
      <PageHeading title="Analytics" />
      {sources.some(({ status }) => status === 'failed') ? (
        <FailedState
          text={text.loadFailed}
          onRetry={() => {
            for (const { status, retry } of sources) if (status === 'failed') retry()
          }}
        />
      ) : !isLoaded ? (
        <ListSkeleton label="Loading analytics" rows={3} />
      ) : (
        <>
          <Counts
            bots={bots.data?.length ?? 0}
            active={(bots.data ?? []).filter(({ is_active }) => is_active).length}
            bases={usage.data?.knowledge_bases ?? 0}
            storedBytes={usage.data?.storage_bytes ?? 0}
          />
          <Questions days={dailyReplies(days.data ?? [], now)} />
        </>
      )}
    </>
  )
}

interface CountsProps {
  bots: number
  active: number
  bases: number
  storedBytes: number
}

const Counts = ({ bots, active, bases, storedBytes }: CountsProps) => {
  const { limits } = usePlan()
  const cap = storageBytes(limits)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
        '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <StatCard label="Total Bots" value={String(bots)} note={`${active} active`} />
      <StatCard label="Knowledge Bases" value={String(bases)} note="that your bots answer from" />
      <StatCard
        label="Storage Used"
        value={formatBytes(storedBytes)}
        note={`of ${formatStorageCap(limits)}`}
        share={storedBytes / cap}
      />
    </Box>
  )
}

/** How many questions of the last weeks were answered, and which were not. */
const Questions = ({ days }: { days: readonly DailyReplies[] }) => {
  const titleId = useId()
  const { answered, unanswered, answeredPercent } = totalsOf(days)
  if (answeredPercent === null) {
    return (
      <Card sx={{ mt: 6 }}>
        <EmptyState
          drawing="conversation"
          title={text.noQuestionsTitle}
          text={text.noQuestions}
          action={
            <Button component={Link} to={PATHS.bots} variant="outlined">
              Put a bot on your website
            </Button>
          }
        />
      </Card>
    )
  }
  return (
    <>
      <Card component="section" aria-labelledby={titleId} sx={{ mt: 6, p: { xs: 5, sm: 6 } }}>
        <Typography id={titleId} variant="subtitle1" component="h2">
          {`Questions in the last ${SHOWN_DAYS} days`}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 6 }}>
          {`${answeredPercent}% of ${plural(answered + unanswered, 'question')} answered with a receipt`}
        </Typography>
        <RepliesChart days={days} />
      </Card>
      {/* Read again whenever there is one more. */}
      {unanswered > 0 && <UnansweredList key={unanswered} />}
    </>
  )
}
