import { MAX_FILES_PER_REQUEST } from '@docent/domain/knowledge'
import { BYTES_PER_MEGABYTE } from '@docent/domain/plans'
import { API } from '@docent/domain/routes'
import { CallError } from '../../shared/call-error.ts'
import type { FunctionsClient } from '../../shared/functions-client.ts'

/** One request is capped at 32 MB; the rest is room for the form around the files. */
const MAX_BATCH_BYTES = 30 * BYTES_PER_MEGABYTE

export interface KnowledgeDraft {
  readonly name: string
  readonly description: string
  readonly newFiles: readonly File[]
  /** Ids of rows. */
  readonly filesToDelete: readonly string[]
}

export interface SaveOptions {
  /** Percent of all bytes that have been sent; 100 only after the last answer. */
  readonly onPercent: (percent: number) => void
  readonly signal: AbortSignal
}

/** What was saved. `notUploaded` is not empty where a later request failed with `error`. */
export interface SaveResult {
  readonly baseId: string
  readonly notUploaded: readonly File[]
  readonly error: CallError | null
}

/** Splits files, in order, into requests that each stay below the cap of one request. */
export function packBatches<F extends { size: number }>(
  files: readonly F[],
  maxBytes = MAX_BATCH_BYTES,
  maxFiles = MAX_FILES_PER_REQUEST,
): F[][] {
  const batches: F[][] = []
  let room = 0
  for (const file of files) {
    const last = batches.at(-1)
    if (last === undefined || last.length >= maxFiles || file.size > room) {
      batches.push([file])
      room = maxBytes - file.size
    } else {
      last.push(file)
      room -= file.size
    }
  }
  return batches
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** `success: false` with an error text is a refusal, whatever the status was. */
export function requireSuccess(body: unknown): Record<string, unknown> | null {
  if (!isRecord(body)) return null
  if (body['success'] === true) return body
  const error = body['error']
  throw new CallError('invalid_input', typeof error === 'string' ? { text: error } : {})
}

const readCreated = (body: unknown): string | null => {
  const created = requireSuccess(body)?.['knowledgeBase']
  return isRecord(created) && typeof created['id'] === 'string' ? created['id'] : null
}

export const readUpdated = (body: unknown): true | null =>
  requireSuccess(body) === null ? null : true

export function formOf(fields: Record<string, string>, fileField: string, files: readonly File[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append(fileField, file, file.name)
  return form
}

const bytesOf = (files: readonly File[]) => files.reduce((sum, file) => sum + file.size, 0)

/** One progress over several requests, weighed by their bytes. */
function progressOver(batches: readonly File[][], onPercent: (percent: number) => void) {
  const total = Math.max(1, bytesOf(batches.flat()))
  return (index: number) => {
    const before = bytesOf(batches.slice(0, index).flat())
    const size = bytesOf(batches[index] ?? [])
    return (share: number) =>
      onPercent(Math.min(99, Math.floor((100 * (before + share * size)) / total)))
  }
}

/**
 * How much of one file has been sent: files leave one after the other, in their order.
 * @param percent of the bytes of all files; `null` before the upload
 */
export function percentOfFile(
  files: readonly File[],
  index: number,
  percent: number | null,
): number | null {
  if (percent === null) return null
  const sent = (bytesOf(files) * percent) / 100 - bytesOf(files.slice(0, index))
  const size = files[index]?.size ?? 0
  return size === 0 ? percent : Math.floor(Math.min(1, Math.max(0, sent / size)) * 100)
}

/** Sends what the first request had no room for; a failure leaves what is already stored. */
async function addRest(
  client: FunctionsClient,
  baseId: string,
  draft: KnowledgeDraft,
  batches: readonly File[][],
  { onPercent, signal }: SaveOptions,
): Promise<SaveResult> {
  const progress = progressOver(batches, onPercent)
  const { name, description } = draft
  for (let index = 1; index < batches.length; index += 1) {
    const fields = { knowledgeBaseId: baseId, name, description, filesToDelete: '[]' }
    const form = formOf(fields, 'newFiles', batches[index] ?? [])
    try {
      const options = { onProgress: progress(index), signal }
      await client.upload(API.updateKnowledgeBase, form, readUpdated, options)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return { baseId, notUploaded: batches.slice(index).flat(), error }
    }
  }
  onPercent(100)
  return { baseId, notUploaded: [], error: null }
}

/** @throws CallError where the base was not created; then nothing was kept */
export async function createKnowledgeBase(
  client: FunctionsClient,
  draft: KnowledgeDraft,
  options: SaveOptions,
): Promise<SaveResult> {
  const batches = packBatches(draft.newFiles)
  const { name, description } = draft
  const form = formOf({ name, description }, 'files', batches[0] ?? [])
  const baseId = await client.upload(API.createKnowledgeBase, form, readCreated, {
    onProgress: progressOver(batches, options.onPercent)(0),
    signal: options.signal,
  })
  return addRest(client, baseId, draft, batches, options)
}

/** @throws CallError where nothing was changed */
export async function updateKnowledgeBase(
  client: FunctionsClient,
  baseId: string,
  draft: KnowledgeDraft,
  options: SaveOptions,
): Promise<SaveResult> {
  const batches = packBatches(draft.newFiles)
  const { name, description } = draft
  const filesToDelete = JSON.stringify(draft.filesToDelete)
  const fields = { knowledgeBaseId: baseId, name, description, filesToDelete }
  const form = formOf(fields, 'newFiles', batches[0] ?? [])
  await client.upload(API.updateKnowledgeBase, form, readUpdated, {
    onProgress: progressOver(batches, options.onPercent)(0),
    signal: options.signal,
  })
  return addRest(client, baseId, draft, batches, options)
}

/** @throws CallError */
export async function deleteKnowledgeBase(client: FunctionsClient, baseId: string): Promise<void> {
  const body = { knowledgeBaseId: baseId }
  await client.post(API.deleteKnowledgeBase, body, readUpdated, { timeoutMs: 120_000 })
}
