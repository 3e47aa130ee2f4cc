import type { IndexManifest } from '@docent/domain/collections'
import { predictionsPath, segmentPath, textPath, vectorsPath } from '@docent/domain/knowledge'
import type { IndexedFile } from '../answers/answer.ts'
import { openPredictions } from '../answers/predicted/predictions.ts'
import { openVectors } from '../answers/vectors.ts'
import { DamagedSegmentError, buildSegment, openSegment, type Segment } from '../answers/segment.ts'

export type ManifestFile = IndexManifest['files'][string]

/** Text and index of a file, as they are asked. */
export type OpenedFile = Pick<IndexedFile, 'pages' | 'segment' | 'vectors' | 'predicted'>

/** What models made of a file, by what it is on an open one. */
export type MadeByModel = 'vectors' | 'predicted'

/**
 * Opens a file of a manifest, or gives the one that is open already.
 * @param made what models made of it, which is opened with it
 */
export type OpenFile = (file: ManifestFile, made?: readonly MadeByModel[]) => Promise<OpenedFile>

/** Where what a model made lies, how it is opened, and how many bytes it takes for each one stored. */
const MADE = {
  vectors: { pathOf: vectorsPath, open: openVectors, times: 1 },
  // Each word of a question is kept as a number in a table, with its weight.
  predicted: { pathOf: predictionsPath, open: openPredictions, times: 8 },
} as const

/** What an opened segment takes beside its bytes: numbers of two or four bytes for those of one. */
const OPENED_TIMES = 8

interface Entry {
  readonly opening: Promise<OpenedFile>
  /** 0 until it is open. */
  bytes: number
}

/**
 * Keeps files open, the most recently used ones as far as `mostBytes` go. Texts and segments never
 * change under one run's path; concurrent requests share one reading. What could not be read is
 * not kept, so that the next request tries again.
 * @param read reads a stored object whole
 * @param logUnreadable told of what a model made that cannot be read: the file is then asked without
 */
export function createFileCache(
  read: (path: string) => Promise<Uint8Array>,
  mostBytes: number,
  logUnreadable: (path: string, cause: unknown) => void = () => undefined,
): OpenFile {
  const entries = new Map<string, Entry>()
  let total = 0

  const drop = (key: string, entry: Entry): void => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    total -= entry.bytes
  }
  const keep = (opened: Entry, bytes: number): void => {
    opened.bytes = bytes
    total += bytes
    for (const [key, entry] of entries) {
      if (total <= mostBytes) return
      // Another request waits for one that is being read.
      if (entry.bytes > 0) drop(key, entry)
    }
  }
  return (file, made = []) => {
    const key = [segmentPath(file.path, file.run), ...made].join(' ')
    const known = entries.get(key)
    if (known !== undefined) {
      // Re-inserted, so that the first key is the least recently used.
      entries.delete(key)
      entries.set(key, known)
      return known.opening
    }
    const reading = readWith(made, file, read, logUnreadable)
    const entry: Entry = { opening: reading.then(({ opened }) => opened), bytes: 0 }
    entries.set(key, entry)
    reading.then(
      ({ bytes }) => keep(entry, bytes),
      () => drop(key, entry),
    )
    return entry.opening
  }
}

async function readFile(
  read: (path: string) => Promise<Uint8Array>,
  { name, path, run }: ManifestFile,
): Promise<{ opened: OpenedFile; bytes: number }> {
  const [text, stored] = await Promise.all([
    read(textPath(path, run)),
    read(segmentPath(path, run)).catch(() => null),
  ])
  const { pages } = JSON.parse(new TextDecoder().decode(text)) as { pages: string[] }
  const kept = stored === null ? null : openKept(stored, pages)
  const bytes = kept === null ? buildSegment({ fileName: name, pages }) : stored!
  return {
    opened: { pages, segment: kept ?? openSegment(bytes, pages) },
    bytes: 2 * text.length + OPENED_TIMES * bytes.length,
  }
}

async function readWith(
  made: readonly MadeByModel[],
  file: ManifestFile,
  read: (path: string) => Promise<Uint8Array>,
  logUnreadable: (path: string, cause: unknown) => void,
): Promise<{ opened: OpenedFile; bytes: number }> {
  const stored = made.map((name) => read(MADE[name].pathOf(file.path, file.run)))
  const [own, ...others] = await Promise.allSettled([readFile(read, file), ...stored])
  if (own.status === 'rejected') throw own.reason
  let { opened, bytes } = own.value
  for (const [at, name] of made.entries()) {
    const { pathOf, open, times } = MADE[name]
    const other = others[at]!
    try {
      if (other.status === 'rejected') throw other.reason
      opened = { ...opened, [name]: open(other.value, opened.segment) }
      bytes += times * other.value.length
    } catch (cause) {
      logUnreadable(pathOf(file.path, file.run), cause)
    }
  }
  return { opened, bytes }
}

/** The stored segment; `null` where it is damaged, of an earlier form, or of another text. */
function openKept(bytes: Uint8Array, pages: readonly string[]): Segment | null {
  try {
    return openSegment(bytes, pages)
  } catch (error) {
    if (error instanceof DamagedSegmentError) return null
    throw error
  }
}
