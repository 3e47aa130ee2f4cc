import type { Browser, Locator, Page } from '@playwright/test'
import { CHANNELS, MESSAGING_CHANNELS } from '@docent/channels/list'
import { channelTexts } from '@docent/channels/texts'
import { DELETE_CONFIRMATION } from '@docent/domain/account'
import { accountMessages } from '@docent/domain/messages/account'
import { authMessages } from '@docent/domain/messages/auth'
import { botMessages } from '@docent/domain/messages/bots'
import { fileMessages, knowledgeMessages } from '@docent/domain/messages/knowledge'
import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { ownAnswerMessages } from '@docent/domain/messages/own-answers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { originOf } from '../ports.ts'
import { expectAccessible } from './support/looks.ts'
import { choosePlan, register, uploadDocuments } from './support/main-path.ts'
import { PASSWORD, textFile } from './support/owner.ts'
import { openBrowser, openVisit, type Visit } from './support/page.ts'
import { verifyEmail } from './support/platforms.ts'

const docent = originOf('hosting')
const email = `validation-${Date.now()}@example.com`
const SHORT = 'short'
const OTHER = 'another-pass'

let browser: Browser
let visit: Visit
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  visit = await openVisit(browser)
  page = visit.page
})
afterAll(() => browser.close())

const field = (label: string | RegExp): Locator =>
  page.getByLabel(label, typeof label === 'string' ? { exact: true } : {})
const button = (name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const press = (name: string | RegExp) => button(name).click()

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value)
}

/** Each text is to be read, and the screen that shows them can be used by everybody. */
async function isToldAll(...texts: readonly string[]): Promise<void> {
  for (const text of texts) await page.getByText(text).first().waitFor()
  await expectAccessible(page)
}

/** What the browser itself says of a field of a page without our script. */
const browserSays = (form: Locator, label: string): Promise<string> =>
  form
    .getByLabel(label, { exact: true })
    .evaluate((input) => (input instanceof HTMLInputElement ? input.validationMessage : ''))

describe('a visitor', () => {
  test('cannot register with anything missing, short or unlike', async () => {
    await page.goto(`${docent}/register`)
    await press('Create account')
    await isToldAll(
      authMessages.firstNameRequired,
      authMessages.lastNameRequired,
      authMessages.emailRequired,
      authMessages.passwordRequired,
      authMessages.termsRequired,
    )
    await fill({ 'First name': 'Ada', 'Last name': 'Byron', Email: 'ada' })
    await fill({ Password: SHORT, 'Confirm password': SHORT })
    await page.getByRole('checkbox').check()
    await press('Create account')
    await isToldAll(authMessages.emailInvalid, authMessages.passwordTooShort)
    await fill({ Email: email, Password: PASSWORD, 'Confirm password': OTHER })
    await press('Create account')
    await isToldAll(authMessages.passwordMismatchTitle, authMessages.passwordMismatch)
  })

  test('cannot sign in without both, nor ask for a link without an address', async () => {
    await page.goto(`${docent}/login`)
    await press('Sign in')
    await isToldAll(authMessages.emailRequired, authMessages.passwordRequired)
    await fill({ Email: 'ada' })
    await press('Sign in')
    await isToldAll(authMessages.emailInvalid)
    await page.goto(`${docent}/reset-password`)
    await press('Send the link')
    await isToldAll(authMessages.resetEmailFirst)
  })

  test('is told by the browser what a form of the public site lacks', async () => {
    await page.goto(`${docent}/contact`)
    const contact = page.locator('form', { has: field('Subject') })
    await press('Send message')
    for (const label of ['Name', 'Email', 'Subject']) {
      expect(await browserSays(contact, label)).not.toBe('')
    }
    await contact.getByLabel('Email', { exact: true }).fill('ada')
    expect(await browserSays(contact, 'Email')).toContain('@')
    expect(new URL(page.url()).pathname).toBe('/contact')
  })
})

describe('an owner in the wizard', () => {
  test('has to name the base, and to bring documents that can be read', async () => {
    await register(page, email)
    await verifyEmail(email)
    await page.reload()
    await choosePlan(page, 'Starter')
    const save = button('Create knowledge base')
    expect(await save.isDisabled()).toBe(true)
    await field('Name').fill('   ')
    await field('Name').blur()
    await isToldAll(knowledgeMessages.nameRequired)
    expect(await save.isDisabled()).toBe(true)
    await field('Documents').setInputFiles([
      { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ])
    await isToldAll(knowledgeMessages.skipped)
    await uploadDocuments(page, [textFile('prices.txt', 'A puncture repair costs £12.50.')])
  })

  test('has to name the bot, and to choose a platform', async () => {
    await press('Create bot and continue')
    await isToldAll(botMessages.nameRequired)
    await field('Name').fill('Front desk')
    await press('Create bot and continue')
    const finish = button(onboardingMessages.completeSetup)
    await finish.waitFor()
    expect(await finish.isDisabled()).toBe(true)
    await page.getByRole('checkbox', { name: /^Website/ }).check()
    await finish.click()
    await page.waitForURL('**/dashboard')
  })
})

describe('an owner in the dashboard', () => {
  test('is told in the form of the bot what each field takes', async () => {
    await page.goto(`${docent}/dashboard/bots`)
    await page.getByRole('link', { name: 'Edit Front desk' }).click()
    await field('Name').fill(' ')
    await field(/^Words that mean the same/).fill('alone')
    await press('Save changes')
    await isToldAll(
      botMessages.nameRequiredTitle,
      botMessages.dashboardNameRequired,
      botMessages.synonymsInvalid(1),
    )
    await page.reload()
  })

  test('is told what an address of the website, and a token, look like', async () => {
    await page.getByRole('tab', { name: 'Integrations' }).click()
    await field(/^Website URL/).fill('example')
    await press('Save website')
    await isToldAll(botMessages.websiteUrlInvalid)
    await page.getByRole('textbox', { name: /^Allowed addresses/ }).fill('www.example.com/path')
    await press('Save addresses')
    await isToldAll(botMessages.siteInvalid(1))
    for (const channel of MESSAGING_CHANNELS.map((name) => CHANNELS[name])) {
      await page.getByRole('tab', { name: channel.name }).click()
      await field(channel.form.tokenLabel).fill('  ')
      await field(channel.form.tokenLabel).blur()
      await isToldAll(channelTexts(channel).tokenRequired)
    }
    await page.reload()
  })

  test('is told what a base, a document and an answer need', async () => {
    await page.goto(`${docent}/dashboard/knowledge`)
    await button(ownAnswerMessages.open(0)).click()
    await press(ownAnswerMessages.add)
    await press(ownAnswerMessages.save)
    await isToldAll(ownAnswerMessages.questionRequired, ownAnswerMessages.answerRequired)
    await field(ownAnswerMessages.questionLabel).fill('?!')
    await press(ownAnswerMessages.save)
    await isToldAll(ownAnswerMessages.questionWords)
    await page.keyboard.press('Escape')
    await press('Show documents')
    await press(fileMessages.actions('prices.txt'))
    await page.getByRole('menuitem', { name: fileMessages.rename }).click()
    const name = page.getByRole('dialog').getByLabel(fileMessages.renameLabel)
    for (const [typed, told] of [
      ['', knowledgeMessages.fileNameRequired],
      ['a/b', knowledgeMessages.fileNameSigns],
    ] as const) {
      await name.fill(typed)
      await name.press('Enter')
      await isToldAll(told)
    }
    await page.keyboard.press('Escape')
  })

  test('is told what a new password needs, and that nothing was deleted', async () => {
    await page.goto(`${docent}/dashboard/settings`)
    const change = button('Change password')
    await change.waitFor()
    expect(await change.isDisabled()).toBe(true)
    await fill({ 'New password': SHORT, 'Confirm new password': SHORT, 'Current password': 'x' })
    await change.click()
    await isToldAll(authMessages.passwordTooShort)
    await fill({ 'New password': OTHER, 'Confirm new password': PASSWORD })
    await change.click()
    await isToldAll(accountMessages.newPasswordMismatch)
    await fill({ 'Confirm new password': OTHER })
    await change.click()
    await isToldAll(accountMessages.currentPasswordWrong)
    await fill({ 'Current password': '' })
    await field('Current password').blur()
    await isToldAll(accountMessages.currentPasswordRequired)
    expect(await change.isDisabled()).toBe(true)
    await press('Delete account')
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    await field(accountMessages.deleteTypeLabel(DELETE_CONFIRMATION)).fill('delete')
    await press('Delete my account')
    await isToldAll(accountMessages.deleteCancelled)
  })
  test('sees nothing in the console but what the browser says of a wrong password', () => {
    expect(visit.complaints).toEqual([
      // The wrong current password, which Firebase refuses so.
      expect.stringContaining('400 (Bad Request)'),
    ])
  })
})
