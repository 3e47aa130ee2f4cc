import { isRecord } from '@docent/domain/chat'
import {
  callPlatform,
  withoutToken,
  type PlatformAnswer,
  type PlatformApiOptions,
} from '../call-platform.ts'
import { PlatformError } from '../platform.ts'

/** Telegram's Bot API: one method, its parameters, its result. */
export interface TelegramApi {
  /** @throws PlatformError */
  call(token: string, method: string, parameters?: object): Promise<unknown>
}

/** The form of every token; anything else would change the address that is called. */
const TOKEN = /^\d{1,20}:[A-Za-z0-9_-]{1,128}$/

/**
 * The Bot API over HTTPS.
 * *Source:* core.telegram.org/bots/api, "Making requests" and "ResponseParameters".
 * @param options.url base address without a closing slash
 */
export const telegramApi = (options: PlatformApiOptions): TelegramApi => ({
  async call(token, method, parameters = {}) {
    if (!TOKEN.test(token)) throw new PlatformError('token_invalid', 'not the form of a token')
    const answer = await callPlatform(
      `${options.url}/bot${token}/${method}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(parameters),
      },
      options,
    )
    if (isRecord(answer.body) && answer.body['ok'] === true) return answer.body['result']
    throw refusal(answer, token)
  },
})

function refusal({ status, body }: PlatformAnswer, token: string): PlatformError {
  const fields = isRecord(body) ? body : {}
  const parameters = isRecord(fields['parameters']) ? fields['parameters'] : {}
  const said = typeof fields['description'] === 'string' ? fields['description'] : `HTTP ${status}`
  const detail = withoutToken(said, token)
  // A token that Telegram never issued is an unknown address to it.
  if (status === 401 || status === 404) return new PlatformError('token_invalid', detail)
  if (status === 429) {
    return new PlatformError('rate_limited', detail, {
      retryAfterMs: Number(parameters['retry_after'] ?? 1) * 1000,
    })
  }
  if (status >= 500) return new PlatformError('unreachable', detail)
  const movedTo = parameters['migrate_to_chat_id']
  if (typeof movedTo === 'number') {
    return new PlatformError('moved', detail, { movedTo: `${movedTo}` })
  }
  if (/can't parse entities/i.test(said)) return new PlatformError('unreadable_markup', detail)
  if (status === 403 || /chat not found/i.test(said)) return new PlatformError('gone', detail)
  return new PlatformError('refused', detail)
}
