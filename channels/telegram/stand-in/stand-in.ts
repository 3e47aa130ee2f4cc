import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { servePhone } from '../../../emulators/stand-ins/phone/phone.ts'
import {
  escapeHtml,
  listen,
  parseObject,
  readMode,
  readText,
  sendJson,
  sendPage,
  type StandIn,
} from '../../../emulators/stand-ins/serve.ts'
import { ApiError, METHODS } from './bot-api.ts'
import { createTelegram, type Telegram } from './bots.ts'

/** Bots that are there from the start, as BotFather would have made them. */
const FIRST_BOTS = [
  ['Sprocket', 'sprocket_bot'],
  ['Second bot', 'second_bot'],
] as const

/**
 * How the stand-in behaves until it is told otherwise by `PUT /control` with `{"mode": …}`:
 * - `honest`: as the Bot API does
 * - `rate_limited`: each message is refused once with 429 and `retry_after`
 * - `fail`: every call is refused with 502
 * - `refuse_webhook`: setWebhook is refused
 * - `revoked`: no token is known any more
 * - `silent`: each message is taken, and no answer comes
 */
const MODES = ['honest', 'rate_limited', 'fail', 'refuse_webhook', 'revoked', 'silent'] as const
type Mode = (typeof MODES)[number]

/** What BotFather would say: every bot with its token. */
const botFatherPage = (telegram: Telegram): string =>
  `<p>A stand-in of Telegram. Paste a token into Docent, then open its chat.</p>${telegram
    .list()
    .map(
      ({ name, username, token }) =>
        `<h2>${escapeHtml(name)}</h2><p><code>${token}</code></p><p><a href="/${username}">Chat with @${username}</a></p>`,
    )
    .join('')}`

/** Starts the stand-in; port 0 takes a free one. */
export async function start({ port }: { port: number }): Promise<StandIn> {
  const telegram = createTelegram()
  for (const [name, username] of FIRST_BOTS) telegram.create(name, username)
  let mode: Mode = 'honest'
  const limited = new Set<string>()

  function misbehave(method: string, body: string): void {
    if (mode === 'fail') throw new ApiError(502, 'Bad Gateway')
    if (mode === 'refuse_webhook' && method === 'setWebhook') {
      throw new ApiError(400, 'Bad Request: bad webhook: Failed to resolve host')
    }
    if (mode === 'rate_limited' && method === 'sendMessage' && !limited.has(body)) {
      limited.add(body)
      throw new ApiError(429, 'Too Many Requests: retry after 1', { retry_after: 1 })
    }
  }

  async function callMethod(request: IncomingMessage, token: string, method: string) {
    const bot = mode === 'revoked' ? undefined : telegram.find(token)
    const run = METHODS[method]
    if (bot === undefined) throw new ApiError(401, 'Unauthorized')
    if (run === undefined) throw new ApiError(404, 'Not Found')
    const body = await readText(request)
    misbehave(method, body)
    return run(telegram, bot, parseObject(body))
  }

  async function answerCall(
    request: IncomingMessage,
    response: ServerResponse,
    call: RegExpExecArray,
  ) {
    try {
      const [, token = '', method = ''] = call
      const result = await callMethod(request, token, method)
      if (mode === 'silent' && method === 'sendMessage') return
      sendJson(response, 200, { ok: true, result })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code, message, parameters } = error
      sendJson(response, code, { ok: false, error_code: code, description: message, parameters })
    }
  }

  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wanted = await readMode(request, response, MODES)
    if (wanted === null) return
    mode = wanted
    limited.clear()
  }

  /** A new bot, as one gets it by writing to BotFather. */
  async function createBot(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { name, username } = parseObject(await readText(request))
    const { token } = telegram.create(String(name), String(username))
    sendJson(response, 200, { token })
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = `${request.method} ${request.url}`
    const call = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '')
    if (call !== null) return answerCall(request, response, call)
    if (target === 'PUT /control') return control(request, response)
    if (target === 'POST /botfather') return createBot(request, response)
    if (target === 'GET /') {
      return sendPage(response, 'BotFather', botFatherPage(telegram))
    }
    if (!(await servePhone(request, response, telegram.phone, { brand: 'Telegram (stand-in)' }))) {
      sendJson(response, 404, { ok: false, error_code: 404, description: 'Not Found' })
    }
  }

  const server = createServer((request, response) => {
    route(request, response).catch(() => response.destroy())
  })
  return listen(server, { name: 'Telegram', port })
}
