import { DOCUMENT_ID } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { mayRetry } from '@docent/domain/knowledge'
import { requireAccount, requireFile } from './find-owned.ts'
import type { KnowledgeStore } from './ports.ts'

/**
 * Puts a failed file into the queue once more where that can help; any other is left alone.
 * @throws ServiceError `not_found` where the file is missing or another owner's
 */
export async function retryFile(
  deps: { store: KnowledgeStore },
  input: { ownerId: string; fileId: string },
): Promise<void> {
  const { ownerId, fileId } = input
  if (!DOCUMENT_ID.test(fileId)) throw new ServiceError('not_found', 'malformed id')
  await deps.store.transact(ownerId, async (transaction) => {
    await requireAccount(transaction, ownerId)
    const file = await requireFile(transaction, ownerId, fileId)
    if (!mayRetry(file)) return
    transaction.updateFile(fileId, { stage: 'queued', failure: null, pages: null, run: null })
  })
}
