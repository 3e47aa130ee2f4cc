import { segmentPath, textPath } from '@docent/domain/knowledge'
import { COLLECTIONS, type IndexManifest } from '@docent/domain/collections'
import type { IndexedFile } from '../answers/answer.ts'
import { CALIBRATION_VERSION } from '../answers/calibration-version.ts'
import { DamagedSegmentError, buildSegment, openSegment } from '../answers/segment.ts'
import type { KnowledgeSource } from '../chat/ports.ts'
import { firestore } from './firestore.ts'

/** Bytes of text and segments that one instance keeps; past it the least recently used go. */
const MAX_CACHED_BYTES = 192 * 1024 * 1024

interface KnowledgeSourceDeps {
  /** Reads a stored object whole. */
  read(path: string): Promise<Uint8Array>
  /** A file of a manifest that cannot be loaded: the rest still answers, and this line says so. */
  logUnreadable(path: string, cause: unknown): void
}

interface Loaded {
  readonly bytes: number
  readonly file: Omit<IndexedFile, 'fileId' | 'fileName'>
}

type ManifestFile = IndexManifest['files'][string]

/**
 * The files of a base by its manifest, which is read afresh each time so that a deleted file stops
 * answering at once. Texts and segments never change under one run's path: they are cached, and
 * shared by concurrent requests.
 */
export function cachedKnowledge(deps: KnowledgeSourceDeps): KnowledgeSource {
  const cache = new Map<string, Promise<Loaded>>()
  const sizes = new Map<string, number>()

  const open = (file: ManifestFile): Promise<Loaded> => {
    const key = segmentPath(file.path, file.run)
    const known = cache.get(key)
    const loading = known ?? loadFile(deps, file)
    // Re-inserted, so that the first key is the least recently used.
    cache.delete(key)
    cache.set(key, loading)
    if (known === undefined) {
      loading.then(
        ({ bytes }) => evict(cache, sizes.set(key, bytes)),
        () => cache.delete(key),
      )
    }
    return loading
  }

  return {
    async load(baseId, ownerId) {
      if (baseId === '') return []
      const snapshot = await firestore().collection(COLLECTIONS.index_manifests).doc(baseId).get()
      const manifest = snapshot.data() as IndexManifest | undefined
      if (manifest === undefined || manifest.user_id !== ownerId) return []
      const thresholds = thresholdsOf(manifest)
      const files = await Promise.all(
        Object.entries(manifest.files).map(async ([fileId, entry]) => {
          try {
            return { fileId, fileName: entry.name, thresholds, ...(await open(entry)).file }
          } catch (cause) {
            deps.logUnreadable(entry.path, cause)
            return null
          }
        }),
      )
      return files.filter((file) => file !== null)
    },
  }
}

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

function evict(cache: Map<string, unknown>, sizes: Map<string, number>): void {
  let total = 0
  for (const bytes of sizes.values()) total += bytes
  for (const key of cache.keys()) {
    if (total <= MAX_CACHED_BYTES) return
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
    cache.delete(key)
  }
}

/** Text and segment of a file; a missing or damaged segment is made again from the text. */
async function loadFile(deps: KnowledgeSourceDeps, entry: ManifestFile): Promise<Loaded> {
  const [text, segment] = await Promise.all([
    deps.read(textPath(entry.path, entry.run)),
    deps.read(segmentPath(entry.path, entry.run)).catch(() => null),
  ])
  const { pages } = JSON.parse(new TextDecoder().decode(text)) as { pages: string[] }
  const rebuild = () => openSegment(buildSegment({ fileName: entry.name, pages }))
  return {
    bytes: 2 * text.length + (segment?.length ?? 0),
    file: { pages, segment: segment === null ? rebuild() : openOr(segment, rebuild) },
  }
}

function openOr(bytes: Uint8Array, rebuild: () => IndexedFile['segment']): IndexedFile['segment'] {
  try {
    return openSegment(bytes)
  } catch (error) {
    if (error instanceof DamagedSegmentError) return rebuild()
    throw error
  }
}
