import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphApi } from './messenger/api.ts'
import { telegramApi } from './telegram/api.ts'

// Refusals after core.telegram.org/bots/api ("Making requests") and
// developers.facebook.com/docs/graph-api/guides/error-handling.

const TELEGRAM_TOKEN = '123456:planted_token_of_a_bot'
const GRAPH_TOKEN = 'EAAGplantedPageAccessToken'

let answer: { status: number; body: unknown }
let seen: { url: string; authorization: string | undefined }
const server: Server = createServer((request, response) => {
  seen = { url: request.url ?? '', authorization: request.headers.authorization }
  response.statusCode = answer.status
  if (answer.status === 302) response.setHeader('Location', 'http://127.0.0.1:9/')
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const refused = (code: number, description: string, parameters = {}) => ({
  status: code,
  body: { ok: false, error_code: code, description, parameters },
})
const failed = (status: number, code: number, subcode?: number) => ({
  status,
  body: {
    error: { message: `(#${code}) ${GRAPH_TOKEN} said`, code, error_subcode: subcode },
  },
})

test.each([
  ['an unknown token', refused(401, 'Unauthorized'), { failure: 'token_invalid' }],
  ['a token that was never issued', refused(404, 'Not Found'), { failure: 'token_invalid' }],
  ['a blocked bot', refused(403, 'Forbidden: bot was blocked by the user'), { failure: 'gone' }],
  ['a chat that is gone', refused(400, 'Bad Request: chat not found'), { failure: 'gone' }],
  [
    'too many messages',
    refused(429, 'Too Many Requests: retry after 7', { retry_after: 7 }),
    { failure: 'rate_limited', retryAfterMs: 7_000 },
  ],
  [
    'a group that moved',
    refused(400, 'Bad Request: group chat was upgraded to a supergroup chat', {
      migrate_to_chat_id: -1_001_234,
    }),
    { failure: 'moved', movedTo: '-1001234' },
  ],
  [
    'bad markup',
    refused(400, "Bad Request: can't parse entities: Unsupported start tag"),
    { failure: 'unreadable_markup' },
  ],
  [
    'another mistake of ours',
    refused(400, 'Bad Request: message is too long'),
    { failure: 'refused' },
  ],
  [
    'an error of its own',
    { status: 502, body: '<html>Bad Gateway</html>' },
    { failure: 'unreachable' },
  ],
  ['nonsense', { status: 200, body: 'ok' }, { failure: 'refused' }],
  ['a redirect', { status: 302, body: '' }, { failure: 'unreachable' }],
])('Telegram: %s', async (_, given, expected) => {
  answer = given
  const call = telegramApi({ url }).call(TELEGRAM_TOKEN, 'sendMessage', { text: 'x' })
  await expect(call).rejects.toMatchObject(expected)
})

test.each([
  ['an invalid token', failed(400, 190), { failure: 'token_invalid' }],
  ['a rate limit', failed(400, 613), { failure: 'rate_limited', retryAfterMs: 5_000 }],
  ['the 24 hours', failed(403, 10, 2_018_278), { failure: 'gone' }],
  ['a person who is not available', failed(400, 551), { failure: 'gone' }],
  ['a person who never wrote', failed(400, 100, 2_018_001), { failure: 'gone' }],
  ['a service that is down', failed(500, 2), { failure: 'unreachable' }],
  ['a missing permission', failed(403, 200), { failure: 'refused' }],
  ['nonsense', { status: 502, body: '<html>' }, { failure: 'unreachable' }],
])('Graph API: %s', async (_, given, expected) => {
  answer = given
  const call = graphApi({ url }).call(GRAPH_TOKEN, 'POST', '/me/messages', {})
  await expect(call).rejects.toMatchObject(expected)
})

test('what breaks off or is given up on the way may have been done; what never arrived has not', async () => {
  const silent = createServer((request, response) => {
    if (request.url?.endsWith('/half') === true)
      response.writeHead(200, { 'content-length': 9 }).write('{')
    setTimeout(() => request.socket.destroy(), 20)
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const ask = (options: { url: string; timeoutMs?: number }, method = 'sendMessage') =>
    telegramApi(options).call(TELEGRAM_TOKEN, method)
  await expect(ask({ url: silentUrl })).rejects.toMatchObject({ failure: 'unanswered' })
  await expect(ask({ url: silentUrl }, 'half')).rejects.toMatchObject({ failure: 'unanswered' })
  await expect(ask({ url: silentUrl, timeoutMs: 5 })).rejects.toMatchObject({
    failure: 'unanswered',
  })
  answer = { status: 504, body: '' }
  await expect(ask({ url })).rejects.toMatchObject({ failure: 'unanswered' })
  silent.close()
  await expect(ask({ url: silentUrl })).rejects.toMatchObject({ failure: 'unreachable' })
})

test('a result comes back; the Graph API gets its token in a header, never in an address', async () => {
  answer = { status: 200, body: { ok: true, result: { id: 1 } } }
  expect(await telegramApi({ url }).call(TELEGRAM_TOKEN, 'getMe')).toEqual({ id: 1 })
  answer = { status: 200, body: { id: '1', name: 'Page' } }
  expect(await graphApi({ url }).call(GRAPH_TOKEN, 'GET', '/me')).toEqual({ id: '1', name: 'Page' })
  expect(seen).toEqual({ url: '/me', authorization: `Bearer ${GRAPH_TOKEN}` })
})

test.each(['', '123456', '../getMe', '1:a/../../x', '1:a?x=', 'abc:def', '1:ä'])(
  'what has not the form of a token (%s) is not sent',
  async (token) => {
    seen = { url: '', authorization: undefined }
    const call = telegramApi({ url }).call(token, 'getMe')
    await expect(call).rejects.toMatchObject({ failure: 'token_invalid' })
    expect(seen.url).toBe('')
  },
)

test('no error holds the token, whatever the platform repeats or however the call fails', async () => {
  answer = refused(400, `Bad Request: bad token ${TELEGRAM_TOKEN}`)
  const errors = [
    await telegramApi({ url })
      .call(TELEGRAM_TOKEN, 'getMe')
      .catch((error: unknown) => error),
    await telegramApi({ url: 'http://127.0.0.1:9' })
      .call(TELEGRAM_TOKEN, 'getMe')
      .catch((error: unknown) => error),
  ]
  answer = failed(400, 100)
  errors.push(
    await graphApi({ url })
      .call(GRAPH_TOKEN, 'GET', '/me')
      .catch((error: unknown) => error),
  )
  for (const error of errors) {
    const { stack, message, detail, cause } = error as Error & { detail: string }
    expect(`${stack}${message}${detail}${String(cause)}`).not.toMatch(/planted/i)
  }
})
