import { PlatformError } from './platform.ts'

/** How long a platform may take, in milliseconds. */
const TIMEOUT_MS = 10_000
/** Longer words of a platform are cut, in UTF-16 units. */
const MAX_DETAIL_LENGTH = 300

export interface PlatformAnswer {
  readonly status: number
  /** Parsed JSON; `null` where the answer was something else. */
  readonly body: unknown
}

/**
 * Calls a platform's HTTP API.
 * @throws PlatformError `unreachable` where no answer came
 */
export async function callPlatform(url: string, init: RequestInit): Promise<PlatformAnswer> {
  // The cause of a failed call is not kept: it may hold the address, and with it the token.
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new PlatformError('unreachable', 'no answer')
  })
  const text = await response.text().catch(() => '')
  return { status: response.status, body: parse(text) }
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
