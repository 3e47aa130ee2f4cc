import { CallError, callErrorFrom, parseJson } from './call-error.ts'
import { readEventStream, type StreamEvent } from './event-stream.ts'
import { acceptUpload, uploadWithProgress, type UploadOptions } from './upload.ts'

/** Longest wait for an answer, in milliseconds. */
const CALL_TIMEOUT_MS = 30_000
const STREAM_TIMEOUT_MS = 60_000

export interface FunctionsClientDeps {
  /** ID token of the person who is signed in; `null` where nobody is. */
  readonly getToken: (fresh: boolean) => Promise<string | null>
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Called when a fresh token is refused as well: the session is over. */
  readonly onSessionOver?: () => void
}

/** Turns an answer's body into what the caller expects; `null` where it is something else. */
export type ReadBody<T> = (body: unknown) => T | null

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}

export interface FunctionsClient {
  /** GET. @throws CallError */
  get: <T>(url: string, read: ReadBody<T>, options?: CallOptions) => Promise<T>
  /** GET of bytes. @throws CallError */
  getBytes: (url: string, options?: CallOptions) => Promise<Blob>
  /** POST of JSON. @throws CallError */
  post: <T>(url: string, body: object, read: ReadBody<T>, options?: CallOptions) => Promise<T>
  /** POST of a form with progress. @throws CallError */
  upload: <T>(url: string, form: FormData, read: ReadBody<T>, options?: UploadOptions) => Promise<T>
  /** POST of JSON that is answered by events. @throws CallError */
  stream: (url: string, body: object, options?: CallOptions) => AsyncGenerator<StreamEvent>
}

/** Stops at the caller's wish or when time is up, and tells the two apart. */
function deadline({ signal, timeoutMs = CALL_TIMEOUT_MS }: CallOptions) {
  const controller = new AbortController()
  let isLate = false
  const stop = () => controller.abort()
  const timer = setTimeout(() => {
    isLate = true
    stop()
  }, timeoutMs)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  return {
    signal: controller.signal,
    /** What a failure under this deadline means. */
    explain: (cause: unknown): unknown => {
      if (cause instanceof CallError) return cause
      if (isLate) return new CallError('timeout', { cause })
      return new CallError(controller.signal.aborted ? 'aborted' : 'network', { cause })
    },
    clear: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    },
  }
}

function accept<T>(text: string, read: ReadBody<T>): T {
  const value = read(parseJson(text))
  if (value === null) throw new CallError('internal')
  return value
}

/** Calls the functions as the person who is signed in. A token that is refused is renewed once. */
export function createFunctionsClient(deps: FunctionsClientDeps): FunctionsClient {
  const tokenOf = async (fresh: boolean) => {
    const token = await deps.getToken(fresh).catch((cause: unknown) => {
      throw new CallError('network', { cause })
    })
    if (token === null) throw new CallError('unauthenticated')
    return token
  }

  async function request(url: string, init: RequestInit, headers: Record<string, string>) {
    const attempt = async (fresh: boolean) =>
      deps.fetch(url, {
        ...init,
        headers: { ...headers, authorization: `Bearer ${await tokenOf(fresh)}` },
      })
    const first = await attempt(false)
    const response = first.status === 401 ? await attempt(true) : first
    if (response.status === 401) deps.onSessionOver?.()
    if (!response.ok) throw callErrorFrom(response.status, await response.text())
    return response
  }

  async function call<T>(
    url: string,
    init: RequestInit,
    readResponse: (response: Response) => Promise<T>,
    options: CallOptions = {},
  ) {
    const limit = deadline(options)
    try {
      const headers = { accept: 'application/json', 'content-type': 'application/json' }
      return await readResponse(await request(url, { ...init, signal: limit.signal }, headers))
    } catch (error) {
      throw limit.explain(error)
    } finally {
      limit.clear()
    }
  }

  const json =
    <T>(read: ReadBody<T>) =>
    async (response: Response): Promise<T> =>
      accept(await response.text(), read)

  return {
    get: (url, read, options) => call(url, { method: 'GET' }, json(read), options),
    getBytes: (url, options) =>
      call(url, { method: 'GET' }, (response) => response.blob(), options),
    post: (url, body, read, options) =>
      call(url, { method: 'POST', body: JSON.stringify(body) }, json(read), options),

    async upload(url, form, read, options) {
      const attempt = async (fresh: boolean) =>
        uploadWithProgress(url, form, await tokenOf(fresh), options)
      const first = await attempt(false)
      const response = first.status === 401 ? await attempt(true) : first
      if (response.status === 401) deps.onSessionOver?.()
      return accept(acceptUpload(response), read)
    },

    async *stream(url, body, options = {}) {
      const limit = deadline({ timeoutMs: STREAM_TIMEOUT_MS, ...options })
      try {
        const headers = { accept: 'text/event-stream', 'content-type': 'application/json' }
        const init = { method: 'POST', body: JSON.stringify(body), signal: limit.signal }
        const response = await request(url, init, headers)
        if (response.body === null) throw new CallError('internal')
        yield* readEventStream(response.body)
      } catch (error) {
        throw limit.explain(error)
      } finally {
        limit.clear()
      }
    },
  }
}
