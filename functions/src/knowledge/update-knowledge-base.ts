import { ServiceError } from '@docent/domain/errors'
import type { KnowledgeFile } from '@docent/domain/collections'
import { DOCUMENT_ID } from '@docent/domain/collections'
import { baseIdOf } from '@docent/domain/knowledge'
import { reserveStorage, type UsageChange } from '../usage/reserve-storage.ts'
import { acceptFiles, totalBytes, type UploadedFile } from './accept-files.ts'
import { readBaseDetails } from './base-details.ts'
import { savedBase, type KnowledgeDeps, type SavedBase } from './create-knowledge-base.ts'
import { requireAccount, requireBase, requireFile } from './find-owned.ts'
import { derivedId, newId } from './new-id.ts'
import type { Account, KnowledgeTransaction } from './ports.ts'
import { removeOriginals } from './remove-objects.ts'
import { planOriginals, storeOriginals } from './store-originals.ts'

/** Most files that one update may delete: one commit has to hold them. */
export const MAX_DELETIONS_PER_REQUEST = 150

export interface UpdateInput {
  readonly ownerId: string
  readonly baseId: string
  readonly name: string
  /** `null` leaves the description as it is. */
  readonly description: string | null
  readonly fileIdsToDelete: readonly string[]
  readonly newFiles: readonly UploadedFile[]
  /** The same key of the same owner adds its files once, however often it is sent. */
  readonly requestKey: string | null
}

/**
 * Renames a base, deletes files and adds new ones: a reader sees all of it or none of it, and
 * deleted files stop answering with the same commit.
 * *Source:* specification section 7, "update-knowledge-base".
 * @throws ServiceError `not_found` where the base or a file to delete is missing or another
 *   owner's, else as `createKnowledgeBase`
 */
export async function updateKnowledgeBase(
  deps: KnowledgeDeps,
  input: UpdateInput,
): Promise<{ knowledgeBase: SavedBase; uploadedFiles: { name: string }[] }> {
  const { ownerId, baseId } = input
  const { name, description } = readBaseDetails({
    name: input.name,
    description: input.description ?? '',
  })
  const deletions = [...new Set(input.fileIdsToDelete)]
  if (deletions.length > MAX_DELETIONS_PER_REQUEST) {
    throw new ServiceError('invalid_input', `${deletions.length} deletions`)
  }
  requireIds([baseId, ...deletions])
  const files = acceptFiles(input.newFiles)
  const originals = planOriginals({ ownerId, baseId }, files, fileIdsOf(input))
  const isReplay = async (transaction: KnowledgeTransaction) =>
    input.requestKey !== null &&
    originals[0] !== undefined &&
    (await transaction.findFile(originals[0].row.id)) !== null

  const review = async (transaction: KnowledgeTransaction) => {
    const account = await requireAccount(transaction, ownerId)
    const base = await requireBase(transaction, ownerId, baseId)
    if (await isReplay(transaction)) return { base, removed: [], usage: null }
    const removed = await Promise.all(
      deletions.map((fileId) => requireFileOf(transaction, { ownerId, baseId, fileId })),
    )
    return { base, removed, usage: booksAfter(account, removed, totalBytes(files), deps.now()) }
  }

  await deps.store.transact(ownerId, review)
  let removed: readonly KnowledgeFile[] = []
  let content = description
  await storeOriginals(deps, originals, () =>
    deps.store.transact(ownerId, async (transaction) => {
      const reviewed = await review(transaction)
      content = input.description === null ? reviewed.base.content : description
      if (reviewed.usage === null) return false
      removed = reviewed.removed
      transaction.setUsage(ownerId, reviewed.usage)
      transaction.updateBase(baseId, { title: name, content })
      for (const { row } of originals) transaction.createFile(row)
      for (const { id } of removed) transaction.removeRow(id)
      if (removed.length > 0) {
        const stopped = Object.fromEntries(removed.map(({ id }) => [id, null]))
        transaction.changeManifest({ id: baseId, ownerId }, stopped)
      }
      return true
    }),
  )
  await removeOriginals(
    deps.files,
    removed.map((file) => file.content),
  )
  return {
    knowledgeBase: savedBase({ id: baseId, title: name, content }),
    uploadedFiles: files.map((file) => ({ name: file.name })),
  }
}

const fileIdsOf =
  ({ requestKey, ownerId, baseId }: UpdateInput) =>
  (index: number): string =>
    requestKey === null ? newId() : derivedId('file', ownerId, baseId, requestKey, `${index}`)

/** An id that is none cannot be found; the database would call it an error. */
function requireIds(ids: readonly string[]): void {
  if (!ids.every((id) => DOCUMENT_ID.test(id))) throw new ServiceError('not_found', 'malformed id')
}

async function requireFileOf(
  transaction: KnowledgeTransaction,
  wanted: { ownerId: string; baseId: string; fileId: string },
): Promise<KnowledgeFile> {
  const file = await requireFile(transaction, wanted.ownerId, wanted.fileId)
  if (baseIdOf(file.content) !== wanted.baseId) throw new ServiceError('not_found', 'other base')
  return file
}

function booksAfter(
  account: Account,
  removed: readonly KnowledgeFile[],
  addedBytes: number,
  at: Date,
) {
  const freedBytes = removed.reduce((sum, { file_size }) => sum + file_size, 0)
  const change: UsageChange = { bases: 0, addedBytes, freedBytes }
  return reserveStorage(account, change, at)
}
