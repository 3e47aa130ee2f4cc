import type { IncomingMessage } from 'node:http'
import { MESSAGING_CHANNELS, webhookPath } from '@docent/channels/list'

/** Largest delivery, in bytes: Messenger batches a thousand events at most, Telegram sends one. */
export const MAX_DELIVERY_BYTES = 4 * 1024 * 1024

/** The last segments of the webhooks' addresses: what stands before them depends on the caller's way. */
const ENDS = MESSAGING_CHANNELS.map((channel) => {
  const path = webhookPath(channel)
  return path.slice(path.lastIndexOf('/'))
})

/**
 * Refuses a delivery that says itself that it is too large, before anything of it is read.
 * @returns the status, or `null` where it may be read
 */
export function judgeDelivery({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): number | null {
  const [path = ''] = url.split('?')
  const isWebhook = ENDS.some((end) => path.endsWith(end))
  return isWebhook && Number(headers['content-length'] ?? 0) > MAX_DELIVERY_BYTES ? 413 : null
}
