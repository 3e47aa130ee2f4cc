import { useRef, useState } from 'react'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'
import { TRIAL_DAYS, type PaidTier } from '@docent/domain/plans'
import { textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { startTrial, type StepData } from './api.ts'

/** Takes a plan and completes the step with it, once. */
export function usePlanChoice(onComplete: (data: StepData) => Promise<void>) {
  const notify = useNotify()
  const [busy, setBusy] = useState<PaidTier | 'Free' | null>(null)
  const isLeaving = useRef(false)

  const leave = async (data: StepData) => {
    if (isLeaving.current) return
    isLeaving.current = true
    await onComplete(data)
    isLeaving.current = false
  }

  const choose = async (tier: PaidTier | 'Free') => {
    setBusy(tier)
    try {
      if (tier !== 'Free') {
        await startTrial(tier)
        notify({
          title: `Your ${TRIAL_DAYS}-day trial of ${tier} has started`,
          text: 'No card is needed.',
        })
      }
      await leave({ tier })
    } catch (error) {
      notify({ title: textOfFailure(error, ERROR_TEXTS.internal), tone: 'destructive' })
    } finally {
      setBusy(null)
    }
  }

  return { busy, choose, leave }
}
