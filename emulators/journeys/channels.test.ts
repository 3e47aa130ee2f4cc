import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { CHANNELS, MESSAGING_CHANNELS, webhookPath } from '@docent/channels/list'
import { channelTexts } from '@docent/channels/texts'
import { channelMessages, channelReplies } from '@docent/domain/messages/channels'
import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { sharePage } from '@docent/domain/messages/pages'
import { widgetMessages } from '@docent/domain/messages/widget'
import { API } from '@docent/domain/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originOf } from '../ports.ts'
import { expectAccessible } from './support/looks.ts'
import { choosePlan, register, uploadDocuments } from './support/main-path.ts'
import { call, listRows, signIn, textFile, type Owner } from './support/owner.ts'
import { openBrowser, openVisit, type Visit } from './support/page.ts'
import {
  bundle,
  exportOf,
  hiddenPart,
  leaksIn,
  localSecrets,
  logged,
  recordResponses,
  type Place,
} from './support/planted-secrets.ts'
import {
  chatOnPhone,
  control,
  createMessengerPage,
  createTelegramBot,
  readAppSecret,
  startPlatforms,
  verifyEmail,
} from './support/platforms.ts'
import { allDocuments } from './support/traces.ts'

const PRICES = textFile(
  'prices.txt',
  'Repair prices\n\nA puncture repair costs £12.50, the inner tube included.\n\nA full service costs £85.00 and takes two working days.',
)
const QUESTION = 'How much is a puncture repair?'
const PROOF = 'A puncture repair costs £12.50, the inner tube included.'

const email = `channels-${randomUUID().slice(0, 8)}@example.com`
const username = `shop_${randomUUID().slice(0, 8)}_bot`
let stopPlatforms: () => Promise<void>
let browser: Browser
let visit: Visit
let owner: Owner
let token: string
let facebookPage: { id: string; token: string }
let responses: () => Promise<Place[]>
/** What has to stay on the server, by what it is called. */
const secrets: Record<string, string> = localSecrets()
let verifyToken: string
let botId: string

beforeAll(async () => {
  stopPlatforms = await startPlatforms()
  token = await createTelegramBot(username)
  facebookPage = await createMessengerPage()
  browser = await openBrowser()
  visit = await openVisit(browser)
  responses = recordResponses(visit.context)
  secrets['the Telegram token'] = hiddenPart(token)
  secrets['the Page Access Token'] = hiddenPart(facebookPage.token)
})
afterAll(async () => {
  await browser.close()
  await stopPlatforms()
})

/** Nothing of a secret stands on the page, where a person may not even see it. */
const expectNothingShown = async (page: Page): Promise<void> =>
  expect(leaksIn([{ name: 'the page', text: await page.content() }], secrets)).toEqual([])

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens the quote from the phone, as somebody without an account. */
async function openQuote(phone: Page): Promise<void> {
  const link = phone.getByRole('link', { name: 'Open the quote' }).first()
  const stranger = await openVisit(browser)
  const response = await stranger.page.goto((await link.getAttribute('href')) ?? '')
  expect(response?.headers()['x-robots-tag']).toContain('noindex')
  expect(await stranger.page.locator('mark').textContent()).toBe(PROOF)
  expect(await stranger.page.getByRole('heading').textContent()).toBe('prices.txt')
  await expectAccessible(stranger.page)
  await stranger.context.close()
}

test('in the wizard a pasted token makes the bot answer on Telegram', async () => {
  const { page } = visit
  await register(page, email)
  await verifyEmail(email)
  await page.reload()
  await choosePlan(page, 'Starter')
  await uploadDocuments(page, [PRICES])
  await page.getByLabel('Name', { exact: true }).fill('Front desk')
  await page.getByRole('button', { name: 'Create bot and continue' }).click()

  const finish = page.getByRole('button', { name: onboardingMessages.completeSetup })
  await page.getByRole('checkbox', { name: /^Telegram/ }).waitFor()
  expect(await finish.isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: /^Telegram/ }).check()
  const telegram = region(page, 'Telegram')
  const save = telegram.getByRole('button', { name: 'Save Telegram bot' })
  expect(await save.isDisabled()).toBe(true)
  await telegram.getByLabel('Bot Token').fill('123456:not-a-token-that-was-issued')
  await save.click()
  await page.getByText(CHANNELS.telegram.form.tokenRejected).waitFor()
  await telegram.getByLabel('Bot Token').fill(`  ${token} `)
  await save.click()
  await telegram.getByText('Connected', { exact: true }).waitFor()
  await telegram.getByText(`${token.slice(0, 20)}…`).waitFor()
  await telegram.getByText('Ask the shop').waitFor()
  await expectNothingShown(page)
  await expectAccessible(page)
})

test('on the phone the test message, the welcome, a proven answer and its quotes arrive', async () => {
  const { page } = visit
  const opening = page.waitForEvent('popup')
  await region(page, 'Telegram').getByRole('link', { name: 'Send a test message' }).click()
  const phone = await opening
  await phone.getByRole('button', { name: 'Start' }).click()
  await phone.getByText(channelReplies.test('Front desk')).waitFor()

  const answer = await chatOnPhone(phone, QUESTION)
  expect(answer).toContain(PROOF)
  expect(answer).toContain('prices.txt')
  await phone.getByRole('button', { name: channelReplies.showSources }).click()
  await phone.locator('blockquote', { hasText: PROOF }).waitFor()
  await openQuote(phone)
  await region(page, 'Telegram').getByText('None yet').waitFor({ state: 'detached' })

  // Refused once with 429: it comes all the same, and comes once.
  await control('telegram', 'rate_limited')
  expect(await chatOnPhone(phone, '/help')).toContain('/sources')
  await control('telegram', 'honest')
  const before = await phone.locator('li.bot').count()
  await phone.waitForTimeout(1_500)
  expect(await phone.locator('li.bot').count()).toBe(before)
  await phone.close()
})

test('what was asked and said stands in the transcript, and was counted', async () => {
  owner = await signIn(email)
  const conversations = await listRows(owner, 'conversations')
  expect(conversations.map(({ fields }) => fields['channel']?.stringValue)).toEqual(['telegram'])
  const rows = await listRows(owner, 'telegram_bots')
  expect(rows).toHaveLength(1)
  botId = rows[0]?.fields['chatbot_id']?.stringValue ?? ''
  expect(rows[0]?.fields['bot_token']?.stringValue).toBe(token.slice(0, 20))
})

test('one token answers for one bot alone, and only its owner may touch it', async () => {
  const post = (path: string, body: object) =>
    call(owner, path, { method: 'POST', body: JSON.stringify(body) })
  const foreign = { channel: 'telegram', chatbotId: 'harbour-lane' }
  for (const path of [
    API.connectChannel,
    API.checkChannel,
    API.disconnectChannel,
    API.channelSetup,
  ]) {
    const { status, body } = await post(path, { ...foreign, token })
    expect([status, body['code']]).toEqual([404, 'not_found'])
  }
})

test('a delivery without its secret is refused, whatever it names', async () => {
  const body = JSON.stringify({ update_id: 1 })
  for (const path of MESSAGING_CHANNELS.map(webhookPath)) {
    for (const named of ['harbour-lane', 'none', '../x']) {
      const url = `${originOf('hosting')}${path}?chatbot_id=${encodeURIComponent(named)}`
      const response = await fetch(url, { method: 'POST', body })
      expect(response.status).toBe(401)
    }
  }
})

test('a token that was revoked shows as that, and Retry takes up the old one again', async () => {
  const { page } = visit
  const telegram = region(page, 'Telegram')
  await control('telegram', 'revoked')
  await telegram.getByRole('button', { name: 'Check now' }).click()
  await telegram.getByText(/^Not connected: the token is no longer accepted/).waitFor()
  await expectAccessible(page)
  await control('telegram', 'honest')
  await telegram.getByRole('button', { name: 'Retry' }).click()
  await telegram.getByText('Connected', { exact: true }).waitFor()
  await page.getByText('Telegram is connected').waitFor()
})

test('a webhook that Telegram refuses is saved as not connected', async () => {
  const { page } = visit
  const telegram = region(page, 'Telegram')
  await control('telegram', 'refuse_webhook')
  await telegram.getByRole('button', { name: 'Edit' }).click()
  await telegram.getByLabel('Bot Name').fill('Desk by chat')
  await telegram.getByLabel('Bot Token').fill(token)
  await telegram.getByRole('button', { name: 'Update Telegram bot' }).click()
  await telegram.getByText(/^Not connected: the platform refused our address/).waitFor()
  await telegram.getByText('Desk by chat').waitFor()
  await control('telegram', 'honest')
  await telegram.getByRole('button', { name: 'Retry' }).click()
  await telegram.getByText('Connected', { exact: true }).waitFor()
})

test('Messenger is set up with the copied address, and answers what is written to the page', async () => {
  const { page } = visit
  await page.getByRole('checkbox', { name: /^Facebook Messenger/ }).check()
  await page.getByRole('tab', { name: 'Facebook Messenger' }).click()
  const messenger = region(page, 'Facebook Messenger')
  const url = await messenger.getByLabel('Webhook URL', { exact: true }).inputValue()
  expect(url).toMatch(/chatbot_id=[\w-]+&knowledgebase_id=\w+&key=/)
  verifyToken = await messenger.getByLabel('Verify token', { exact: true }).inputValue()

  const { page: settings, context } = await openVisit(browser)
  const appSecret = await readAppSecret(settings)
  secrets['the App Secret'] = appSecret
  await settings.getByLabel('Callback URL').fill(url)
  await settings.getByLabel('Verify token').fill(verifyToken)
  await settings.getByRole('button', { name: 'Verify and save' }).click()
  await settings.getByText('The callback URL is verified.').waitFor()

  await messenger.getByLabel('Page Access Token').fill(facebookPage.token)
  await messenger.getByLabel('App Secret').fill(appSecret)
  await messenger.getByRole('button', { name: 'Save Facebook bot' }).click()
  await messenger.getByText('Connected', { exact: true }).waitFor()
  await messenger.getByText('Every message is checked', { exact: true }).waitFor()
  await expectNothingShown(page)
  await expectAccessible(page)

  await settings.goto(`${originOf('messenger')}/${facebookPage.id}`)
  const answer = await chatOnPhone(settings, QUESTION)
  expect(answer).toContain(PROOF)
  await settings.getByRole('button', { name: channelReplies.showSources }).click()
  await settings.getByText(`“${PROOF}”`).waitFor()
  await openQuote(settings)
  await context.close()
})

test('the wizard ends with both platforms, and the bot form shows them', async () => {
  const { page } = visit
  await page.getByRole('button', { name: onboardingMessages.completeSetup }).click()
  await page.getByText('2 platforms connected.').waitFor()
  await page.waitForURL('**/dashboard')
  await page.goto(`${originOf('hosting')}/dashboard/bots`)
  await page.getByRole('link', { name: 'Front desk' }).first().click()
  await page.getByRole('tab', { name: 'Integrations' }).click()
  await page.getByRole('tab', { name: 'Telegram' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await region(page, 'Telegram').getByText('Connected', { exact: true }).waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})

test('the share page chats with receipts while its switch is on, and is gone when it is off', async () => {
  const { page } = visit
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('tab', { name: 'Website' }).click()
  const section = region(page, 'Share page')
  const isPublic = section.getByRole('switch', { name: 'Share page is public' })
  await isPublic.click()
  await section.getByRole('img', { name: 'QR code of the share page of Front desk' }).waitFor()
  await expectAccessible(page)

  const url = (await section.getByRole('link', { name: 'Open page' }).getAttribute('href')) ?? ''
  const stranger = await openVisit(browser, { width: 390, height: 844 })
  await stranger.page.goto(url)
  expect(await stranger.page.title()).toBe('Front desk')
  await stranger.page.getByLabel(widgetMessages.inputLabel).fill(QUESTION)
  await stranger.page.getByRole('button', { name: widgetMessages.send }).click()
  await stranger.page.locator('.claim', { hasText: PROOF }).click()
  await stranger.page.locator('mark', { hasText: PROOF }).waitFor()
  await expectAccessible(stranger.page)
  expect(stranger.complaints).toEqual([])

  await isPublic.click()
  await expect.poll(async () => (await stranger.page.goto(url))?.status()).toBe(404)
  await stranger.page.getByText(sharePage.goneTitle).waitFor()
  await stranger.context.close()
  await page.getByRole('tab', { name: 'Telegram' }).click()
})

/** Every document there is, those of the server alone included. */
const rows = async (): Promise<Place[]> =>
  (await allDocuments()).map(({ name, fields = {} }) => ({
    name: name.split('/documents/')[1] ?? name,
    text: JSON.stringify(fields),
  }))

test('a platform that never answers is told of', async () => {
  await control('telegram', 'silent')
  const { page: phone, context } = await openVisit(browser)
  await phone.goto(`${originOf('telegram')}/${username}`)
  await phone.getByLabel('Message', { exact: true }).fill('/help')
  await phone.getByLabel('Message', { exact: true }).press('Enter')
  const telegram = region(visit.page, 'Telegram')
  await telegram.getByText(channelMessages.unanswered).waitFor({ timeout: 60_000 })
  await control('telegram', 'honest')
  await context.close()
})

test('no row and no archive holds a secret, and those of webhooks stay with the server', async () => {
  const places = await rows()
  const ofServer = places.find(({ name }) => name === `bot_secrets/telegram_${botId}`)
  const { webhook_secret: secret } = JSON.parse(ofServer?.text ?? '{}') as {
    webhook_secret: { stringValue: string }
  }
  const webhookSecrets = { 'the Telegram webhook’s secret': secret.stringValue, verifyToken }
  expect(places.some(({ name }) => name.startsWith('telegram_bots/'))).toBe(true)
  expect(leaksIn(places, secrets)).toEqual([])
  Object.assign(secrets, webhookSecrets)
  const readable = places.filter(({ name }) => !name.startsWith('bot_secrets/'))
  expect(leaksIn(readable, secrets)).toEqual([])

  const archive = await exportOf(owner)
  expect(archive.map(({ name }) => name)).toContain('data/telegram_bots.json')
  expect(leaksIn(archive, secrets)).toEqual([])
})

test('deleting removes the webhook, the token and the row', async () => {
  const { page } = visit
  const telegram = region(page, 'Telegram')
  await telegram.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText(channelTexts(CHANNELS.telegram).deleted).waitFor()
  await telegram.getByLabel('Bot Token').waitFor()
  expect(await listRows(owner, 'telegram_bots')).toEqual([])
  const info = await fetch(`${originOf('telegram')}/bot${token}/getWebhookInfo`)
  expect(await info.json()).toMatchObject({ ok: true, result: { url: '' } })

  // What Facebook refuses then stops nothing, and is logged.
  await control('messenger', 'revoked')
  const body = JSON.stringify({ channel: 'messenger', chatbotId: botId })
  const { status } = await call(owner, API.disconnectChannel, { method: 'POST', body })
  expect([status, await listRows(owner, 'facebook_bots')]).toEqual([200, []])
  await control('messenger', 'honest')
})

test('no log, no response and no file of the app holds a secret', async () => {
  const isLogged = () => logged().functions.text.includes('a webhook could not be removed')
  await expect.poll(isLogged).toBe(true)
  const { functions, access } = logged()
  expect(functions.text.includes(botId)).toBe(true)
  expect(leaksIn([functions], secrets)).toEqual([])

  // The address that Facebook calls holds the verify token, which its owner may see and copies.
  const { verifyToken: _shown, ...hidden } = secrets
  expect(leaksIn([access], hidden)).toEqual([])
  await visit.page.close()
  const received = await responses()
  for (const path of [API.connectChannel, API.checkChannel, API.channelSetup, '/assets/']) {
    const texts = received.filter(({ name }) => name.includes(path)).map(({ text }) => text)
    expect(texts.join('').length, path).toBeGreaterThan(texts.length * 100)
  }
  expect(leaksIn([...received, ...bundle()], hidden)).toEqual([])
  const withVerifyToken = received.filter(({ text }) => text.includes(verifyToken))
  expect(withVerifyToken.every(({ name }) => name.endsWith(API.channelSetup))).toBe(true)
})
