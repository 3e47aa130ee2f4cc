import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'
import { billingMessages as text } from '@docent/domain/messages/billing'
import { textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { usePlan } from '../../shared/owner-data.ts'
import { Surface } from '../../shared/ui/surface.tsx'
import { setCancellation } from './api.ts'
import { CancelDialog } from './plan-dialogs.tsx'
import { isEnding, isSubscription, planLine } from './plan-state.ts'

interface CurrentPlanProps {
  /** Left out where the payment provider does not know the owner. */
  onPortal?: (() => void) | undefined
  isBusy: boolean
}

/** The plan in force, until when, and what can be done about it. */
export function CurrentPlan({ onPortal, isBusy }: CurrentPlanProps) {
  const { tier, subscriber } = usePlan()
  const [isCancelling, setIsCancelling] = useState(false)
  const hasSubscription = onPortal !== undefined && isSubscription(subscriber)
  const isWaiting = isEnding(subscriber) || subscriber?.pending_tier != null
  const isPastDue = subscriber?.plan_status === 'past_due'
  const endsAt = subscriber?.renews_at ?? subscriber?.subscription_end ?? null
  return (
    <Surface component="section" label="Current plan">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 280px' }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            Current plan
          </Typography>
          <Typography variant="h2" component="h2">
            {tier}
          </Typography>
          <PlanState isPastDue={isPastDue} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {hasSubscription && isWaiting && <KeepPlanButton />}
          {hasSubscription && !isEnding(subscriber) && (
            <Button onClick={() => setIsCancelling(true)} sx={{ ml: { xs: -3, sm: 0 } }}>
              Cancel plan
            </Button>
          )}
          {onPortal && (
            <Button
              variant={isPastDue ? 'contained' : 'outlined'}
              disabled={isBusy}
              onClick={onPortal}
            >
              {isPastDue ? 'Update card' : 'Customer portal'}
            </Button>
          )}
        </Box>
      </Box>
      {isCancelling && endsAt && (
        <CancelDialog tier={tier} endsAt={endsAt} onClose={() => setIsCancelling(false)} />
      )}
    </Surface>
  )
}

/** What the plan is and until when; a failed payment with what to do about it. */
function PlanState({ isPastDue }: { isPastDue: boolean }) {
  const { tier, subscriber } = usePlan()
  const line = planLine(subscriber, tier)
  const isInForce = tier !== 'Free'
  return (
    <>
      {!(isPastDue && isInForce) && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {line}
        </Typography>
      )}
      {isPastDue && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {isInForce && <AlertTitle sx={{ mb: 0.5 }}>{line}</AlertTitle>}
          {isInForce ? text.pastDueText : text.pastDueOver}
        </Alert>
      )}
    </>
  )
}

/** Takes a cancellation or a downgrade back. */
function KeepPlanButton() {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const { tier } = usePlan()
  const keep = async () => {
    setIsBusy(true)
    try {
      await setCancellation(false)
      notify({ title: `You keep ${tier}.` })
    } catch (error) {
      notify({ title: textOfFailure(error, ERROR_TEXTS.internal), tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="contained" disabled={isBusy} onClick={() => void keep()}>
      Keep {tier}
    </Button>
  )
}
