import type { PaidTier, SubscriptionState } from '@docent/domain/plans'

export interface Trial {
  readonly tier: PaidTier
  readonly startedAt: Date
  readonly endsAt: Date
}

/** The one subscription row of an owner. */
export interface TrialStore {
  /**
   * Writes the trial unless `allow` refuses what is there, in one transaction.
   * @returns whether it was written
   */
  startTrial(
    ownerId: string,
    trial: Trial,
    allow: (row: (SubscriptionState & { trial_started_at: Date | null }) | null) => boolean,
  ): Promise<boolean>
}
