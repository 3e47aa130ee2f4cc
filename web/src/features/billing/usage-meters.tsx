import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { usageNoticeDue } from '@docent/domain/billing'
import { formatBytes } from '@docent/domain/format'
import { KNOWLEDGE_BASE_TYPE } from '@docent/domain/knowledge'
import { billingMessages as text } from '@docent/domain/messages/billing'
import { MESSAGE_GRACE, formatStorageCap, isUnlimited, storageBytes } from '@docent/domain/plans'
import { accountMessages } from '@docent/domain/messages/account'
import { useBots, useKnowledgeRows, usePlan, useUsage } from '../../shared/owner-data.ts'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { Meter } from '../../shared/ui/meter.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import { useMonthMessages } from './api.ts'

interface Figure {
  label: string
  used: number
  cap: number
  /** What happens at the cap. */
  atCap: string
  /** What becomes of what is above it, as after a downgrade. */
  aboveCap?: string
  /** Writes what is used; the cap in words goes with it. */
  format?: (value: number) => string
  capText?: string
}

const noteOf = ({ label, used, cap, atCap, aboveCap }: Figure): string => {
  if (used > cap && aboveCap !== undefined) return `${text.above} ${aboveCap}`
  const due = usageNoticeDue(used, cap)
  const what = label.toLowerCase()
  if (due === null) return atCap
  return `${due === 1 ? text.full(what) : text.nearlyFull(what)}. ${atCap}`
}

/** Where the figures come from. */
const useUsageSources = () => ({
  messages: useMonthMessages(),
  bots: useBots(),
  rows: useKnowledgeRows(),
  usage: useUsage(),
})

/** Whether the meters are still on their way, which are higher than what stands in their place. */
export const useIsUsagePending = (): boolean =>
  Object.values(useUsageSources()).some(({ status }) => status === 'loading')

/** What of the plan is used up: messages, bots, bases and storage. */
export function UsageMeters() {
  const { limits } = usePlan()
  const { messages, bots, rows, usage } = useUsageSources()
  const sources = [messages, bots, rows, usage]
  if (sources.some(({ status }) => status === 'failed')) {
    const retry = () => {
      for (const source of sources) if (source.status === 'failed') source.retry()
    }
    return <FailedState text={accountMessages.dashboardFailed} onRetry={retry} />
  }
  if (
    messages.data === undefined ||
    bots.data === undefined ||
    rows.data === undefined ||
    usage.data === undefined
  ) {
    return <ListSkeleton label="Loading usage" rows={1} />
  }
  const figures: Figure[] = [
    {
      label: 'Messages this month',
      used: messages.data ?? 0,
      cap: limits.maxMessages,
      atCap: `Past the limit your bots answer ${MESSAGE_GRACE * 100}% more, then they take a message.`,
    },
    {
      label: 'Chatbots',
      used: bots.data.length,
      cap: limits.maxBots,
      atCap: 'At the limit those you have keep working; one more needs a larger plan.',
      aboveCap: 'All keep answering; none can be changed until there is room.',
    },
    {
      label: 'Knowledge bases',
      used: rows.data.filter((row) => row.file_type === KNOWLEDGE_BASE_TYPE).length,
      cap: limits.maxKnowledgeBases,
      atCap: 'At the limit documents can still be added to those you have.',
      aboveCap: 'Bots still answer from all of them; the newest cannot be added to.',
    },
    {
      label: 'Storage',
      used: usage.data?.storage_bytes ?? 0,
      cap: storageBytes(limits),
      atCap: 'When it is full, deleting files makes room for others.',
      aboveCap: 'What is stored keeps answering; uploads are refused until there is room.',
      format: formatBytes,
      capText: formatStorageCap(limits),
    },
  ]
  return (
    <Surface component="section" label="Usage">
      <Typography variant="h3" component="h2" sx={{ mb: 5 }}>
        Usage
      </Typography>
      <Box sx={{ display: 'grid', gap: 7, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {figures.map((figure) => (
          <Meter
            key={figure.label}
            label={figure.label}
            used={figure.used}
            cap={isUnlimited(figure.cap) ? null : figure.cap}
            {...(figure.format && { format: figure.format })}
            {...(figure.capText && { capText: figure.capText })}
            {...(!isUnlimited(figure.cap) && { note: noteOf(figure) })}
          />
        ))}
      </Box>
    </Surface>
  )
}
