import type { Browser, Page } from '@playwright/test'
import { adminMessages as text } from '@docent/domain/messages/admin'
import { API } from '@docent/domain/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originOf } from '../ports.ts'
import { setClaims } from './support/accounts.ts'
import { faultsOf } from './support/looks.ts'
import { signIn as signInByForm } from './support/main-path.ts'
import { call, registerOwner, signIn, type Owner } from './support/owner.ts'
import { openBrowser, openVisit, type Visit } from './support/page.ts'
import { documentsOf } from './support/traces.ts'

const docent = originOf('hosting')
const TABS = ['Users', 'Bots', 'Revenue', 'Analytics', 'Messages'] as const

let browser: Browser
let visit: Visit
let page: Page
let owner: Owner

beforeAll(async () => {
  browser = await openBrowser()
  owner = await registerOwner('panel')
  await call(null, API.contact, {
    method: 'POST',
    body: JSON.stringify({
      name: 'Ingrid',
      email: 'ingrid@example.com',
      subject: `For ${owner.userId}`,
      message: 'Please show me a demo.',
    }),
  })
  visit = await openVisit(browser)
  page = visit.page
  await signInByForm(page, owner.email)
  await page.waitForURL('**/onboarding')
})
afterAll(async () => {
  await visit.context.close()
  await browser.close()
})

const openTab = async (name: string) => {
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
const search = (words: string) => page.getByLabel(text.search).fill(words)

test('whoever is signed out is sent to the login, and back', async () => {
  const stranger = await openVisit(browser)
  await stranger.page.goto(`${docent}/admin/users`)
  await stranger.page.waitForURL('**/login')
  await stranger.context.close()
})

test('an owner who is no operator sees sample data, said to be so, and the server is not asked', async () => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await page.goto(`${docent}/admin`)
  await page.getByText(text.sample).waitFor()
  await page.getByText('Revenue a Month').waitFor()
  expect(await faultsOf(page, 'admin overview')).toEqual([])
  for (const name of TABS) {
    await openTab(name)
    await page.getByText(text.sample).waitFor()
    expect(await faultsOf(page, `admin ${name}`)).toEqual([])
  }
  await openTab('Users')
  await search('hana')
  await page.getByText('Owen Tarrant').waitFor({ state: 'detached' })
  expect(await page.getByText('Hana Sato').count()).toBe(1)
  expect(calls).toEqual([])
})

test('an operator sees who there is, finds them, and it is written down', async () => {
  await setClaims(owner, { admin: true })
  await page.reload()
  await search(owner.email)
  await page.getByText(owner.email, { exact: true }).waitFor()
  expect(await page.getByText(text.sampleLabel).count()).toBe(0)
  expect(await faultsOf(page, 'users')).toEqual([])
  const entries = (await documentsOf('audit')).filter((entry) =>
    JSON.stringify(entry).includes(owner.userId),
  )
  expect(entries.length).toBeGreaterThanOrEqual(2)
  expect(JSON.stringify(entries)).not.toContain(owner.email)
})

test('an operator marks a message as handled, and it stays so', async () => {
  await openTab('Messages')
  await page.getByRole('heading', { name: 'Newsletter sign-ups' }).waitFor()
  const message = () => page.getByRole('listitem').filter({ hasText: `For ${owner.userId}` })
  await message()
    .getByRole('button', { name: /^Mark as handled/ })
    .click()
  await message()
    .getByRole('button', { name: /^Reopen/ })
    .waitFor()
  await page.reload()
  await message()
    .getByRole('button', { name: /^Reopen/ })
    .waitFor()
  expect(visit.complaints).toEqual([])
})

test('a claim that was taken away opens nothing, however new the token is', async () => {
  const { token } = await signIn(owner.email)
  const operator = { ...owner, token }
  expect((await call(operator, API.adminFigures)).status).toBe(200)
  await setClaims(owner, {})
  const { status, body } = await call(operator, API.adminUsers)
  expect([status, body['code']]).toEqual([403, 'forbidden'])
})

test('signing out leads home', async () => {
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL(`${docent}/`)
})
