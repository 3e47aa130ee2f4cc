import { embedSnippet } from '@docent/domain/channels'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoSite } from './demo-site.ts'
import type { StandIn } from './stand-ins/serve.ts'

const DOCENT = 'http://docent.example'
const MESSAGES = 'http://messages.example'

let site: StandIn
beforeAll(async () => {
  site = await startDemoSite({
    port: 0,
    docentOrigin: DOCENT,
    messageOrigins: [MESSAGES],
    botId: 'some-bot',
  })
})
afterAll(() => site.close())

test.each(['/', '/repairs', '/visit'])(
  '%s is a page of the shop that ends with the snippet which owners copy',
  async (path) => {
    const response = await fetch(site.url + path)
    expect(response.headers.get('content-type')).toContain('text/html')
    const page = await response.text()
    expect(page).toContain(`href="${path}" aria-current="page"`)
    expect(page).toContain(`${embedSnippet(DOCENT, 'some-bot')}\n</body>`)
  },
)

test('the policy lets in the widget and what it calls, and no other script', async () => {
  const policy = (await fetch(site.url)).headers.get('content-security-policy')?.split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`script-src ${DOCENT}`)
  expect(policy).toContain(`connect-src ${DOCENT} ${MESSAGES}`)
  expect(policy?.join()).not.toContain('unsafe')
})

test('every asset that a page names is there', async () => {
  const page = await (await fetch(site.url)).text()
  const assets = [...page.matchAll(/(?:src|href)="(\/[^"]+\.\w+)"/g)].map(([, path]) => path)
  expect(assets).toEqual(expect.arrayContaining(['/site.css', '/mark.svg', '/harbour.svg']))
  for (const path of assets) expect((await fetch(site.url + path)).status).toBe(200)
})

test.each(['/admin', '/__proto__', '/constructor', '/site.css/..%2f..%2fports.ts', '//'])(
  '%s is not found',
  async (path) => {
    expect((await fetch(site.url + path)).status).toBe(404)
  },
)
