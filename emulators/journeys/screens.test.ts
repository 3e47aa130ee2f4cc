import type { Browser, Page } from '@playwright/test'
import { testerMessages, traceMessages } from '@docent/domain/messages/trace'
import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { widgetMessages } from '@docent/domain/messages/widget'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { originOf } from '../ports.ts'
import { makeScannedPdf } from '../seed/bad-documents.ts'
import { faultsOf } from './support/looks.ts'
import { PASSWORD, ask, createBase, createBot, registerOwner, textFile } from './support/owner.ts'
import { openBrowser, openVisit, type Visit } from './support/page.ts'

const docent = originOf('hosting')
const HOUSE = 'Breakfast is served from seven to ten. Parking costs 9 euro a night.'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

describe('the public screens', () => {
  let visit: Visit
  beforeAll(async () => {
    visit = await openVisit(browser)
  })
  afterAll(() => visit.context.close())

  test.each([
    ['/', 'Every answer comes with a receipt.'],
    ['/pricing', 'Every plan answers with receipts'],
    ['/docs', 'Documentation'],
    ['/blog', 'Blog'],
    ['/blog/what-a-receipt-is', 'Your chatbot speaks for you. Ask it for a receipt.'],
    ['/about', 'We build chatbots that can prove what they say'],
    ['/contact', 'Contact'],
    ['/terms', 'Terms and Conditions'],
    ['/privacy', 'Privacy Policy'],
    ['/login', 'Sign in'],
    ['/register', 'Create your account'],
    ['/reset-password', 'Reset your password'],
  ])('%s has no fault in any look', async (path, heading) => {
    await visit.page.goto(docent + path)
    await visit.page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await faultsOf(visit.page, path)).toEqual([])
    expect(visit.complaints).toEqual([])
  })

  test('a fault that is planted is found in either look', async () => {
    await visit.page.goto(`${docent}/terms`)
    await visit.page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const link = document.createElement('a')
      link.href = '/'
      // One by one: the page's policy allows no style that stands in an attribute.
      Object.assign(link.style, { display: 'block', width: '2000px', height: '9px' })
      link.style.setProperty('transition', 'color 1s', 'important')
      title.replaceChildren(link)
    })
    const faults = await faultsOf(visit.page, 'planted')
    for (const look of ['1440 light', '390 dark']) {
      expect(faults).toContainEqual(expect.stringContaining(`${look}: link-name`))
      expect(faults).toContainEqual(expect.stringMatching(`${look}: \\d+ pixels wider`))
      expect(faults).toContainEqual(expect.stringContaining(`${look}: moves: a.`))
    }
  })

  test('for somebody who asked for less motion a colour reaches what stands in it at once', async () => {
    await visit.page.emulateMedia({ reducedMotion: 'reduce' })
    await visit.page.goto(`${docent}/terms`)
    const color = await visit.page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const outer = title.appendChild(document.createElement('div'))
      const inner = outer.appendChild(document.createElement('span'))
      // What is asked for is computed: a transition starts from here.
      getComputedStyle(inner).getPropertyValue('color')
      outer.style.setProperty('color', 'rgb(1, 2, 3)')
      return getComputedStyle(inner).color
    })
    expect(color).toBe('rgb(1, 2, 3)')
  })

  test.each(['/terms', '/login'])('what is planted into %s does not run', async (path) => {
    await visit.page.goto(docent + path)
    await visit.page.getByRole('heading', { level: 1 }).waitFor()
    const didRun = await visit.page.evaluate(() => {
      const style = Object.assign(document.createElement('style'), {
        textContent: 'h1 { display: none }',
      })
      const script = Object.assign(document.createElement('script'), {
        textContent: "document.documentElement.dataset.planted = 'yes'",
      })
      document.head.append(style, script)
      return 'planted' in document.documentElement.dataset
    })
    expect(didRun).toBe(false)
    expect(await visit.page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    // The same listener that fails every journey heard both refusals.
    expect(visit.complaints.splice(0)).toEqual([
      expect.stringContaining('Content Security Policy'),
      expect.stringContaining('Content Security Policy'),
    ])
  })

  test.each(['/', '/docs', '/blog/what-a-receipt-is', '/login', '/dashboard/bots', '/nowhere'])(
    '%s cannot be framed, sniffed or asked for in the clear',
    async (path) => {
      const { headers } = await fetch(docent + path)
      expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/)
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(headers.get('permissions-policy')).toContain('camera=()')
    },
  )

  test('an address that does not exist says so, here, in its status and in the console', async () => {
    const response = await visit.page.goto(`${docent}/nowhere`)
    expect(response?.status()).toBe(404)
    await visit.page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
    expect(await faultsOf(visit.page, '/nowhere')).toEqual([])
    expect(visit.complaints).toEqual([
      expect.stringContaining('404 (Not Found)'),
      'warning: No page at /nowhere',
    ])
  })
})

/** Whether all of an element is within the window, and within what scrolls around it. */
const isInView = (element: Element): boolean => {
  const { top, bottom, left } = element.getBoundingClientRect()
  return [top + 1, bottom - 1].every((y) =>
    element.contains(document.elementFromPoint(left + 1, y)),
  )
}

/** Presses Tab until the focus stands on an element with this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus')
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const label = await focused.evaluate((element) => {
      const labels = element instanceof HTMLInputElement ? element.labels : null
      return element.ariaLabel ?? labels?.[0]?.textContent ?? element.textContent
    })
    if (label?.trim() === name) return
  }
  throw new Error(`Tab does not reach "${name}"`)
}

describe('the screens of an owner', () => {
  let visit: Visit
  let page: Page
  let email: string
  let botId: string
  beforeAll(async () => {
    const owner = await registerOwner('screens')
    email = owner.email
    const baseId = await createBase(owner, [textFile('house.txt', HOUSE), await makeScannedPdf()])
    botId = await createBot(owner, baseId)
    visit = await openVisit(browser)
    page = visit.page
  })
  afterAll(() => visit.context.close())

  const isSound = async (screen: string) => expect(await faultsOf(page, screen)).toEqual([])
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  const openTab = (name: string) =>
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click()

  test('from signing in to the plan the keyboard is enough', async () => {
    await page.goto(`${docent}/login`)
    await heading('Sign in')
    await tabTo(page, 'Email')
    await page.keyboard.type(email)
    await tabTo(page, 'Password')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/onboarding')
    await heading('Choose Your Plan')
    await isSound('plan')
    await tabTo(page, 'Start 14-day free trial of Professional')
    await page.keyboard.press('Enter')
    // Base and bot are there already, so their steps are done.
    await heading('Set Up Integrations')
  })

  test('the wizard has no fault in any look', async () => {
    await press('Previous')
    await heading('Configure Your Bot')
    await press('Previous')
    await heading('Create Knowledge Base')
    await isSound('documents')
    await press('Continue')
    await heading('Configure Your Bot')
    await isSound('bot')
    await press('Save and continue')
    await page.getByRole('checkbox', { name: /^Website/ }).check()
    await isSound('channels')
    await press(onboardingMessages.completeSetup)
    await page.waitForURL('**/dashboard')
  })

  test('the overview and the settings have no fault in any look', async () => {
    await page.getByText('Journey bot').first().waitFor()
    await isSound('overview')
    await openTab('Settings')
    await page.getByLabel('First name').waitFor()
    await isSound('settings')
  })

  test('the analytics have no fault in any look, and count what visitors ask', async () => {
    await openTab('Analytics')
    await page.getByText('No questions yet').waitFor()
    await isSound('analytics without a question')
    await ask(botId, 'How much is parking?')
    await ask(botId, 'Who painted the Mona Lisa?')
    await page.getByText('50% of 2 questions answered with a receipt').waitFor()
    await page.getByText('Who painted the Mona Lisa?').waitFor()
    await isSound('analytics')
  })

  test('the knowledge screens have no fault in any look', async () => {
    await openTab('Knowledge')
    await page.getByText('Journey base').waitFor()
    await isSound('bases')
    await press(testerMessages.open)
    await page.getByLabel(testerMessages.label).fill('How much is parking?')
    await page.keyboard.press('Enter')
    await heading(testerMessages.verdicts.answer)
    await isSound('a base that is tried')
    await page.getByRole('link', { name: testerMessages.openPage }).first().click()
    await page.getByRole('link', { name: /How much is parking\?.*said once/ }).waitFor()
    const read = page.getByRole('region', { name: 'Text', exact: true })
    expect(await read.locator('mark').textContent()).toBe('Parking costs 9 euro a night.')
    await isSound('the text of a document')
    await page.goBack()
    await press(/^Edit/)
    await page.getByRole('form', { name: 'Edit knowledge base' }).waitFor()
    await isSound('base with a failed file')
    await press('Cancel')
    await press('New knowledge base')
    await isSound('new base')
  })

  test('unsaved changes are not left behind unasked', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Half a thought')
    await openTab('Bots')
    await page.getByRole('dialog').waitFor()
    await isSound('question before leaving')
    await press('Keep editing')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Half a thought')
    await openTab('Bots')
    await press('Leave')
    await page.waitForURL('**/dashboard/bots')
  })

  test('the bot screens have no fault in any look', async () => {
    await page.getByText('Journey bot').waitFor()
    await isSound('bots')
    await page
      .getByRole('link', { name: /^Edit/ })
      .or(page.getByRole('button', { name: /^Edit/ }))
      .click()
    const preview = page.getByRole('region', { name: 'Live preview' })
    await preview.getByLabel(widgetMessages.inputLabel).fill('When is breakfast served?')
    await preview.getByLabel(widgetMessages.inputLabel).press('Enter')
    await preview.getByRole('button', { name: /^Source:/ }).click()
    await preview.getByRole('figure').waitFor()
    await isSound('bot with a receipt')
    await preview.getByRole('button', { name: 'Open page' }).click()
    await page.getByRole('dialog').getByText('Parking costs').waitFor()
    await isSound('page of a receipt')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Integrations' }).click()
    await page.locator('pre code').waitFor()
    await isSound('website channel')
    for (const [name, field] of [
      ['Facebook Messenger', 'Page Access Token'],
      ['Telegram', 'Bot Token'],
    ] as const) {
      await page.getByRole('tab', { name, exact: true }).click()
      await page.getByLabel(field).waitFor()
      await isSound(name)
    }
  })

  test('why there is no answer has no fault in any look, and comes into view', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click()
    const preview = page.getByRole('region', { name: 'Live preview' })
    await preview
      .getByLabel(widgetMessages.inputLabel)
      .fill('Why is the garden gate locked at night?')
    await preview.getByLabel(widgetMessages.inputLabel).press('Enter')
    await preview.getByRole('button', { name: traceMessages.whyNoAnswer }).click()
    const reason = preview.getByText(/^The best passage holds .* is needed\.$/)
    await expect.poll(() => reason.evaluate(isInView)).toBe(true)
    await isSound('preview with why there is no answer')
  })

  test('the conversations, the billing and what asks before deleting have no fault in any look', async () => {
    await openTab('Bots')
    await page.getByRole('link', { name: /^Conversations/ }).click()
    await page.getByRole('link', { name: /Who painted the Mona Lisa/ }).click()
    await page.getByRole('button', { name: traceMessages.whyNoAnswer }).waitFor()
    await isSound('conversation')
    await openTab('Bots')
    await press(/^Delete/)
    await page.getByRole('dialog').waitFor()
    await isSound('question before a bot is deleted')
    await page.keyboard.press('Escape')
    await openTab('Billing')
    await heading('Usage')
    await heading('Invoices')
    await isSound('billing')
  })

  test('nothing was said in the console, and nothing outside was called', () => {
    expect(visit.complaints).toEqual([])
  })
})
