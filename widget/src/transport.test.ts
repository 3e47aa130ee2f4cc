import type { ProvenSentence } from '@docent/domain/chat'
import { widgetMessages as text } from '@docent/domain/messages/widget'
import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import {
  openStream,
  readBody,
  respondJson,
  startChatServer,
  type ChatServer,
} from './testing/chat-server.ts'
import { aReply, aSentence } from './testing/samples.ts'
import { loadInfo, MAX_REPLY_BYTES, sendMessage } from './transport.ts'

let server: ChatServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

const QUESTION = { widgetId: 'widget_a', message: 'How long?' }
const NO_ABORT = new AbortController().signal

async function askServer(
  respond: (response: ServerResponse) => void,
  { signal = NO_ABORT, timeoutMs = 2_000 }: { signal?: AbortSignal; timeoutMs?: number } = {},
) {
  server = await startChatServer((_, response) => respond(response))
  const sentences: ProvenSentence[] = []
  const result = await sendMessage(`${server.url}/chat/message`, QUESTION, {
    signal,
    timeoutMs,
    onSentence: (sentence) => sentences.push(sentence),
  })
  return { result, sentences }
}

describe('sending a message', () => {
  test('needs no preflight and asks for a stream', async () => {
    let seen: unknown = null
    server = await startChatServer(async (request, response) => {
      const { accept, 'content-type': type } = request.headers
      seen = { method: request.method, accept, type, body: JSON.parse(await readBody(request)) }
      respondJson(response, [aReply()])
    })
    await sendMessage(server.url, QUESTION, { signal: NO_ABORT, onSentence: () => undefined })
    expect(seen).toEqual({
      method: 'POST',
      accept: 'text/event-stream',
      type: 'text/plain;charset=UTF-8',
      body: QUESTION,
    })
  })

  test('hands on each sentence as it arrives, then the whole', async () => {
    const second = aSentence('Postage is free.')
    const { result, sentences } = await askServer((response) => {
      const send = openStream(response)
      send('sentence', aSentence())
      send('sentence', second)
      send('done', [aReply({ sentences: [aSentence(), second] })])
    })
    expect(sentences).toEqual([aSentence(), second])
    expect(result).toEqual({ kind: 'reply', reply: aReply({ sentences: [aSentence(), second] }) })
  })

  test('a sentence without its whole proof is not shown', async () => {
    const { receipt, ...unproven } = aSentence()
    const { sentences } = await askServer((response) => {
      const send = openStream(response)
      send('sentence', unproven)
      send('sentence', { ...unproven, receipt: { ...receipt, quote: undefined } })
      send('done', aReply({ sentences: [] }))
    })
    expect(sentences).toEqual([])
  })

  test.each([
    ['a list', [{ output: 'Yes.' }]],
    ['an object', { output: 'Yes.' }],
  ])('a plain reply may be %s', async (_, body) => {
    const { result } = await askServer((response) => respondJson(response, body))
    expect(result).toMatchObject({ kind: 'reply', reply: { output: 'Yes.', sentences: [] } })
  })

  test.each([
    ['another shape', (response: ServerResponse) => respondJson(response, { answer: 'Yes.' })],
    ['an empty list', (response: ServerResponse) => respondJson(response, [])],
    ['no JSON', (response: ServerResponse) => void response.end('<html>')],
    [
      'a stream that ends in another shape',
      (response: ServerResponse) => openStream(response)('done', 7),
    ],
  ])('%s is named as an error', async (_, respond) => {
    const { result } = await askServer(respond)
    expect(result).toEqual({ kind: 'failed', text: text.unrecognisedReply })
  })

  test.each([
    ['status 500', (response: ServerResponse) => respondJson(response, { output: 'Yes.' }, 500)],
    ['status 404', (response: ServerResponse) => respondJson(response, { code: '__proto__' }, 404)],
    ['a cut line', (response: ServerResponse) => void response.socket?.destroy()],
    [
      'an event of failure',
      (response: ServerResponse) => openStream(response)('error', { code: 'internal' }),
    ],
    [
      'a stream that ends too early',
      (response: ServerResponse) => {
        openStream(response)('sentence', aSentence())
        response.end()
      },
    ],
    [
      'a stream without end',
      (response: ServerResponse) => {
        openStream(response)
        response.write(`data: ${'x'.repeat(MAX_REPLY_BYTES)}`)
        response.write('x'.repeat(MAX_REPLY_BYTES))
      },
    ],
  ])('%s is trouble with the connection', async (_, respond) => {
    const { result } = await askServer(respond)
    expect(result).toEqual({ kind: 'failed', text: text.connectionTrouble })
  })

  test.each([
    ['rate_limited', 429, text.rateLimited],
    ['message_too_long', 400, text.tooLong],
  ])('the refusal %s is told in its own words', async (code, status, words) => {
    const { result } = await askServer((response) => respondJson(response, { code }, status))
    expect(result).toEqual({ kind: 'failed', text: words })
  })

  test('a server that never ends its answer is given up', async () => {
    const { result, sentences } = await askServer(
      (response) => openStream(response)('sentence', aSentence()),
      { timeoutMs: 200 },
    )
    expect(result).toEqual({ kind: 'failed', text: text.connectionTrouble })
    expect(sentences).toHaveLength(1)
  })

  test('leaving the page ends the call', async () => {
    const leaving = new AbortController()
    const { result } = await askServer(() => leaving.abort(), { signal: leaving.signal })
    expect(result.kind).toBe('failed')
  })
})

async function ask(respond: (response: ServerResponse) => void) {
  server = await startChatServer((_, response) => respond(response))
  return loadInfo(server.url)
}

describe('asking for the bot', () => {
  const INFO = {
    name: 'Harbour Cycles',
    primaryColor: '#10B981',
    welcomeMessage: 'Hello',
    isActive: true,
    messageUrl: '/chat/message',
  }

  test('gives what the server tells', async () => {
    expect(await ask((response) => respondJson(response, INFO))).toEqual({
      kind: 'info',
      info: INFO,
    })
  })

  test('a bot that is off or unknown is absent', async () => {
    const off = await ask((response) => respondJson(response, { ...INFO, isActive: false }))
    expect(off).toEqual({ kind: 'absent' })
    await server?.close()
    const unknown = await ask((response) => respondJson(response, { code: 'not_found' }, 404))
    expect(unknown).toEqual({ kind: 'absent' })
  })

  test.each([
    ['too many requests', (response: ServerResponse) => respondJson(response, {}, 429)],
    ['a failing server', (response: ServerResponse) => respondJson(response, INFO, 500)],
    ['another shape', (response: ServerResponse) => respondJson(response, { ...INFO, name: 7 })],
    ['no JSON', (response: ServerResponse) => void response.end('<html>')],
    ['a cut line', (response: ServerResponse) => void response.socket?.destroy()],
  ])('%s means that it cannot be reached now', async (_, respond) => {
    expect(await ask(respond)).toEqual({ kind: 'unreachable' })
  })
})
