import { ServiceError } from '@docent/domain/errors'
import { array, number, object, string } from 'yup'
import { endpoint, type HttpRequest } from '../http/endpoint.ts'
import { readMultipart } from '../http/multipart.ts'
import { createKnowledgeBase, type KnowledgeDeps } from './create-knowledge-base.ts'
import { deleteFile, purgeDeletedFiles, restoreFile } from './delete-file.ts'
import { deleteKnowledgeBase } from './delete-knowledge-base.ts'
import { listFileQuotes, type QuoteDeps } from './list-file-quotes.ts'
import { readFileText } from './read-file-text.ts'
import { renameFile } from './rename-file.ts'
import { replaceFile } from './replace-file.ts'
import { retryFile } from './retry-file.ts'
import { deleteAnswer, saveAnswer } from './save-answer.ts'
import { updateKnowledgeBase } from './update-knowledge-base.ts'

const id = () => string().max(200).required()

/** `POST /api/create-knowledge-base`: multipart with `name`, `description`, `files`. */
export const createKnowledgeBaseEndpoint = (deps: KnowledgeDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    run: async ({ owner, request }) => {
      const { fields, files } = await readMultipart(request, 'files')
      const saved = await createKnowledgeBase(deps, {
        ownerId: owner.userId,
        name: fields['name'] ?? '',
        description: fields['description'] ?? '',
        files,
        requestKey: requestKeyOf(request),
      })
      return { success: true, ...saved }
    },
  })

/**
 * `POST /api/update-knowledge-base`: multipart with `knowledgeBaseId`, `name`, `description`,
 * `filesToDelete` (a JSON list of ids) and `newFiles`.
 */
export const updateKnowledgeBaseEndpoint = (deps: KnowledgeDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    run: async ({ owner, request }) => {
      const { fields, files } = await readMultipart(request, 'newFiles')
      const saved = await updateKnowledgeBase(deps, {
        ownerId: owner.userId,
        baseId: fields['knowledgeBaseId'] ?? '',
        name: fields['name'] ?? '',
        description: fields['description'] ?? null,
        fileIdsToDelete: readIdList(fields['filesToDelete']),
        newFiles: files,
        requestKey: requestKeyOf(request),
      })
      return { success: true, ...saved }
    },
  })

/** `POST /api/delete-knowledge-base` with `{knowledgeBaseId}`. */
export const deleteKnowledgeBaseEndpoint = (deps: KnowledgeDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: object({ knowledgeBaseId: id() }),
    run: async ({ owner, body }) => {
      await deleteKnowledgeBase(deps, { ownerId: owner.userId, baseId: body.knowledgeBaseId })
      return { success: true }
    },
  })

/** `POST` with `{fileId}`: does something with a file of the caller. */
const fileEndpoint = (run: (input: { ownerId: string; fileId: string }) => Promise<unknown>) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: object({ fileId: id() }),
    run: async ({ owner, body }) => {
      await run({ ownerId: owner.userId, fileId: body.fileId })
      return { success: true }
    },
  })

/** `POST /api/retry-file` with `{fileId}`. */
export const retryFileEndpoint = (deps: KnowledgeDeps) =>
  fileEndpoint((input) => retryFile(deps, input))

/** `POST /api/delete-file` with `{fileId}`. */
export const deleteFileEndpoint = (deps: KnowledgeDeps) =>
  fileEndpoint((input) => deleteFile(deps, input))

/** `POST /api/restore-file` with `{fileId}`. */
export const restoreFileEndpoint = (deps: KnowledgeDeps) =>
  fileEndpoint((input) => restoreFile(deps, input))

/** `POST /api/purge-files`. */
export const purgeFilesEndpoint = (deps: KnowledgeDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    run: async ({ owner }) => ({
      success: true,
      purged: await purgeDeletedFiles(deps, owner.userId),
    }),
  })

/** `POST /api/rename-file` with `{fileId, name}`. */
export const renameFileEndpoint = (deps: KnowledgeDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: object({ fileId: id(), name: string().max(1_000).defined() }),
    run: async ({ owner, body }) => {
      await renameFile(deps, { ownerId: owner.userId, ...body })
      return { success: true }
    },
  })

/** `POST /api/replace-file`: multipart with `fileId` and `file`. */
export const replaceFileEndpoint = (deps: KnowledgeDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    run: async ({ owner, request }) => {
      const { fields, files } = await readMultipart(request, 'file')
      await replaceFile(deps, { ownerId: owner.userId, fileId: fields['fileId'] ?? '', files })
      return { success: true }
    },
  })

/** `POST /api/save-answer`: `{id}` of an answer of the owner's own. */
export const saveAnswerEndpoint = (deps: KnowledgeDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: object({
      knowledgeBaseId: id(),
      answerId: string().max(64).nullable().default(null),
      questions: array(string().max(2_000).defined()).max(20).required(),
      answer: string().max(10_000).defined(),
    }),
    run: async ({ owner, body: { knowledgeBaseId: baseId, ...body } }) => ({
      success: true,
      id: await saveAnswer(deps, { ownerId: owner.userId, baseId, ...body }),
    }),
  })

/** `POST /api/delete-answer` with `{knowledgeBaseId, answerId}`. */
export const deleteAnswerEndpoint = (deps: KnowledgeDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: object({ knowledgeBaseId: id(), answerId: id() }),
    run: async ({ owner, body: { knowledgeBaseId: baseId, answerId } }) => {
      await deleteAnswer(deps, { ownerId: owner.userId, baseId, answerId })
      return { success: true }
    },
  })

const pageNumber = () => number().integer().min(1).optional()

/** `GET /api/file-text?fileId=`: the text of a file, or with `from` and `count` some pages of it. */
export const fileTextEndpoint = (deps: KnowledgeDeps) =>
  endpoint({
    method: 'GET',
    auth: 'owner',
    query: object({ fileId: id(), from: pageNumber(), count: pageNumber() }),
    run: ({ owner, query: { fileId, from, count } }) =>
      readFileText(deps, {
        ownerId: owner.userId,
        fileId,
        ...(from && { from }),
        ...(count && { count }),
      }),
  })

/** `GET /api/file-quotes?fileId=`: `{quotes}`, passages that answers lately came from. */
export const fileQuotesEndpoint = (deps: QuoteDeps) =>
  endpoint({
    method: 'GET',
    auth: 'owner',
    query: object({ fileId: id() }),
    run: async ({ owner, query }) => ({
      success: true,
      quotes: await listFileQuotes(deps, { ownerId: owner.userId, fileId: query.fileId }),
    }),
  })

/**
 * The caller's key for one request, by which a repetition is recognised.
 * *Source:* IETF draft "The Idempotency-Key HTTP Header Field".
 */
function requestKeyOf(request: HttpRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new ServiceError('invalid_input', 'idempotency key')
}

function readIdList(json: string | undefined): string[] {
  if (json === undefined || json.trim() === '') return []
  let list: unknown
  try {
    list = JSON.parse(json)
  } catch (cause) {
    throw new ServiceError('invalid_input', 'filesToDelete is not JSON', { cause })
  }
  if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return list
  throw new ServiceError('invalid_input', 'filesToDelete is not a list of ids')
}
