import { DOCUMENT_ID } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { textPath } from '@docent/domain/knowledge'
import { requireFile } from './find-owned.ts'
import { decodeText } from './index-file.ts'
import type { FileStore, KnowledgeStore } from './ports.ts'

/** Some pages of a file's text. */
export interface ReadPages {
  readonly fileName: string
  /** Number of the first of `pages`, 1-based. */
  readonly from: number
  /** Pages of the whole file. */
  readonly pageCount: number
  readonly pages: readonly string[]
}

/**
 * The extracted text of a file of the owner, page by page: what receipts point into.
 * @param input.from number of the first page that is read, 1-based; default 1
 * @param input.count most pages that are read; default all
 * @throws ServiceError `not_found` where the file is missing, another owner's or not ready
 */
export async function readFileText(
  deps: { store: KnowledgeStore; files: FileStore },
  input: { ownerId: string; fileId: string; from?: number; count?: number },
): Promise<ReadPages> {
  const { ownerId, fileId, from = 1, count = Infinity } = input
  if (!DOCUMENT_ID.test(fileId)) throw new ServiceError('not_found', 'malformed id')
  const file = await deps.store.transact(ownerId, (transaction) =>
    requireFile(transaction, ownerId, fileId),
  )
  if (file.stage !== 'ready' || !file.run) throw new ServiceError('not_found', 'not ready')
  const bytes = await deps.files.read(textPath(file.content, file.run))
  const pages = decodeText(bytes)
  return {
    fileName: file.title,
    from,
    pageCount: pages.length,
    pages: pages.slice(from - 1, from - 1 + count),
  }
}
