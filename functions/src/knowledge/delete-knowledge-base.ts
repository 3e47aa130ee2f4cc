import { DOCUMENT_ID } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { reserveStorage } from '../usage/reserve-storage.ts'
import type { KnowledgeDeps } from './create-knowledge-base.ts'
import { requireAccount, requireBase } from './find-owned.ts'
import { removeOriginals } from './remove-objects.ts'

/** Files that one commit removes. */
const FILES_PER_COMMIT = 200

/**
 * Deletes a base with its files, texts and index. The first commit stops it from answering; the
 * base's own row goes with the last one, so that a call that was cut short can be repeated. Bots
 * that use the base keep running and say their fallback.
 * @throws ServiceError `not_found` where the base is missing or another owner's
 */
export async function deleteKnowledgeBase(
  deps: KnowledgeDeps,
  input: { ownerId: string; baseId: string },
): Promise<void> {
  const { ownerId, baseId } = input
  if (!DOCUMENT_ID.test(baseId)) throw new ServiceError('not_found', 'malformed id')
  for (let isGone = false; !isGone;) {
    const removed = await deps.store.transact(ownerId, async (transaction) => {
      const account = await requireAccount(transaction, ownerId)
      await requireBase(transaction, ownerId, baseId)
      const files = await transaction.listFiles(ownerId, baseId, FILES_PER_COMMIT)
      const isLast = files.length < FILES_PER_COMMIT
      const change = {
        bases: isLast ? -1 : 0,
        addedBytes: 0,
        freedBytes: files.reduce((sum, { file_size }) => sum + file_size, 0),
      }
      transaction.setUsage(ownerId, reserveStorage(account, change, deps.now()))
      transaction.removeManifest(baseId)
      transaction.removeAnswers(baseId)
      for (const { id } of files) transaction.removeRow(id)
      if (isLast) transaction.removeRow(baseId)
      return { paths: files.map(({ content }) => content), isLast }
    })
    await removeOriginals(deps.files, removed.paths)
    isGone = removed.isLast
  }
}
