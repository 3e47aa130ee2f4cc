import { spawn, type ChildProcess } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, request } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { webhookPath, MESSAGING_CHANNELS } from '@docent/channels/list'
import { buildFunctions } from '../../build.ts'

// The function `chat` as it is deployed: bundled, in a process of the platform's own server, which
// reads and parses every body before it calls a function.

const MEGABYTE = 1024 * 1024
const HUGE = 100 * MEGABYTE
/** What a hundred megabytes with a bad header may cost, in megabytes. */
const MAX_COST = 5
const START_MS = 60_000
const require = createRequire(import.meta.url)
const framework = require.resolve('@google-cloud/functions-framework')
const isMeasurable = existsSync('/proc/self/status')

let folder: string
let server: ChildProcess
let port = 0

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready))
  const found = (probe.address() as AddressInfo).port
  await new Promise((closed) => probe.close(closed))
  return found
}

const isUp = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  )

beforeAll(async () => {
  if (!isMeasurable) return
  folder = mkdtempSync(join(tmpdir(), 'docent-deployed-'))
  symlinkSync(resolve(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"type": "module", "main": "lib/index.js"}')
  mkdirSync(join(folder, 'lib'))
  await buildFunctions(join(folder, 'lib'))
  port = await freePort()
  server = spawn(
    process.execPath,
    [join(framework, '../main.js'), '--target=chat', `--source=${folder}`, `--port=${port}`],
    {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        GCLOUD_PROJECT: 'demo-docent',
        FIREBASE_CONFIG: '{"projectId": "demo-docent"}',
      },
    },
  )
  await vi.waitUntil(isUp, { timeout: START_MS, interval: 100 })
}, START_MS)
afterAll(() => {
  if (!isMeasurable) return
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Memory that the server holds, in megabytes. */
const held = (): number => {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Sends all of a body, whatever is said meanwhile. @returns the status, or how the call broke */
const post = (path: string, headers: Record<string, string>): Promise<number | string> =>
  new Promise((answered) => {
    const call = request({
      port,
      path,
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/plain', 'content-length': HUGE },
    })
    call.on('response', (response) => {
      response.resume()
      answered(response.statusCode ?? 0)
    })
    call.on('error', (error: NodeJS.ErrnoException) => answered(error.code ?? ''))
    const chunk = Buffer.alloc(MEGABYTE, ' ')
    let left = HUGE
    const write = (): void => {
      while (left > 0) {
        left -= chunk.length
        if (!call.write(chunk)) {
          call.once('drain', write)
          return
        }
      }
      call.end()
    }
    write()
  })

/** What a post costs at its height, in megabytes. */
async function costOf(path: string, headers: Record<string, string> = {}) {
  const before = held()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, held())
  }, 5)
  const outcome = await post(path, headers)
  await pause(200)
  clearInterval(watch)
  return { outcome, cost: most - before }
}

const BAD_HEADERS = {
  'x-telegram-bot-api-secret-token': 'bad',
  'x-hub-signature-256': `sha256=${'0'.repeat(64)}`,
}

test.skipIf(!isMeasurable)(
  'a hundred megabytes with a bad header cost the deployed function next to nothing',
  async () => {
    for (const channel of MESSAGING_CHANNELS) {
      const path = `${webhookPath(channel)}?chatbot_id=bot`
      const { outcome, cost } = await costOf(path, BAD_HEADERS)
      // Who goes on sending finds the connection closed, before or after the answer.
      expect([413, 'EPIPE', 'ECONNRESET']).toContain(outcome)
      expect(cost).toBeLessThan(MAX_COST)
    }
    // What is not judged by its head costs several times its size: the figures above mean something.
    expect((await costOf('/chat/message')).cost).toBeGreaterThan(HUGE / MEGABYTE / 2)
    expect(await isUp()).toBe(true)
  },
  START_MS,
)
