import { ServiceError } from '@docent/domain/errors'
import type { ArchiveStore } from '../accounts/export-ports.ts'
import { readConfig } from '../config.ts'
import type { FileStore, StoredObject } from '../knowledge/ports.ts'
import { accessToken, firebaseApp } from './firebase-app.ts'

export interface StorageLocation {
  readonly bucket: string
  /** Host and port of the Storage emulator; `null` in production. */
  readonly emulatorHost: string | null
}

/** How long one call may take, in milliseconds. */
const TIMEOUT_MS = 30_000
/** How long writing an archive may take, in milliseconds. */
const STREAM_TIMEOUT_MS = 500_000
/** Waits before a call is repeated, in milliseconds. Every call may be repeated. */
const RETRY_DELAYS_MS = [200, 1_000]

/**
 * Objects in Cloud Storage by its JSON API: it loads in no time, where the SDK would cost every
 * cold start of a chat a tenth of a second. An object appears complete or not at all.
 * *Source:* Cloud Storage JSON API v1, `objects`.
 */
export function cloudStorage(locate: () => StorageLocation): FileStore & ArchiveStore {
  const call = (path: string, init: StorageRequest) => request(locate(), path, init)
  const objectPath = (path: string) =>
    `/storage/v1/b/${encodeURIComponent(locate().bucket)}/o/${encodeURIComponent(path)}`
  return {
    async write(path, bytes, mediaType) {
      const bucket = encodeURIComponent(locate().bucket)
      const { body, contentType } = multipartUpload(path, bytes, mediaType)
      const headers = { 'Content-Type': contentType }
      const target = `/upload/storage/v1/b/${bucket}/o?uploadType=multipart`
      const response = await call(target, { method: 'POST', headers, body })
      if (!response.ok) throw unavailable('write', response)
    },
    async read(path) {
      const response = await call(`${objectPath(path)}?alt=media`, { method: 'GET' })
      if (response.status === 404) throw new ServiceError('not_found', 'object')
      if (!response.ok) throw unavailable('read', response)
      return new Uint8Array(await response.arrayBuffer())
    },
    async writeStream(path, chunks, mediaType) {
      const counted = countBytes(chunks)
      const response = await stream(locate(), path, counted.chunks, mediaType)
      if (!response.ok) throw unavailable('write', response)
      return counted.bytes()
    },
    async readRange(path, start, end) {
      const headers = { Range: `bytes=${start}-${end - 1}` }
      const response = await call(`${objectPath(path)}?alt=media`, { method: 'GET', headers })
      if (response.status === 404) throw new ServiceError('not_found', 'object')
      if (response.status !== 206) throw unavailable('read', response)
      return new Uint8Array(await response.arrayBuffer())
    },
    async remove(path) {
      const response = await call(objectPath(path), { method: 'DELETE' })
      if (!response.ok && response.status !== 404) throw unavailable('remove', response)
    },
    async *list(folder) {
      const bucket = encodeURIComponent(locate().bucket)
      for (let pageToken: string | undefined = ''; pageToken !== undefined;) {
        const query = new URLSearchParams({ prefix: folder, ...(pageToken && { pageToken }) })
        const response = await call(`/storage/v1/b/${bucket}/o?${query.toString()}`, {
          method: 'GET',
        })
        if (!response.ok) throw unavailable('list', response)
        const page = (await response.json()) as ListResponse
        yield (page.items ?? []).map(readObject)
        pageToken = page.nextPageToken
      }
    },
  }
}

interface StorageRequest {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
}

interface ListResponse {
  items?: { name: string; updated?: string; timeCreated?: string }[]
  nextPageToken?: string
}

const readObject = (item: NonNullable<ListResponse['items']>[number]): StoredObject => ({
  path: item.name,
  writtenAt: new Date(item.updated ?? item.timeCreated ?? 0),
})

const unavailable = (operation: string, response: Response): ServiceError =>
  new ServiceError('unavailable', `storage ${operation}: ${response.status}`)

function multipartUpload(path: string, bytes: Uint8Array, mediaType: string) {
  const boundary = 'docent-object-boundary'
  // Nothing that people uploaded is ever shown by a browser in our name.
  const metadata = { name: path, contentType: mediaType, contentDisposition: 'attachment' }
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Type: application/json; charset=UTF-8\r\n\r\n` +
        `${JSON.stringify(metadata)}\r\n--${boundary}\r\nContent-Type: ${mediaType}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--`),
  ])
  return { body, contentType: `multipart/related; boundary=${boundary}` }
}

function countBytes(source: AsyncIterable<Uint8Array>) {
  let bytes = 0
  async function* chunks() {
    for await (const chunk of source) {
      bytes += chunk.byteLength
      yield chunk
    }
  }
  return { chunks: chunks(), bytes: () => bytes }
}

const originOf = ({ emulatorHost }: StorageLocation): string =>
  emulatorHost === null ? 'https://storage.googleapis.com' : `http://${emulatorHost}`

/**
 * Writes what is still being made: once, because it cannot be made again.
 * *Source:* Cloud Storage, "Streaming uploads".
 */
async function stream(
  location: StorageLocation,
  path: string,
  chunks: AsyncIterable<Uint8Array>,
  mediaType: string,
): Promise<Response> {
  const query = new URLSearchParams({ uploadType: 'media', name: path })
  const target = `/upload/storage/v1/b/${encodeURIComponent(location.bucket)}/o?${query.toString()}`
  return fetch(originOf(location) + target, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await accessToken(location.emulatorHost)}`,
      'Content-Type': mediaType,
    },
    body: ReadableStream.from(chunks),
    duplex: 'half',
    signal: AbortSignal.timeout(STREAM_TIMEOUT_MS),
  })
}

/** Calls, and calls again where the service is busy or cannot be reached. */
async function request(
  location: StorageLocation,
  path: string,
  init: StorageRequest,
): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const delayMs = RETRY_DELAYS_MS[attempt]
    try {
      const response = await fetch(originOf(location) + path, {
        ...init,
        headers: {
          ...init.headers,
          Authorization: `Bearer ${await accessToken(location.emulatorHost)}`,
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const isBusy = response.status === 429 || response.status >= 500
      if (!isBusy || delayMs === undefined) return response
      await response.body?.cancel()
    } catch (cause) {
      if (delayMs === undefined) {
        throw new ServiceError('unavailable', 'storage could not be reached', { cause })
      }
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
}

/** The project's own bucket, as the platform names it. */
export function defaultStorage(): StorageLocation {
  const bucket = firebaseApp().options.storageBucket
  if (bucket === undefined) throw new ServiceError('unavailable', 'no storage bucket is configured')
  return { bucket, emulatorHost: readConfig().storageEmulatorHost }
}

/** The files of the project's bucket. */
export const projectFiles: FileStore & ArchiveStore = cloudStorage(defaultStorage)

/** Reads an object of the project's bucket whole. */
export const readStoredObject = (path: string): Promise<Uint8Array> => projectFiles.read(path)
