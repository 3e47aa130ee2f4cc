import type { PlanChangePreview } from '@docent/domain/billing'
import { COLLECTIONS, MONTHS, monthKey } from '@docent/domain/collections'
import { API } from '@docent/domain/routes'
import type { PaidTier } from '@docent/domain/plans'
import { doc } from 'firebase/firestore'
import { firestore } from '../../shared/firestore.ts'
import { useLiveDocument, type Live } from '../../shared/live.ts'
import { useNow } from '../../shared/owner-data.ts'
import { ownerClient } from '../../shared/owner-client.ts'
import { useOwner } from '../../shared/session.ts'

const accepted = (body: unknown): object => body ?? {}

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null

/** Answered messages of this month, UTC; `null` before the first. */
export function useMonthMessages(): Live<number | null> {
  const { uid } = useOwner()
  const month = monthKey(useNow())
  return useLiveDocument(
    `messages/${uid}/${month}`,
    () => doc(firestore(), COLLECTIONS.usage, uid, MONTHS, month),
    ({ messages }) => (typeof messages === 'number' ? Math.max(0, messages) : 0),
  )
}

/** Begins the account's one free trial. @throws CallError `trial_used` */
export async function startTrial(tier: PaidTier): Promise<void> {
  await ownerClient.post(API.startTrial, { tier }, accepted)
}

/** Asks the server to confirm the plan; what it finds reaches the row. @throws CallError */
export async function checkSubscription(): Promise<void> {
  await ownerClient.post(API.checkSubscription, {}, accepted)
}

/** What a change would cost. @throws CallError */
export const previewPlanChange = (priceId: string): Promise<PlanChangePreview> =>
  ownerClient.post(API.previewPlanChange, { priceId }, (body) =>
    isRecord(body) && typeof body['dueCents'] === 'number'
      ? (body as unknown as PlanChangePreview)
      : null,
  )

/** Changes the plan for the amount that was shown. @throws CallError `payment_failed` */
export async function changePlan(priceId: string, prorationDate: number): Promise<void> {
  await ownerClient.post(API.changePlan, { priceId, prorationDate }, accepted)
}

/** Lets the plan end with its period, or go on. @throws CallError */
export async function setCancellation(cancels: boolean): Promise<void> {
  await ownerClient.post(cancels ? API.cancelPlan : API.resumePlan, {}, accepted)
}
