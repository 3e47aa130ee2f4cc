import { BILLING_INTERVALS, PLAN_STATUSES } from '@docent/domain/billing'
import { COLLECTIONS } from '@docent/domain/collections'
import type { SubscriptionState } from '@docent/domain/plans'
import type { DocumentData } from 'firebase-admin/firestore'
import type { PlanRow, TrialStore } from '../billing/ports.ts'
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

/** A row of `subscribers`; `null` where there is none. */
export function readPlanRow(row: DocumentData | undefined): PlanRow | null {
  const state = readSubscription(row)
  if (row === undefined || state === null) return null
  const interval = (value: unknown) => BILLING_INTERVALS.find((known) => known === value) ?? null
  return {
    ...state,
    trial_started_at: readDate(row['trial_started_at']),
    trial_tier: readString(row['trial_tier']) || null,
    plan_status: PLAN_STATUSES.find((known) => known === row['plan_status']) ?? null,
    billing_interval: interval(row['billing_interval']),
    renews_at: readDate(row['renews_at']),
    pending_tier: readString(row['pending_tier']) || null,
    pending_interval: interval(row['pending_interval']),
    ended_at: readDate(row['ended_at']),
  }
}

export const firestoreTrials: TrialStore = {
  startTrial: (ownerId, trial, allow) => {
    const reference = firestore().collection(COLLECTIONS.subscribers).doc(ownerId)
    return firestore().runTransaction(async (transaction) => {
      if (!allow(readPlanRow((await transaction.get(reference)).data()))) return false
      transaction.set(reference, { user_id: ownerId, ...trial })
      return true
    })
  },
}
