import type { Browser, Page } from '@playwright/test'
import { widgetIdOf } from '@docent/domain/bots'
import { embedSnippet } from '@docent/domain/channels'
import { readReply, type ChatReply } from '@docent/domain/chat'
import { COLLECTIONS } from '@docent/domain/collections'
import { widgetMessages as text } from '@docent/domain/messages/widget'
import { CHAT } from '@docent/domain/routes'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { originOf } from '../ports.ts'
import { serveSite } from './support/host-site.ts'
import { faultsOf } from './support/looks.ts'
import {
  createBase,
  createBot,
  listRows,
  registerOwner,
  textFile,
  type Owner,
} from './support/owner.ts'
import { openBrowser, openVisit, type Visit } from './support/page.ts'

const docent = originOf('hosting')
const PRICES =
  'Repair prices\n\nA puncture repair costs £12.50, the inner tube included. It takes about 20 minutes.\n\nA full service costs £85.00 and takes two working days.\n'
const RENTAL =
  'Rental\n\nA town bike costs £22 a day. A tandem costs £45 a day.\n\nOpening hours\n\nSaturday: 8:30 to 17:30\nSunday: 10:00 to 14:00\n'

let owner: Owner
let botId: string
let otherBotId: string
let stranger: Owner

beforeAll(async () => {
  owner = await registerOwner('conversation')
  const files = [textFile('prices.txt', PRICES), textFile('rental.txt', RENTAL)]
  botId = await createBot(owner, await createBase(owner, files), { personality: 'friendly' })
  stranger = await registerOwner('stranger')
  const base = await createBase(stranger, [textFile('prices.txt', PRICES)])
  otherBotId = await createBot(stranger, base)
})

async function say(message: string, conversationId = '', bot = botId): Promise<ChatReply> {
  const response = await fetch(docent + CHAT.message, {
    method: 'POST',
    body: JSON.stringify({
      widgetId: widgetIdOf(bot),
      message,
      ...(conversationId !== '' && { conversationId }),
    }),
  })
  const reply = readReply(await response.json())
  if (reply === null) throw new Error(`no reply: ${response.status}`)
  return reply
}

describe('a conversation over HTTP', () => {
  test('carries its subject from one message to the next, with receipts', async () => {
    const first = await say('How much is a town bike?')
    expect(first.output).toContain('£22')
    const second = await say('and a tandem?', first.conversationId)
    expect(second).toMatchObject({ kind: 'answer', conversationId: first.conversationId })
    expect(second.sentences.map(({ receipt }) => receipt.quote).join(' ')).toContain('£45')
    const third = await say('And when are you open on Saturday?', first.conversationId)
    expect(third.output).toContain('8:30')
    expect((await say('and on Sundays?', first.conversationId)).output).toContain('10:00')
    expect(second.lead).not.toBe(first.lead)
  })

  test('does not follow up what was said in another conversation, or to another bot', async () => {
    const first = await say('How much is a full service?')
    const followUp = 'and a tandem?'
    expect((await say(followUp, first.conversationId)).output).toContain('£45')
    // The id of a conversation of one bot is nothing to another one.
    const elsewhere = await say(followUp, first.conversationId, otherBotId)
    expect(elsewhere.conversationId).not.toBe(first.conversationId)
    expect(elsewhere).toMatchObject({ kind: 'fallback', sentences: [] })
  })

  test('has manners that cost nothing and claim nothing', async () => {
    const hello = await say('Hello!')
    expect(hello).toMatchObject({ kind: 'small_talk', sentences: [] })
    const human = await say('Are you a human?', hello.conversationId)
    expect(human).toMatchObject({ kind: 'small_talk' })
    expect(human.output).toMatch(/not a person/)
    const mixed = await say('Thanks! And how much is a tandem?', hello.conversationId)
    expect(mixed.kind).toBe('answer')
    expect(mixed.output).toContain('£45')
  })
})

describe('an e-mail address that is left', () => {
  const leadsOf = async (who: Owner) =>
    (await listRows(who, COLLECTIONS.leads)).map(({ id, fields }) => ({
      id,
      email: fields['email']?.stringValue,
      question: fields['question']?.stringValue,
    }))

  test('is the owner’s, once a conversation, with what was asked; nobody else reads it', async () => {
    const { conversationId } = await say('Do you repair pianos?')
    const asked = await say('Can I talk to a human?', conversationId)
    expect(asked.output).toContain('e-mail address')
    const markup = '<img src=x onerror=alert(1)>'
    const reply = await say(`${markup} ada@exmaple.com`, conversationId)
    expect(reply.output).toMatch(/passed your address on/)
    await say('sorry: ada@example.com', conversationId)
    expect(await leadsOf(owner)).toEqual([
      { id: conversationId, email: 'ada@example.com', question: 'Do you repair pianos?' },
    ])
    expect(await leadsOf(stranger)).toEqual([])
  })
})

describe('a conversation in the widget', () => {
  let browser: Browser
  let site: Awaited<ReturnType<typeof serveSite>>
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    browser = await openBrowser()
    site = await serveSite({ '/': { body: embedSnippet(docent, botId) } })
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })
  beforeEach(async () => {
    visit = await openVisit(browser)
    page = visit.page
    await page.goto(site.origin)
    await page.getByRole('button', { name: text.open }).click()
  })
  afterEach(() => visit.context.close())

  const bot = () => page.locator('.message.bot').last()
  async function ask(question: string): Promise<void> {
    const before = await page.locator('.message.bot').count()
    await page.getByLabel(text.inputLabel).fill(question)
    await page.getByLabel(text.inputLabel).press('Enter')
    await page.locator('.message.bot').nth(before).waitFor()
    await page.getByText(text.working).waitFor({ state: 'hidden' })
  }

  test('asks which price is meant, and one touch answers', async () => {
    await ask('How much does it cost?')
    const rental = bot().getByRole('button', { name: 'Rental' })
    await bot().getByRole('button', { name: 'Repair prices' }).waitFor()
    expect(await faultsOf(page, 'clarification')).toEqual([])
    await rental.click()
    await page.locator('.chip').first().waitFor()
    await page.getByText(text.working).waitFor({ state: 'hidden' })
    expect(await page.locator('.message.user').last().textContent()).toContain('Rental')
    expect(await bot().textContent()).toMatch(/£22|£45/)
    // What was offered before is out of the way.
    expect(await page.getByRole('button', { name: 'Repair prices' }).isVisible()).toBe(false)
    expect(visit.complaints).toEqual([])
  })

  test('says its own words outside the marker', async () => {
    await ask('How much is a tandem?')
    const lead = await bot().locator('.plain').first().textContent()
    expect(lead).not.toBe('')
    await page.locator('.chip').first().click()
    expect(await page.locator('mark').first().textContent()).not.toContain(lead ?? '')
    await ask('Thank you!')
    expect(await bot().locator('.chip').count()).toBe(0)
    await ask('and a town bike?')
    expect(await bot().textContent()).toContain('£22')
  })
})
