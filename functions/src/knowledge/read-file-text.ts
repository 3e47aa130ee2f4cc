import { DOCUMENT_ID } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { textPath } from '@docent/domain/knowledge'
import { requireFile } from './find-owned.ts'
import { decodeText } from './index-file.ts'
import type { FileStore, KnowledgeStore } from './ports.ts'

/**
 * The extracted text of a file of the owner, page by page: what receipts point into.
 * @throws ServiceError `not_found` where the file is missing, another owner's or not ready
 */
export async function readFileText(
  deps: { store: KnowledgeStore; files: FileStore },
  input: { ownerId: string; fileId: string },
): Promise<{ fileName: string; pages: string[] }> {
  const { ownerId, fileId } = input
  if (!DOCUMENT_ID.test(fileId)) throw new ServiceError('not_found', 'malformed id')
  const file = await deps.store.transact(ownerId, (transaction) =>
    requireFile(transaction, ownerId, fileId),
  )
  if (file.stage !== 'ready' || !file.run) throw new ServiceError('not_found', 'not ready')
  const bytes = await deps.files.read(textPath(file.content, file.run))
  return { fileName: file.title, pages: decodeText(bytes) }
}
