import { HONEYPOT } from '@docent/domain/contact'
import { afterEach, expect, test } from 'vitest'
import { fixedWindowLimiter } from '../http/rate-limit.ts'
import { serve } from '../http/router.ts'
import { serveForTest, type TestServer } from '../testing/http-call.ts'
import { mailWorld } from '../testing/in-memory-mail.ts'
import { newsletterAnswerEndpoint, newsletterEndpoint } from './endpoints.ts'

let server: TestServer
afterEach(() => server.close())

async function open() {
  const { deps: mail, mails } = mailWorld()
  const changed: string[] = []
  const store = {
    change: (id: string, decide: (row: null) => unknown) => {
      changed.push(id)
      decide(null)
      return Promise.resolve()
    },
  }
  const deps = { store, mail, siteUrl: 'https://docent.test', newToken: () => 'secret' }
  const table = {
    '/api/newsletter': newsletterEndpoint(deps, fixedWindowLimiter(2, 60_000)),
    '/api/newsletter-answer': newsletterAnswerEndpoint(deps, fixedWindowLimiter(2, 60_000)),
  }
  const logFailure = () => undefined
  const authenticate = () => Promise.reject(new Error('nobody signs in'))
  server = await serveForTest(
    serve(
      table,
      { prefix: '/api', crossOrigin: 'none' },
      { authenticate, trustedProxyHops: 0, logFailure },
    ),
  )
  const send = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(server.url + path, init)
    const said = (await response.json()) as Record<string, unknown>
    return [response.status, said['code'] ?? said['isMailed']]
  }
  return { send, mails, changed }
}

test('a machine that fills in the hidden field hears the same, and nothing is kept or sent', async () => {
  const { send, mails, changed } = await open()
  const email = 'ada@example.com'
  expect(await send('/api/newsletter', { email, [HONEYPOT]: 'x' })).toEqual([200, true])
  expect([mails, changed]).toEqual([[], []])
  expect(await send('/api/newsletter', { email })).toEqual([200, true])
  expect([mails.length, changed.length]).toEqual([1, 1])
  expect(await send('/api/newsletter', { email })).toEqual([429, 'rate_limited'])
})

test.each([
  ['/api/newsletter', { email: 'ada' }],
  ['/api/newsletter', { email: 'ada@example.com, eve@example.com' }],
  ['/api/newsletter-answer', { action: 'confirm', key: '../rows' }],
  ['/api/newsletter-answer', { action: 'delete', key: `${'0'.repeat(40)}.secret` }],
])('%s refuses %j before anything is looked up', async (path, body) => {
  const { send, changed } = await open()
  expect((await send(path, body))[0]).toBe(400)
  expect(changed).toEqual([])
})

test('a link that nobody was sent is not found', async () => {
  const { send } = await open()
  const key = `${'0'.repeat(40)}.secret`
  expect(await send('/api/newsletter-answer', { action: 'confirm', key })).toEqual([
    404,
    'not_found',
  ])
})
