import { ServiceError } from '@docent/domain/errors'
import { object, string } from 'yup'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serveForTest, type TestServer } from '../testing/http-call.ts'
import { endpoint } from './endpoint.ts'
import { serve } from './router.ts'

const owner = { userId: 'ada', email: 'ada@example.com', isEmailVerified: true }
const failures: string[] = []
let parsed = 0
let server: TestServer

const countingSchema = object({
  name: string()
    .transform((value: string) => {
      parsed += 1
      return value
    })
    .max(5)
    .required(),
})

const table = {
  '/api/echo': endpoint({
    method: 'POST',
    auth: 'owner',
    body: countingSchema,
    run: ({ owner: { userId }, body }) => Promise.resolve({ userId, name: body.name }),
  }),
  '/api/query': endpoint({
    method: 'GET',
    auth: 'anyone',
    query: object({ id: string().required() }),
    run: ({ query, clientAddress }) => Promise.resolve({ id: query.id, clientAddress }),
  }),
  '/api/refuse': endpoint({
    method: 'GET',
    auth: 'anyone',
    run: () =>
      Promise.reject(new ServiceError('file_too_large', 'the log only', { subject: 'a.pdf' })),
  }),
  '/api/break': endpoint({
    method: 'GET',
    auth: 'anyone',
    run: () => Promise.reject(new Error('secret detail')),
  }),
  '/api/stream': endpoint({
    method: 'GET',
    auth: 'anyone',
    run: ({ openStream }) => {
      openStream().send('one', { n: 1 })
      return Promise.reject(new ServiceError('unavailable'))
    },
  }),
}

beforeAll(async () => {
  server = await serveForTest(
    serve(
      table,
      { prefix: '/api', crossOrigin: 'none' },
      {
        trustedProxyHops: 0,
        authenticate: (header) =>
          header === 'Bearer good'
            ? Promise.resolve(owner)
            : Promise.reject(new ServiceError('unauthenticated')),
        logFailure: (error, { path }) => void failures.push(`${path} ${error.code}`),
      },
    ),
  )
})
afterAll(() => server.close())
beforeEach(() => {
  failures.length = 0
  parsed = 0
})

const post = (body: string, token = 'good') =>
  fetch(`${server.url}/api/echo`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body,
  })

describe('an owner call', () => {
  test('answers with what the use-case returns', async () => {
    const response = await post('{"name":"Ada"}')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ userId: 'ada', name: 'Ada' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('is authenticated before its body is parsed', async () => {
    const response = await post('{"name":"Ada"}', 'bad')
    expect(response.status).toBe(401)
    expect(parsed).toBe(0)
    expect(failures).toEqual(['/api/echo unauthenticated'])
  })

  test.each([
    ['no JSON', '{', 400],
    ['another shape', '[]', 400],
    ['a missing field', '{}', 400],
    ['a value out of bounds', '{"name":"too long"}', 400],
    ['a body over 64 kB', JSON.stringify({ name: 'x'.repeat(70_000) }), 413],
  ])('with %s is refused', async (_, body, status) => {
    expect((await post(body)).status).toBe(status)
  })
})

test('a refusal carries its text, code and request id, and nothing of the log', async () => {
  const response = await fetch(`${server.url}/api/refuse`)
  const body = (await response.json()) as Record<string, unknown>
  expect(response.status).toBe(413)
  expect(body).toEqual({
    success: false,
    error: 'a.pdf: Only PDF, DOC, DOCX, and TXT files under 10MB are supported.',
    code: 'file_too_large',
    requestId: response.headers.get('x-request-id'),
  })
})

test('what nobody foresaw is a 500 without its detail', async () => {
  const response = await fetch(`${server.url}/api/break`)
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret detail')
})

test.each([
  ['/api/none', 'GET', 404],
  ['/api/__proto__', 'GET', 404],
  ['/api/constructor', 'GET', 404],
  ['/api/echo', 'GET', 405],
  ['/api/query', 'POST', 405],
  ['/api/query', 'GET', 400],
])('%s by %s is a %i', async (path, method, status) => {
  expect((await fetch(server.url + path, { method })).status).toBe(status)
})

test('a direct call of the function, without the prefix, reaches the same route', async () => {
  const response = await fetch(`${server.url}/query?id=x`)
  expect(await response.json()).toMatchObject({ id: 'x' })
})

test('the address is the one our own proxy wrote, not the one a caller claims', async () => {
  const response = await fetch(`${server.url}/api/query?id=x`, {
    headers: { 'X-Forwarded-For': '1.1.1.1, 2.2.2.2' },
  })
  expect(await response.json()).toMatchObject({ clientAddress: '2.2.2.2' })
})

test('pages of any origin may call what is open to them, without credentials', async () => {
  const open = await serveForTest(
    serve(
      table,
      { prefix: '/api', crossOrigin: 'any' },
      {
        trustedProxyHops: 0,
        authenticate: () => Promise.reject(new ServiceError('unauthenticated')),
        logFailure: () => undefined,
      },
    ),
  )
  const response = await fetch(`${open.url}/api/query`, { method: 'OPTIONS' })
  await open.close()
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  expect(response.headers.get('access-control-allow-headers')).not.toContain('Authorization')
})

test('an error after the stream began is the last event of the stream', async () => {
  const response = await fetch(`${server.url}/api/stream`)
  const text = await response.text()
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(text.startsWith('event: one\ndata: {"n":1}\n\nevent: error\n')).toBe(true)
  expect(text).toContain('"code":"unavailable"')
})
