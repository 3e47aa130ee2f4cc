import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { contactTexts } from '@docent/domain/contact'
import { newsletterTexts } from '@docent/domain/newsletter'
import { PLANS } from '@docent/domain/plans'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { widgetMessages } from '@docent/domain/messages/widget'
import { originOf } from '../ports.ts'
import { mailsTo, reachInbox } from './support/mail.ts'
import { signIn } from './support/main-path.ts'
import { faultsOf } from './support/looks.ts'
import { registerOwner } from './support/owner.ts'
import { openBrowser, openVisit, type Visit } from './support/page.ts'
import { documentsOf } from './support/traces.ts'

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

test('the landing page can be read and its prices switched without a script', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(docent)
  const price = page.getByText(`$${PLANS.Starter.annualUsdPerMonth}`, { exact: true })
  expect(await price.isVisible()).toBe(false)
  await page.getByRole('radio', { name: /Annual/ }).check()
  expect(await price.isVisible()).toBe(true)
  const answers = page.locator('#faq details p')
  await page.getByText('Can I get my money back?').click()
  expect(await answers.filter({ visible: true }).count()).toBe(1)
  await context.close()
})

test('the demo opens by keyboard, answers with a receipt, and gives the focus back', async () => {
  const { page } = visit
  await page.goto(docent)
  const button = page.getByRole('button', { name: 'Watch Demo' }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: widgetMessages.inputLabel })
  await expect.poll(() => field.evaluate((element) => element.matches(':focus'))).toBe(true)
  await page.keyboard.type('How much is Starter?')
  await page.keyboard.press('Enter')
  await page.getByText(`$${PLANS.Starter.monthlyUsd} a month`).first().waitFor()
  await page
    .getByRole('button', { name: /Pricing/ })
    .first()
    .click()
  await page.locator('mark').filter({ visible: true }).first().waitFor()
  expect(await faultsOf(page, 'demo')).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => button.evaluate((element) => element.matches(':focus'))).toBe(true)
  await page.keyboard.press('Enter')
  await field.waitFor()
  const kept = await documentsOf('conversations')
  expect(JSON.stringify(kept)).not.toContain('How much is Starter?')
  expect(visit.complaints).toEqual([])
})

test('a demo that cannot be reached says so', async () => {
  const { page } = visit
  await page.route('**/widget.js', (route) => route.abort())
  await page.goto(docent)
  await page.getByRole('button', { name: 'Watch Demo' }).last().click()
  await page.getByText('The demo cannot be reached just now.').waitFor()
})

test('the manual is searched by keyboard, and nothing of the search is loaded before', async () => {
  const { page } = visit
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(`${docent}/docs`)
  const searched = () => loaded.filter((url) => /search-manual|manual-index/.test(url)).length
  expect(searched()).toBe(0)
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('messanger verify token')
  const first = page.getByRole('search').getByRole('link').first()
  await first.filter({ hasText: 'Facebook Messenger' }).waitFor()
  expect(searched()).toBe(2)
  expect(await faultsOf(page, 'search')).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs#facebook-messenger')
  expect(visit.complaints).toEqual([])
})

test('a category shows its articles alone, and Read opens one', async () => {
  const { page } = visit
  await page.goto(`${docent}/blog`)
  expect(await page.getByRole('article').count()).toBe(3)
  await page.getByRole('radio', { name: 'Implementation' }).check()
  expect(await page.getByRole('article').count()).toBe(1)
  await page.getByRole('link', { name: /^Read:/ }).click()
  await page.getByRole('heading', { level: 1, name: 'The first week with a chatbot' }).waitFor()
  await page.goto(`${docent}/blog`)
  await page.getByRole('radio', { name: 'Case Studies' }).check()
  await page.getByText('No article in this category yet.').waitFor()
  expect(visit.complaints).toEqual([])
})

test('the contact form keeps its message, says so and is empty again', async () => {
  const { page } = visit
  const subject = `Journey ${randomUUID()}`
  await page.goto(`${docent}/contact`)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill('Please show me a demo.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText(contactTexts.sentTitle).waitFor()
  await page.getByText(contactTexts.sent).waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('')
  const kept = (await documentsOf('contact_messages')).filter((row) =>
    JSON.stringify(row).includes(subject),
  )
  expect(kept).toHaveLength(1)
  expect(visit.complaints).toEqual([])
})

test('an address for the newsletter counts once its owner confirmed it, and is deleted on request', async () => {
  const inbox = await reachInbox()
  const { page } = visit
  const email = `reader-${randomUUID()}@example.com`
  await page.goto(`${docent}/blog`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: newsletterTexts.subscribe }).click()
  await page.getByText(newsletterTexts.mailSent).waitFor()
  const rows = async () =>
    (await documentsOf('newsletter')).filter((row) => JSON.stringify(row).includes(email))
  expect(JSON.stringify(await rows())).toContain('"is_confirmed":{"booleanValue":false}')
  const [mail] = await mailsTo(email, 1)
  const linkTo = (action: string) =>
    new RegExp(`/newsletter#${action}=\\S+`).exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(docent + linkTo('confirm'))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await page.getByText(newsletterTexts.confirmed).waitFor()
  expect(await faultsOf(page, 'newsletter')).toEqual([])
  expect(JSON.stringify(await rows())).toContain('"is_confirmed":{"booleanValue":true}')
  await page.goto(docent + linkTo('unsubscribe'))
  await page.reload()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByText(newsletterTexts.unsubscribed).waitFor()
  expect(await rows()).toEqual([])
  expect(await faultsOf(page, 'newsletter, unsubscribed')).toEqual([])
  expect(visit.complaints).toEqual([])
  await page.goto(docent + linkTo('confirm'))
  await page.reload()
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await page.getByText(newsletterTexts.gone).waitFor()
  expect(visit.complaints.splice(0)).toEqual([expect.stringContaining('404 (Not Found)')])
  await inbox.close()
})

test('a form without a message is not sent', async () => {
  const { page } = visit
  await page.goto(`${docent}/contact`)
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Send message' }).click()
  expect(
    await page.getByLabel('Email', { exact: true }).evaluate((field) => field.matches(':invalid')),
  ).toBe(true)
  expect(await page.getByText(contactTexts.sent).count()).toBe(0)
})

test('an owner who is signed in is led on to where the owner belongs', async () => {
  const { page } = visit
  const { email } = await registerOwner('site')
  await signIn(page, email)
  await page.waitForURL('**/onboarding')
  await page.goto(docent)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL('**/onboarding')
  await page.goto(docent)
  await page.getByRole('link', { name: 'Start Free Trial', exact: true }).first().click()
  await page.waitForURL('**/onboarding')
  expect(visit.complaints).toEqual([])
})

test('the terms are printed without what only a screen needs', async () => {
  const { page } = visit
  await page.goto(`${docent}/terms`)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const ink = await page.locator('h1').evaluate((title) => getComputedStyle(title).color)
  expect(ink).toBe('rgb(0, 0, 0)')
  expect(await page.getByRole('link', { name: 'Get Started' }).isVisible()).toBe(false)
  expect(await page.getByText('Last updated June 17, 2025').isVisible()).toBe(true)
})
