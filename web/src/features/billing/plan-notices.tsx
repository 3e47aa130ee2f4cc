import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { trialNoticeDue, usageNoticeDue } from '@docent/domain/billing'
import { billingMessages as text } from '@docent/domain/messages/billing'
import { PATHS } from '../../app/paths.ts'
import { CallError } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { useNow, usePlan } from '../../shared/owner-data.ts'
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx'
import { checkSubscription, useMonthMessages } from './api.ts'
import { formatDate } from './plan-state.ts'

interface Notice {
  severity: 'info' | 'warning' | 'error'
  title: string
  text?: string
}

/**
 * What the owner should know of the plan, above every screen of the dashboard but billing itself.
 * The screen shows together with it, so that it is never pushed down.
 */
export function PlanNotices({ children }: { children: ReactNode }) {
  useSubscriptionCheck()
  const { isPending, notices } = useDueNotices()
  const { pathname } = useLocation()
  return (
    <>
      {isPending && <PageSkeleton />}
      <div hidden={isPending}>
        {pathname !== PATHS.billing &&
          notices.map((notice) => <NoticeBar key={notice.title} notice={notice} />)}
        {children}
      </div>
    </>
  )
}

const NoticeBar = ({ notice }: { notice: Notice }) => (
  <Alert
    severity={notice.severity}
    sx={{ mb: 8 }}
    action={
      <Button component={Link} to={PATHS.billing} color="inherit" size="small">
        Open billing
      </Button>
    }
  >
    <AlertTitle sx={{ mb: notice.text ? 0.5 : 0 }}>{notice.title}</AlertTitle>
    {notice.text}
  </Alert>
)

function useDueNotices(): { isPending: boolean; notices: Notice[] } {
  const { tier, limits, endsAt, subscriber, isPending } = usePlan()
  const messages = useMonthMessages()
  const now = useNow()
  const notices: Notice[] = []
  const days =
    subscriber?.plan_status === 'trial' && endsAt !== null ? trialNoticeDue(endsAt, now) : null
  if (days !== null) {
    const title = text.trialEnds(tier, days)
    notices.push({ severity: days === 1 ? 'warning' : 'info', title, text: text.trialEndsText })
  }
  if (subscriber?.plan_status === 'past_due') {
    const title = endsAt === null ? text.pastDueOver : text.pastDue(formatDate(endsAt))
    notices.push({ severity: 'error', title })
  }
  const share = usageNoticeDue(messages.data ?? 0, limits.maxMessages)
  if (share !== null) {
    const what = 'messages of this month'
    notices.push({
      severity: share === 1 ? 'error' : 'warning',
      title: share === 1 ? text.full(what) : text.nearlyFull(what),
    })
  }
  return { isPending: isPending || messages.status === 'loading', notices }
}

/**
 * Has the server confirm a plan that has run out. Only a confirmed end resets onboarding; where it
 * cannot be confirmed everything stays as it was.
 */
function useSubscriptionCheck(): void {
  const { tier, subscriber, isKnown } = usePlan()
  const notify = useNotify()
  const hasAsked = useRef(false)
  const hasRunOut = isKnown && tier === 'Free' && subscriber?.subscribed === true
  const check = useEffectEvent(async () => {
    if (hasAsked.current) return
    hasAsked.current = true
    try {
      await checkSubscription()
    } catch (error) {
      // An invalid session has ended by then.
      if (error instanceof CallError && error.code === 'unauthenticated') return
      notify({ title: text.checkFailed, tone: 'destructive' })
    }
  })
  useEffect(() => {
    if (hasRunOut) void check()
  }, [hasRunOut])
}
