import type { KnowledgeBase, KnowledgeFile, Usage } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { MAX_FILES_PER_BASE, baseIdOf } from '@docent/domain/knowledge'
import { canAdd, limitsFor, tierInForce } from '@docent/domain/plans'
import { reserveStorage } from '../usage/reserve-storage.ts'
import { findReplacement, requireAccount, requireBase, requireFile } from './find-owned.ts'
import type { Account, KnowledgeTransaction, NewFile } from './ports.ts'

/** What an update asks for, with its texts and files already judged. */
export interface UpdatePlan {
  readonly ownerId: string
  readonly baseId: string
  readonly name: string
  /** `null` leaves the description as it is. */
  readonly description: string | null
  readonly deletions: readonly string[]
  readonly added: readonly NewFile[]
  /** Whether the ids of the added files tell a repeated request from a new one. */
  readonly isKeyed: boolean
}

export interface ReviewedUpdate {
  readonly base: KnowledgeBase
  readonly removed: readonly KnowledgeFile[]
  /** The books afterwards; `null` where the same request has been carried out before. */
  readonly usage: Usage | null
}

/**
 * Checks an update against the rows and the plan in force, as they are now.
 * @throws ServiceError `unauthenticated`, `not_found`, `base_full`, `plan_limit_knowledge_bases`,
 *   `plan_limit_storage`
 */
export async function reviewUpdate(
  transaction: KnowledgeTransaction,
  plan: UpdatePlan,
  at: Date,
): Promise<ReviewedUpdate> {
  const { ownerId, baseId, added } = plan
  const account = await requireAccount(transaction, ownerId)
  const base = await requireBase(transaction, ownerId, baseId)
  const [first] = added
  if (plan.isKeyed && first !== undefined && (await transaction.findFile(first.id)) !== null) {
    return { base, removed: [], usage: null }
  }
  if (changesMoreThanDeletions(plan, base)) await requireInCap(transaction, account, base, at)
  const named = await Promise.all(
    plan.deletions.map((fileId) => requireFileOf(transaction, base, fileId)),
  )
  const next = await Promise.all(named.map((file) => findReplacement(transaction, file)))
  // A new version goes with its file.
  const removed = [
    ...new Map([...named, ...next].flatMap((file) => (file ? [[file.id, file]] : []))).values(),
  ]
  if (added.length > 0) {
    const count = await transaction.countFiles(ownerId, baseId)
    if (count - removed.length + added.length > MAX_FILES_PER_BASE) {
      throw new ServiceError('base_full')
    }
  }
  const bytesOf = (files: readonly { file_size: number }[]) =>
    files.reduce((sum, { file_size }) => sum + file_size, 0)
  const change = { bases: 0, addedBytes: bytesOf(added), freedBytes: bytesOf(removed) }
  return { base, removed, usage: reserveStorage(account, change, at) }
}

const changesMoreThanDeletions = (plan: UpdatePlan, base: KnowledgeBase): boolean =>
  plan.added.length > 0 ||
  plan.name !== base.title ||
  (plan.description !== null && plan.description !== base.content)

/**
 * After a downgrade the newest bases are surplus: nothing is lost, but they only shrink.
 * @throws ServiceError `plan_limit_knowledge_bases`
 */
export async function requireInCap(
  transaction: KnowledgeTransaction,
  account: Account,
  base: KnowledgeBase,
  at: Date,
): Promise<void> {
  const { maxKnowledgeBases } = limitsFor(tierInForce(account.subscription, at))
  if (canAdd(account.usage.knowledge_bases - 1, maxKnowledgeBases)) return
  const position = (await transaction.listBaseIds(base.user_id)).indexOf(base.id)
  if (!canAdd(position, maxKnowledgeBases)) throw new ServiceError('plan_limit_knowledge_bases')
}

async function requireFileOf(
  transaction: KnowledgeTransaction,
  base: KnowledgeBase,
  fileId: string,
): Promise<KnowledgeFile> {
  const file = await requireFile(transaction, base.user_id, fileId)
  if (baseIdOf(file.content) !== base.id) throw new ServiceError('not_found', 'other base')
  return file
}
