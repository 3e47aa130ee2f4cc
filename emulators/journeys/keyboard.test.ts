import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { fileMessages } from '@docent/domain/messages/knowledge'
import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { originOf } from '../ports.ts'
import { Keyboard } from './support/keyboard.ts'
import { PASSWORD } from './support/owner.ts'
import { openBrowser, openVisit, type Visit } from './support/page.ts'

const docent = originOf('hosting')
const email = `keyboard-${randomUUID().slice(0, 8)}@example.com`
const FILE = {
  name: 'house.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Parking costs 9 euro a night. Breakfast is served from seven to ten.'),
}

let browser: Browser
let visit: Visit
let page: Page
let keyboard: Keyboard

beforeAll(async () => {
  browser = await openBrowser()
  visit = await openVisit(browser)
  page = visit.page
  keyboard = new Keyboard(page)
})
afterAll(() => browser.close())

// Each step stands on the one before.
let isBroken = false
beforeEach(({ skip, onTestFailed }) => {
  skip(isBroken, 'an earlier step failed')
  onTestFailed(() => {
    isBroken = true
  })
})

const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
/** The focus is on what can be named, and not lost. */
const keepsFocus = () => expect.poll(() => keyboard.focused()).not.toBe('nothing')
const dialogIsGone = () => page.getByRole('dialog').waitFor({ state: 'detached' })

test('somebody signs up', async () => {
  await page.goto(`${docent}/register`)
  await keyboard.fill('First name', 'Ada')
  await keyboard.fill('Last name', 'Byron')
  await keyboard.fill('Email', email)
  await keyboard.fill('Password', PASSWORD)
  await keyboard.fill('Confirm password', PASSWORD)
  await keyboard.press(page.getByRole('checkbox'), 'Space')
  await keyboard.follow('Create account')
  await page.waitForURL('**/onboarding')
})

test('and goes through the wizard, whose every step takes the focus', async () => {
  await heading('Choose Your Plan')
  await keyboard.follow('Continue with Free')
  await heading('Create Knowledge Base')
  await keepsFocus()
  await keyboard.fill('Name', 'House rules')
  const choosing = page.waitForEvent('filechooser')
  await keyboard.follow('Choose files')
  await (await choosing).setFiles(FILE)
  await page.getByText(FILE.name).waitFor()
  await keyboard.follow('Create knowledge base')
  await heading('Configure Your Bot')
  await keepsFocus()
  await keyboard.follow('Use Default Settings')
  await heading('Set Up Integrations')
  await keepsFocus()
  await keyboard.press(page.getByRole('checkbox', { name: /^Website/ }), 'Space')
  await keyboard.follow(onboardingMessages.completeSetup)
  await page.waitForURL('**/dashboard')
})

test('switches a bot off and on again', async () => {
  await keyboard.follow('Bots')
  await page.waitForURL('**/dashboard/bots')
  const active = page.getByRole('switch')
  await keyboard.press(active, 'Space')
  await page.getByText('Inactive', { exact: true }).waitFor()
  await expect.poll(() => active.evaluate((element) => element.matches(':focus'))).toBe(true)
  await page.keyboard.press('Space')
  await page.getByText('Active', { exact: true }).waitFor()
})

test('asks before a bot is deleted, and the focus comes back from the question', async () => {
  await keyboard.follow(/^Delete /)
  await page.getByRole('dialog').waitFor()
  await keyboard.follow('Cancel')
  await dialogIsGone()
  await expect.poll(() => keyboard.focused()).toMatch(/^Delete /)
})

test('looks at the conversations', async () => {
  await keyboard.follow(/^Conversations of /)
  await page.waitForURL('**/conversations')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('renames a document, and the focus comes back to it', async () => {
  await keyboard.follow('Knowledge')
  await page.waitForURL('**/dashboard/knowledge')
  await keyboard.follow('Show documents')
  await keyboard.follow(fileMessages.actions(FILE.name))
  await keyboard.choose(fileMessages.rename)
  await page.getByRole('dialog').waitFor()
  await keyboard.fill(fileMessages.renameLabel, 'rules')
  await page.keyboard.press('Enter')
  await dialogIsGone()
  await page.getByText('rules.txt').first().waitFor()
  await expect.poll(() => keyboard.focused()).toBe(fileMessages.actions('rules.txt'))
})

test('deletes it and takes that back', async () => {
  await keyboard.follow(fileMessages.actions('rules.txt'))
  await keyboard.choose(fileMessages.delete)
  const row = page.getByRole('button', { name: fileMessages.actions('rules.txt') })
  await row.waitFor({ state: 'detached' })
  await keepsFocus()
  // Before it comes the notice of the switch, with an Undo of its own.
  await page.getByText(fileMessages.deleted('rules.txt')).waitFor()
  await keyboard.follow('Undo')
  await row.waitFor()
})

test('saves a setting', async () => {
  await keyboard.follow('Settings')
  await page.waitForURL('**/dashboard/settings')
  await keyboard.fill('First name', 'Augusta')
  await keyboard.follow('Save profile')
  await page.getByText('Profile updated').waitFor()
  await keepsFocus()
})

test('signs out, and in again, and is back where the work is', async () => {
  await keyboard.follow('Sign Out')
  await page.waitForURL(`${docent}/`)
  await keyboard.follow('Sign In')
  await page.waitForURL('**/login')
  await keyboard.fill('Email', email)
  await keyboard.fill('Password', PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Hello, Augusta' }).waitFor()
  expect(visit.complaints).toEqual([])
})
