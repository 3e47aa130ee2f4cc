import { Readable } from 'node:stream'
import { COLLECTIONS, type CollectionName } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { KNOWLEDGE_BASE_TYPE, baseIdOf } from '@docent/domain/knowledge'
import { ZipFile } from 'yazl'
import type { FileStore } from '../knowledge/ports.ts'
import type { ExportRow, OwnedRows } from './export-ports.ts'
import { EXPORTED, OWNED_DATA } from './owned-data.ts'

export interface ArchiveDeps {
  readonly rows: OwnedRows
  readonly files: Pick<FileStore, 'read'>
}

export interface ArchiveSubject {
  readonly ownerId: string
  /** Address that the owner signs in with. */
  readonly email: string
  readonly at: Date
}

/** Stands in place of a document that was deleted between being listed and being read. */
const GONE = 'This document was deleted while the archive was made.\n'

/**
 * An owner's archive as a ZIP file, in chunks: a JSON file for each collection, and the documents as
 * they were uploaded. One row page and one document are in memory at a time, whatever it adds up to.
 * @throws what reading throws
 */
export async function* archiveOf(
  deps: ArchiveDeps,
  subject: ArchiveSubject,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error as Error))
  const add = (path: string, compress: boolean, read: () => AsyncIterable<Uint8Array | string>) =>
    zip.addReadStreamLazy(path, { compress, mtime: subject.at }, (give) => {
      const stream = Readable.from(read(), { objectMode: false })
      stream.on('error', (error) => output.destroy(error))
      give(null, stream)
    })
  zip.addBuffer(Buffer.from(aboutOf(subject)), 'about.txt', { mtime: subject.at })
  for (const name of Object.keys(EXPORTED) as CollectionName[]) {
    if (EXPORTED[name] !== 'nothing') {
      add(`data/${name}.json`, true, () => jsonOf(rowsOf(deps.rows, name, subject.ownerId)))
    }
  }
  for (const { path, storagePath } of await listDocuments(deps.rows, subject.ownerId)) {
    add(path, false, () => documentOf(deps.files, storagePath))
  }
  zip.end()
  yield* output as AsyncIterable<Uint8Array>
}

const aboutOf = ({ email, at }: ArchiveSubject): string =>
  [
    `Everything that Docent keeps for ${email}, as of ${at.toISOString()}.`,
    '',
    'data/       a JSON file for each kind of record',
    'documents/  your documents as you uploaded them, by knowledge base',
    '',
    'Not in here: tokens of your channels and your password, which nobody can read back, and what',
    'is made of your documents so that they can be searched.',
    '',
  ].join('\n')

/** The owner's rows of a collection, without what {@link EXPORTED} leaves out. */
async function* rowsOf(
  rows: OwnedRows,
  name: CollectionName,
  ownerId: string,
): AsyncGenerator<ExportRow> {
  const by = OWNED_DATA[name]
  const what = EXPORTED[name]
  if (by === 'none' || what === 'nothing') return
  const withheld = new Set(what === 'all' ? [] : what.without)
  for await (const page of rows.list(COLLECTIONS[name], by, ownerId)) {
    for (const row of page) {
      yield Object.fromEntries(Object.entries(row).filter(([field]) => !withheld.has(field)))
    }
  }
}

async function* jsonOf(rows: AsyncIterable<ExportRow>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const row of rows) {
    yield separator + JSON.stringify(row, null, 2)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

async function* documentOf(files: ArchiveDeps['files'], path: string) {
  try {
    yield await files.read(path)
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'not_found') throw error
    yield GONE
  }
}

interface Listed {
  readonly path: string
  readonly storagePath: string
}

const textOf = (row: ExportRow, field: string): string => {
  const value = row[field]
  return typeof value === 'string' ? value : ''
}

/** A name that every file system takes, and that leads nowhere else. */
const safeName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 120) || 'unnamed'

/** The owner's documents by `documents/<base>/<file>`; what is named alike is told apart by its id. */
async function listDocuments(rows: OwnedRows, ownerId: string): Promise<Listed[]> {
  const bases = new Map<string, string>()
  const files: { id: string; title: string; storagePath: string }[] = []
  for await (const row of rowsOf(rows, 'knowledge_base', ownerId)) {
    const [id, title] = [textOf(row, 'id'), textOf(row, 'title')]
    if (row['file_type'] === KNOWLEDGE_BASE_TYPE) bases.set(id, title)
    else files.push({ id, title, storagePath: textOf(row, 'content') })
  }
  const taken = new Set<string>()
  return files
    .filter(({ storagePath }) => storagePath !== '')
    .map(({ id, title, storagePath }) => {
      const baseId = baseIdOf(storagePath) ?? ''
      const folder = `documents/${safeName(bases.get(baseId) ?? baseId)}`
      const named = `${folder}/${safeName(title)}`
      const path = taken.has(named.toLowerCase())
        ? `${folder}/${safeName(id)} ${safeName(title)}`
        : named
      taken.add(path.toLowerCase())
      return { path, storagePath }
    })
}
