import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HttpRequest, HttpResponse } from '../http/endpoint.ts'
import { aConnection, inMemoryConnections, inMemoryUpdates } from '../testing/in-memory-channels.ts'
import { recordedPlatforms } from '../testing/platform-world.ts'
import { webhookHandler } from './webhook-handler.ts'

const telegram = aConnection()
const signed = aConnection({
  channel: 'messenger',
  accountId: 'page',
  webhookSecret: 'verify-token',
  appSecret: '0123456789abcdef0123456789abcdef',
})
const unsigned = { ...signed, botId: 'unsigned', appSecret: '' }

let queue = inMemoryUpdates()
let failure: Error | null = null
const logged: unknown[] = []
const connections = inMemoryConnections([telegram, signed, unsigned])
const { platforms } = recordedPlatforms()

/** The handler on a bare server: nobody has read the body before it. */
const server: Server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const query = Object.fromEntries(url.searchParams)
  const platform = url.pathname === '/chat/messenger' ? platforms.messenger : platforms.telegram
  const handler = webhookHandler(platform, {
    connections,
    queue: {
      add: (chat, event) => (failure ? Promise.reject(failure) : queue.add(chat, event)),
    },
    logFailure: (_, cause) => logged.push(cause),
  })
  void handler(
    Object.assign(request, { query }) as unknown as HttpRequest,
    response as unknown as HttpResponse,
  )
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  queue = inMemoryUpdates()
  failure = null
})

const SECRET = 'x-telegram-bot-api-secret-token'
const post = async (path: string, headers: Record<string, string>, body: string) => {
  const response = await fetch(origin + path, { method: 'POST', headers, body })
  await response.text()
  return response.status
}
const TELEGRAM = '/chat/telegram?chatbot_id=bot'
const MESSENGER = '/chat/messenger?chatbot_id=bot'
const update = (id: number, text = 'When do you open?') =>
  JSON.stringify({
    update_id: id,
    message: { message_id: id, date: 1_700_000_000 + id, text, chat: { id: 77, type: 'private' } },
  })
const genuine = { [SECRET]: telegram.webhookSecret }
const sign = (body: string, key = signed.appSecret) => ({
  'x-hub-signature-256': `sha256=${createHmac('sha256', key).update(body).digest('hex')}`,
})
const delivery = (mid: string, text = 'När öppnar ni? 🚲') =>
  JSON.stringify({
    object: 'page',
    entry: [
      {
        id: 'page',
        messaging: [
          { sender: { id: '6432' }, timestamp: 1_700_000_000_000, message: { mid, text } },
        ],
      },
    ],
  })

describe('Telegram', () => {
  test('an update with the secret is kept once, however often it comes', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 50 }, () => post(TELEGRAM, genuine, update(1))),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(queue.size()).toBe(1)
  })

  test.each([
    ['no secret', TELEGRAM, {}],
    ['a wrong secret', TELEGRAM, { [SECRET]: 'wrong' }],
    ['an empty secret', TELEGRAM, { [SECRET]: '' }],
    ['a longer secret', TELEGRAM, { [SECRET]: `${telegram.webhookSecret}x` }],
    ['the secret in the address', `${TELEGRAM}&key=${telegram.webhookSecret}`, {}],
    ['a bot that is not there', '/chat/telegram?chatbot_id=other', genuine],
    ['no bot', '/chat/telegram', genuine],
    ['a path as bot', '/chat/telegram?chatbot_id=../bot', genuine],
  ])('%s is refused without a write', async (_, path, headers) => {
    expect(await post(path, headers, update(1))).toBe(401)
    expect(queue.size()).toBe(0)
  })

  test('what cannot be kept is asked for again', async () => {
    failure = new Error('database down')
    expect(await post(TELEGRAM, genuine, update(1))).toBe(503)
    expect(logged.at(-1)).toBe(failure)
    failure = null
    expect(await post(TELEGRAM, genuine, update(1))).toBe(200)
    expect(queue.size()).toBe(1)
  })

  test('what asks for no reply is taken and not kept', async () => {
    expect(await post(TELEGRAM, genuine, '{"update_id":1,"edited_message":{}}')).toBe(200)
    expect(await post(TELEGRAM, genuine, 'null')).toBe(200)
    expect(queue.size()).toBe(0)
  })

  test('no JSON is refused, and so is too much of it', async () => {
    expect(await post(TELEGRAM, genuine, '{"update_id":')).toBe(400)
    expect(await post(TELEGRAM, genuine, '')).toBe(400)
    expect(await post(TELEGRAM, genuine, `"${'x'.repeat(4 * 1024 * 1024)}"`)).toBe(413)
    expect((await fetch(origin + TELEGRAM, { method: 'PUT' })).status).toBe(405)
  })
})

describe('Messenger', () => {
  test('the address is proven with the verify token, as text', async () => {
    const ask = (token: string) =>
      fetch(
        `${origin}${MESSENGER}&hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=<b>1158201444`,
      )
    const response = await ask('verify-token')
    expect([response.status, await response.text()]).toEqual([200, '<b>1158201444'])
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await ask('wrong')).status).toBe(403)
    expect((await ask('')).status).toBe(403)
    expect((await fetch(`${origin}/chat/messenger?hub.mode=subscribe`)).status).toBe(403)
  })

  test('a signature over the raw bytes is checked, whatever alphabet they hold', async () => {
    expect(await post(MESSENGER, sign(delivery('m1')), delivery('m1'))).toBe(200)
    expect(await post(MESSENGER, sign(delivery('m1')), delivery('m1'))).toBe(200)
    expect(queue.size()).toBe(1)
  })

  test.each([
    ['unsigned', {}],
    ['signed with another secret', sign(delivery('m1'), 'f'.repeat(32))],
    ['signed for other bytes', sign(delivery('m2'))],
    ['half a signature', { 'x-hub-signature-256': 'sha256=00' }],
    ['the older signature', { 'x-hub-signature': sign(delivery('m1'))['x-hub-signature-256'] }],
  ])('%s is refused although the key of the address is right', async (_, headers) => {
    expect(await post(`${MESSENGER}&key=verify-token`, headers, delivery('m1'))).toBe(401)
    expect(queue.size()).toBe(0)
  })

  test('without an App Secret the key of the address decides', async () => {
    const path = '/chat/messenger?chatbot_id=unsigned'
    expect(await post(`${path}&key=verify-token`, {}, delivery('m1'))).toBe(200)
    expect(await post(`${path}&key=wrong`, {}, delivery('m2'))).toBe(401)
    expect(await post(path, sign(delivery('m3'), ''), delivery('m3'))).toBe(401)
    expect(queue.size()).toBe(1)
  })
})

/** Calls the handler as the server would, without a socket. */
async function deliverBytes(path: string, headers: Record<string, string>, body: Buffer) {
  const url = new URL(path, origin)
  const platform = url.pathname === '/chat/messenger' ? platforms.messenger : platforms.telegram
  const query = Object.fromEntries(url.searchParams)
  const response = { statusCode: 0, setHeader: () => undefined, end: () => undefined }
  await webhookHandler(platform, {
    connections,
    queue,
    logFailure: (_, cause) => logged.push(cause),
  })(
    { method: 'POST', headers, query, rawBody: body } as unknown as HttpRequest,
    response as unknown as HttpResponse,
  )
  return response.statusCode
}

test('fifty thousand forged and malformed deliveries cause no write and no error of ours', async () => {
  const forgedHeaders = fc.oneof(
    fc.constant({}),
    fc.record({ [SECRET]: fc.string() }),
    fc.record({
      'x-hub-signature-256': fc.oneof(fc.string(), fc.stringMatching(/^sha256=[0-9a-f]{64}$/)),
    }),
  )
  const anything = fc.oneof(
    fc.json(),
    fc.string(),
    fc.constant(update(1)),
    fc.constant(delivery('m')),
  )
  const path = fc.constantFrom(
    TELEGRAM,
    MESSENGER,
    '/chat/telegram?chatbot_id=__proto__',
    '/chat/messenger',
  )
  await fc.assert(
    fc.asyncProperty(path, forgedHeaders, anything, async (where, headers, body) => {
      expect(await deliverBytes(where, headers, Buffer.from(body))).toBe(401)
    }),
    { numRuns: 40_000 },
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (body) => {
      expect([200, 400]).toContain(await deliverBytes(TELEGRAM, genuine, Buffer.from(body)))
    }),
    { numRuns: 10_000 },
  )
  expect(queue.size()).toBe(0)
}, 120_000)

test('of a body of 100 MB under a wrong secret less than 5 MB are read', async () => {
  const body = 100 * 1024 * 1024
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve))
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString('latin1')))
  })
  socket.write(
    `POST ${TELEGRAM} HTTP/1.1\r\nHost: x\r\n${SECRET}: wrong\r\nContent-Length: ${body}\r\n\r\n`,
  )
  const chunk = Buffer.alloc(1024 * 1024)
  for (let written = 0; written < body && !socket.destroyed; written += chunk.length) {
    if (socket.write(chunk)) continue
    await new Promise<void>((resolve) => {
      socket.once('drain', resolve)
      socket.once('close', resolve)
    })
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 401 /)
  expect((await accepted).bytesRead).toBeLessThan(5 * 1024 * 1024)
  socket.destroy()
})
