import type { KnowledgeFile } from '@docent/domain/collections'
import { STORAGE_FOLDERS, originOfDerived } from '@docent/domain/knowledge'
import type { KnowledgeDeps } from './create-knowledge-base.ts'
import { purgeDeletedFiles } from './delete-file.ts'
import { PATHS_PER_LOOKUP, type StoredObject } from './ports.ts'

/** Age at which an object without a row is an orphan, in milliseconds; a younger one may still be on its way in. */
export const ORPHAN_AGE_MS = 60 * 60 * 1000
/** Time after which a file that is neither ready nor failed is queued again, in milliseconds. */
export const STUCK_AGE_MS = 10 * 60 * 1000

export interface SweepReport {
  readonly purgedFiles: number
  readonly removedObjects: number
  readonly queuedFiles: number
  readonly correctedOwners: number
}

/**
 * Removes files whose time to be restored is over, and repairs what a process that died left behind: objects without a row, objects of abandoned
 * indexing runs, files that nobody works on, and books that differ from the rows. Nothing of it
 * was visible or answered. Safe to repeat and to run beside uploads.
 */
export async function sweepOrphans(deps: KnowledgeDeps): Promise<SweepReport> {
  const purgedFiles = await purgeDeletedFiles(deps)
  return {
    purgedFiles,
    removedObjects:
      (await sweepFolder(deps, STORAGE_FOLDERS.originals, (path) => ({ path, run: null }))) +
      (await sweepFolder(deps, STORAGE_FOLDERS.derived, (path) => {
        const origin = originOfDerived(path)
        return origin && { path: origin.original, run: origin.run }
      })),
    queuedFiles: await requeueStuckFiles(deps),
    correctedOwners: await recountUsage(deps),
  }
}

/** Where an object belongs: to an original's row, and to an indexing run where it is derived. */
type OriginOf = (path: string) => { path: string; run: string | null } | null

async function sweepFolder(deps: KnowledgeDeps, folder: string, originOf: OriginOf) {
  const cutoff = deps.now().getTime() - ORPHAN_AGE_MS
  let removed = 0
  for await (const objects of deps.files.list(folder)) {
    const old = objects.filter(({ writtenAt }) => writtenAt.getTime() < cutoff)
    for (let start = 0; start < old.length; start += PATHS_PER_LOOKUP) {
      removed += await removeOrphans(deps, old.slice(start, start + PATHS_PER_LOOKUP), originOf)
    }
  }
  return removed
}

async function removeOrphans(
  deps: KnowledgeDeps,
  objects: readonly StoredObject[],
  originOf: OriginOf,
): Promise<number> {
  const origins = objects.map(({ path }) => ({ object: path, origin: originOf(path) }))
  const paths = new Set(origins.flatMap(({ origin }) => origin?.path ?? []))
  const runs = await deps.store.findOriginals([...paths])
  const orphans = origins.filter(
    ({ origin }) =>
      origin === null ||
      !runs.has(origin.path) ||
      (origin.run !== null && runs.get(origin.path) !== origin.run),
  )
  await Promise.all(orphans.map(({ object }) => deps.files.remove(object)))
  return orphans.length
}

async function requeueStuckFiles(deps: KnowledgeDeps): Promise<number> {
  const { store } = deps
  const cutoff = deps.now().getTime() - STUCK_AGE_MS
  const isStuck = (file: KnowledgeFile | null): boolean =>
    file !== null &&
    file.deleted_at == null &&
    file.stage !== 'ready' &&
    file.stage !== 'failed' &&
    file.updated_at.getTime() < cutoff
  let queued = 0
  for (const { id } of (await store.listUnfinishedFiles()).filter(isStuck)) {
    const isQueued = await store.transact(id, async (transaction) => {
      if (!isStuck(await transaction.findFile(id))) return false
      transaction.updateFile(id, { stage: 'queued', failure: null, pages: null, run: null })
      return true
    })
    if (isQueued) queued += 1
  }
  return queued
}

async function recountUsage({ store }: KnowledgeDeps): Promise<number> {
  let corrected = 0
  for await (const owners of store.listOwners()) {
    for (const ownerId of owners) {
      const isCorrected = await store.transact(ownerId, async (transaction) => {
        const { usage } = await transaction.findAccount(ownerId)
        const counted = await transaction.countUsage(ownerId)
        if (
          counted.storage_bytes === usage.storage_bytes &&
          counted.knowledge_bases === usage.knowledge_bases
        ) {
          return false
        }
        transaction.setUsage(ownerId, counted)
        return true
      })
      if (isCorrected) corrected += 1
    }
  }
  return corrected
}
