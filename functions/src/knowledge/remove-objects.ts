import { derivedFolder } from '@docent/domain/knowledge'
import type { FileStore } from './ports.ts'

/** Removes what the indexer derived from an original, except what lies below `keptFolder`. */
export async function removeDerived(
  files: FileStore,
  originalPath: string,
  keptFolder: string | null = null,
): Promise<void> {
  for await (const page of files.list(derivedFolder(originalPath))) {
    const stale = page.filter(({ path }) => keptFolder === null || !path.startsWith(keptFolder))
    await Promise.all(stale.map(({ path }) => files.remove(path)))
  }
}

/**
 * Removes originals whose rows are gone, and what was derived from them. The rows decide on what
 * exists: what cannot be removed now is left to the nightly sweep.
 */
export async function removeOriginals(
  files: FileStore,
  originalPaths: readonly string[],
): Promise<void> {
  await Promise.allSettled(
    originalPaths.map(async (path) => {
      await files.remove(path)
      await removeDerived(files, path)
    }),
  )
}
