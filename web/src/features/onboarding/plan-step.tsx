import Check from '@mui/icons-material/Check'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent } from 'react'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'
import { PAID_TIERS, PLANS, TRIAL_DAYS, type PaidTier, type Plan } from '@docent/domain/plans'
import { useNotify } from '../../shared/notify.tsx'
import { usePlan } from '../../shared/owner-data.ts'
import { limitLines } from '../../shared/plan-lines.ts'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import type { StepData } from './api.ts'
import { usePlanChoice } from './use-plan-choice.ts'

interface PlanStepProps {
  isCompleted: boolean
  onComplete: (data: StepData) => Promise<void>
}

const formatDate = (date: Date): string =>
  date.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' })

/** The wizard's first step: a trial of a paid plan, or the free plan. */
export const PlanStep = ({ isCompleted, onComplete }: PlanStepProps) => {
  const plan = usePlan()
  const notify = useNotify()
  const { busy, choose, leave } = usePlanChoice(onComplete)
  const isSubscribed = plan.isKnown && plan.tier !== 'Free'

  // Someone who has a plan already does not choose one (section 4).
  const passes = isSubscribed && !isCompleted && busy === null
  const pass = useEffectEvent(() => {
    notify({ title: `You are on the ${plan.tier} plan` })
    void leave({ tier: plan.tier })
  })
  useEffect(() => {
    if (passes) pass()
  }, [passes])

  if (!plan.isKnown) return <ListSkeleton label="Loading plans" rows={1} />
  if (isSubscribed) return <CurrentPlan onContinue={() => void leave({ tier: plan.tier })} />
  return (
    <PlanChoice
      isTrialUsed={plan.trialStartedAt !== null}
      busy={busy}
      onChoose={(tier) => void choose(tier)}
    />
  )
}

const CurrentPlan = ({ onContinue }: { onContinue: () => void }) => {
  const { tier, endsAt } = usePlan()
  return (
    <Surface sx={{ maxWidth: 560 }}>
      <Typography variant="h3" component="h2">
        You are on the {tier} plan
      </Typography>
      {endsAt && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          It runs until {formatDate(endsAt)}.
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
  busy: PaidTier | 'Free' | null
  onChoose: (tier: PaidTier | 'Free') => void
}

const PlanChoice = ({ isTrialUsed, busy, onChoose }: PlanChoiceProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
    {isTrialUsed && <Alert severity="info">{ERROR_TEXTS.trial_used}</Alert>}
    <Box
      component="ul"
      aria-label="Plans"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
      }}
    >
      {PAID_TIERS.map((tier) => (
        <PlanCard
          key={tier}
          plan={PLANS[tier]}
          isBusy={busy === tier}
          isDisabled={busy !== null}
          {...(!isTrialUsed && { onTrial: () => onChoose(tier) })}
        />
      ))}
    </Box>
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
      <Button variant="outlined" disabled={busy !== null} onClick={() => onChoose('Free')}>
        Continue with Free
      </Button>
    </Surface>
  </Box>
)

interface PlanCardProps {
  plan: Plan
  isBusy: boolean
  isDisabled: boolean
  /** Left out where the account has had its trial. */
  onTrial?: () => void
}

const PlanCard = ({ plan, isBusy, isDisabled, onTrial }: PlanCardProps) => (
  <Surface
    component="li"
    label={plan.tier}
    sx={{
      display: 'flex',
      flexDirection: 'column',
      p: { xs: 5, sm: 5 },
      borderColor: plan.isMostPopular ? 'var(--ink)' : 'var(--hairline)',
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 28 }}>
      <Typography variant="h3" component="h2">
        {plan.tier}
      </Typography>
      {plan.isMostPopular && <Chip size="small" label="Most Popular" />}
    </Box>
    <Typography component="p" sx={{ mt: 3, mb: 4, fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" sx={{ fontSize: '1.75rem', fontWeight: 600, letterSpacing: '-0.02em' }}>
        ${plan.monthlyUsd}
      </Box>
      <Box component="span" sx={{ color: 'var(--quiet)' }}>
        {' '}
        a month
      </Box>
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 5, p: 0, display: 'grid', gap: 2 }}>
      {[...limitLines(plan.limits), ...plan.features].map((line) => (
        <Typography key={line} component="li" variant="body2" sx={{ display: 'flex', gap: 2 }}>
          <Check aria-hidden sx={{ fontSize: 16, mt: '3px', color: 'var(--quiet)' }} />
          {line}
        </Typography>
      ))}
    </Box>
    {onTrial && (
      <Button
        variant={plan.isMostPopular ? 'contained' : 'outlined'}
        disabled={isDisabled}
        aria-label={`Start ${TRIAL_DAYS}-day free trial of ${plan.tier}`}
        onClick={onTrial}
        sx={{ mt: 'auto' }}
      >
        {isBusy ? 'Starting…' : `Start ${TRIAL_DAYS}-day free trial`}
      </Button>
    )}
  </Surface>
)
