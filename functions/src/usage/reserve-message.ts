import { monthKey } from '@docent/domain/collections'
import {
  answersBeforeMessageTaking,
  limitsFor,
  tierInForce,
  type SubscriptionState,
} from '@docent/domain/plans'
import type { MessageMeter } from './meter-port.ts'

/**
 * Counts one answered message against the plan in force: the cap and its grace (decision 12).
 * A refused message is taken back, so that the meter never passes the cap for good. An event that
 * was counted by a process that died is neither counted nor refused again.
 * @returns whether the message may be answered
 */
export async function reserveMessage(
  meter: MessageMeter,
  account: { ownerId: string; subscription: SubscriptionState | null; at: Date; event?: string },
): Promise<boolean> {
  const limits = limitsFor(tierInForce(account.subscription, account.at))
  const month = monthKey(account.at)
  const count = await meter.count(account.ownerId, month, account.event)
  if (count === null || count <= answersBeforeMessageTaking(limits)) return true
  await meter.release(account.ownerId, month, account.event)
  return false
}
