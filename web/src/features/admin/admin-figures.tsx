import {
  ADMIN_DAYS,
  NEW_USER_DAYS,
  monthlyRevenueUsd,
  type AdminFigures,
  type PlanCount,
} from '@docent/domain/admin'
import { formatBytes, plural } from '@docent/domain/format'
import { adminMessages as text } from '@docent/domain/messages/admin'
import { billingMessages } from '@docent/domain/messages/billing'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { totalsOf } from '../../shared/daily-replies.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { RepliesChart } from '../../shared/ui/replies-chart.tsx'
import { StatCard } from '../../shared/ui/stat-card.tsx'
import { useLoaded } from '../../shared/use-loaded.ts'
import { RowLine } from './admin-list.tsx'
import { useAdminSource } from './admin-source.ts'

const whole = (value: number): string => value.toLocaleString('en')
const dollars = (usd: number): string => billingMessages.price(usd * 100)
const sum = (plans: readonly PlanCount[], of: (plan: PlanCount) => number): number =>
  plans.reduce((total, plan) => total + of(plan), 0)
const payingOf = (plans: readonly PlanCount[]): number =>
  sum(plans, ({ monthly, annual }) => monthly + annual)

interface FiguresPageProps {
  title: string
  children: (figures: AdminFigures) => ReactNode
}

function FiguresPage({ title, children }: FiguresPageProps) {
  const { outcome, retry } = useLoaded(useAdminSource().figures, text.loadFailed)
  return (
    <>
      <PageHeading
        title={title}
        text={
          outcome !== null &&
          'data' in outcome && (
            <>
              {text.countedAt} <RelativeTime date={new Date(outcome.data.countedAt)} />
            </>
          )
        }
      />
      {outcome === null && <ListSkeleton label={text.loading('figures')} rows={3} />}
      {outcome !== null && 'failure' in outcome && (
        <FailedState text={outcome.failure} onRetry={retry} />
      )}
      {outcome !== null && 'data' in outcome && children(outcome.data)}
    </>
  )
}

const Cards = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}
  >
    {children}
  </Box>
)

export const AdminOverview = () => (
  <FiguresPage title="Overview">
    {(figures) => (
      <Cards>
        <StatCard
          label="Users"
          value={whole(figures.users)}
          note={text.newUsers(figures.newUsers, NEW_USER_DAYS)}
        />
        <StatCard
          label="Bots"
          value={whole(figures.bots)}
          note={`${whole(figures.activeBots)} active`}
        />
        <StatCard
          label="Knowledge Bases"
          value={whole(figures.bases)}
          note={`${plural(figures.files, 'file')} in all`}
        />
        <StatCard label="Storage Used" value={formatBytes(figures.storedBytes)} />
        <QuestionsCard figures={figures} />
        <StatCard label="Conversations" value={whole(figures.conversations)} />
        <RevenueCard plans={figures.plans} />
        <StatCard
          label="Open Messages"
          value={whole(figures.openMessages)}
          note="from the contact page"
        />
      </Cards>
    )}
  </FiguresPage>
)

const RevenueCard = ({ plans }: { plans: readonly PlanCount[] }) => (
  <StatCard
    label="Revenue a Month"
    value={dollars(sum(plans, monthlyRevenueUsd))}
    note={`${whole(payingOf(plans))} paying`}
  />
)

const QuestionsCard = ({ figures }: { figures: AdminFigures }) => {
  const { answered, unanswered, answeredPercent } = totalsOf(figures.days)
  const share = answeredPercent === null ? '' : `, ${answeredPercent}% answered`
  return (
    <StatCard
      label="Questions"
      value={whole(answered + unanswered)}
      note={`in ${ADMIN_DAYS} days${share}`}
    />
  )
}

export const AdminRevenue = () => (
  <FiguresPage title="Revenue">
    {({ plans }) => (
      <>
        <Cards>
          <RevenueCard plans={plans} />
          <StatCard label="Paying Owners" value={whole(payingOf(plans))} />
          <StatCard label="Trials" value={whole(sum(plans, ({ trials }) => trials))} />
          <StatCard label="Failed Payments" value={whole(sum(plans, ({ pastDue }) => pastDue))} />
        </Cards>
        <Plans plans={plans} />
      </>
    )}
  </FiguresPage>
)

const Plans = ({ plans }: { plans: readonly PlanCount[] }) => {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mt: 6 }}>
      <Box sx={{ px: { xs: 5, sm: 6 }, py: 4 }}>
        <Typography id={titleId} variant="subtitle1" component="h2">
          By plan
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text.revenueNote}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {plans.map((plan) => (
          <Box
            component="li"
            key={plan.tier}
            sx={{ borderTop: '1px solid var(--hairline)', px: { xs: 5, sm: 6 }, py: 3 }}
          >
            <RowLine
              title={plan.tier}
              note={text.paying(plan.monthly, plan.annual)}
              facts={
                <>
                  <span>{text.trials(plan.trials)}</span>
                  <span>{text.pastDue(plan.pastDue)}</span>
                  <Box
                    component="span"
                    sx={{ minWidth: 128, textAlign: { md: 'right' }, color: 'var(--ink)' }}
                  >
                    {dollars(monthlyRevenueUsd(plan))} a month
                  </Box>
                </>
              }
            />
          </Box>
        ))}
      </Box>
    </Card>
  )
}

export const AdminAnalytics = () => (
  <FiguresPage title="Analytics">
    {(figures) => (
      <>
        <Cards>
          <QuestionsCard figures={figures} />
          <StatCard label="Conversations" value={whole(figures.conversations)} />
          <StatCard
            label="Active Bots"
            value={whole(figures.activeBots)}
            note={`of ${whole(figures.bots)}`}
          />
          <StatCard label="Files" value={whole(figures.files)} note="that bots answer from" />
        </Cards>
        <Questions figures={figures} />
      </>
    )}
  </FiguresPage>
)

const Questions = ({ figures: { days } }: { figures: AdminFigures }) => {
  const titleId = useId()
  const { answeredPercent } = totalsOf(days)
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mt: 6, p: { xs: 5, sm: 6 } }}>
      <Typography id={titleId} variant="subtitle1" component="h2" sx={{ mb: 6 }}>
        {`Questions in the last ${ADMIN_DAYS} days`}
      </Typography>
      {answeredPercent === null ? (
        <EmptyState
          drawing="conversation"
          title={text.noQuestionsTitle}
          text={text.noQuestions}
          isCompact
        />
      ) : (
        <RepliesChart days={days} />
      )}
    </Card>
  )
}
