import { COLLECTIONS, type IndexManifest } from '@docent/domain/collections'
import type { OwnAnswers } from '@docent/domain/own-answers'
import { CALIBRATION_VERSION } from '../answers/calibration-version.ts'
import { ownAnswerFile } from '../answers/own-answers.ts'
import { runsWithPredictions } from '../answers/predicted/predictions.ts'
import { VECTORS_VERSION } from '../answers/vectors.ts'
import type { KnowledgeSource } from '../chat/ports.ts'
import { firestore } from './firestore.ts'
import { createFileCache } from './indexed-file-cache.ts'

/** Memory that one instance gives to open files. */
const MAX_CACHED_BYTES = 192 * 1024 * 1024

interface KnowledgeSourceDeps {
  /** Reads a stored object whole. */
  read(path: string): Promise<Uint8Array>
  /** A file of a manifest that cannot be loaded: the rest still answers, and this line says so. */
  logUnreadable(path: string, cause: unknown): void
  /** Vectors of other models are not read; `null`: none are. */
  readonly embeddingModel: string | null
  /** Whether predicted questions are read. */
  readonly readsPredictions: boolean
}

/**
 * The files of a base by its manifest, which is read afresh each time so that a deleted file stops
 * answering at once; texts and segments are kept open.
 */
export function cachedKnowledge(deps: KnowledgeSourceDeps): KnowledgeSource {
  const open = createFileCache(deps.read, MAX_CACHED_BYTES, deps.logUnreadable)
  return {
    async load(baseId, ownerId) {
      if (baseId === '') return []
      const documentIn = (name: 'index_manifests' | 'curated_answers') =>
        firestore().collection(COLLECTIONS[name]).doc(baseId)
      const [listed, written] = await firestore().getAll(
        documentIn('index_manifests'),
        documentIn('curated_answers'),
      )
      const own = ownAnswersOf(written?.data() as OwnAnswers | undefined, ownerId)
      const manifest = listed?.data() as IndexManifest | undefined
      if (manifest === undefined || manifest.user_id !== ownerId) return own
      const thresholds = thresholdsOf(manifest)
      const { runs, neededNearness } = vectorsOf(manifest, deps.embeddingModel)
      const predicted = deps.readsPredictions ? runsWithPredictions(manifest) : new Set<string>()
      const files = await Promise.all(
        Object.entries(manifest.files).map(async ([fileId, entry]) => {
          try {
            const opened = await open(entry, [
              ...(runs.has(entry.run) ? (['vectors'] as const) : []),
              ...(predicted.has(entry.run) ? (['predicted'] as const) : []),
            ])
            return { fileId, fileName: entry.name, thresholds, ...neededNearness, ...opened }
          } catch (cause) {
            deps.logUnreadable(entry.path, cause)
            return null
          }
        }),
      )
      return [...files.filter((file) => file !== null), ...own]
    },
  }
}

/** What the owner wrote, as files that answer their questions. */
const ownAnswersOf = (written: OwnAnswers | undefined, ownerId: string) =>
  written?.user_id === ownerId
    ? Object.entries(written.answers).map(([id, answer]) => ownAnswerFile(id, answer))
    : []

/** What was measured with an earlier engine does not count. */
const thresholdsOf = ({ calibration }: IndexManifest): Record<string, number> =>
  calibration?.version === CALIBRATION_VERSION
    ? Object.fromEntries(
        Object.entries(calibration.languages).map(([language, { threshold }]) => [
          language,
          threshold,
        ]),
      )
    : {}

/** Which runs have vectors that can be compared, and how near a passage must be. */
function vectorsOf({ vectors }: IndexManifest, model: string | null) {
  const isOurs = vectors !== undefined && vectors.model === model
  if (!isOurs || vectors.version !== VECTORS_VERSION) return { runs: new Set<string>() }
  const { runs, needed } = vectors
  return { runs: new Set(runs), neededNearness: needed === null ? {} : { neededNearness: needed } }
}
