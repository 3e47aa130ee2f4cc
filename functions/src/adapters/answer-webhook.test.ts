import { createServer, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { listen, readText, type StandIn } from '../../../emulators/stand-ins/serve.ts'
import type { PhraseRequest } from '../chat/ports.ts'
import { listenToAll } from '../testing/scripted-phraser.ts'
import { answerWebhook, isWebhookAddress } from './answer-webhook.ts'

const REQUEST: PhraseRequest = {
  ownerId: 'ada',
  knowledgeBaseId: 'base',
  question: 'When do you open?',
  systemMessage: 'Be kind.',
  personality: 'friendly',
  evidence: [{ id: '0', quote: 'We open at nine.' }],
}

let server: StandIn | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function asking(
  answer: (response: ServerResponse, body: string) => void,
  signal = AbortSignal.timeout(5_000),
) {
  server = await listen(
    createServer((request, response) => {
      void readText(request).then((body) => answer(response, body))
    }),
    { name: 'webhook', port: 0 },
  )
  return listenToAll(answerWebhook(server.url).phrase(REQUEST, signal))
}

const saying = (body: string, status = 200) =>
  asking((response) => response.writeHead(status).end(body))

test('it gets base, prompt and message, and nothing of the owner or the evidence', async () => {
  let received = ''
  await asking((response, body) => {
    received = body
    response.end('{"output":"At nine."}')
  })
  expect(JSON.parse(received)).toEqual({
    knowledgebase_id: 'base',
    system_message: 'Be kind.',
    message: 'When do you open?',
  })
})

test.each([
  ['a list', '[{"output":"We open at nine."}]'],
  ['an object', '{"output":"We open at nine."}'],
])('%s with an output is read; which quote it says is not known yet', async (_, body) => {
  expect(await saying(body)).toEqual([{ text: 'We open at nine.', evidenceId: null }])
})

describe('a failure is said without what was asked', () => {
  test.each([
    ['no JSON', 'Hello', 200, 'unavailable'],
    ['another shape', '{"answer":"We open at nine."}', 200, 'unavailable'],
    ['an empty list', '[]', 200, 'unavailable'],
    ['a number', '{"output":9}', 200, 'unavailable'],
    ['nothing', '', 204, 'unavailable'],
    ['an error of theirs', '{"output":"x"}', 500, 'unavailable'],
    ['too many requests', '{"output":"x"}', 429, 'unavailable'],
    ['a refusal', '{"output":"x"}', 403, 'internal'],
    ['a flood', `{"output":"${'x'.repeat(300_000)}"}`, 200, 'unavailable'],
  ])('%s', async (_, body, status, code) => {
    await expect(saying(body, status)).rejects.toMatchObject({ code })
  })

  test('a redirect is not followed, wherever it leads', async () => {
    const calls: string[] = []
    const elsewhere = await listen(
      createServer((request, response) => {
        calls.push(request.url ?? '')
        response.end('{"output":"x"}')
      }),
      { name: 'elsewhere', port: 0 },
    )
    const redirected = asking((response) =>
      response.writeHead(307, { location: elsewhere.url }).end(),
    )
    await expect(redirected).rejects.toMatchObject({ code: 'unavailable' })
    expect(calls).toEqual([])
    await elsewhere.close()
  })

  test('no answer at all', async () => {
    const silent = asking(() => undefined, AbortSignal.timeout(100))
    await expect(silent).rejects.toMatchObject({ code: 'timeout' })
  })

  test('a connection that breaks in the middle', async () => {
    const broken = asking((response) => {
      response.writeHead(200, { 'content-length': '500' })
      response.write('{"output":', () => response.destroy())
    })
    await expect(broken).rejects.toMatchObject({ code: 'unavailable' })
  })
})

test.each([
  ['https://answers.example/hook', true],
  ['http://localhost:5678/webhook', true],
  ['http://127.0.0.1/webhook', true],
  ['http://[::1]:8080/', true],
  ['http://answers.example/hook', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['http://localhost.answers.example/', false],
  ['http://127.0.0.1@answers.example/', false],
  ['https://user:secret@answers.example/', false],
  ['file:///etc/passwd', false],
  ['ftp://localhost/', false],
  ['answers.example', false],
  ['', false],
])('whether %j may be called: %s', (address, isAllowed) => {
  expect(isWebhookAddress(address)).toBe(isAllowed)
})

test('an address that may not be called is refused before anything is sent', () => {
  expect(() => answerWebhook('http://answers.example')).toThrow('https://')
})
