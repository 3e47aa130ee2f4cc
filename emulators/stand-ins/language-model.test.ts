import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  EMBEDDING_MODEL_NAME,
  LANGUAGE_MODEL_KEY,
  LANGUAGE_MODEL_NAME,
  start,
} from './language-model.ts'
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

const embed = (input: unknown, model = EMBEDDING_MODEL_NAME) =>
  call('/embeddings', { method: 'POST', body: JSON.stringify({ model, input }) })

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

test('the same text gets the same vector, and synonyms that it knows are near each other', async () => {
  const input = ['Mend my bike', 'Fix my bicycle', 'Opening hours']
  const first = (await (await embed(input)).json()) as { data: { embedding: number[] }[] }
  expect(await (await embed(input)).json()).toEqual(first)
  const [asked, alike, other] = first.data.map(({ embedding }) => embedding)
  const near = (one: number[], another: number[]) =>
    one.reduce((sum, value, at) => sum + value * another[at]!, 0)
  expect(near(asked!, alike!)).toBeGreaterThan(0.99)
  expect(near(asked!, other!)).toBeLessThan(0.3)
})

test('it lists its models', async () => {
  const list = (await (await call('/models')).json()) as { data: { id: string }[] }
  expect(list.data.map(({ id }) => id)).toEqual([LANGUAGE_MODEL_NAME, EMBEDDING_MODEL_NAME])
})

test.each([
  ['a wrong key', () => call('/models', {}, 'wrong'), 401],
  ['no messages', () => complete({ model: LANGUAGE_MODEL_NAME, messages: [] }), 400],
  ['another model', () => complete({ ...body, model: 'other' }), 404],
  ['another address', () => call('/images', { method: 'POST' }), 404],
  ['no texts', () => embed([]), 400],
  ['a model that makes no vectors', () => embed(['a'], LANGUAGE_MODEL_NAME), 404],
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
