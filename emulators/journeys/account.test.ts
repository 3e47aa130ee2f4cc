import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { DELETE_CONFIRMATION } from '@docent/domain/account'
import { accountMessages as text } from '@docent/domain/messages/account'
import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { API } from '@docent/domain/routes'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originOf } from '../ports.ts'
import { signIn } from './support/main-path.ts'
import {
  ask,
  call,
  createBase,
  createBot,
  registerOwner,
  textFile,
  type Owner,
} from './support/owner.ts'
import { openBrowser, openVisit, type Visit } from './support/page.ts'
import { tracesOf } from './support/traces.ts'

const docent = originOf('hosting')
const QUESTION = 'How much is parking?'

let browser: Browser
let visit: Visit
let page: Page
let owner: Owner
let botId: string

/** Through the wizard, which passes over the steps whose base and bot are already there. */
async function openDashboard(): Promise<void> {
  await signIn(page, owner.email)
  await page.getByRole('button', { name: 'Start 14-day free trial of Professional' }).click()
  await page.getByRole('heading', { name: 'Set Up Integrations' }).waitFor()
  await page.getByRole('checkbox', { name: /^Website/ }).check()
  await page.getByRole('button', { name: onboardingMessages.completeSetup }).click()
  await page.waitForURL('**/dashboard')
}

beforeAll(async () => {
  browser = await openBrowser()
  owner = await registerOwner('account')
  const baseId = await createBase(owner, [
    textFile('house.txt', 'Parking costs 9 euro a night. Breakfast is served from seven to ten.'),
  ])
  botId = await createBot(owner, baseId)
  await ask(botId, QUESTION)
  visit = await openVisit(browser)
  page = visit.page
  await openDashboard()
  await page.goto(`${docent}/dashboard/settings`)
})
afterAll(async () => {
  await visit.context.close()
  await browser.close()
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** The file that a click downloads, unzipped. */
async function downloadFrom(name: RegExp): Promise<Record<string, string>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ])
  const files = unzipSync(await readFile(await download.path()))
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

test('everything of an owner can be downloaded as one archive, and nobody else’s', async () => {
  await press(text.exportStart)
  await page.getByRole('button', { name: /^Download archive/ }).waitFor({ timeout: 60_000 })
  const files = await downloadFrom(/^Download archive/)
  expect(files['documents/Journey base/house.txt']).toContain('Parking costs 9 euro')
  expect(files['data/conversations.json']).toContain(QUESTION)
  expect(files['data/chatbots.json']).toContain(botId)
  expect(files['data/usage.json']).toContain('months')
  const stranger = await registerOwner('stranger')
  const part = await call(stranger, `${API.exportPart}?index=0`)
  expect([part.status, part.body['code']]).toEqual([404, 'not_found'])
  const again = await call(owner, API.exportAccount, { method: 'POST', body: '{}' })
  expect([again.status, again.body['code']]).toEqual([429, 'export_too_soon'])
})

test('what was typed into the settings is not left behind unasked', async () => {
  await page.getByLabel('Company').fill('Half a name')
  await page.getByRole('link', { name: 'Overview' }).click()
  await press('Keep editing')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.getByLabel('Company').inputValue()).toBe('Half a name')
  await press('Save profile')
  await page.getByText(text.profileUpdated).waitFor()
})

test.each([
  ['another word', 'delete'],
  ['nothing', ''],
])('typing %s deletes nothing, and the focus returns', async (_, typed) => {
  await press('Delete account')
  await press('Continue')
  await page.getByLabel(text.deleteTypeLabel(DELETE_CONFIRMATION)).fill(typed)
  await press('Delete my account')
  await page.getByText(text.deleteCancelled).waitFor()
  const focused = page.locator(':focus')
  await expect.poll(() => focused.textContent()).toBe('Delete account')
  expect((await ask(botId, QUESTION)).text).toContain('9 euro')
})

test('a call that does not repeat the word is refused', async () => {
  const refused = await call(owner, API.deleteAccount, {
    method: 'POST',
    body: JSON.stringify({ confirmation: 'delete' }),
  })
  expect([refused.status, refused.body['code']]).toEqual([400, 'invalid_input'])
})

test('typing DELETE leaves nothing behind, and the old token opens nothing', async () => {
  const before = await tracesOf(owner.userId)
  for (const place of [
    'chatbots/',
    'knowledge/',
    'derived/',
    'exports/',
    'conversations/',
    'sign-in ',
  ]) {
    expect(
      before.some((trace) => trace.startsWith(place)),
      place,
    ).toBe(true)
  }
  await press('Delete account')
  await press('Continue')
  await page.getByLabel(text.deleteTypeLabel(DELETE_CONFIRMATION)).fill(DELETE_CONFIRMATION)
  await press('Delete my account')
  await page.waitForURL(`${docent}/`)
  await page.getByText(text.deleted).waitFor()

  expect(await tracesOf(owner.userId)).toEqual([`deleted_users/${owner.userId}`])
  expect((await ask(botId, QUESTION)).status).toBe(404)
  expect((await call(owner, API.retryFile, { method: 'POST', body: '{}' })).status).toBe(401)
  expect(visit.complaints).toEqual([])
})
