import { authorizationOf, type Outcome, type Who } from './client.ts'

export type StorageAttempt =
  | { readonly download: string }
  | { readonly metadata: string }
  | { readonly upload: string }
  | { readonly patch: string }
  | { readonly delete: string }
  /** A folder with its closing slash; '' is the whole bucket. */
  | { readonly list: string }

interface StorageRequest {
  readonly path: string
  readonly init: { method?: string; headers?: Record<string, string>; body?: string }
}

function requestOf(attempt: StorageAttempt): StorageRequest {
  const at = (name: string, query = '') => `/${encodeURIComponent(name)}${query}`
  if ('download' in attempt) return { path: at(attempt.download, '?alt=media'), init: {} }
  if ('metadata' in attempt) return { path: at(attempt.metadata), init: {} }
  if ('delete' in attempt) return { path: at(attempt.delete), init: { method: 'DELETE' } }
  if ('list' in attempt) {
    return { path: `?prefix=${encodeURIComponent(attempt.list)}&delimiter=%2F`, init: {} }
  }
  if ('patch' in attempt) {
    return {
      path: at(attempt.patch),
      init: {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ contentType: 'text/html' }),
      },
    }
  }
  return {
    path: `?name=${encodeURIComponent(attempt.upload)}`,
    init: {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'x-goog-upload-protocol': 'raw' },
      body: 'Open from nine to five.',
    },
  }
}

/**
 * Speaks to one bucket of the Storage emulator as the web SDK does.
 * A file that is not there, in a place that may be read, counts as `allowed`.
 */
export function connectStorage(bucket: string) {
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST']
  if (!host) throw new Error('FIREBASE_STORAGE_EMULATOR_HOST is not set: run inside the emulators')

  async function judge(who: Who, attempt: StorageAttempt): Promise<Outcome> {
    const { path, init } = requestOf(attempt)
    const response = await fetch(`http://${host}/v0/b/${bucket}/o${path}`, {
      ...init,
      headers: { ...authorizationOf(who), ...init.headers },
      signal: AbortSignal.timeout(30_000),
    })
    const text = await response.text()
    if (response.status === 403) return 'denied'
    if (response.ok || response.status === 404) return 'allowed'
    throw new Error(`Neither allowed nor denied, but ${response.status}: ${text}`)
  }

  return { judge }
}
