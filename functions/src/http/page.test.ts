import { createHash } from 'node:crypto'
import { ServiceError } from '@docent/domain/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveForTest, type TestServer } from '../testing/http-call.ts'
import { markup } from './markup.ts'
import { pageHandler } from './page.ts'

const logged: unknown[] = []
let isAllowed = true
let server: TestServer

beforeAll(async () => {
  server = await serveForTest(
    pageHandler(
      {
        address: '/q',
        make: (rest) =>
          rest === 'broken'
            ? Promise.reject(new Error('secret detail'))
            : Promise.resolve({
                title: `<${rest}>`,
                style: 'h1{margin:0}',
                body: markup`<h1 title="${'"'}">${rest}</h1>`,
              }),
        refuse: ({ code }: ServiceError) => ({ title: code, style: '', body: markup`${code}` }),
      },
      {
        trustedProxyHops: 0,
        limit: () => isAllowed,
        logFailure: (error, ids) => logged.push([error.code, ids.path]),
      },
    ),
  )
})
afterAll(() => server.close())

test('is complete HTML that no search engine lists, no page frames and no script can enter', async () => {
  const response = await fetch(`${server.url}/q/%3Cscript%3E`)
  const text = await response.text()
  expect(response.status).toBe(200)
  expect(text).toContain('<h1 title="&quot;">&lt;script&gt;</h1>')
  expect(text).not.toContain('<script')
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const policy = response.headers.get('content-security-policy') ?? ''
  const sheet = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? ''
  expect(policy).toContain(createHash('sha256').update(sheet).digest('base64'))
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('what goes wrong is a page as well, and tells no detail', async () => {
  const response = await fetch(`${server.url}/q/broken`)
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret detail')
  expect((await fetch(`${server.url}/q/x`, { method: 'POST' })).status).toBe(405)
  isAllowed = false
  expect((await fetch(`${server.url}/q/x`)).status).toBe(429)
  isAllowed = true
  expect((await fetch(`${server.url}/q/%E0%A4%A`)).status).toBe(200)
  expect(logged).toEqual([
    ['internal', '/q'],
    ['method_not_allowed', '/q'],
    ['rate_limited', '/q'],
  ])
})
