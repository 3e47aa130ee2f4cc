import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent } from 'react'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'
import { billingMessages } from '@docent/domain/messages/billing'
import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { PLANS, TRIAL_DAYS, type PaidTier } from '@docent/domain/plans'
import { useBillingSummary, useCheckoutReturn, useProviderPage } from '../../shared/checkout.ts'
import { useNotify } from '../../shared/notify.tsx'
import { usePlan } from '../../shared/owner-data.ts'
import { limitLines } from '../../shared/plan-lines.ts'
import { BillingOff } from '../../shared/ui/billing-off.tsx'
import { ConfirmingPayment } from '../../shared/ui/confirming-payment.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { PlanCards } from '../../shared/ui/plan-cards.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import type { StepData } from './api.ts'
import { usePlanChoice } from './use-plan-choice.ts'

interface PlanStepProps {
  isCompleted: boolean
  onComplete: (data: StepData) => Promise<void>
}

const formatDate = (date: Date): string =>
  date.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' })

/** The wizard's first step: a trial, a subscription, or the free plan. */
export const PlanStep = ({ isCompleted, onComplete }: PlanStepProps) => {
  const plan = usePlan()
  const notify = useNotify()
  const { busy, choose, leave } = usePlanChoice(onComplete)
  // What is confirmed reaches the row, and the row completes the step.
  const returned = useCheckoutReturn(() => undefined)
  const isSubscribed = plan.isKnown && plan.tier !== 'Free'

  // Someone who has a plan already does not choose one (section 4).
  const passes = isSubscribed && !isCompleted && busy === null && returned === 'none'
  const pass = useEffectEvent(() => {
    notify({ title: `You are on the ${plan.tier} plan` })
    void leave({ tier: plan.tier })
  })
  useEffect(() => {
    if (passes) pass()
  }, [passes])

  if (!plan.isKnown) return <ListSkeleton label="Loading plans" rows={1} />
  if (isSubscribed && returned === 'none') {
    return <CurrentPlan onContinue={() => void leave({ tier: plan.tier })} />
  }
  return (
    <>
      <ConfirmingPayment state={returned} />
      <PlanChoice
        isTrialUsed={plan.trialStartedAt !== null}
        hasEnded={plan.subscriber?.ended_at != null}
        busy={busy}
        onChoose={(tier) => void choose(tier)}
      />
    </>
  )
}

const CurrentPlan = ({ onContinue }: { onContinue: () => void }) => {
  const { tier, endsAt, subscriber } = usePlan()
  const renewsAt = subscriber?.renews_at ?? null
  return (
    <Surface sx={{ maxWidth: 560 }}>
      <Typography variant="h3" component="h2">
        You are on the {tier} plan
      </Typography>
      {endsAt && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {renewsAt
            ? `It renews on ${formatDate(renewsAt)}.`
            : `It runs until ${formatDate(endsAt)}.`}
        </Typography>
      )}
      <Button variant="contained" size="large" sx={{ mt: 6 }} onClick={onContinue}>
        Continue
      </Button>
    </Surface>
  )
}

interface PlanChoiceProps {
  isTrialUsed: boolean
  /** A plan has ended, and onboarding began again. */
  hasEnded: boolean
  busy: PaidTier | 'Free' | null
  onChoose: (tier: PaidTier | 'Free') => void
}

const PlanChoice = ({ isTrialUsed, hasEnded, busy, onChoose }: PlanChoiceProps) => {
  const { data: summary, status } = useBillingSummary()
  const page = useProviderPage()
  const isBusy = busy !== null || page.isBusy
  const prices = summary?.prices ?? null
  // What can be bought makes the cards higher, and stands above them where nothing can.
  if (status === 'loading') return <ListSkeleton label="Loading plans" rows={1} />
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      {hasEnded && (
        <Alert severity="error" role="alert">
          <AlertTitle>{billingMessages.cancelledTitle}</AlertTitle>
          {billingMessages.cancelledText}
        </Alert>
      )}
      <BillingOff summary={summary} />
      {isTrialUsed && !hasEnded && <Alert severity="info">{ERROR_TEXTS.trial_used}</Alert>}
      <PlanCards
        interval="month"
        renderActions={(tier) => (
          <>
            {!isTrialUsed && (
              <Button
                variant="contained"
                disabled={isBusy}
                aria-label={`Start ${TRIAL_DAYS}-day free trial of ${tier}`}
                onClick={() => onChoose(tier)}
              >
                {busy === tier ? 'Starting…' : `Start ${TRIAL_DAYS}-day free trial`}
              </Button>
            )}
            {prices && (
              <Button
                variant={isTrialUsed ? 'contained' : 'outlined'}
                disabled={isBusy}
                aria-label={`Subscribe: ${tier}`}
                onClick={() => void page.checkout(prices[tier].month)}
              >
                Subscribe
              </Button>
            )}
          </>
        )}
      />
      <FreePlan isDisabled={isBusy} onChoose={() => onChoose('Free')} />
      <Typography variant="body2" color="textSecondary">
        {prices && `${onboardingMessages.secureCheckout}. `}
        {billingMessages.terms}
      </Typography>
    </Box>
  )
}

const FreePlan = ({ isDisabled, onChoose }: { isDisabled: boolean; onChoose: () => void }) => (
  <Surface
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', py: { xs: 5, sm: 5 } }}
  >
    <Box sx={{ flex: '1 1 260px' }}>
      <Typography variant="subtitle1" component="h2">
        Free
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {limitLines(PLANS.Free.limits).join(' · ')}
      </Typography>
    </Box>
    <Button variant="outlined" disabled={isDisabled} onClick={onChoose}>
      Continue with Free
    </Button>
  </Surface>
)
