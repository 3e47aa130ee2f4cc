import { CallError, callErrorFrom } from './call-error.ts'

export interface UploadOptions {
  /** Share of the body that has left this computer, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
  /** Longest silence, in milliseconds, while bytes leave or the answer is awaited. */
  readonly stallMs?: number
}

export interface UploadResponse {
  readonly status: number
  readonly text: string
}

const STALL_MS = 120_000

/**
 * Posts a form by XMLHttpRequest, because `fetch` does not tell how far the body has come.
 * @throws CallError `network`, `timeout`, `aborted`
 */
export function uploadWithProgress(
  url: string,
  form: FormData,
  token: string,
  { onProgress, signal, stallMs = STALL_MS }: UploadOptions = {},
): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new CallError('aborted'))
      return
    }
    const request = new XMLHttpRequest()
    let stall: ReturnType<typeof setTimeout>
    const stop = () => request.abort()
    const settle = (finish: () => void) => {
      clearTimeout(stall)
      signal?.removeEventListener('abort', stop)
      finish()
    }
    const fail = (error: CallError) => settle(() => reject(error))
    const watch = () => {
      clearTimeout(stall)
      stall = setTimeout(() => {
        fail(new CallError('timeout'))
        request.abort()
      }, stallMs)
    }
    request.upload.addEventListener('progress', (event) => {
      watch()
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () =>
      settle(() => resolve({ status: request.status, text: request.responseText })),
    )
    request.addEventListener('error', () => fail(new CallError('network')))
    request.addEventListener('abort', () => fail(new CallError('aborted')))
    signal?.addEventListener('abort', stop)
    request.open('POST', url)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    watch()
    request.send(form)
  })
}

/** @throws CallError what the response says, unless it is a success */
export function acceptUpload({ status, text }: UploadResponse): string {
  if (status < 200 || status > 299) throw callErrorFrom(status, text)
  return text
}
