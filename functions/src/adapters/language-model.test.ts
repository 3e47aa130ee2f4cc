import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  LANGUAGE_MODEL_KEY,
  LANGUAGE_MODEL_NAME,
  start,
  type LanguageModelMode,
} from '../../../emulators/stand-ins/language-model.ts'
import { listen, type StandIn } from '../../../emulators/stand-ins/serve.ts'
import type { Phraser, PhrasedSentence } from '../chat/ports.ts'
import { listenToAll } from '../testing/scripted-phraser.ts'
import { openAiCompatibleModel } from './language-model.ts'

const REQUEST = {
  ownerId: 'ada',
  knowledgeBaseId: 'base',
  question: 'What does a puncture repair cost?',
  systemMessage: 'You help the customers of a bicycle shop.',
  personality: 'friendly',
  evidence: [
    { id: '0', quote: 'The shop is closed on Mondays.' },
    { id: '1', quote: 'A puncture repair costs £12.' },
  ],
} as const

let standIn: StandIn
const patient = () => AbortSignal.timeout(5_000)

const model = (options: { key?: string; name?: string; url?: string } = {}) =>
  openAiCompatibleModel({
    url: standIn.url,
    key: LANGUAGE_MODEL_KEY,
    name: LANGUAGE_MODEL_NAME,
    ...options,
  })

const say = (phraser: Phraser) => listenToAll(phraser.phrase(REQUEST, patient()))

async function setMode(mode: LanguageModelMode): Promise<void> {
  const response = await fetch(new URL('/control', standIn.url), {
    method: 'PUT',
    body: JSON.stringify({ mode }),
  })
  expect(response.status).toBe(200)
}

beforeAll(async () => {
  standIn = await start({ port: 0 })
})
beforeEach(() => setMode('honest'))
afterAll(() => standIn.close())

test('a model chooses among the quotes and names each by its id', async () => {
  expect(await say(model())).toEqual([{ text: 'A puncture repair costs £12.', evidenceId: '1' }])
})

test('a base address with a closing slash is the same address', async () => {
  expect(await say(model({ url: `${standIn.url}/` }))).toHaveLength(1)
})

test('what the model invents is handed on as it is: judging it is the gate’s work', async () => {
  await setMode('invent')
  const sentences = await say(model())
  expect(sentences[0]).toEqual({ text: 'On Fridays everything is free.', evidenceId: '0' })
})

test('a model that never answers ends with the caller’s time-out', async () => {
  await setMode('hang')
  await expect(
    listenToAll(model().phrase(REQUEST, AbortSignal.timeout(100))),
  ).rejects.toMatchObject({
    code: 'timeout',
  })
})

describe('a refusal says its status, and nothing of the key or the question', () => {
  test.each([
    ['fail', '500'],
    ['rate_limited', '429'],
  ] as const)('%s', async (mode, status) => {
    await setMode(mode)
    const refused = say(model())
    await expect(refused).rejects.toMatchObject({ code: 'unavailable' })
    await expect(refused).rejects.toThrow(status)
  })

  test.each([
    ['a wrong key', { key: 'sk-wrong' }, '401'],
    ['a model that does not exist', { name: 'other' }, '404'],
  ])('%s, which another attempt would not mend', async (_, options, status) => {
    const error = await say(model(options)).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'internal', detail: `language model: status ${status}` })
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toMatch(/sk-wrong|puncture/)
  })
})

test('what was said before a connection broke stays said', async () => {
  await setMode('stall')
  const said: PhrasedSentence[] = []
  const stop = new AbortController()
  const listening = async () => {
    for await (const sentence of model().phrase(REQUEST, stop.signal)) {
      said.push(sentence)
      stop.abort()
    }
  }
  await expect(listening()).rejects.toMatchObject({ code: 'timeout' })
  expect(said).toHaveLength(1)
})

test('a row of a table may be told as a sentence', async () => {
  await setMode('smooth')
  const evidence = [{ id: '0', quote: 'Puncture repair | 20 minutes | £12' }]
  const said = await listenToAll(model().phrase({ ...REQUEST, evidence }, patient()))
  expect(said[0]?.text).toBe('Puncture repair takes 20 minutes costs £12')
})

test.each(['malformed', 'cut'] as const)('a reply that is %s is an error', async (mode) => {
  await setMode(mode)
  await expect(say(model())).rejects.toMatchObject({ code: 'unavailable' })
})

test('a redirect is not followed, wherever it leads', async () => {
  const elsewhere = createServer((_, response) => {
    response.writeHead(307, { location: `${standIn.url}/chat/completions` }).end()
  })
  const server = await listen(elsewhere, { name: 'redirect', port: 0 })
  await expect(say(model({ url: server.url }))).rejects.toMatchObject({
    code: 'unavailable',
  })
  await server.close()
})

test('a server that is not there is an error', async () => {
  const nobody = model({ url: 'http://127.0.0.1:9/v1' })
  await expect(say(nobody)).rejects.toMatchObject({ code: 'unavailable' })
})

/** A server that streams a reply in pieces of a few characters. */
const answering = async (content: string, pieceLength = 7) => {
  const pieces = content.match(new RegExp(`[^]{1,${pieceLength}}`, 'g')) ?? []
  const server = await listen(
    createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const piece of pieces) {
        const choices = [{ index: 0, delta: { content: piece }, finish_reason: null }]
        response.write(`data: ${JSON.stringify({ id: '1', created: 1, model: 'm', choices })}\n\n`)
      }
      const choices = [{ index: 0, delta: {}, finish_reason: 'stop' }]
      response.end(`data: ${JSON.stringify({ id: '1', choices })}\n\ndata: [DONE]\n\n`)
    }),
    { name: 'odd model', port: 0 },
  )
  try {
    return await say(model({ url: server.url }))
  } finally {
    await server.close()
  }
}
const LINE = '{"evidenceId":"1","text":"x"}'

describe('a reply of another shape', () => {
  test.each([
    ['a code fence', `\`\`\`json\n${LINE}\n\`\`\``],
    ['a list', `[\n${LINE}\n]`],
    ['blank lines', `\n\n${LINE}\n\n`],
    ['a last line that ends', `${LINE}\n`],
  ])('is read where only %s surrounds it', async (_, content) => {
    expect(await answering(content)).toEqual([{ text: 'x', evidenceId: '1' }])
  })

  test.each([
    ['nothing', ''],
    ['a bare list', '[1]'],
    ['a number as text', '{"evidenceId":"1","text":1}'],
    ['no evidence', '{"text":"x"}'],
    ['prose before it', `Here: ${LINE}`],
    ['a flood', 'x'.repeat(30_000)],
  ])('is an error: %s', async (_, content) => {
    await expect(answering(content, 1_000)).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('is an error where it is no stream of the protocol', async () => {
    const server = await listen(
      createServer((_, response) => response.end('<html>')),
      { name: 'odd model', port: 0 },
    )
    await expect(say(model({ url: server.url }))).rejects.toMatchObject({ code: 'unavailable' })
    await server.close()
  })
})
