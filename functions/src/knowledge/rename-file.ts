import { DOCUMENT_ID, type KnowledgeFile } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { baseIdOf, fileNameOfKind, segmentPath, textPath } from '@docent/domain/knowledge'
import { fileNameSchema } from '@docent/domain/knowledge-schema'
import { ValidationError } from 'yup'
import { buildSegment } from '../answers/segment.ts'
import { findReplacement, requireAccount, requireFile } from './find-owned.ts'
import { decodeText } from './index-file.ts'
import { newId } from './new-id.ts'
import type { FileStore, KnowledgeStore } from './ports.ts'

interface RenameInput {
  readonly ownerId: string
  readonly fileId: string
  readonly name: string
}

type Deps = { readonly store: KnowledgeStore; readonly files: FileStore }

/** How often a file is indexed anew when it changes meanwhile. */
const ATTEMPTS = 3

/**
 * Gives a file another name; the ending stays. A file that answers is indexed anew under it,
 * because its name is searched too, and receipts show it from the same commit on. One that is
 * being read is read again.
 * @throws ServiceError `not_found`, `name_required`, `text_too_long`, `invalid_input`, `unavailable`
 */
export async function renameFile(deps: Deps, input: RenameInput): Promise<void> {
  if (!DOCUMENT_ID.test(input.fileId)) throw new ServiceError('not_found', 'malformed id')
  const name = readName(input.name)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const file = await deps.store.transact(input.ownerId, async (transaction) => {
      await requireAccount(transaction, input.ownerId)
      return requireFile(transaction, input.ownerId, input.fileId)
    })
    if (file.deleted_at != null) throw new ServiceError('not_found', 'deleted')
    const run = file.stage === 'ready' && file.run ? await indexAnew(deps, file, name) : null
    if (await commitName(deps.store, { ...input, name }, { run, before: file })) return
  }
  throw new ServiceError('unavailable', 'the file changed at each attempt')
}

function readName(name: string): string {
  try {
    return fileNameSchema.validateSync({ name }).name
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause
    if (cause.type === 'max') throw new ServiceError('text_too_long')
    throw new ServiceError(cause.type === 'matches' ? 'invalid_input' : 'name_required')
  }
}

/** Text and segment under another run; what is not taken up goes with the nightly sweep. */
async function indexAnew({ files }: Deps, file: KnowledgeFile, name: string): Promise<string> {
  const { content: path, file_type } = file
  const text = await files.read(textPath(path, file.run ?? ''))
  const fileName = fileNameOfKind(name, file_type)
  const run = newId()
  await files.write(textPath(path, run), text, 'application/json')
  const segment = buildSegment({ fileName, pages: decodeText(text) })
  await files.write(segmentPath(path, run), segment, 'application/octet-stream')
  return run
}

/** @returns whether the file was still as it had been */
const commitName = (
  store: KnowledgeStore,
  { ownerId, fileId, name }: RenameInput,
  { run, before }: { run: string | null; before: KnowledgeFile },
): Promise<boolean> =>
  store.transact(ownerId, async (transaction) => {
    const file = await requireFile(transaction, ownerId, fileId)
    if (file.run !== before.run || file.stage !== before.stage || file.deleted_at != null) {
      return false
    }
    const next = await findReplacement(transaction, file)
    const title = fileNameOfKind(name, file.file_type)
    transaction.updateFile(fileId, run === null ? renamed(file, name) : { title, run })
    if (next !== null) transaction.updateFile(next.id, renamed(next, name))
    const baseId = baseIdOf(file.content)
    if (run !== null && baseId !== null && file.pages !== null) {
      const answering = { name: title, path: file.content, run, pages: file.pages }
      transaction.changeManifest({ id: baseId, ownerId }, { [fileId]: answering })
    }
    return true
  })

/** The name of a file that does not answer yet; one that is being read begins again. */
const renamed = ({ stage, file_type }: KnowledgeFile, name: string) => ({
  title: fileNameOfKind(name, file_type),
  ...((stage === 'reading' || stage === 'indexing') && {
    stage: 'queued' as const,
    pages: null,
    run: null,
  }),
})
