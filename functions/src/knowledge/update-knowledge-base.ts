import { DOCUMENT_ID, type KnowledgeFile } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { acceptFiles, type UploadedFile } from './accept-files.ts'
import { readBaseDetails } from './base-details.ts'
import { savedBase, type KnowledgeDeps, type SavedBase } from './create-knowledge-base.ts'
import { derivedId, newId } from './new-id.ts'
import type { KnowledgeTransaction } from './ports.ts'
import { removeOriginals } from './remove-objects.ts'
import { reviewUpdate, type ReviewedUpdate, type UpdatePlan } from './review-update.ts'
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
 *   owner's, `base_full`, `invalid_input`, else as `createKnowledgeBase`
 */
export async function updateKnowledgeBase(
  deps: KnowledgeDeps,
  input: UpdateInput,
): Promise<{ knowledgeBase: SavedBase; uploadedFiles: { name: string }[] }> {
  const { ownerId, baseId } = input
  const details = readBaseDetails({ name: input.name, description: input.description ?? '' })
  const deletions = readDeletions(input)
  const files = acceptFiles(input.newFiles)
  const originals = planOriginals({ ownerId, baseId }, files, fileIdsOf(input))
  const plan: UpdatePlan = {
    ownerId,
    baseId,
    name: details.name,
    description: input.description === null ? null : details.description,
    deletions,
    added: originals.map(({ row }) => row),
    isKeyed: input.requestKey !== null,
  }

  await deps.store.transact(ownerId, (transaction) => reviewUpdate(transaction, plan, deps.now()))
  let removed: readonly KnowledgeFile[] = []
  let content = ''
  await storeOriginals(deps, originals, () =>
    deps.store.transact(ownerId, async (transaction) => {
      const reviewed = await reviewUpdate(transaction, plan, deps.now())
      content = plan.description ?? reviewed.base.content
      removed = reviewed.removed
      return commitUpdate(transaction, plan, reviewed)
    }),
  )
  await removeOriginals(
    deps.files,
    removed.map((file) => file.content),
  )
  return {
    knowledgeBase: savedBase({ id: baseId, title: plan.name, content }),
    uploadedFiles: files.map((file) => ({ name: file.name })),
  }
}

/** @returns whether the added files were taken; not where an earlier request has brought them */
function commitUpdate(
  transaction: KnowledgeTransaction,
  plan: UpdatePlan,
  { base, removed, usage }: ReviewedUpdate,
): boolean {
  if (usage === null) return false
  const content = plan.description ?? base.content
  transaction.setUsage(plan.ownerId, usage)
  transaction.updateBase(base.id, { title: plan.name, content })
  for (const row of plan.added) transaction.createFile(row)
  for (const { id } of removed) transaction.removeRow(id)
  if (removed.length > 0) {
    const stopped = Object.fromEntries(removed.map(({ id }) => [id, null]))
    transaction.changeManifest({ id: base.id, ownerId: plan.ownerId }, stopped)
  }
  return true
}

const fileIdsOf =
  ({ requestKey, ownerId, baseId }: UpdateInput) =>
  (index: number): string =>
    requestKey === null ? newId() : derivedId('file', ownerId, baseId, requestKey, `${index}`)

/** An id that is none cannot be found; the database would call it an error. */
function readDeletions({ baseId, fileIdsToDelete }: UpdateInput): string[] {
  const deletions = [...new Set(fileIdsToDelete)]
  if (deletions.length > MAX_DELETIONS_PER_REQUEST) {
    throw new ServiceError('invalid_input', `${deletions.length} deletions`)
  }
  if (![baseId, ...deletions].every((id) => DOCUMENT_ID.test(id))) {
    throw new ServiceError('not_found', 'malformed id')
  }
  return deletions
}
