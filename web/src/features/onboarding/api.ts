import {
  COLLECTIONS,
  onboardingProgressId,
  type OnboardingProgress,
} from '@docent/domain/collections'
import type { PaidTier } from '@docent/domain/plans'
import { API } from '@docent/domain/routes'
import { collection, doc, query, serverTimestamp, where } from 'firebase/firestore'
import { commit } from '../../shared/commit.ts'
import { firestore } from '../../shared/firestore.ts'
import { useLiveQuery, type Live, type ParseRow } from '../../shared/live.ts'
import { ownerClient } from '../../shared/owner-client.ts'
import { useOwner } from '../../shared/session.ts'

export type Progress = Pick<OnboardingProgress, 'step_id' | 'step_data'>

const parseProgress: ParseRow<Progress> = (row) => {
  const { step_id: stepId, step_data: data } = row
  return {
    step_id: typeof stepId === 'number' ? stepId : -1,
    step_data: typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {},
  }
}

/** The wizard's completed steps. */
export function useProgress(): Live<Progress[]> {
  const { uid } = useOwner()
  return useLiveQuery(
    `onboarding/${uid}`,
    () =>
      query(collection(firestore(), COLLECTIONS.onboarding_progress), where('user_id', '==', uid)),
    parseProgress,
  )
}

export type StepData = Record<string, unknown>

export interface CompletedStep {
  readonly step: number
  readonly data: StepData
}

/** Marks steps as completed, with what they were completed with: all of them or none. */
export async function saveSteps(uid: string, steps: readonly CompletedStep[]): Promise<void> {
  await commit((transaction) => {
    for (const { step, data } of steps) {
      const id = onboardingProgressId(uid, step)
      transaction.set(doc(firestore(), COLLECTIONS.onboarding_progress, id), {
        user_id: uid,
        step_id: step,
        step_data: data,
        updated_at: serverTimestamp(),
      })
    }
  })
}

/** Opens the dashboard to the owner. */
export async function completeOnboarding(uid: string): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(firestore(), COLLECTIONS.profiles, uid), {
      onboarding_completed: true,
      updated_at: serverTimestamp(),
    })
  })
}

/** Begins the account's one free trial. @throws CallError `trial_used` */
export async function startTrial(tier: PaidTier): Promise<void> {
  await ownerClient.post(API.startTrial, { tier }, (body) => body ?? {})
}
