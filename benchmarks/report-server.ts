import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { widgetIdOf } from '@docent/domain/bots'
import { webhookPath } from '@docent/channels/list'
import { CHAT } from '@docent/domain/routes'
import { BARE_PATH } from './bare-endpoint.ts'
import { percentile } from './search-engine.ts'
import { milliseconds, printTable } from './table.ts'

const START_TIMEOUT_MS = 60_000
const CALL_TIMEOUT_MS = 10_000

interface Call {
  readonly firstByteMs: number
  readonly completeMs: number
}

/** What is posted to one endpoint. */
interface Post {
  readonly url: string
  readonly body: object
  readonly headers: Readonly<Record<string, string>>
}

const asQuestion = (url: string, message: string): Post => ({
  url,
  body: { widgetId: widgetIdOf('bot'), message },
  headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
})

/** Posts over a kept connection and takes the time to the first byte and to the last. */
function call(port: number, agent: Agent, { url, body: content, headers }: Post): Promise<Call> {
  const body = JSON.stringify(content)
  const options = { host: '127.0.0.1', port, agent, path: url, method: 'POST', headers }
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const sent = request({ ...options, timeout: CALL_TIMEOUT_MS }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      let firstByteMs = 0
      response.on('data', () => (firstByteMs ||= performance.now() - start))
      response.on('end', () => resolve({ firstByteMs, completeMs: performance.now() - start }))
      response.on('error', reject)
    })
    sent.on('timeout', () => sent.destroy(new Error(`${url} timed out`)))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Asks both endpoints in turns, so that what else the machine does meets them alike. */
async function timesOf(
  port: number,
  urls: readonly string[],
  questions: readonly string[],
): Promise<Map<string, Call[]>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const calls = new Map(urls.map((url) => [url, [] as Call[]]))
  // The first round warms the server up.
  for (const isWarm of [false, true]) {
    for (const question of questions) {
      for (const url of urls) {
        const taken = await call(port, agent, asQuestion(url, question))
        if (isWarm) calls.get(url)?.push(taken)
      }
    }
  }
  agent.destroy()
  return calls
}

const NAMES = { [CHAT.message]: 'an answer', [BARE_PATH]: 'a constant' } as const

/** Time from the question's last byte to the stream's first event, beside an endpoint that does nothing. */
export async function reportServer(questions: readonly string[]): Promise<void> {
  const server = fork(path.join(import.meta.dirname, 'answer-server.ts'))
  try {
    const signal = AbortSignal.timeout(START_TIMEOUT_MS)
    const [port] = (await once(server, 'message', { signal })) as [number]
    const calls = await timesOf(port, Object.keys(NAMES), questions)
    const rows = Object.entries(NAMES).map(([url, name]) => {
      const both = (of: (each: Call) => number): string =>
        [0.5, 0.95]
          .map((share) => milliseconds(percentile((calls.get(url) ?? []).map(of), share)))
          .join(' / ')
      return [name, both(({ firstByteMs }) => firstByteMs), both(({ completeMs }) => completeMs)]
    })
    printTable(
      'Over HTTP on this machine, storage in memory, one question after the other',
      ['Streamed', 'first event p50 / p95, ms', 'complete p50 / p95, ms'],
      rows,
    )
    await reportAcknowledgement(port)
  } finally {
    server.kill()
  }
}

const DELIVERIES = 2_000
/** Platforms call again what is not acknowledged in time; the aim is a second. */
const ACKNOWLEDGED_WITHIN_MS = 1_000

/** A delivery of Telegram, as the stand-in of the platform in memory expects it. */
const asDelivery = (id: number): Post => ({
  url: `${webhookPath('telegram')}?chatbot_id=bot`,
  body: {
    update_id: id,
    message: {
      message_id: id,
      date: 1_700_000_000 + id,
      from: { id: 77, is_bot: false, first_name: 'Robin' },
      chat: { id: 77, type: 'private' },
      text: 'How much is a puncture repair?',
    },
  },
  headers: {
    'content-type': 'application/json',
    'x-telegram-bot-api-secret-token': 'the-secret-of-the-webhook',
  },
})

/** Time until a platform has its 200, beside an endpoint that does nothing. Nothing is answered meanwhile. */
async function reportAcknowledgement(port: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const deliveries: number[] = []
  const constants: number[] = []
  for (let id = 1; id <= DELIVERIES; id += 1) {
    deliveries.push((await call(port, agent, asDelivery(id))).completeMs)
    constants.push((await call(port, agent, asQuestion(BARE_PATH, 'x'))).completeMs)
  }
  agent.destroy()
  const [slowest = 0, slowestConstant = 0] = [deliveries, constants].map((times) =>
    percentile(times, 0.99),
  )
  printTable(
    'Acknowledging what a platform delivers, queue in memory',
    ['p99, ms', 'beside a constant', 'share of a second'],
    [
      [
        milliseconds(slowest),
        `${(slowest / slowestConstant).toFixed(1)} ×`,
        `${((slowest / ACKNOWLEDGED_WITHIN_MS) * 100).toFixed(2)} %`,
      ],
    ],
  )
}
