import { DOCUMENT_ID, type KnowledgeFile } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { baseIdOf, fileNameOfKind } from '@docent/domain/knowledge'
import { reserveStorage } from '../usage/reserve-storage.ts'
import { acceptFiles, type UploadedFile } from './accept-files.ts'
import type { KnowledgeDeps } from './create-knowledge-base.ts'
import { findReplacement, requireAccount, requireBase, requireFile } from './find-owned.ts'
import type { KnowledgeTransaction } from './ports.ts'
import { removeOriginals } from './remove-objects.ts'
import { requireInCap } from './review-update.ts'
import { planOriginals, storeOriginals } from './store-originals.ts'

interface ReplaceInput {
  readonly ownerId: string
  readonly fileId: string
  readonly files: readonly UploadedFile[]
}

/**
 * Takes in a new version of a file, as a row of its own that is read like any other. The old text
 * answers until the new one is ready, and goes on answering where that cannot be read. The name
 * stays, with the ending of the new kind. A version that is still on its way is given up.
 * @throws ServiceError `not_found`, `invalid_input` unless there is one file,
 *   `plan_limit_storage`, `plan_limit_knowledge_bases`, else as `acceptFiles`
 */
export async function replaceFile(deps: KnowledgeDeps, input: ReplaceInput): Promise<void> {
  const { ownerId, fileId } = input
  if (!DOCUMENT_ID.test(fileId)) throw new ServiceError('not_found', 'malformed id')
  if (input.files.length !== 1) throw new ServiceError('invalid_input', 'not one file')
  const [accepted] = acceptFiles(input.files)
  const added = accepted!.bytes.length
  const reviewed = await deps.store.transact(ownerId, (transaction) =>
    review(transaction, { ...input, added }, deps.now()),
  )
  const name = fileNameOfKind(reviewed.file.title, accepted!.mediaType)
  const [planned] = planOriginals({ ownerId, baseId: reviewed.baseId }, [{ ...accepted!, name }])
  const row = { ...planned!.row, replaces: fileId }
  let givenUp: KnowledgeFile | null = null
  await storeOriginals(deps, [{ ...planned!, row }], () =>
    deps.store.transact(ownerId, async (transaction) => {
      const { usage, pending } = await review(transaction, { ...input, added }, deps.now())
      transaction.setUsage(ownerId, usage)
      if (pending !== null) transaction.removeRow(pending.id)
      transaction.createFile(row)
      transaction.updateFile(fileId, { replaced_by: row.id })
      givenUp = pending
      return true
    }),
  )
  if (givenUp !== null) await removeOriginals(deps.files, [(givenUp as KnowledgeFile).content])
}

/** Whether a file may be replaced, and the books while both versions are stored. */
async function review(
  transaction: KnowledgeTransaction,
  { ownerId, fileId, added }: { ownerId: string; fileId: string; added: number },
  at: Date,
) {
  const account = await requireAccount(transaction, ownerId)
  const file = await requireFile(transaction, ownerId, fileId)
  const baseId = baseIdOf(file.content) ?? ''
  if (file.deleted_at != null || file.replaces != null) {
    throw new ServiceError('not_found', 'deleted, or itself a new version')
  }
  const pending = await findReplacement(transaction, file)
  await requireInCap(transaction, account, await requireBase(transaction, ownerId, baseId), at)
  const freedBytes = pending?.file_size ?? 0
  // The cap judges what will be left; until then both versions are stored and booked.
  const change = { bases: 0, addedBytes: added, freedBytes: freedBytes + file.file_size }
  reserveStorage(account, change, at)
  const storage_bytes = Math.max(0, account.usage.storage_bytes + added - freedBytes)
  return { file, baseId, pending, usage: { ...account.usage, storage_bytes } }
}

/**
 * Puts a new version that has been read into the place of its file: row, answers and books change
 * with one commit.
 * @returns path of the original that is no longer needed; `null` where the file is gone
 */
export async function succeed(
  transaction: KnowledgeTransaction,
  next: KnowledgeFile & { readonly run: string; readonly pages: number },
): Promise<string | null> {
  const { id, user_id: ownerId, title, content, file_type, file_size, run, pages } = next
  const file = await transaction.findFile(next.replaces ?? '')
  const account = await transaction.findAccount(ownerId)
  const baseId = baseIdOf(content)
  if (file === null || file.deleted_at != null || account.isDeleted || baseId === null) return null
  transaction.updateFile(file.id, {
    title,
    content,
    file_type,
    file_size,
    run,
    pages,
    stage: 'ready',
    failure: null,
    replaced_by: null,
  })
  transaction.removeRow(id)
  const storage_bytes = Math.max(0, account.usage.storage_bytes - file.file_size)
  transaction.setUsage(ownerId, { ...account.usage, storage_bytes })
  const answering = { name: title, path: content, run, pages }
  transaction.changeManifest({ id: baseId, ownerId }, { [file.id]: answering })
  return file.content
}
