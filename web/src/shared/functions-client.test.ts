// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'
import { CallError } from './call-error.ts'
import { createFunctionsClient } from './functions-client.ts'

const isOk = (body: unknown) =>
  typeof body === 'object' && body !== null && 'ok' in body ? body : null

function clientThat(...answers: ((init: RequestInit) => Promise<Response> | Response)[]) {
  const calls: { url: string; init: RequestInit }[] = []
  const tokens: boolean[] = []
  const client = createFunctionsClient({
    getToken: (fresh) => {
      tokens.push(fresh)
      return Promise.resolve(fresh ? 'fresh-token' : 'stale-token')
    },
    fetch: async (url, init) => {
      calls.push({ url, init })
      const answer = answers[calls.length - 1]
      if (answer === undefined) throw new Error('unexpected call')
      return answer(init)
    },
  })
  return { client, calls, tokens }
}

const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const badGateway = () => new Response('<html>Bad gateway</html>', { status: 502 })

const never = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })

const failureOf = async (promise: Promise<unknown>): Promise<CallError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallError)) throw new Error(`expected a CallError, got ${String(error)}`)
  return error
}

const authorizationOf = (init: RequestInit | undefined) =>
  new Headers(init?.headers).get('authorization')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a call carries the ID token and returns what the reader accepts', async () => {
  const { client, calls } = clientThat(json(200, { ok: 1 }))
  await expect(client.post('/api/x', { a: 1 }, isOk)).resolves.toEqual({ ok: 1 })
  expect(authorizationOf(calls[0]?.init)).toBe('Bearer stale-token')
  expect(calls[0]?.init.body).toBe('{"a":1}')
})

test('a refused token is renewed once and the call repeated', async () => {
  const { client, calls, tokens } = clientThat(json(401, {}), json(200, { ok: 1 }))
  await expect(client.get('/api/x', isOk)).resolves.toEqual({ ok: 1 })
  expect(tokens).toEqual([false, true])
  expect(authorizationOf(calls[1]?.init)).toBe('Bearer fresh-token')
})

test('a token that is refused twice ends the call as unauthenticated', async () => {
  const { client, calls } = clientThat(json(401, {}), json(401, { code: 'unauthenticated' }))
  expect((await failureOf(client.get('/api/x', isOk))).code).toBe('unauthenticated')
  expect(calls).toHaveLength(2)
})

test('nobody signed in means no request at all', async () => {
  const calls: string[] = []
  const client = createFunctionsClient({
    getToken: () => Promise.resolve(null),
    fetch: (url) => {
      calls.push(url)
      return Promise.resolve(new Response('{}'))
    },
  })
  expect((await failureOf(client.get('/api/x', isOk))).code).toBe('unauthenticated')
  expect(calls).toEqual([])
})

test('an error body becomes its code, text and request id', async () => {
  const body = { error: 'No room.', code: 'plan_limit_storage', requestId: 'r-1' }
  const failure = await failureOf(clientThat(json(403, body)).client.post('/api/x', {}, isOk))
  expect(failure).toMatchObject({
    code: 'plan_limit_storage',
    message: 'No room.',
    requestId: 'r-1',
  })
})

test('an error without a usable body is named by its status', async () => {
  const failure = await failureOf(clientThat(badGateway).client.get('/api/x', isOk))
  expect(failure).toMatchObject({ code: 'internal', message: ERROR_TEXTS.internal })
})

test('a success of an unexpected shape is a failure', async () => {
  const { client } = clientThat(json(200, ['something else']))
  expect((await failureOf(client.get('/api/x', isOk))).code).toBe('internal')
})

test('a server that never answers is a time-out', async () => {
  const { client } = clientThat(never)
  const failing = failureOf(client.get('/api/x', isOk, { timeoutMs: 5_000 }))
  await vi.advanceTimersByTimeAsync(5_001)
  expect((await failing).code).toBe('timeout')
})

test('a stop by the caller is told apart from a time-out', async () => {
  const { client } = clientThat(never)
  const controller = new AbortController()
  const failing = failureOf(client.get('/api/x', isOk, { signal: controller.signal }))
  await vi.advanceTimersByTimeAsync(10)
  controller.abort()
  expect((await failing).code).toBe('aborted')
})

test('an unreachable server is a network failure', async () => {
  const { client } = clientThat(() => Promise.reject(new TypeError('Failed to fetch')))
  expect((await failureOf(client.get('/api/x', isOk))).code).toBe('network')
})

const streamOf =
  (...chunks: string[]) =>
  () => {
    const encoder = new TextEncoder()
    return new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
          controller.close()
        },
      }),
    )
  }

test('a stream yields its events wherever the network cuts them', async () => {
  const answer = streamOf(
    'event: sen',
    'tence\r',
    '\ndata: {"a":',
    '"é"}\r\n\r\nevent: done\nda',
    'ta: 1\n\n: c\n\n',
  )
  const { client } = clientThat(answer)
  const events = []
  for await (const event of client.stream('/chat/preview', {})) events.push(event)
  expect(events).toEqual([
    { event: 'sentence', data: '{"a":"é"}' },
    { event: 'done', data: '1' },
  ])
})

test('a refused stream throws what the body says', async () => {
  const { client } = clientThat(json(429, { error: 'Slow down.', code: 'rate_limited' }))
  const failure = await failureOf(client.stream('/chat/preview', {}).next())
  expect(failure).toMatchObject({ code: 'rate_limited', message: 'Slow down.' })
})
