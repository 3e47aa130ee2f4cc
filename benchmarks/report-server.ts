import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { widgetIdOf } from '@docent/domain/bots'
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

/** Posts a question over a kept connection and takes the time to the first event and to the last. */
function call(port: number, agent: Agent, url: string, message: string): Promise<Call> {
  const body = JSON.stringify({ widgetId: widgetIdOf('bot'), message })
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' }
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
        const taken = await call(port, agent, url, question)
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
  } finally {
    server.kill()
  }
}
