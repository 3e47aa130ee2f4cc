import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGE_MODEL_KEY, LANGUAGE_MODEL_NAME, start } from './language-model.ts'
import type { StandIn } from './serve.ts'

const prompt = JSON.stringify({
  question: 'When is the shop closed?',
  evidence: [
    { id: 'a', quote: 'A service costs £45.' },
    { id: 'b', quote: 'The shop is closed on Mondays.' },
  ],
})
const body = { model: LANGUAGE_MODEL_NAME, messages: [{ role: 'user', content: prompt }] }

let standIn: StandIn
beforeAll(async () => {
  standIn = await start({ port: 0 })
})
afterAll(() => standIn.close())

const call = (path: string, init: RequestInit = {}, key = LANGUAGE_MODEL_KEY) =>
  fetch(`${standIn.url}${path}`, { ...init, headers: { authorization: `Bearer ${key}` } })
const complete = (request: object) =>
  call('/chat/completions', { method: 'POST', body: JSON.stringify(request) })

interface Completion {
  choices: { message: { content: string }; delta: { content?: string } }[]
}

test('the same prompt gets the same completion, made of its evidence', async () => {
  const first = (await (await complete(body)).json()) as Completion
  expect(await (await complete(body)).json()).toEqual(first)
  expect(JSON.parse(first.choices[0]?.message.content ?? '')).toEqual({
    evidenceId: 'b',
    text: 'The shop is closed on Mondays.',
  })
})

test('a streamed completion has the same text in pieces, and ends with [DONE]', async () => {
  const whole = (await (await complete(body)).json()) as Completion
  const response = await complete({ ...body, stream: true })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const events = (await response.text()).trim().split('\n\n')
  expect(events.pop()).toBe('data: [DONE]')
  const text = events
    .map((event) => JSON.parse(event.slice('data: '.length)) as Completion)
    .map(({ choices }) => choices[0]?.delta.content ?? '')
    .join('')
  expect(events.length).toBeGreaterThan(3)
  expect(text).toBe(whole.choices[0]?.message.content)
})

test('it lists its one model', async () => {
  const list = (await (await call('/models')).json()) as { data: { id: string }[] }
  expect(list.data.map(({ id }) => id)).toEqual([LANGUAGE_MODEL_NAME])
})

test.each([
  ['a wrong key', () => call('/models', {}, 'wrong'), 401],
  ['no messages', () => complete({ model: LANGUAGE_MODEL_NAME, messages: [] }), 400],
  ['another model', () => complete({ ...body, model: 'other' }), 404],
  ['another address', () => call('/embeddings', { method: 'POST' }), 404],
])('it refuses %s in the shape of the real one', async (_, request, status) => {
  const response = await request()
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({
    error: { message: expect.any(String), type: expect.any(String) },
  })
})

test('it refuses a mode that it does not have, and keeps the one it is in', async () => {
  const control = new URL('/control', standIn.url)
  const refused = await fetch(control, { method: 'PUT', body: '{"mode":"sulk"}' })
  expect(refused.status).toBe(400)
  expect((await complete(body)).status).toBe(200)
})
