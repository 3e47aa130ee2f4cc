import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { authMessages } from '@docent/domain/messages/auth'
import { ERROR_TEXTS } from '@docent/domain/messages/errors'
import { knowledgeMessages } from '@docent/domain/messages/knowledge'
import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { STEPS } from '@docent/domain/onboarding'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originOf } from '../ports.ts'
import { register } from './support/main-path.ts'
import { openBrowser, openVisit, type Visit } from './support/page.ts'

const docent = originOf('hosting')
const BASE = 'Harbour rules'
const emailOf = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`

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
  await other.close()
})

test('who signs up in the same tab then finds nothing of the first owner', async () => {
  await register(page, emailOf('second'))
  await isAtStep(page, 1)
  await page.getByRole('button', { name: 'Continue with Free' }).click()
  await isAtStep(page, 2)
  await page.getByRole('button', { name: 'Choose files' }).waitFor()
  expect(await page.getByText(BASE).count()).toBe(0)
})
