import { DOCUMENT_ID, type KnowledgeFile } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { RESTORE_MS, baseIdOf } from '@docent/domain/knowledge'
import { reserveStorage } from '../usage/reserve-storage.ts'
import type { KnowledgeDeps } from './create-knowledge-base.ts'
import { findReplacement, requireAccount, requireFile } from './find-owned.ts'
import type { KnowledgeTransaction, ManifestFile } from './ports.ts'
import { removeOriginals } from './remove-objects.ts'

interface FileOfOwner {
  readonly ownerId: string
  readonly fileId: string
}

/** The file with its new version, where one is on its way. */
async function findBoth(
  transaction: KnowledgeTransaction,
  { ownerId, fileId }: FileOfOwner,
): Promise<readonly [KnowledgeFile, ...KnowledgeFile[]]> {
  await requireAccount(transaction, ownerId)
  const file = await requireFile(transaction, ownerId, fileId)
  const next = await findReplacement(transaction, file)
  return next === null ? [file] : [file, next]
}

function setAnswering(
  transaction: KnowledgeTransaction,
  file: KnowledgeFile,
  answering: ManifestFile | null,
): void {
  const base = { id: baseIdOf(file.content) ?? '', ownerId: file.user_id }
  transaction.changeManifest(base, { [file.id]: answering })
}

/**
 * Stops a file from answering at once. For {@link RESTORE_MS} it can be restored; then it is
 * removed, and its storage freed.
 * @throws ServiceError `not_found` where the file is missing or another owner's
 */
export async function deleteFile(deps: KnowledgeDeps, input: FileOfOwner): Promise<void> {
  if (!DOCUMENT_ID.test(input.fileId)) throw new ServiceError('not_found', 'malformed id')
  await deps.store.transact(input.ownerId, async (transaction) => {
    const both = await findBoth(transaction, input)
    for (const { id, deleted_at } of both) {
      if (deleted_at == null) transaction.updateFile(id, { deleted_at: deps.now() })
    }
    setAnswering(transaction, both[0], null)
  })
}

const isFinal = ({ deleted_at }: KnowledgeFile, at: Date): boolean =>
  deleted_at != null && at.getTime() - deleted_at.getTime() > RESTORE_MS

/**
 * Brings a deleted file back: it answers again, or is read once more where it had not been read.
 * @throws ServiceError `not_found` where it is too late, or the file another owner's
 */
export async function restoreFile(deps: KnowledgeDeps, input: FileOfOwner): Promise<void> {
  if (!DOCUMENT_ID.test(input.fileId)) throw new ServiceError('not_found', 'malformed id')
  await deps.store.transact(input.ownerId, async (transaction) => {
    const both = await findBoth(transaction, input)
    const [file] = both
    if (file.deleted_at == null) return
    if (isFinal(file, deps.now())) throw new ServiceError('not_found', 'deleted too long ago')
    for (const { id, stage } of both) {
      const isSettled = stage === 'ready' || stage === 'failed'
      const anew = { stage: 'queued', failure: null, pages: null, run: null } as const
      transaction.updateFile(id, { deleted_at: null, ...(!isSettled && anew) })
    }
    const { title: name, content: path, run, pages, stage } = file
    if (stage !== 'ready' || !run || pages === null) return
    setAnswering(transaction, file, { name, path, run, pages })
  })
}

/**
 * Removes deleted files that can no longer be restored, with all that belongs to them.
 * @param ownerId whose; default everybody's
 * @returns how many
 */
export async function purgeDeletedFiles(deps: KnowledgeDeps, ownerId?: string): Promise<number> {
  const before = new Date(deps.now().getTime() - RESTORE_MS)
  const overdue = await deps.store.listDeletedFiles(before)
  let purged = 0
  for (const { id, user_id } of overdue) {
    if (ownerId !== undefined && user_id !== ownerId) continue
    const path = await deps.store.transact(user_id, (transaction) =>
      purge(transaction, { ownerId: user_id, fileId: id }, deps.now()),
    )
    if (path === null) continue
    await removeOriginals(deps.files, [path])
    purged += 1
  }
  return purged
}

/** @returns path of the original; `null` where the file was restored or removed meanwhile */
async function purge(
  transaction: KnowledgeTransaction,
  { ownerId, fileId }: FileOfOwner,
  at: Date,
): Promise<string | null> {
  const account = await transaction.findAccount(ownerId)
  const file = await transaction.findFile(fileId)
  if (file === null || account.isDeleted || !isFinal(file, at)) return null
  const old = file.replaces == null ? null : await transaction.findFile(file.replaces)
  const change = { bases: 0, addedBytes: 0, freedBytes: file.file_size }
  transaction.setUsage(ownerId, reserveStorage(account, change, at))
  if (old?.replaced_by === file.id) transaction.updateFile(old.id, { replaced_by: null })
  transaction.removeRow(fileId)
  return file.content
}
