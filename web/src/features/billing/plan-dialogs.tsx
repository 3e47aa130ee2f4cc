import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import type { BillingInterval, PlanChangePreview } from '@docent/domain/billing'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'
import { billingMessages as text } from '@docent/domain/messages/billing'
import type { PaidTier } from '@docent/domain/plans'
import { textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { changePlan, previewPlanChange, setCancellation } from './api.ts'
import { formatDate } from './plan-state.ts'

export interface PlanWish {
  readonly tier: PaidTier
  readonly interval: BillingInterval
  readonly priceId: string
}

interface ChangeDialogProps {
  wish: PlanWish
  onClose: () => void
  onDone: () => void
}

const INTERVAL_WORDS = { month: 'monthly', year: 'annually' } as const

/** Shows what a change costs and when it begins, and makes it on confirming. */
export function ChangeDialog({ wish, onClose, onDone }: ChangeDialogProps) {
  const notify = useNotify()
  const [preview, setPreview] = useState<PlanChangePreview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    previewPlanChange(wish.priceId).then(
      (found) => isCurrent && setPreview(found),
      (error: unknown) => isCurrent && setProblem(textOfFailure(error, ERROR_TEXTS.internal)),
    )
    return () => {
      isCurrent = false
    }
  }, [wish.priceId])

  const confirm = async () => {
    if (preview === null) {
      if (problem !== null) onClose()
      return
    }
    try {
      await changePlan(wish.priceId, preview.prorationDate)
      notify({
        title:
          preview.kind === 'upgrade'
            ? text.paymentSuccessfulText(wish.tier)
            : `${wish.tier} starts on ${formatDate(new Date(preview.effectiveAt))}.`,
      })
      onDone()
    } catch (error) {
      notify({
        title: text.paymentErrorTitle,
        text: textOfFailure(error, text.paymentErrorBare),
        tone: 'destructive',
      })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Change to ${wish.tier}, billed ${INTERVAL_WORDS[wish.interval]}`}
      confirmLabel={
        preview === null
          ? problem === null
            ? 'Please wait…'
            : 'Close'
          : preview.kind === 'upgrade'
            ? `Pay ${text.price(preview.dueCents)}`
            : 'Change plan'
      }
      busyLabel="Changing…"
      onConfirm={confirm}
      onClose={onClose}
    >
      {problem !== null ? (
        <Typography role="alert">{problem}</Typography>
      ) : preview === null ? (
        <Skeleton height={72} aria-label="Computing the amount" />
      ) : (
        <Typography>
          {preview.kind === 'upgrade'
            ? text.upgradeText(wish.tier, preview.dueCents, preview.creditCents)
            : text.downgradeText(wish.tier, formatDate(new Date(preview.effectiveAt)))}
        </Typography>
      )}
    </ConfirmDialog>
  )
}

interface CancelDialogProps {
  tier: string
  endsAt: Date
  onClose: () => void
}

/** Says what cancelling keeps and ends, and cancels on confirming. */
export function CancelDialog({ tier, endsAt, onClose }: CancelDialogProps) {
  const notify = useNotify()
  const confirm = async () => {
    try {
      await setCancellation(true)
      notify({ title: `${tier} ends on ${formatDate(endsAt)}.` })
    } catch (error) {
      notify({ title: textOfFailure(error, ERROR_TEXTS.internal), tone: 'destructive' })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={`Cancel ${tier}?`}
      confirmLabel="Cancel plan"
      cancelLabel="Keep plan"
      busyLabel="Cancelling…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography>{text.cancelText(tier, formatDate(endsAt))}</Typography>
    </ConfirmDialog>
  )
}
