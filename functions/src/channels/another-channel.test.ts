import { PIGEON } from '@docent/channels/testing/add-pigeon'
import { CHANNELS, placeName, webhookPath } from '@docent/channels/list'
import type { ChannelPlatform, Platforms } from '@docent/channels/platform'
import { PLATFORMS } from '@docent/channels/platforms'
import { API } from '@docent/domain/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerMessage } from '../chat/answer-message.ts'
import { serve } from '../http/router.ts'
import { aBot, inMemoryBots, inMemoryMeter, inMemoryTranscript } from '../testing/in-memory-chat.ts'
import { aChat, inMemoryConnections } from '../testing/in-memory-channels.ts'
import { indexedFile, inMemoryKnowledge } from '../testing/in-memory-knowledge-source.ts'
import { serveForTest, type TestServer } from '../testing/http-call.ts'
import { workWorld } from '../testing/platform-world.ts'
import { connectChannelEndpoint, disconnectChannelEndpoint } from './endpoints.ts'
import { judgeDelivery, MAX_DELIVERY_BYTES } from './judge-delivery.ts'
import { webhookHandler } from './webhook-handler.ts'
import { workChat } from './work-chat.ts'

// A channel that only these lists know: what follows is all that there is of the server.

const RING = 'GB-24-planted-ring'
const QUESTION = 'How much is a puncture repair?'

/** What the platform was asked, by path. */
const asked: { path: string; body: Record<string, string> }[] = []
let pigeons: TestServer
let docent: TestServer
const meter = inMemoryMeter()
const transcript = inMemoryTranscript()
const connections = inMemoryConnections()
const bots = inMemoryBots([aBot()])
const world = workWorld()

beforeAll(async () => {
  pigeons = await serveForTest((request, response) => {
    const body = JSON.parse(request.rawBody.toString()) as Record<string, string>
    asked.push({ path: request.path, body })
    response.statusCode = request.headers.authorization === RING ? 200 : 401
    response.end(JSON.stringify({ name: 'dovecote' }))
    return Promise.resolve()
  })
  const platform = PLATFORMS[PIGEON].make({ api: pigeons.url, links: pigeons.url })
  docent = await serveDocent(platform)
})
afterAll(async () => {
  await pigeons.close()
  await docent.close()
})

async function serveDocent(platform: ChannelPlatform): Promise<TestServer> {
  const platforms: Platforms = { ...world.deps.platforms, [PIGEON]: platform }
  const deps = {
    bots,
    connections,
    platforms,
    webhookOrigin: 'https://docent.test',
    notice: null,
    limit: () => true,
    logTrouble: () => undefined,
  }
  Object.assign(world.deps, {
    platforms,
    connections,
    answer: (message: Parameters<typeof answerMessage>[1]) =>
      answerMessage(
        {
          bots,
          knowledge: inMemoryKnowledge({
            base: {
              ownerId: 'ada',
              files: [
                indexedFile('prices.txt', [
                  'Repair prices\n\nA puncture repair costs £12.50, the inner tube included.',
                ]),
              ],
            },
          }),
          meter,
          transcript,
          leads: null,
          mayLeave: () => true,
          phraser: null,
          meaning: null,
          chooser: null,
          now: () => new Date('2026-03-01T12:00:00Z'),
        },
        message,
      ),
  })
  const api = serve(
    {
      [API.connectChannel]: connectChannelEndpoint(deps),
      [API.disconnectChannel]: disconnectChannelEndpoint(deps),
    },
    { prefix: '/api', crossOrigin: 'none' },
    {
      authenticate: () => Promise.resolve({ userId: 'ada', email: null, isEmailVerified: true }),
      logFailure: () => undefined,
      trustedProxyHops: 0,
    },
  )
  const webhook = webhookHandler(platform, {
    connections,
    queue: world.queue,
    logFailure: () => undefined,
  })
  return serveForTest((request, response) =>
    request.path === webhookPath(PIGEON) ? webhook(request, response) : api(request, response),
  )
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(docent.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: 'Bearer x', 'content-type': 'application/json', ...headers },
  })

test('it connects by one paste, checked with the platform and registered there', async () => {
  const wrong = await post(API.connectChannel, {
    channel: PIGEON,
    chatbotId: 'bot',
    token: 'no-ring',
  })
  expect(await wrong.json()).toMatchObject({ code: 'channel_token_rejected' })
  expect(connections.rows.size).toBe(0)

  const response = await post(API.connectChannel, {
    channel: PIGEON,
    chatbotId: 'bot',
    token: ` ${RING} `,
  })
  expect(await response.json()).toEqual({ problem: null })
  expect(connections.rows.get('pigeon bot')).toMatchObject({ name: 'dovecote', problem: null })
  expect(asked.at(-1)).toMatchObject({
    path: '/register',
    body: { url: 'https://docent.test/chat/pigeon?chatbot_id=bot' },
  })
})

test('a note is answered once, counted and kept, however often and in whatever order it comes', async () => {
  const secret = connections.connections.get('pigeon bot')?.webhookSecret ?? ''
  const notes = [
    { id: 'n2', from: 7, at: 2, words: 'Thanks' },
    { id: 'n1', from: 7, at: 1, words: QUESTION },
  ]
  const path = `${webhookPath(PIGEON)}?chatbot_id=bot`
  expect((await post(path, { notes }, { 'x-pigeon': 'forged' })).status).toBe(401)
  for (let copy = 0; copy < 3; copy += 1) {
    expect((await post(path, { notes }, { 'x-pigeon': secret })).status).toBe(200)
  }
  asked.length = 0
  await Promise.all(
    ['one', 'two', 'three'].map((worker) => workChat(world.deps, aChat('7', PIGEON), worker)),
  )

  expect(asked.map(({ path: target, body }) => [target, body['to']])).toEqual([
    ['/send', '7'],
    ['/send', '7'],
  ])
  expect(asked[0]?.body['text']).toContain('£12.50')
  expect(asked[0]?.body['text']).toContain('prices.txt')
  expect(Object.fromEntries(meter.counts)).toEqual({ 'ada 2026-03': 1 })
  expect(transcript.exchanges.map(({ channel, message }) => [channel, message.question])).toEqual([
    ['pigeon', QUESTION],
    ['pigeon', 'Thanks'],
  ])
  expect(placeName('pigeon')).toBe(CHANNELS[PIGEON].shortName)
}, 30_000)

test('a delivery that says that it is too large is refused before it is read', () => {
  const head = {
    url: webhookPath(PIGEON),
    headers: { 'content-length': `${MAX_DELIVERY_BYTES + 1}` },
  }
  expect(judgeDelivery(head)).toBe(413)
})

test('it is let go, and the platform delivers no more', async () => {
  asked.length = 0
  const response = await post(API.disconnectChannel, { channel: PIGEON, chatbotId: 'bot' })
  expect(await response.json()).toEqual({ success: true })
  expect(asked.map(({ path }) => path)).toEqual(['/unregister'])
  expect(connections.rows.size).toBe(0)
})
