import type { IndexManifest } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import type { IndexedFile } from '../answers/unit-terms.ts'
import type { FileStore, KnowledgeStore, ManifestFile } from './ports.ts'

/** What is needed to have models make something of the files of a base. */
export interface ModelWorkDeps {
  readonly store: KnowledgeStore
  readonly files: FileStore
  /** Text and segment of a file of a manifest. */
  open(file: ManifestFile): Promise<Pick<IndexedFile, 'pages' | 'segment'>>
  /** Waits before the next attempt. */
  pause(ms: number): Promise<void>
  now(): Date
  /** Says which base, never what stands in it. */
  logFailure(baseId: string, cause: unknown): void
}

/** A base, and whose it is. */
export interface OwnedBase {
  readonly ownerId: string
  readonly baseId: string
}

/** A file of a manifest, open. */
export interface ListedFile extends IndexedFile {
  readonly entry: ManifestFile
}

/** Files that may fail before the rest is left for the night. */
const MOST_FAILURES = 3

/** The manifest of a base; `null` where there is none of that owner, or no file of it answers. */
export async function findManifest(
  store: KnowledgeStore,
  { ownerId, baseId }: OwnedBase,
): Promise<IndexManifest | null> {
  const manifest = await store.transact(ownerId, (transaction) => transaction.findManifest(baseId))
  const isTheirs = manifest?.user_id === ownerId && Object.keys(manifest.files).length > 0
  return isTheirs ? manifest : null
}

/**
 * Makes something of each file of a base, one after the other, and leaves those out that fail.
 * @param latest no file is begun after it: the function has a time-out
 * @returns what was made, and how many files failed
 */
export async function makeOfFiles<Made>(
  deps: ModelWorkDeps,
  baseId: string,
  files: IndexManifest['files'],
  { latest, make }: { readonly latest: Date; readonly make: (file: ListedFile) => Promise<Made> },
): Promise<{ readonly made: readonly Made[]; readonly failures: number }> {
  const made: Made[] = []
  let failures = 0
  for (const [fileId, entry] of Object.entries(files)) {
    if (failures >= MOST_FAILURES || deps.now() > latest) break
    try {
      made.push(await make({ fileId, fileName: entry.name, entry, ...(await deps.open(entry)) }))
    } catch (cause) {
      failures++
      deps.logFailure(baseId, cause)
    }
  }
  return { made, failures }
}

/**
 * Asks a model, again after a while where it is out of reach.
 * @param delaysMs waits before each further attempt, in milliseconds
 * @param timeoutMs how long one attempt may take, in milliseconds
 * @throws ServiceError what the last attempt did; at once where the model refuses
 */
export async function askPatiently<Reply>(
  { pause }: Pick<ModelWorkDeps, 'pause'>,
  { delaysMs, timeoutMs }: { readonly delaysMs: readonly number[]; readonly timeoutMs: number },
  ask: (signal: AbortSignal) => Promise<Reply>,
): Promise<Reply> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask(AbortSignal.timeout(timeoutMs))
    } catch (cause) {
      const mayRepeat = cause instanceof ServiceError && cause.code !== 'internal'
      const delayMs = mayRepeat ? delaysMs[attempt] : undefined
      if (delayMs === undefined) throw cause
      await pause(delayMs)
    }
  }
}

/**
 * Keeps what was made of files that still answer, and removes what was made of others.
 * @param setRuns keeps which runs it was made of; in the transaction
 * @param pathOf where it was written
 */
export async function keepMade(
  { store, files }: Pick<ModelWorkDeps, 'store' | 'files'>,
  { ownerId, baseId }: OwnedBase,
  made: readonly ManifestFile[],
  {
    setRuns,
    pathOf,
  }: {
    readonly setRuns: (
      transaction: Parameters<Parameters<KnowledgeStore['transact']>[1]>[0],
      runs: string[],
    ) => void
    readonly pathOf: (path: string, run: string) => string
  },
): Promise<void> {
  const answering = await store.transact(ownerId, async (transaction) => {
    const manifest = await transaction.findManifest(baseId)
    if (manifest?.user_id !== ownerId) return new Set<string>()
    const listed = new Set(Object.values(manifest.files).map(({ run }) => run))
    setRuns(
      transaction,
      made.map(({ run }) => run).filter((run) => listed.has(run)),
    )
    return listed
  })
  const stale = made.filter(({ run }) => !answering.has(run))
  await Promise.all(stale.map(({ path, run }) => files.remove(pathOf(path, run))))
}

/** Whether a change of a manifest asks for what models have not made yet. */
export const asksForModels = (
  before: { models_asked_at?: unknown } | undefined,
  after: { models_asked_at?: unknown } | undefined,
): boolean => JSON.stringify(before?.models_asked_at) !== JSON.stringify(after?.models_asked_at)

/** Asks for what models have not made of a base, which is then worked on by itself. @returns whether there is one */
export const askForModels = (
  store: KnowledgeStore,
  { ownerId, baseId }: OwnedBase,
): Promise<boolean> =>
  store.transact(ownerId, async (transaction) => {
    if ((await transaction.findManifest(baseId)) === null) return false
    transaction.askForModels(baseId)
    return true
  })

/**
 * Asks for what models have not made of every base: a model was out of reach, or is another one now.
 * @param lacks whether a base lacks any of it
 * @returns how many bases were asked for
 */
export async function askForMissing(
  store: KnowledgeStore,
  lacks: (manifest: IndexManifest) => boolean,
): Promise<number> {
  let asked = 0
  for await (const page of store.listManifests()) {
    for (const { baseId, manifest } of page) {
      if (Object.keys(manifest.files).length === 0 || !lacks(manifest)) continue
      if (await askForModels(store, { ownerId: manifest.user_id, baseId })) asked += 1
    }
  }
  return asked
}
