import type { KnowledgeFile } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import {
  baseIdOf,
  fileKindOfMediaType,
  segmentPath,
  textPath,
  type FileFailure,
} from '@docent/domain/knowledge'
import { buildSegment } from '../answers/segment.ts'
import { ExtractionError } from './extract-text/extraction-error.ts'
import { derivedId, newId } from './new-id.ts'
import type { FileStore, KnowledgeStore, TextExtractor } from './ports.ts'
import { removeDerived, removeOriginals } from './remove-objects.ts'
import { succeed } from './replace-file.ts'

export interface IndexDeps {
  readonly store: KnowledgeStore
  readonly files: FileStore
  readonly extract: TextExtractor
  /** A failure that is not the document's: the file is marked, and this line says what happened. */
  logFailure(fileId: string, cause: unknown): void
  /** Waits before the next attempt. */
  pause(ms: number): Promise<void>
}

export type IndexOutcome = 'ready' | 'failed' | 'skipped'

/** Waits between attempts when storage or database fail, in milliseconds. */
const RETRY_DELAYS_MS = [500, 3_000]

/**
 * Whether a change of a row asks for indexing: it has come into stage `queued`, or was touched
 * again in it because nobody had taken it.
 */
export const needsIndexing = (
  before: { stage?: unknown; updated_at?: unknown } | undefined,
  after: { stage?: unknown; updated_at?: unknown } | undefined,
): boolean =>
  after?.stage === 'queued' &&
  (before?.stage !== 'queued' || String(before.updated_at) !== String(after.updated_at))

/**
 * Takes a queued file, reads and indexes it, and lets it answer. Safe to repeat and to run twice
 * at once: a run's objects lie under its own name, and the last commit counts only while the row
 * still belongs to the run.
 * @param input.eventId names the event that asks; a repetition of it goes on with the run that
 *   the first attempt began
 */
export async function indexFile(
  deps: IndexDeps,
  input: { fileId: string; eventId?: string },
): Promise<IndexOutcome> {
  const run = input.eventId === undefined ? newId() : derivedId('run', input.eventId)
  for (let attempt = 0; ; attempt++) {
    try {
      return await attemptRun(deps, input.fileId, run)
    } catch (cause) {
      if (cause instanceof ExtractionError && cause.failure !== 'internal') {
        return await markFailed(deps, { fileId: input.fileId, run, failure: cause.failure })
      }
      deps.logFailure(input.fileId, cause)
      // An original that is not there will not come back.
      const isLost = cause instanceof ServiceError && cause.code === 'not_found'
      const delayMs = isLost ? undefined : RETRY_DELAYS_MS[attempt]
      if (delayMs === undefined) {
        return await markFailed(deps, { fileId: input.fileId, run, failure: 'internal' })
      }
      await deps.pause(delayMs)
    }
  }
}

async function attemptRun(deps: IndexDeps, fileId: string, run: string): Promise<IndexOutcome> {
  const file = await claim(deps.store, fileId, run)
  if (file === null) return 'skipped'
  const path = file.content
  if (file.stage === 'ready') return conclude(deps, { path, run }, 'published')
  const kind = fileKindOfMediaType(file.file_type)
  if (kind === null) throw new ExtractionError('unsupported', 'media type')

  const { pages } = await deps.extract(await deps.files.read(path), kind)
  await deps.files.write(textPath(path, run), encodeText(pages), 'application/json')
  const progress = { fileId, run, pages: pages.length }
  const entered = await enterIndexing(deps.store, progress)
  if (entered !== 'working') return conclude(deps, { path, run }, entered)
  const segment = buildSegment({ fileName: file.title, pages })
  await deps.files.write(segmentPath(path, run), segment, 'application/octet-stream')
  const { standing, removed } = await publish(deps.store, progress)
  if (removed !== undefined) await removeOriginals(deps.files, [removed])
  return conclude(deps, { path, run }, standing)
}

/** The row in its claimed state; `null` where it is gone or not this run's to take. */
const claim = (store: KnowledgeStore, fileId: string, run: string): Promise<KnowledgeFile | null> =>
  store.transact(fileId, async (transaction) => {
    const file = await transaction.findFile(fileId)
    if (file === null || file.deleted_at != null) return null
    if (file.stage !== 'queued') return file.stage !== 'failed' && file.run === run ? file : null
    transaction.updateFile(fileId, { stage: 'reading', failure: null, pages: null, run })
    return { ...file, stage: 'reading', run }
  })

interface Progress {
  readonly fileId: string
  readonly run: string
  readonly pages: number
}

/**
 * How a run stands to its file: at work, done (by a second delivery of the same event, perhaps), or
 * lost: the file was deleted or queued again meanwhile.
 */
type Standing = 'working' | 'published' | 'lost'

function standingOf(file: KnowledgeFile | null, run: string): Standing {
  if (file === null || file.run !== run || file.deleted_at != null) return 'lost'
  if (file.stage === 'ready') return 'published'
  return file.stage === 'reading' || file.stage === 'indexing' ? 'working' : 'lost'
}

const enterIndexing = (
  store: KnowledgeStore,
  { fileId, run, pages }: Progress,
): Promise<Standing> =>
  store.transact(fileId, async (transaction) => {
    const standing = standingOf(await transaction.findFile(fileId), run)
    if (standing === 'working') transaction.updateFile(fileId, { stage: 'indexing', pages })
    return standing
  })

/** Lets a file answer; a new version takes the place of the one before with the same commit. */
const publish = (
  store: KnowledgeStore,
  { fileId, run, pages }: Progress,
): Promise<{ standing: Standing; removed?: string }> =>
  store.transact(fileId, async (transaction) => {
    const file = await transaction.findFile(fileId)
    const baseId = baseIdOf(file?.content ?? '')
    const standing = standingOf(file, run)
    if (file === null || baseId === null || standing !== 'working') return { standing }
    if (file.replaces != null) {
      const removed = await succeed(transaction, { ...file, run, pages })
      return removed === null ? { standing: 'lost' } : { standing: 'published', removed }
    }
    transaction.updateFile(fileId, { stage: 'ready', failure: null, pages })
    transaction.changeManifest(
      { id: baseId, ownerId: file.user_id },
      { [fileId]: { name: file.title, path: file.content, run, pages } },
    )
    return { standing: 'published' }
  })

/** Removes what earlier runs left, or what this one wrote where its file is no longer its own. */
async function conclude(
  deps: IndexDeps,
  { path, run }: { path: string; run: string },
  standing: Standing,
): Promise<IndexOutcome> {
  if (standing === 'published') {
    await tidy(deps, path, run)
    return 'ready'
  }
  await Promise.allSettled([
    deps.files.remove(textPath(path, run)),
    deps.files.remove(segmentPath(path, run)),
  ])
  return 'skipped'
}

async function markFailed(
  deps: IndexDeps,
  { fileId, run, failure }: { fileId: string; run: string; failure: FileFailure },
): Promise<IndexOutcome> {
  const path = await deps.store.transact(fileId, async (transaction) => {
    const file = await transaction.findFile(fileId)
    const baseId = baseIdOf(file?.content ?? '')
    if (file === null || baseId === null || file.run !== run || file.stage === 'ready') return null
    transaction.updateFile(fileId, { stage: 'failed', failure, pages: null, run: null })
    transaction.changeManifest({ id: baseId, ownerId: file.user_id }, { [fileId]: null })
    return file.content
  })
  if (path === null) return 'skipped'
  await tidy(deps, path, null)
  return 'failed'
}

/** What cannot be removed now is left to the nightly sweep: the file's state is already decided. */
const tidy = (deps: IndexDeps, path: string, run: string | null): Promise<void> =>
  removeDerived(deps.files, path, run === null ? null : runFolder(path, run)).catch(() => undefined)

const runFolder = (path: string, run: string): string =>
  textPath(path, run).slice(0, textPath(path, run).lastIndexOf('/') + 1)

export const encodeText = (pages: readonly string[]): Uint8Array =>
  new TextEncoder().encode(JSON.stringify({ pages }))

export const decodeText = (bytes: Uint8Array): string[] =>
  (JSON.parse(new TextDecoder().decode(bytes)) as { pages: string[] }).pages
