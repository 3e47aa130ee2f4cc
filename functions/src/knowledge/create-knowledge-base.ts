import { KNOWLEDGE_BASE_TYPE } from '@docent/domain/knowledge'
import { reserveStorage } from '../usage/reserve-storage.ts'
import { acceptFiles, totalBytes, type UploadedFile } from './accept-files.ts'
import { readBaseDetails } from './base-details.ts'
import { requireAccount } from './find-owned.ts'
import { derivedId, newId } from './new-id.ts'
import type { FileStore, KnowledgeStore } from './ports.ts'
import { planOriginals, storeOriginals } from './store-originals.ts'

export interface KnowledgeDeps {
  readonly store: KnowledgeStore
  readonly files: FileStore
  now(): Date
}

export interface CreateInput {
  readonly ownerId: string
  readonly name: string
  readonly description: string
  readonly files: readonly UploadedFile[]
  /** The same key of the same owner makes one base, however often it is sent; `null`: no key. */
  readonly requestKey: string | null
}

export interface SavedBase {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly file_type: typeof KNOWLEDGE_BASE_TYPE
}

/**
 * Makes a base with its files. Caps are checked before anything is written, and once more in the
 * transaction that makes the rows and books the storage: all of it happens, or nothing.
 * *Source:* specification section 7, "create-knowledge-base".
 * @throws ServiceError `name_required`, `text_too_long`, `unsupported_file`, `file_too_large`,
 *   `too_many_files`, `plan_limit_knowledge_bases`, `plan_limit_storage`, `unauthenticated`
 */
export async function createKnowledgeBase(
  deps: KnowledgeDeps,
  input: CreateInput,
): Promise<{ knowledgeBase: SavedBase; uploadedFiles: { name: string }[] }> {
  const { ownerId, requestKey } = input
  const details = readBaseDetails(input)
  const files = acceptFiles(input.files)
  const change = { bases: 1, addedBytes: totalBytes(files), freedBytes: 0 }
  const baseId = requestKey === null ? newId() : derivedId('base', ownerId, requestKey)
  const base = {
    id: baseId,
    user_id: ownerId,
    title: details.name,
    content: details.description,
  }
  const created = {
    knowledgeBase: savedBase(base),
    uploadedFiles: files.map(({ name }) => ({ name })),
  }

  const isKnown = await deps.store.transact(ownerId, async (transaction) => {
    const account = await requireAccount(transaction, ownerId)
    if ((await transaction.findBase(baseId)) !== null) return true
    reserveStorage(account, change, deps.now())
    return false
  })
  if (isKnown) return created

  const originals = planOriginals({ ownerId, baseId }, files)
  await storeOriginals(deps, originals, () =>
    deps.store.transact(ownerId, async (transaction) => {
      const account = await requireAccount(transaction, ownerId)
      if ((await transaction.findBase(baseId)) !== null) return false
      transaction.setUsage(ownerId, reserveStorage(account, change, deps.now()))
      transaction.createBase(base)
      for (const { row } of originals) transaction.createFile(row)
      return true
    }),
  )
  return created
}

/** What a response says of a base: its row's fields without the server's times. */
export const savedBase = (base: { id: string; title: string; content: string }): SavedBase => ({
  id: base.id,
  title: base.title,
  content: base.content,
  file_type: KNOWLEDGE_BASE_TYPE,
})
