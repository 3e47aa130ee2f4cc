import type { KnowledgeBase, KnowledgeFile } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import type { Account, KnowledgeTransaction } from './ports.ts'

type Reads = Pick<KnowledgeTransaction, 'findAccount' | 'findBase' | 'findFile'>

/** @throws ServiceError `unauthenticated` where the account has been deleted */
export async function requireAccount(transaction: Reads, ownerId: string): Promise<Account> {
  const account = await transaction.findAccount(ownerId)
  if (account.isDeleted) throw new ServiceError('unauthenticated', 'account deleted')
  return account
}

/** @throws ServiceError `not_found`, alike for a missing base and for another owner's */
export async function requireBase(
  transaction: Reads,
  ownerId: string,
  baseId: string,
): Promise<KnowledgeBase> {
  const base = await transaction.findBase(baseId)
  if (base?.user_id !== ownerId) throw new ServiceError('not_found', 'base')
  return base
}

/** @throws ServiceError `not_found`, alike for a missing file and for another owner's */
export async function requireFile(
  transaction: Reads,
  ownerId: string,
  fileId: string,
): Promise<KnowledgeFile> {
  const file = await transaction.findFile(fileId)
  if (file?.user_id !== ownerId) throw new ServiceError('not_found', 'file')
  return file
}

/** The new version of a file that is on its way; `null` where there is none. */
export const findReplacement = async (
  transaction: Reads,
  file: KnowledgeFile,
): Promise<KnowledgeFile | null> =>
  file.replaced_by == null ? null : transaction.findFile(file.replaced_by)
