import {
  EXPORT_KEPT_MS,
  EXPORT_PART_BYTES,
  exportFolder,
  exportPath,
  exportStateAt,
  mayExport,
} from '@docent/domain/account-export'
import { ServiceError } from '@docent/domain/errors'
import type { FileStore } from '../knowledge/ports.ts'
import type { ArchiveStore, ExportRequests } from './export-ports.ts'
import { archiveOf, type ArchiveDeps } from './make-archive.ts'

export interface ExportDeps extends ArchiveDeps {
  readonly requests: ExportRequests
  readonly archives: ArchiveStore
  readonly files: Pick<FileStore, 'read' | 'list' | 'remove'>
  emailOf(ownerId: string): Promise<string>
  now(): Date
  newRun(): string
  logFailure(ownerId: string, cause: unknown): void
}

/**
 * Begins an archive; it is made in the background.
 * @throws ServiceError `export_too_soon`
 */
export async function requestExport(deps: ExportDeps, ownerId: string): Promise<void> {
  const now = deps.now()
  const wanted = { run: deps.newRun(), requested_at: now }
  const hasBegun = await deps.requests.begin(ownerId, wanted, (known) => mayExport(known, now))
  if (!hasBegun) throw new ServiceError('export_too_soon')
}

/** Makes the archive that was asked for, in place of the one before. A failure is noted for the owner. */
export async function makeExport(deps: ExportDeps, ownerId: string, run: string): Promise<void> {
  const path = exportPath(ownerId, run)
  try {
    await removeArchives(deps, ownerId)
    const email = await deps.emailOf(ownerId)
    const chunks = archiveOf(deps, { ownerId, email, at: deps.now() })
    const bytes = await deps.archives.writeStream(path, chunks, 'application/zip')
    const expires_at = new Date(deps.now().getTime() + EXPORT_KEPT_MS)
    const isWanted = await deps.requests.finish(ownerId, run, { state: 'ready', bytes, expires_at })
    if (!isWanted) await deps.files.remove(path)
  } catch (cause) {
    deps.logFailure(ownerId, cause)
    await deps.requests.finish(ownerId, run, { state: 'failed', bytes: 0, expires_at: null })
  }
}

/**
 * Part `index` of an owner's archive, counted from 0.
 * @throws ServiceError `not_found` where there is none, or no longer
 */
export async function readExportPart(
  deps: ExportDeps,
  ownerId: string,
  index: number,
): Promise<Uint8Array> {
  const made = await deps.requests.find(ownerId)
  const start = index * EXPORT_PART_BYTES
  if (made === null || exportStateAt(made, deps.now()) !== 'ready' || start >= made.bytes) {
    throw new ServiceError('not_found', 'archive')
  }
  const end = Math.min(start + EXPORT_PART_BYTES, made.bytes)
  return deps.archives.readRange(exportPath(ownerId, made.run), start, end)
}

/** Removes archives that can no longer be downloaded. Safe to repeat. @returns how many */
export async function removeExpiredExports(deps: ExportDeps): Promise<number> {
  let removed = 0
  for await (const owners of deps.requests.listExpired(deps.now())) {
    for (const ownerId of owners) {
      await removeArchives(deps, ownerId)
      await deps.requests.forget(ownerId)
      removed += 1
    }
  }
  return removed
}

async function removeArchives({ files }: ExportDeps, ownerId: string): Promise<void> {
  for await (const page of files.list(exportFolder(ownerId))) {
    await Promise.all(page.map(({ path }) => files.remove(path)))
  }
}

/** Whether a change of a request asks for an archive to be made. */
export const asksForExport = (
  before: Readonly<Record<string, unknown>> | undefined,
  after: Readonly<Record<string, unknown>> | undefined,
): boolean => after?.['state'] === 'making' && after['run'] !== before?.['run']
