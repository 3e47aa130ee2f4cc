import type { Usage } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import {
  canAdd,
  limitsFor,
  storageBytes,
  tierInForce,
  type SubscriptionState,
} from '@docent/domain/plans'

/** What a change adds to or frees from an owner's books. */
export interface UsageChange {
  /** Knowledge bases: 1, 0 or -1. */
  readonly bases: number
  readonly addedBytes: number
  readonly freedBytes: number
}

/**
 * The books after a change, checked against the plan in force. What only frees is never refused,
 * so that an owner above the caps of a smaller plan can get below them.
 * *Source:* specification section 9, "Enforced plan limits".
 * @throws ServiceError `plan_limit_knowledge_bases`, `plan_limit_storage`
 */
export function reserveStorage(
  account: { readonly usage: Usage; readonly subscription: SubscriptionState | null },
  change: UsageChange,
  at: Date,
): Usage {
  const { usage } = account
  const limits = limitsFor(tierInForce(account.subscription, at))
  if (change.bases > 0 && !canAdd(usage.knowledge_bases, limits.maxKnowledgeBases)) {
    throw new ServiceError('plan_limit_knowledge_bases')
  }
  const bytes = Math.max(0, usage.storage_bytes + change.addedBytes - change.freedBytes)
  if (change.addedBytes > 0 && bytes > storageBytes(limits)) {
    throw new ServiceError('plan_limit_storage')
  }
  return {
    storage_bytes: bytes,
    knowledge_bases: Math.max(0, usage.knowledge_bases + change.bases),
  }
}
