import type { IndexManifest, ManifestVectors } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { vectorsPath } from '@docent/domain/knowledge'
import { neededNearness, strayQuestions } from '../answers/calibrate.ts'
import { meaningOf, nearness } from '../answers/meaning.ts'
import type { IndexedFile } from '../answers/unit-terms.ts'
import {
  VECTORS_VERSION,
  buildVectors,
  openVectors,
  textsOfPassages,
  type Embedder,
  type FileVectors,
  type Vector,
} from '../answers/vectors.ts'
import { revisionOf } from './calibrate-base.ts'
import type { FileStore, KnowledgeStore, ManifestFile } from './ports.ts'

export interface EmbedDeps {
  readonly store: KnowledgeStore
  readonly files: FileStore
  readonly embedder: Embedder
  /** Text and segment of a file of a manifest. */
  open(file: ManifestFile): Promise<Pick<IndexedFile, 'pages' | 'segment'>>
  /** Waits before the next attempt. */
  pause(ms: number): Promise<void>
  now(): Date
  /** Says which base, never what stands in it. */
  logFailure(baseId: string, cause: unknown): void
}

/**
 * - `embedded`: every file of the base has vectors of the model
 * - `partly`: some could not be made; the base answers by words where they lack, and is asked for
 *   again in the night
 * - `gone`: there is no such base, or no file of it answers
 */
export type EmbedOutcome = 'embedded' | 'partly' | 'gone'

/** Texts of one request, and requests under way at once. */
const BATCH = 64
const PARALLEL = 4
/** How long one request may take, in milliseconds. */
const TIMEOUT_MS = 30_000
/** Waits before a request is repeated, in milliseconds. */
const RETRY_DELAYS_MS = [1_000, 5_000, 20_000]
/** Files that may fail before the rest is left for the night. */
const MOST_FAILURES = 3
/** No file is begun after this: the function has a time-out. In milliseconds. */
const BUDGET_MS = 6 * 60_000

/**
 * Gives the files of a base vectors of the embedding model, and measures how near a passage must be
 * to answer. The files answer by their words before, meanwhile and after a failure. Safe to repeat
 * and to run twice at once: what is written is the same, and counts only for files that still answer.
 */
export async function embedBase(
  deps: EmbedDeps,
  input: { ownerId: string; baseId: string },
): Promise<EmbedOutcome> {
  const manifest = await findManifest(deps.store, input)
  if (manifest === null || Object.keys(manifest.files).length === 0) return 'gone'
  if (!lacksVectors(manifest, deps.embedder.model)) return 'embedded'
  const files = await embedFiles(deps, input.baseId, manifest)
  const isWhole = files.length === Object.keys(manifest.files).length
  const measured = isWhole ? await measure(deps, files, input.baseId) : undefined
  await keep(deps, input, files, {
    model: deps.embedder.model,
    version: VECTORS_VERSION,
    // What was measured of other files is better than nothing, and close.
    revision: measured === undefined ? '' : revisionOf(manifest.files),
    needed: measured ?? vectorsOf(manifest, deps.embedder.model)?.needed ?? null,
  })
  return measured === undefined ? 'partly' : 'embedded'
}

/** What the model made of a base; not what another one made, or in another form. */
const vectorsOf = ({ vectors }: IndexManifest, model: string): ManifestVectors | undefined =>
  vectors?.model === model && vectors.version === VECTORS_VERSION ? vectors : undefined

/** Whether files of a base have no vectors of a model, or were not measured together. */
export const lacksVectors = (manifest: IndexManifest, model: string): boolean =>
  vectorsOf(manifest, model)?.revision !== revisionOf(manifest.files)

/** Whether a change of a manifest asks for vectors that it lacks. */
export const asksForVectors = (
  before: { vectors_asked_at?: unknown } | undefined,
  after: { vectors_asked_at?: unknown } | undefined,
): boolean => JSON.stringify(before?.vectors_asked_at) !== JSON.stringify(after?.vectors_asked_at)

/**
 * Asks for vectors of every base that lacks some of the model's: one whose provider was out of
 * reach, or all of them where the model is another one. Each is then worked on by itself.
 * @returns how many bases were asked for
 */
export async function askForMissingVectors(store: KnowledgeStore, model: string): Promise<number> {
  let asked = 0
  for await (const page of store.listManifests()) {
    for (const { baseId, manifest } of page) {
      if (Object.keys(manifest.files).length === 0 || !lacksVectors(manifest, model)) continue
      const isAsked = await store.transact(manifest.user_id, async (transaction) => {
        if ((await transaction.findManifest(baseId)) === null) return false
        transaction.askForVectors(baseId)
        return true
      })
      if (isAsked) asked += 1
    }
  }
  return asked
}

const findManifest = (
  store: KnowledgeStore,
  { ownerId, baseId }: { ownerId: string; baseId: string },
): Promise<IndexManifest | null> =>
  store.transact(ownerId, async (transaction) => {
    const manifest = await transaction.findManifest(baseId)
    return manifest?.user_id === ownerId ? manifest : null
  })

interface EmbeddedFile extends IndexedFile {
  readonly entry: ManifestFile
}

/** The files of a base with their vectors, made where there are none; those left out that fail. */
async function embedFiles(
  deps: EmbedDeps,
  baseId: string,
  manifest: IndexManifest,
): Promise<EmbeddedFile[]> {
  const latest = deps.now().getTime() + BUDGET_MS
  const known = new Set(vectorsOf(manifest, deps.embedder.model)?.runs)
  const embedded: EmbeddedFile[] = []
  let failures = 0
  for (const [fileId, entry] of Object.entries(manifest.files)) {
    if (failures >= MOST_FAILURES || deps.now().getTime() > latest) break
    try {
      const file = { fileId, fileName: entry.name, entry, ...(await deps.open(entry)) }
      const kept = known.has(entry.run) ? await openKept(deps, file) : null
      embedded.push({ ...file, vectors: kept ?? (await makeVectors(deps, file)) })
    } catch (cause) {
      failures++
      deps.logFailure(baseId, cause)
    }
  }
  return embedded
}

/** The stored vectors; `null` where they are gone, damaged or of other passages. */
async function openKept({ files }: EmbedDeps, file: EmbeddedFile): Promise<FileVectors | null> {
  try {
    const { path, run } = file.entry
    return openVectors(await files.read(vectorsPath(path, run)), file.segment)
  } catch {
    return null
  }
}

async function makeVectors(deps: EmbedDeps, file: EmbeddedFile): Promise<FileVectors> {
  const { entry, segment } = file
  const vectors = await embedAll(deps, textsOfPassages(file))
  const bytes = buildVectors(segment, deps.embedder.model, vectors)
  await deps.files.write(vectorsPath(entry.path, entry.run), bytes, 'application/octet-stream')
  return openVectors(bytes, segment)
}

/** @returns `undefined` where the model failed; `null` where too few questions were left to tell */
async function measure(
  deps: EmbedDeps,
  files: readonly IndexedFile[],
  baseId: string,
): Promise<number | null | undefined> {
  try {
    const questions = strayQuestions(files)
    const vectors = await embedAll(deps, questions)
    const { model } = deps.embedder
    return neededNearness(
      questions.flatMap((text, index) => {
        const meaning = meaningOf(files, text, { model, vector: vectors[index]! })
        return meaning === null ? [] : [nearness(meaning)]
      }),
    )
  } catch (cause) {
    deps.logFailure(baseId, cause)
    return undefined
  }
}

/** Vectors of many texts, a few requests at a time. */
async function embedAll(deps: EmbedDeps, texts: readonly string[]): Promise<Vector[]> {
  const batches = Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, index) =>
    texts.slice(index * BATCH, (index + 1) * BATCH),
  )
  const vectors: Vector[] = []
  for (let first = 0; first < batches.length; first += PARALLEL) {
    const under = batches.slice(first, first + PARALLEL).map((batch) => embedBatch(deps, batch))
    vectors.push(...(await Promise.all(under)).flat())
  }
  return vectors
}

async function embedBatch(deps: EmbedDeps, texts: readonly string[]): Promise<readonly Vector[]> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await deps.embedder.embed(texts, AbortSignal.timeout(TIMEOUT_MS))
    } catch (cause) {
      const mayRepeat = cause instanceof ServiceError && cause.code !== 'internal'
      const delayMs = mayRepeat ? RETRY_DELAYS_MS[attempt] : undefined
      if (delayMs === undefined) throw cause
      await deps.pause(delayMs)
    }
  }
}

/** Keeps what was made of files that still answer, and removes what was made of others. */
async function keep(
  { store, files }: EmbedDeps,
  { ownerId, baseId }: { ownerId: string; baseId: string },
  embedded: readonly EmbeddedFile[],
  made: Omit<ManifestVectors, 'runs'>,
): Promise<void> {
  const answering = await store.transact(ownerId, async (transaction) => {
    const manifest = await transaction.findManifest(baseId)
    if (manifest?.user_id !== ownerId) return new Set<string>()
    const listed = new Set(Object.values(manifest.files).map(({ run }) => run))
    const runs = embedded.map(({ entry }) => entry.run).filter((run) => listed.has(run))
    transaction.setVectors(baseId, { ...made, runs })
    return listed
  })
  const stale = embedded.filter(({ entry }) => !answering.has(entry.run))
  await Promise.all(stale.map(({ entry }) => files.remove(vectorsPath(entry.path, entry.run))))
}
