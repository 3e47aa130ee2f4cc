import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { isUpgrade, type BillingInterval, type PriceIds } from '@docent/domain/billing'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'
import { TRIAL_DAYS, isPaidTier, type PaidTier } from '@docent/domain/plans'
import { textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { usePlan } from '../../shared/owner-data.ts'
import { IntervalToggle, PlanCards } from '../../shared/ui/plan-cards.tsx'
import { startTrial } from './api.ts'
import { ChangeDialog, type PlanWish } from './plan-dialogs.tsx'
import { isSubscription } from './plan-state.ts'

interface PlanPickerProps {
  /** `null`: nothing can be bought here. */
  prices: PriceIds | null
  hasCustomer: boolean
  isBusy: boolean
  onCheckout: (priceId: string) => void
  onChanged: () => void
}

/** The plans on sale, each with what the owner can do about it now. */
export function PlanPicker(props: PlanPickerProps) {
  const { prices, onCheckout, onChanged } = props
  const { tier: current, subscriber, trialStartedAt } = usePlan()
  const [interval, setInterval] = useState<BillingInterval>(subscriber?.billing_interval ?? 'month')
  const [wish, setWish] = useState<PlanWish | null>(null)
  const trial = useTrial()
  const hasSubscription = props.hasCustomer && isSubscription(subscriber)
  const hasTrial = trialStartedAt === null && current === 'Free'
  const isBusy = props.isBusy || trial.isBusy

  const renderActions = (tier: PaidTier) => (
    <>
      {prices !== null && (
        <BuyButton
          tier={tier}
          interval={interval}
          isBusy={isBusy}
          isFirst={!hasSubscription}
          onBuy={() => {
            const priceId = prices[tier][interval]
            if (hasSubscription) setWish({ tier, interval, priceId })
            else onCheckout(priceId)
          }}
        />
      )}
      {hasTrial && (
        <Button
          variant="outlined"
          disabled={isBusy}
          aria-label={`Start ${TRIAL_DAYS}-day free trial of ${tier}`}
          onClick={() => void trial.start(tier)}
        >
          Start {TRIAL_DAYS}-day free trial
        </Button>
      )}
    </>
  )
  return (
    <Box component="section" aria-label="Plans on sale">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', mt: 4, mb: 5 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          Plans
        </Typography>
        <IntervalToggle interval={interval} onChange={setInterval} />
      </Box>
      <PlanCards
        interval={interval}
        current={isPaidTier(current) ? current : null}
        renderActions={renderActions}
      />
      {wish && <ChangeDialog wish={wish} onClose={() => setWish(null)} onDone={onChanged} />}
    </Box>
  )
}

interface BuyButtonProps {
  tier: PaidTier
  interval: BillingInterval
  isBusy: boolean
  /** Whether it is a first purchase and not a change. */
  isFirst: boolean
  onBuy: () => void
}

function BuyButton({ tier, interval, isBusy, isFirst, onBuy }: BuyButtonProps) {
  const { tier: current, subscriber } = usePlan()
  const from =
    !isFirst && isPaidTier(current) && subscriber?.billing_interval
      ? { tier: current, interval: subscriber.billing_interval }
      : null
  if (from?.tier === tier && from.interval === interval) {
    return (
      <Button variant="outlined" disabled>
        Current plan
      </Button>
    )
  }
  const isUp = from === null || isUpgrade(from, { tier, interval })
  const verb = isFirst ? 'Subscribe' : isUp ? 'Upgrade' : 'Downgrade'
  const label =
    from?.tier === tier ? `Switch to ${interval === 'year' ? 'annual' : 'monthly'}` : verb
  return (
    <Button
      variant={isUp ? 'contained' : 'outlined'}
      disabled={isBusy}
      aria-label={`${label}: ${tier}`}
      onClick={onBuy}
    >
      {label}
    </Button>
  )
}

function useTrial() {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const start = async (tier: PaidTier) => {
    setIsBusy(true)
    try {
      await startTrial(tier)
      notify({ title: `Your ${TRIAL_DAYS}-day trial of ${tier} has started` })
    } catch (error) {
      notify({ title: textOfFailure(error, ERROR_TEXTS.internal), tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, start }
}
