import { ERROR_CODES, type ErrorCode } from '@docent/domain/errors'
import { authMessages } from '@docent/domain/messages/auth'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'

/** `network`: the server was not reached. `aborted`: the caller stopped the call. */
export type CallErrorCode = ErrorCode | 'network' | 'aborted'

/** A call that failed. `message` is the text that people may read. */
export class CallError extends Error {
  readonly code: CallErrorCode
  readonly requestId: string | null

  constructor(
    code: CallErrorCode,
    options: { text?: string; requestId?: string | null; cause?: unknown } = {},
  ) {
    super(options.text ?? textOf(code), { cause: options.cause })
    this.name = 'CallError'
    this.code = code
    this.requestId = options.requestId ?? null
  }
}

function textOf(code: CallErrorCode): string {
  if (code === 'network') return authMessages.network
  return code === 'aborted' ? 'Cancelled.' : ERROR_TEXTS[code]
}

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  429: 'rate_limited',
  503: 'unavailable',
  504: 'timeout',
}

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The error that a refused response tells of, by its body, else by its status. */
export function callErrorFrom(status: number, bodyText: string): CallError {
  const body = parseJson(bodyText)
  const field = (name: string): string | undefined => {
    const value =
      typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : null
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const code =
    ERROR_CODES.find((known) => known === field('code')) ?? CODE_OF_STATUS[status] ?? 'internal'
  const text = field('error')
  return new CallError(code, {
    requestId: field('requestId') ?? null,
    ...(text === undefined ? {} : { text }),
  })
}

/** Whether a failure is only the caller's own stop, which nobody needs to be told of. */
export const isAborted = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'aborted'

/** The text to show for a failure; `fallback` where it says nothing that people could use. */
export const textOfFailure = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.code !== 'internal' ? error.message : fallback
