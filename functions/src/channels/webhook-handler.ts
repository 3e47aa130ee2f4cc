import type { ChannelKey, ChannelPlatform, Connection, Delivery } from '@docent/channels/platform'
import { ServiceError } from '@docent/domain/errors'
import type { HttpRequest, HttpResponse } from '../http/endpoint.ts'
import { readRawBody } from '../http/raw-body.ts'
import type { ConnectionStore, UpdateQueue } from './ports.ts'
import { MAX_DELIVERY_BYTES } from './judge-delivery.ts'
import { botIdOfQuery } from './webhook-url.ts'

export interface WebhookDeps {
  readonly connections: Pick<ConnectionStore, 'find' | 'findWebhookSecret'>
  readonly queue: Pick<UpdateQueue, 'add'>
  /** A delivery that could not be kept; the platform is asked to repeat it. */
  logFailure(key: ChannelKey, cause: unknown): void
}

/** Updates of one delivery that are kept at a time. */
const KEPT_AT_ONCE = 20

/**
 * Takes what a platform delivers: proves the sender before a byte of the body is parsed, keeps
 * every update under its id, and answers. Nothing is answered to people here, so the platform gets
 * its 200 at once, however long an answer takes.
 *
 * Statuses: 200 kept (or nothing that asks for a reply), 400 not JSON, 401 not proven, 405, 413,
 * and 503 where it could not be kept, after which the platform delivers again.
 */
export const webhookHandler =
  (platform: ChannelPlatform, deps: WebhookDeps) =>
  async (request: HttpRequest, response: HttpResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    const botId = botIdOfQuery(request.query)
    const delivery: Delivery = { headers: request.headers, query: request.query }
    if (request.method === 'GET')
      return answerChallenge(platform, deps, { botId, delivery, response })
    if (request.method !== 'POST') return end(response, 405)
    if (botId === null || !platform.looksGenuine(delivery)) return refuse(response, 401)
    const key = { channel: platform.name, botId }
    try {
      const connection = await deps.connections.find(key)
      if (connection === null) return refuse(response, 401)
      const readBody = bodyReader(request)
      if (!(await platform.isGenuine(delivery, connection, readBody))) {
        return refuse(response, 401)
      }
      const body = parse(await readBody())
      if (body === undefined) return end(response, 400)
      await keep(platform, deps, connection, body)
      end(response, 200)
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'payload_too_large') {
        return refuse(response, 413)
      }
      deps.logFailure(key, error)
      end(response, 503)
    }
  }

async function answerChallenge(
  platform: ChannelPlatform,
  deps: WebhookDeps,
  call: { botId: string | null; delivery: Delivery; response: HttpResponse },
): Promise<void> {
  const { botId, delivery, response } = call
  const key = { channel: platform.name, botId: botId ?? '' }
  try {
    const secret = botId === null ? '' : await deps.connections.findWebhookSecret(key)
    const answer = platform.answerChallenge(delivery, secret)
    if (answer === null) return end(response, 403)
    // As text and nothing else: the platform chooses the words.
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    end(response, 200, answer)
  } catch (error) {
    deps.logFailure(key, error)
    end(response, 503)
  }
}

async function keep(
  platform: ChannelPlatform,
  deps: WebhookDeps,
  connection: Connection,
  body: unknown,
): Promise<void> {
  const events = platform.readEvents(body, connection)
  const { channel, botId, ownerId } = connection
  for (let from = 0; from < events.length; from += KEPT_AT_ONCE) {
    await Promise.all(
      events
        .slice(from, from + KEPT_AT_ONCE)
        .map((event) => deps.queue.add({ channel, botId, ownerId, chatId: event.chatId }, event)),
    )
  }
}

/** Reads the body on the first call, once. */
function bodyReader(request: HttpRequest): () => Promise<Buffer> {
  let body: Promise<Buffer> | undefined
  return () => (body ??= readRawBody(request, MAX_DELIVERY_BYTES))
}

/** `undefined` where the bytes are no JSON. */
function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

function end(response: HttpResponse, status: number, body = ''): void {
  response.statusCode = status
  response.end(body)
}

/** Refuses without reading what is still to come: the connection closes behind the answer. */
function refuse(response: HttpResponse, status: number): void {
  response.setHeader('Connection', 'close')
  end(response, status)
}
