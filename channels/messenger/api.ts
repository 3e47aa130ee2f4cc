import { isRecord } from '@docent/domain/chat'
import {
  callPlatform,
  withoutToken,
  type PlatformAnswer,
  type PlatformApiOptions,
} from '../call-platform.ts'
import { PlatformError } from '../platform.ts'

/** Facebook's Graph API, as a page: one path, its answer. */
export interface GraphApi {
  /** @throws PlatformError */
  call(
    token: string,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<unknown>
}

/** How long to wait where the platform says only that it is too much, in milliseconds. */
const RATE_LIMIT_PAUSE_MS = 5_000

/** Codes of calls that come too fast: of the app, the user, the page, the custom limit. */
const RATE_LIMIT_CODES = new Set([4, 17, 32, 613])
/** Codes of a service that is down for the moment. */
const TRANSIENT_CODES = new Set([1, 2, 1200])
/** Person not available, and outside the 24 hours in which a reply is allowed. */
const GONE_CODES = new Set([551, 10])
/** Sub-code of a recipient who does not exist. */
const NO_MATCHING_USER = 2_018_001

/**
 * The Graph API over HTTPS. The token goes in a header, never into an address.
 * *Source:* developers.facebook.com/docs/graph-api/guides/error-handling and
 * developers.facebook.com/docs/messenger-platform/error-codes.
 * @param options.url base address with its version, without a closing slash
 */
export const graphApi = (options: PlatformApiOptions): GraphApi => ({
  async call(token, method, path, body) {
    if (!/^[\x21-\x7E]+$/.test(token)) {
      throw new PlatformError('token_invalid', 'not the form of a token')
    }
    const answer = await callPlatform(
      `${options.url}${path}`,
      {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      },
      options,
    )
    const failure = isRecord(answer.body) ? answer.body['error'] : null
    if (answer.status < 400 && isRecord(answer.body) && !isRecord(failure)) return answer.body
    throw refusal(answer, isRecord(failure) ? failure : {}, token)
  },
})

function refusal(
  { status }: PlatformAnswer,
  failure: Readonly<Record<string, unknown>>,
  token: string,
): PlatformError {
  const said = typeof failure['message'] === 'string' ? failure['message'] : `HTTP ${status}`
  const detail = withoutToken(said, token)
  const code = Number(failure['code'] ?? 0)
  if (code === 190 || (status === 401 && code === 0)) {
    return new PlatformError('token_invalid', detail)
  }
  if (RATE_LIMIT_CODES.has(code) || status === 429) {
    return new PlatformError('rate_limited', detail, { retryAfterMs: RATE_LIMIT_PAUSE_MS })
  }
  if (GONE_CODES.has(code) || failure['error_subcode'] === NO_MATCHING_USER) {
    return new PlatformError('gone', detail)
  }
  if (TRANSIENT_CODES.has(code) || status >= 500) return new PlatformError('unreachable', detail)
  return new PlatformError('refused', detail)
}
