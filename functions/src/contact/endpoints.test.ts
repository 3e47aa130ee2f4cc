import { CONTACT_LIMITS, HONEYPOT } from '@docent/domain/contact'
import { afterEach, expect, test } from 'vitest'
import { fixedWindowLimiter } from '../http/rate-limit.ts'
import { serve } from '../http/router.ts'
import { serveForTest, type TestServer } from '../testing/http-call.ts'
import { contactEndpoint } from './endpoints.ts'
import type { ContactMessage } from './ports.ts'

const message = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Demo',
  message: 'Please show me.',
}
let server: TestServer
afterEach(() => server.close())

async function open({ limit = 10, isBroken = false } = {}) {
  const kept: ContactMessage[] = []
  const store = {
    keep: (one: ContactMessage) => {
      if (isBroken) return Promise.reject(new Error('no database'))
      kept.push(one)
      return Promise.resolve()
    },
  }
  const table = { '/api/contact': contactEndpoint(store, fixedWindowLimiter(limit, 60_000)) }
  server = await serveForTest(
    serve(
      table,
      { prefix: '/api', crossOrigin: 'none' },
      {
        authenticate: () => Promise.reject(new Error('nobody signs in')),
        trustedProxyHops: 0,
        logFailure: () => undefined,
      },
    ),
  )
  const send = async (body: object) => {
    const response = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return { kept, send }
}

test('a message is kept without blanks around its parts', async () => {
  const { kept, send } = await open()
  expect(await send({ ...message, name: '  Ada ' })).toEqual({
    status: 200,
    body: { success: true },
  })
  expect(kept).toEqual([message])
})

test.each([
  ['no name', { name: ' ' }],
  ['no address', { email: '' }],
  ['an address that is none', { email: 'ada' }],
  ['no subject', { subject: '' }],
  ['no message', { message: '   ' }],
  ['a message that is too long', { message: 'x'.repeat(CONTACT_LIMITS.message + 1) }],
])('%s is refused and nothing is kept', async (_, change) => {
  const { kept, send } = await open()
  const { status, body } = await send({ ...message, ...change })
  expect([status, body['success']]).toEqual([400, false])
  expect(kept).toEqual([])
})

test('a machine that fills in the hidden field hears the same, and nothing is kept', async () => {
  const { kept, send } = await open()
  expect((await send({ ...message, [HONEYPOT]: 'https://spam.test' })).status).toBe(200)
  expect(kept).toEqual([])
})

test('more than a few messages from one address are refused', async () => {
  const { kept, send } = await open({ limit: 2 })
  await send(message)
  await send(message)
  expect((await send(message)).body['code']).toBe('rate_limited')
  expect(kept).toHaveLength(2)
})

test('what could not be kept is not called sent', async () => {
  const { send } = await open({ isBroken: true })
  expect((await send(message)).status).toBe(500)
})
