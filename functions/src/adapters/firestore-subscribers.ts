import { COLLECTIONS } from '@docent/domain/collections'
import type { SubscriptionState } from '@docent/domain/plans'
import type { DocumentData } from 'firebase-admin/firestore'
import type { TrialStore } from '../billing/ports.ts'
import { firestore, readDate, readString } from './firestore.ts'

/** What of a `subscribers` row decides on the plan; `null` where there is no row. */
export const readSubscription = (row: DocumentData | undefined): SubscriptionState | null =>
  row === undefined
    ? null
    : {
        subscribed: row['subscribed'] === true,
        subscription_tier: readString(row['subscription_tier']) || null,
        subscription_end: readDate(row['subscription_end']),
      }

export const firestoreTrials: TrialStore = {
  startTrial: (ownerId, trial, allow) => {
    const reference = firestore().collection(COLLECTIONS.subscribers).doc(ownerId)
    return firestore().runTransaction(async (transaction) => {
      const row = (await transaction.get(reference)).data()
      const state = readSubscription(row)
      const before = state && { ...state, trial_started_at: readDate(row?.['trial_started_at']) }
      if (!allow(before)) return false
      transaction.set(
        reference,
        {
          user_id: ownerId,
          subscribed: true,
          subscription_tier: trial.tier,
          subscription_end: trial.endsAt,
          trial_started_at: trial.startedAt,
        },
        { merge: true },
      )
      return true
    })
  },
}
