import { filePath } from '@docent/domain/knowledge'
import type { AcceptedFile } from './accept-files.ts'
import { newId } from './new-id.ts'
import { PATHS_PER_LOOKUP, type FileStore, type KnowledgeStore, type NewFile } from './ports.ts'

/** A file that is about to be stored, and its row. */
export interface Original {
  readonly row: NewFile
  readonly file: AcceptedFile
}

/**
 * Rows for accepted files. Ids and object names are made here, never from a file's name.
 * @param idOf id of the nth file's row; default: a fresh one
 */
export function planOriginals(
  owner: { readonly ownerId: string; readonly baseId: string },
  files: readonly AcceptedFile[],
  idOf: (index: number) => string = newId,
): Original[] {
  return files.map((file, index) => ({
    file,
    row: {
      id: idOf(index),
      user_id: owner.ownerId,
      title: file.name,
      content: filePath(owner.ownerId, owner.baseId, newId()),
      file_type: file.mediaType,
      file_size: file.bytes.length,
    },
  }))
}

/**
 * Writes originals, then lets `commit` make their rows. Where anything fails, what was written is
 * removed, unless a row came to point at it after all: a commit can succeed and its answer be lost.
 * A process that dies in between leaves objects without a row, which no reader sees and the
 * nightly sweep removes.
 * @param commit whether it took the originals; those it left are removed
 */
export async function storeOriginals(
  deps: { readonly files: FileStore; readonly store: Pick<KnowledgeStore, 'findOriginals'> },
  originals: readonly Original[],
  commit: () => Promise<boolean>,
): Promise<void> {
  let isTaken = false
  try {
    await settleAll(
      originals.map(({ row, file }) => deps.files.write(row.content, file.bytes, row.file_type)),
    )
    isTaken = await commit()
  } finally {
    if (!isTaken) await removeUnused(deps, originals).catch(() => undefined)
  }
}

async function removeUnused(
  deps: Parameters<typeof storeOriginals>[0],
  originals: readonly Original[],
): Promise<void> {
  const paths = originals.map(({ row }) => row.content)
  for (const page of pagesOf(paths)) {
    const used = await deps.store.findOriginals(page)
    await settleAll(page.filter((path) => !used.has(path)).map((path) => deps.files.remove(path)))
  }
}

/** Waits for all, also after a failure: nothing may still be writing when cleaning up begins. */
async function settleAll(work: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

function* pagesOf(paths: readonly string[]): Generator<string[]> {
  for (let start = 0; start < paths.length; start += PATHS_PER_LOOKUP) {
    yield paths.slice(start, start + PATHS_PER_LOOKUP)
  }
}
