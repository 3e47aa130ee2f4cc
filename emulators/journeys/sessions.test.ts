import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { DELETE_CONFIRMATION } from '@docent/domain/account'
import { authMessages } from '@docent/domain/messages/auth'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'
import { knowledgeMessages } from '@docent/domain/messages/knowledge'
import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { STEPS } from '@docent/domain/onboarding'
import { API } from '@docent/domain/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originOf } from '../ports.ts'
import { disableAccount, revokeSessions } from './support/accounts.ts'
import { register, signIn } from './support/main-path.ts'
import { call, signIn as openSession } from './support/owner.ts'
import { openBrowser, openVisit, type Visit } from './support/page.ts'
import { documentsOf } from './support/traces.ts'

const docent = originOf('hosting')
const BASE = 'Harbour rules'
const emailOf = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`
const second = emailOf('second')

let browser: Browser
let visit: Visit
let page: Page
/** A second tab of the same browser. */
let other: Page

beforeAll(async () => {
  browser = await openBrowser()
  visit = await openVisit(browser)
  page = visit.page
})
afterAll(() => browser.close())

const isAtStep = (tab: Page, step: number) =>
  tab.getByText(onboardingMessages.stepOf(step, STEPS.length)).waitFor()

test('what an owner does in one tab shows in the other', async () => {
  await register(page, emailOf('first'))
  other = await visit.context.newPage()
  await other.goto(`${docent}/onboarding`)
  await isAtStep(other, 1)
  await page.getByRole('button', { name: 'Continue with Free' }).click()
  await isAtStep(page, 2)
  await isAtStep(other, 2)
})

test('without a connection saving fails with a reason, and goes through when it is back', async () => {
  await page.getByLabel('Name', { exact: true }).fill(BASE)
  await visit.context.setOffline(true)
  await page.getByRole('button', { name: 'Create knowledge base' }).click()
  await page.getByRole('alert').getByText(authMessages.network).waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(BASE)
  await visit.context.setOffline(false)
  await page.getByRole('button', { name: 'Create knowledge base' }).click()
  await page.getByText(knowledgeMessages.created).waitFor()
  await isAtStep(page, 3)
})

test('signing out in one tab ends the session of the other, which says so', async () => {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${docent}/`)
  await other.waitForURL('**/login')
  await other.getByText(ERROR_TEXTS.unauthenticated).waitFor()
  expect(await other.getByText(BASE).count()).toBe(0)
})

test('who signs up in the same tab then finds nothing of the first owner, and the other tab follows', async () => {
  await register(page, second)
  await Promise.all([isAtStep(page, 1), isAtStep(other, 1)])
  await page.getByRole('button', { name: 'Continue with Free' }).click()
  await isAtStep(page, 2)
  await page.getByRole('button', { name: 'Choose files' }).waitFor()
  expect(await page.getByText(BASE).count()).toBe(0)
  await other.close()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${docent}/`)
})

test('the names of a sign-up are kept, whichever tab makes the profile', async () => {
  const { userId } = await openSession(second)
  const row = async () =>
    (await documentsOf('profiles')).find(({ name }) => name.endsWith(`/${userId}`))
  await expect
    .poll(async () => (await row())?.fields)
    .toMatchObject({
      first_name: { stringValue: 'Ada' },
      last_name: { stringValue: 'Byron' },
    })
})

test.each([
  ['is revoked', revokeSessions],
  ['belongs to an account that is disabled', disableAccount],
])('a session that %s ends with the next call of its tab, which says so', async (_, end) => {
  const email = emailOf('ended')
  await register(page, email)
  await page.getByRole('button', { name: 'Continue with Free' }).click()
  await isAtStep(page, 2)
  await end(await openSession(email))
  await page.getByLabel('Name', { exact: true }).fill(BASE)
  await page.getByRole('button', { name: 'Create knowledge base' }).click()
  await page.waitForURL('**/login')
  await page.getByText(ERROR_TEXTS.unauthenticated).first().waitFor()
})

test('an account that is deleted elsewhere signs its open tab out, which says so', async () => {
  const email = emailOf('deleted')
  await register(page, email)
  await isAtStep(page, 1)
  const body = JSON.stringify({ confirmation: DELETE_CONFIRMATION })
  await call(await openSession(email), API.deleteAccount, { method: 'POST', body })
  await page.waitForURL('**/login')
  await page.getByText(ERROR_TEXTS.unauthenticated).first().waitFor()
  await signIn(page, email)
  await page.getByText(authMessages.loginRefused).waitFor()
})
