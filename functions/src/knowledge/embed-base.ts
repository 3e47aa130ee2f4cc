import type { IndexManifest, ManifestVectors } from '@docent/domain/collections'
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
import {
  askPatiently,
  findManifest,
  keepMade,
  makeOfFiles,
  type ListedFile,
  type ModelWorkDeps,
  type OwnedBase,
} from './ask-models.ts'
import { revisionOf } from './calibrate-base.ts'

export interface EmbedDeps extends ModelWorkDeps {
  readonly embedder: Embedder
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
const PATIENCE = { delaysMs: [1_000, 5_000, 20_000], timeoutMs: 30_000 }
/** No file is begun after this: the function has a time-out. In milliseconds. */
const BUDGET_MS = 6 * 60_000

/**
 * Gives the files of a base vectors of the embedding model, and measures how near a passage must be
 * to answer. The files answer by their words before, meanwhile and after a failure. Safe to repeat
 * and to run twice at once: what is written is the same, and counts only for files that still answer.
 */
export async function embedBase(deps: EmbedDeps, input: OwnedBase): Promise<EmbedOutcome> {
  const manifest = await findManifest(deps.store, input)
  if (manifest === null) return 'gone'
  if (!lacksVectors(manifest, deps.embedder.model)) return 'embedded'
  const files = await embedFiles(deps, input.baseId, manifest)
  const isWhole = files.length === Object.keys(manifest.files).length
  const measured = isWhole ? await measure(deps, files, input.baseId) : undefined
  const vectors = {
    model: deps.embedder.model,
    version: VECTORS_VERSION,
    // What was measured of other files is better than nothing, and close.
    revision: measured === undefined ? '' : revisionOf(manifest.files),
    needed: measured ?? vectorsOf(manifest, deps.embedder.model)?.needed ?? null,
  }
  const entries = files.map(({ entry }) => entry)
  await keepMade(deps, input, entries, {
    setRuns: (transaction, runs) => transaction.setVectors(input.baseId, { ...vectors, runs }),
    pathOf: vectorsPath,
  })
  return measured === undefined ? 'partly' : 'embedded'
}

/** What the model made of a base; not what another one made, or in another form. */
const vectorsOf = ({ vectors }: IndexManifest, model: string): ManifestVectors | undefined =>
  vectors?.model === model && vectors.version === VECTORS_VERSION ? vectors : undefined

/** Whether files of a base have no vectors of a model, or were not measured together. */
export const lacksVectors = (manifest: IndexManifest, model: string): boolean =>
  vectorsOf(manifest, model)?.revision !== revisionOf(manifest.files)

/** The files of a base with their vectors, made where there are none; those left out that fail. */
async function embedFiles(
  deps: EmbedDeps,
  baseId: string,
  manifest: IndexManifest,
): Promise<readonly ListedFile[]> {
  const latest = new Date(deps.now().getTime() + BUDGET_MS)
  const known = new Set(vectorsOf(manifest, deps.embedder.model)?.runs)
  const { made } = await makeOfFiles(deps, baseId, manifest.files, {
    latest,
    make: async (file) => {
      const kept = known.has(file.entry.run) ? await openKept(deps, file) : null
      return { ...file, vectors: kept ?? (await makeVectors(deps, file)) }
    },
  })
  return made
}

/** The stored vectors; `null` where they are gone, damaged or of other passages. */
async function openKept({ files }: EmbedDeps, file: ListedFile): Promise<FileVectors | null> {
  try {
    const { path, run } = file.entry
    return openVectors(await files.read(vectorsPath(path, run)), file.segment)
  } catch {
    return null
  }
}

async function makeVectors(deps: EmbedDeps, file: ListedFile): Promise<FileVectors> {
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
    const under = batches
      .slice(first, first + PARALLEL)
      .map((batch) => askPatiently(deps, PATIENCE, (signal) => deps.embedder.embed(batch, signal)))
    vectors.push(...(await Promise.all(under)).flat())
  }
  return vectors
}
