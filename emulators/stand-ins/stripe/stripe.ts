// A stand-in for Stripe: the API that the `stripe` package calls, hosted pages for people, signed
// webhooks, a test clock. Everything is in memory. PUT /control changes how events are delivered and
// moves the clock: {"delivery": {"copies": 5, "isShuffled": true}, "advanceDays": 31}.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { originOf, ports } from '../../ports.ts'
import { API } from '@docent/domain/routes'
import { listen, readText, sendJson, type StandIn } from '../serve.ts'
import { refuseUnknown } from './calls.ts'
import { createDeliverer, type DeliveryMode } from './deliveries.ts'
import { StripeFault, keyInUse, reusedKey, unknownUrl, wrongKey } from './faults.ts'
import { parseFormBody } from './form-body.ts'
import { visitPage } from './hosted.ts'
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET } from './keys.ts'
import { ROUTES } from './routes.ts'
import { createState, nowOf, type StripeState } from './state.ts'
import { advanceTo } from './subscriptions.ts'

const DAY = 86_400

interface Answer {
  status: number
  body: unknown
}

/** Answers kept under their idempotency keys. */
type Replays = Map<string, { request: string; answer: Answer | null }>

export interface StripeStandIn extends StandIn {
  readonly state: StripeState
  setDelivery(change: Partial<DeliveryMode>): void
  /** Moves the test clock; what falls due on the way happens. */
  advanceDays(days: number): void
  countWaiting(): number
}

interface StartOptions {
  /** 0: a free one. */
  port?: number
  /** Where events go; `null`: nowhere. Default: the running product. */
  webhookUrl?: string | null
  /** How long each API call takes, in milliseconds. */
  latencyMs?: number
}

function findRoute(method: string, path: string) {
  for (const route of ROUTES) {
    const [verb, pattern = ''] = route.target.split(' ')
    const match = new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(path)
    if (verb === method && match) return { route, id: decodeURIComponent(match[1] ?? '') }
  }
  throw unknownUrl(method, path)
}

/** Runs one API call; a refusal is an answer too. */
function answerCall(
  state: StripeState,
  request: { method: string; url: URL; text: string },
): Answer {
  try {
    const { route, id } = findRoute(request.method, request.url.pathname)
    const isRead = request.method === 'GET'
    const body = parseFormBody(isRead ? request.url.search.slice(1) : request.text)
    refuseUnknown(body, route.takes)
    state.calls.push(`${request.method} ${request.url.pathname}`)
    return { status: 200, body: structuredClone(route.call(state, { id, body })) }
  } catch (error) {
    if (error instanceof StripeFault) return { status: error.status, body: error.body }
    throw error
  }
}

/** The first answer under a key again, where the request is the same. */
async function replayOrRun(
  replays: Replays,
  { key, request }: { key: string | undefined; request: string },
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return run()
  const known = replays.get(key)
  if (known !== undefined) {
    if (known.request !== request) throw reusedKey()
    if (known.answer === null) throw keyInUse()
    return known.answer
  }
  const entry: { request: string; answer: Answer | null } = { request, answer: null }
  replays.set(key, entry)
  const answer = await run()
  entry.answer = answer
  return answer
}

async function serveApi(
  state: StripeState,
  replays: Replays,
  { incoming, response, latencyMs }: Exchange,
): Promise<void> {
  const url = new URL(incoming.url ?? '/', state.origin)
  const method = incoming.method ?? 'GET'
  const text = await readText(incoming)
  const header = incoming.headers['idempotency-key']
  const key = Array.isArray(header) ? header[0] : header
  try {
    if (incoming.headers.authorization !== `Bearer ${STRIPE_KEY}`) throw wrongKey()
    const run = async () => {
      if (latencyMs > 0) await pause(latencyMs)
      return answerCall(state, { method, url, text })
    }
    const request = `${method} ${url.pathname} ${text}`
    const answer = await replayOrRun(
      replays,
      { key: method === 'POST' ? key : undefined, request },
      run,
    )
    sendJson(response, answer.status, answer.body)
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error
    sendJson(response, error.status, error.body)
  }
}

async function servePage(state: StripeState, { incoming, response }: Exchange): Promise<void> {
  const { pathname } = new URL(incoming.url ?? '/', state.origin)
  const fields = incoming.method === 'POST' ? new URLSearchParams(await readText(incoming)) : null
  const answer = visitPage(state, { path: pathname, fields })
  if (answer === null) {
    sendJson(response, 404, { error: 'There is no such page.' })
  } else if ('location' in answer) {
    response.writeHead(303, { location: answer.location }).end()
  } else {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer.html)
  }
}

interface Exchange {
  incoming: IncomingMessage
  response: ServerResponse
  latencyMs: number
}

interface Control {
  delivery?: Partial<DeliveryMode>
  advanceDays?: number
}

/** Starts the stand-in on 127.0.0.1, on its own port or, with port 0, on a free one. */
export async function start(options: StartOptions = {}): Promise<StripeStandIn> {
  const state = createState()
  const replays: Replays = new Map()
  const deliverer = createDeliverer({
    url:
      options.webhookUrl === undefined
        ? originOf('hosting') + API.stripeWebhook
        : options.webhookUrl,
    secret: STRIPE_WEBHOOK_SECRET,
  })
  state.onEvent = deliverer.add
  const advanceDays = (days: number) => advanceTo(state, nowOf(state) + Math.round(days * DAY))

  async function control({ incoming, response }: Exchange): Promise<void> {
    const wanted = JSON.parse((await readText(incoming)) || '{}') as Control
    if (wanted.advanceDays !== undefined) advanceDays(wanted.advanceDays)
    const delivery = deliverer.setMode(wanted.delivery ?? {})
    sendJson(response, 200, { delivery, now: nowOf(state), waiting: deliverer.countWaiting() })
  }

  const server = createServer((incoming, response) => {
    const exchange = { incoming, response, latencyMs: options.latencyMs ?? 0 }
    const path = incoming.url ?? '/'
    const served =
      path === '/control'
        ? control(exchange)
        : path.startsWith('/v1/')
          ? serveApi(state, replays, exchange)
          : servePage(state, exchange)
    served.catch(() => response.destroy())
  })
  const standIn = await listen(server, { name: 'Stripe', port: options.port ?? ports.stripe })
  state.origin = standIn.url
  return {
    ...standIn,
    state,
    setDelivery: (change) => void deliverer.setMode(change),
    advanceDays,
    countWaiting: deliverer.countWaiting,
    close: async () => {
      deliverer.close()
      await standIn.close()
    },
  }
}
