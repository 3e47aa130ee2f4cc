import { ServiceError } from '@docent/domain/errors'
import { TRIAL_DAYS, tierInForce, type PaidTier } from '@docent/domain/plans'
import { rowOfTrial } from './plan-row.ts'
import type { TrialStore } from './ports.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Starts the free trial of a plan: 14 days, once per account, without a card (decision 6).
 * @returns when it ends
 * @throws ServiceError `trial_used` where the account had its trial or has a plan in force
 */
export async function startTrial(
  deps: { trials: TrialStore; now(): Date },
  input: { ownerId: string; tier: PaidTier },
): Promise<{ tier: PaidTier; endsAt: string }> {
  const startedAt = deps.now()
  const endsAt = new Date(startedAt.getTime() + TRIAL_DAYS * DAY_MS)
  const started = await deps.trials.startTrial(
    input.ownerId,
    rowOfTrial({ tier: input.tier, startedAt, endsAt }),
    (row) =>
      row === null || (row.trial_started_at === null && tierInForce(row, startedAt) === 'Free'),
  )
  if (!started) throw new ServiceError('trial_used')
  return { tier: input.tier, endsAt: endsAt.toISOString() }
}
