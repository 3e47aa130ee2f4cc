import { webhookPath } from '@docent/channels/list'
import { DOCUMENT_ID } from '@docent/domain/collections'
import type { ChannelKey } from '@docent/channels/platform'

/**
 * Where a platform delivers what people send to a bot.
 * @param origin where the function `chat` is reached, without a closing slash
 */
export const webhookUrl = (origin: string, key: ChannelKey): string =>
  `${origin}${webhookPath(key.channel)}?chatbot_id=${key.botId}`

/**
 * The address that an owner copies by hand. It names the base as specified (section 7), which the
 * server looks up itself; `key` proves a delivery that is not signed.
 */
export const setUpUrl = (
  origin: string,
  key: ChannelKey,
  copied: { readonly knowledgeBaseId: string; readonly secret: string },
): string =>
  `${webhookUrl(origin, key)}&knowledgebase_id=${encodeURIComponent(copied.knowledgeBaseId)}&key=${copied.secret}`

/** The bot that an address names; `null` where it is none. */
export function botIdOfQuery(query: Readonly<Record<string, unknown>>): string | null {
  const id = query['chatbot_id']
  return typeof id === 'string' && DOCUMENT_ID.test(id) ? id : null
}
