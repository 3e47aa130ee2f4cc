import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  LANGUAGE_MODEL_KEY,
  LANGUAGE_MODEL_NAME,
  start,
  type LanguageModelMode,
} from '../../../emulators/stand-ins/language-model.ts'
import { listen, type StandIn } from '../../../emulators/stand-ins/serve.ts'
import { openAiCompatibleModel } from './language-model.ts'

const REQUEST = {
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
  expect(await model().phrase(REQUEST, patient())).toEqual([
    { text: 'A puncture repair costs £12.', evidenceId: '1' },
  ])
})

test('a base address with a closing slash is the same address', async () => {
  expect(await model({ url: `${standIn.url}/` }).phrase(REQUEST, patient())).toHaveLength(1)
})

test('what the model invents is handed on as it is: judging it is the gate’s work', async () => {
  await setMode('invent')
  const sentences = await model().phrase(REQUEST, patient())
  expect(sentences.at(-1)).toEqual({ text: 'On Fridays everything is free.', evidenceId: '0' })
})

test('a model that never answers ends with the caller’s time-out', async () => {
  await setMode('hang')
  await expect(model().phrase(REQUEST, AbortSignal.timeout(100))).rejects.toMatchObject({
    code: 'timeout',
  })
})

describe('a refusal says its status, and nothing of the key or the question', () => {
  test.each([
    ['fail', '500'],
    ['rate_limited', '429'],
  ] as const)('%s', async (mode, status) => {
    await setMode(mode)
    const refused = model().phrase(REQUEST, patient())
    await expect(refused).rejects.toMatchObject({ code: 'unavailable' })
    await expect(refused).rejects.toThrow(status)
  })

  test('a wrong key', async () => {
    const refused = model({ key: 'sk-wrong' }).phrase(REQUEST, patient())
    await expect(refused).rejects.toMatchObject({
      code: 'unavailable',
      detail: 'language model: status 401',
    })
  })

  test('a model that does not exist', async () => {
    const refused = model({ name: 'other' }).phrase(REQUEST, patient())
    await expect(refused).rejects.toMatchObject({ detail: 'language model: status 404' })
  })
})

test.each(['malformed', 'cut'] as const)('a reply that is %s is an error', async (mode) => {
  await setMode(mode)
  await expect(model().phrase(REQUEST, patient())).rejects.toMatchObject({ code: 'unavailable' })
})

test('a redirect is not followed, wherever it leads', async () => {
  const elsewhere = createServer((_, response) => {
    response.writeHead(307, { location: `${standIn.url}/chat/completions` }).end()
  })
  const server = await listen(elsewhere, { name: 'redirect', port: 0 })
  await expect(model({ url: server.url }).phrase(REQUEST, patient())).rejects.toMatchObject({
    code: 'unavailable',
  })
  await server.close()
})

test('a server that is not there is an error', async () => {
  const nobody = model({ url: 'http://127.0.0.1:9/v1' })
  await expect(nobody.phrase(REQUEST, patient())).rejects.toMatchObject({ code: 'unavailable' })
})

const answering = async (body: string) => {
  const server = await listen(
    createServer((_, response) => response.end(body)),
    { name: 'odd model', port: 0 },
  )
  try {
    return await model({ url: server.url }).phrase(REQUEST, patient())
  } finally {
    await server.close()
  }
}
const saying = (content: string) => JSON.stringify({ choices: [{ message: { content } }] })

describe('a reply of another shape', () => {
  test('is read where only a code fence surrounds the JSON', async () => {
    const fenced = '```json\n{"sentences":[{"evidenceId":"1","text":"x"}]}\n```'
    expect(await answering(saying(fenced))).toEqual([{ text: 'x', evidenceId: '1' }])
  })

  test('is an empty choice where the model chose none', async () => {
    expect(await answering(saying('{"sentences":[]}'))).toEqual([])
  })

  test.each([
    ['an empty body', ''],
    ['no choices', '{"choices":[]}'],
    ['no content', '{"choices":[{"message":{"content":null}}]}'],
    ['a bare list', saying('[]')],
    ['a number as text', saying('{"sentences":[{"evidenceId":"1","text":1}]}')],
    ['prose before the JSON', saying('Here: {"sentences":[]}')],
    ['a flood', saying('x'.repeat(300_000))],
  ])('is an error: %s', async (_, body) => {
    await expect(answering(body)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
