import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { authMessages } from '@docent/domain/messages/auth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { originOf } from '../ports.ts'
import { register, signIn } from './support/main-path.ts'
import { PASSWORD } from './support/owner.ts'
import { openBrowser, openVisit, type Visit } from './support/page.ts'

const docent = originOf('hosting')
let browser: Browser
let visit: Visit

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  visit = await openVisit(browser)
  return () => visit.context.close()
})

test('an owner registers, logs out, is refused with a wrong password and comes back with the right one', async () => {
  const { page } = visit
  const email = `sign-in-${randomUUID().slice(0, 8)}@example.com`
  await register(page, email)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${docent}/`)

  await signIn(page, email, `${PASSWORD}x`)
  await page.getByText(authMessages.loginRefused).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')

  await signIn(page, email)
  await page.waitForURL('**/onboarding')
  await page.getByText('Step 1 of 4').waitFor()
})

test('an owner signs up with Google’s window, and lands in the wizard', async () => {
  const { page } = visit
  await page.goto(`${docent}/register`)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  const popup = await opening
  await popup.locator('.js-new-account').first().click()
  await popup.locator('#email-input').fill(`google-${randomUUID().slice(0, 8)}@example.com`)
  await popup.locator('#display-name-input').fill('Grace Hopper')
  await popup.locator('#sign-in').click()
  await page.waitForURL('**/onboarding')
  await page.getByText('Step 1 of 4').waitFor()
})

test.each(['/onboarding', '/dashboard', '/dashboard/knowledge'])(
  'without a session %s leads to the sign-in',
  async (path) => {
    await visit.page.goto(docent + path)
    await visit.page.waitForURL('**/login')
    expect(visit.complaints).toEqual([])
  },
)

test('an unknown address says so, with a way home', async () => {
  const { page } = visit
  await page.goto(`${docent}/no-such-page`)
  await page.getByText('Oops! Page not found').waitFor()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.waitForURL(`${docent}/`)
})
