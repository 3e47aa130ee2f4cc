import { monthKey } from '@docent/domain/collections'
import {
  answersBeforeMessageTaking,
  limitsFor,
  tierInForce,
  type SubscriptionState,
} from '@docent/domain/plans'

/** The exact monthly meter; concurrent calls of `count` get distinct numbers. */
export interface Meter {
  count(ownerId: string, month: string): Promise<number>
  release(ownerId: string, month: string): Promise<void>
}

/**
 * Counts one answered message against the plan in force: the cap and its grace (decision 12).
 * A refused message is taken back, so that the meter never passes the cap for good.
 * @returns whether the message may be answered
 */
export async function reserveMessage(
  meter: Meter,
  account: { ownerId: string; subscription: SubscriptionState | null; at: Date },
): Promise<boolean> {
  const limits = limitsFor(tierInForce(account.subscription, account.at))
  const month = monthKey(account.at)
  const count = await meter.count(account.ownerId, month)
  if (count <= answersBeforeMessageTaking(limits)) return true
  await meter.release(account.ownerId, month)
  return false
}
