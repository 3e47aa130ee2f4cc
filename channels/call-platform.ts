import { PlatformError } from './platform.ts'

/** How long a platform may take, in milliseconds. */
const TIMEOUT_MS = 10_000
/** Longer words of a platform are cut, in UTF-16 units. */
const MAX_DETAIL_LENGTH = 300

export interface PlatformApiOptions {
  /** Base address without a closing slash. */
  readonly url: string
  /** How long the platform may take, in milliseconds. */
  readonly timeoutMs?: number
}

export interface PlatformAnswer {
  readonly status: number
  /** Parsed JSON; `null` where the answer was something else. */
  readonly body: unknown
}

/**
 * Calls a platform's HTTP API.
 * @throws PlatformError `unreachable` where the platform has certainly not done it, `unanswered`
 *   where it may have
 */
export async function callPlatform(
  url: string,
  init: RequestInit,
  { timeoutMs = TIMEOUT_MS }: Pick<PlatformApiOptions, 'timeoutMs'> = {},
): Promise<PlatformAnswer> {
  // The cause of a failed call is not kept: it may hold the address, and with it the token.
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    if (neverArrived(error)) throw new PlatformError('unreachable', 'no connection')
    throw silence()
  })
  // What is done stands at the place that a redirect names, which nobody has asked.
  if (response.status >= 300 && response.status < 400) {
    throw new PlatformError('unreachable', `HTTP ${response.status}`)
  }
  if (response.status === GATEWAY_TIMEOUT) throw silence()
  const text = await response.text().catch(() => {
    throw silence()
  })
  return { status: response.status, body: parse(text) }
}

/** Whoever passes our call on has no answer either. */
const GATEWAY_TIMEOUT = 504

const silence = (): PlatformError => new PlatformError('unanswered', 'no answer')

/**
 * Failures before there is a connection. *Source:* Node.js, "Common system errors", and undici,
 * "Errors".
 */
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const neverArrived = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && NO_CONNECTION.has(String(cause.code))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A platform's words without the token that they may repeat. */
export const withoutToken = (detail: string, token: string): string =>
  detail.replaceAll(token, '…').slice(0, MAX_DETAIL_LENGTH)
