import type { Browser, Page } from '@playwright/test'
import { embedSnippet } from '@docent/domain/channels'
import type { ChatReply } from '@docent/domain/chat'
import { widgetMessages as text } from '@docent/domain/messages/widget'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { originOf } from '../ports.ts'
import { serveSite } from './support/host-site.ts'
import { faultsOf } from './support/looks.ts'
import { createBase, createBot, registerOwner, textFile, type Owner } from './support/owner.ts'
import { openBrowser, openVisit, type Visit } from './support/page.ts'
import { switchBot } from './support/switch-bot.ts'

const docent = originOf('hosting')
const PRICES = 'Repair prices\n\nA puncture repair costs £12.50, the inner tube included.\n'
const QUESTION = 'How much is a puncture repair?'

/** What a careful website allows: scripts and calls of Docent, and no styles but its own. */
const STRICT_POLICY = [
  "default-src 'none'",
  `script-src ${docent}`,
  `connect-src ${docent} ${originOf('functions')}`,
  "style-src 'self'",
  'img-src data:',
].join('; ')

/** A style sheet that would undo everything it can reach. */
const HOSTILE_STYLES = `<style>
  * { all: unset !important; color: red !important; font: 40px cursive !important; }
  body > * { display: none !important; }
  docent-chat { display: none !important; opacity: 0 !important; transform: scale(3) !important;
    position: static !important; visibility: hidden !important; }
</style>`

let browser: Browser
let owner: Owner
let botId: string
let site: Awaited<ReturnType<typeof serveSite>>
let visit: Visit
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  owner = await registerOwner('widget')
  botId = await createBot(owner, await createBase(owner, [textFile('prices.txt', PRICES)]))
  const body = embedSnippet(docent, botId)
  site = await serveSite({
    '/': { body },
    '/next': { body },
    '/strict': { body, policy: STRICT_POLICY },
    '/hostile': { body, head: HOSTILE_STYLES },
    '/twice': { body: body + body },
  })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})
beforeEach(async () => {
  visit = await openVisit(browser)
  page = visit.page
})
afterEach(() => visit.context.close())

const launcher = () => page.getByRole('button', { name: text.open })
const field = () => page.getByLabel(text.inputLabel)

async function openChat(path = '/'): Promise<void> {
  await page.goto(site.origin + path)
  await launcher().click()
  await page.getByRole('dialog').waitFor()
}

/** Asks, and waits for the end of the reply. */
async function ask(question = QUESTION): Promise<void> {
  const replies = page.locator('.message.bot')
  const before = await replies.count()
  await field().fill(question)
  await field().press('Enter')
  await replies.nth(before).waitFor()
  await page.getByText(text.working).waitFor({ state: 'hidden' })
}

/** Gives every question this reply, instead of the server. */
const replyWith = (reply: unknown) =>
  page.route('**/chat/message', (route) =>
    route.fulfill({ json: [reply], headers: { 'Access-Control-Allow-Origin': '*' } }),
  )

describe('on somebody else’s page', () => {
  test('the chat works under a strict policy, without a word in the console', async () => {
    await openChat('/strict')
    await ask()
    await page.locator('.chip').click()
    expect(await page.locator('mark').textContent()).toContain('£12.50')
    // It is dressed: the policy allows no inline styles.
    expect((await page.getByRole('dialog').boundingBox())?.width).toBe(400)
    expect(visit.complaints).toEqual([])
  })

  test('hostile styles neither hide nor move nor change it', async () => {
    await page.goto(`${site.origin}/hostile`)
    await launcher().waitFor()
    expect(await launcher().boundingBox()).toEqual({ x: 1204, y: 824, width: 56, height: 56 })
    await launcher().click()
    await ask()
    const look = await page.locator('.claim').evaluate((claim) => {
      const { color, fontSize } = getComputedStyle(claim)
      return { color, fontSize }
    })
    expect(look).toEqual({ color: 'rgb(23, 26, 33)', fontSize: '15px' })
  })

  test('the same snippet twice is one chat', async () => {
    await page.goto(`${site.origin}/twice`)
    await launcher().waitFor()
    expect(await page.locator('docent-chat').count()).toBe(1)
  })

  test('a page that cannot reach Docent says so, and tries again', async () => {
    await page.route('**/chat/message', (route) => route.abort())
    await openChat()
    await ask()
    await page.getByText(text.connectionTrouble).waitFor()
    await page.unroute('**/chat/message')
    await page.getByRole('button', { name: text.retry }).click()
    await page.locator('.chip').waitFor()
    expect(await page.locator('.message.user').count()).toBe(1)
  })
})

describe('a hostile reply', () => {
  const SCRIPT = '<img src=x onerror="window.wasAttacked=1"><script>window.wasAttacked=1</script>'
  const reply: ChatReply = {
    output: SCRIPT,
    kind: 'answer',
    conversationId: SCRIPT,
    lead: SCRIPT,
    closing: SCRIPT,
    suggestions: [SCRIPT],
    sentences: [
      {
        text: SCRIPT,
        receipt: {
          fileId: '"><b>',
          fileName: `javascript:alert(1)//${SCRIPT}`,
          page: 2,
          pages: 3,
          start: 0,
          end: SCRIPT.length,
          quote: SCRIPT,
          before: SCRIPT,
          after: SCRIPT,
        },
      },
    ],
  }

  test.each([
    ['a sentence', reply],
    ['a fallback text', { ...reply, kind: 'fallback', sentences: [] }],
  ])('runs no script and makes no element, as %s', async (_, hostile) => {
    await replyWith(hostile)
    await openChat()
    await ask(SCRIPT)
    for (const chip of await page.locator('.chip').all()) await chip.click()
    expect(await page.locator('.message.bot').last().textContent()).toContain(SCRIPT)
    expect(await page.locator('docent-chat :is(img, script, a, b, iframe)').count()).toBe(0)
    expect(await page.evaluate(() => 'wasAttacked' in window)).toBe(false)
    expect(visit.complaints).toEqual([])
  })

  test('of an unknown form is an error text, and nothing of it is shown', async () => {
    await replyWith({ output: { text: SCRIPT }, kind: 'odd' })
    await openChat()
    await ask()
    await page.getByText(text.unrecognisedReply).waitFor()
  })
})

describe('the visitor', () => {
  test('has the focus led in and, by Escape, back', async () => {
    await openChat()
    await expect.poll(() => field().evaluate((element) => element.matches(':focus'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => launcher().evaluate((element) => element.matches(':focus'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
  })

  test('finds the conversation again on the next page, which keeps its focus', async () => {
    await openChat()
    await ask()
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL('**/next')
    await page.getByRole('dialog').waitFor()
    expect(await page.locator('.message.user').allTextContents()).toEqual([
      `${text.you}: ${QUESTION}`,
    ])
    expect(await page.locator('.chip').count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  })

  test('leaves no trace before the chat is opened', async () => {
    await page.goto(site.origin)
    await launcher().waitFor()
    const traces = await page.evaluate(
      () => sessionStorage.length + localStorage.length + document.cookie.length,
    )
    expect(traces).toBe(0)
  })

  test('meets no barrier, closed, open or with a receipt', async () => {
    await page.goto(site.origin)
    await launcher().waitFor()
    expect(await faultsOf(page, 'closed')).toEqual([])
    await launcher().click()
    await ask()
    await page.locator('.chip').click()
    await page.locator('.proof').waitFor()
    expect(await faultsOf(page, 'receipt')).toEqual([])
    expect(visit.complaints).toEqual([])
  })

  test('does not see a bot that is switched off', async () => {
    const told = () => page.waitForResponse((response) => response.url().includes('/chat/widget'))
    await switchBot(owner, botId, false)
    const [response] = await Promise.all([told(), page.goto(site.origin)])
    expect(await response.json()).toMatchObject({ isActive: false })
    // Time enough to show itself, if it were about to.
    await page.waitForTimeout(500)
    expect(await page.locator('docent-chat').count()).toBe(0)
    await switchBot(owner, botId, true)
    await page.goto(site.origin)
    await launcher().waitFor()
    expect(visit.complaints).toEqual([])
  })
})
