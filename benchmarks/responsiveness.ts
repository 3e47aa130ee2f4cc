// How soon a screen answers, and whether it moves: Chromium at a quarter of this machine's speed on
// the running product. `npm start` in one terminal, then
// `node tools/run.mjs benchmarks/responsiveness.ts` in another: two minutes a run.
import { chromium, type Browser, type Page } from '@playwright/test'
import { widgetMessages } from '@docent/domain/messages/widget'
import { findChromium } from '../emulators/browser.ts'
import { originOf } from '../emulators/ports.ts'
import { DEMO_PASSWORD, SHOP_OWNER } from '../emulators/seed/accounts.ts'
import { DEMO_BOT_ID } from '../emulators/seed/bot.ts'
import { printTable } from './table.ts'

const docent = originOf('hosting')
/** How many times slower than this machine the processor is made. */
const SLOWDOWN = 4
/** Runs of everything; of each interaction the best one counts, of what moves the worst. */
const RUNS = 3
/** What an interaction set off has been painted by then, in milliseconds. */
const SETTLE_MS = 900
/** Between two keys, in milliseconds: 100 words a minute. */
const KEY_MS = 120
/** The bars: an interaction in milliseconds, a shift in its score. */
const MOST_MS = 100
const MOST_SHIFT = 0
/** Shorter ones the browser does not report. */
const SHORTEST_MS = 16

interface Measured {
  /** Longest interaction to the next paint, in milliseconds; 0 below `SHORTEST_MS`. */
  readonly interaction: number
  /** Sum of what moved by itself. */
  readonly shift: number
  /** What moved, for whoever mends it. */
  readonly moved: readonly string[]
}

interface Step {
  readonly screen: string
  readonly action: string
  readonly run: (page: Page) => Promise<unknown>
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first()
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first()
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true })
const type = async (page: Page, label: string, text: string) => {
  await field(page, label).focus()
  await page.keyboard.type(text, { delay: KEY_MS })
}
const open = (path: string, heading: string | RegExp) => async (page: Page) => {
  await page.goto(docent + path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}
const openTab = (name: string): Step => ({
  screen: name,
  action: 'open its tab',
  run: async (page) => tab(page, name).click(),
})

const SIGN_IN: readonly Step[] = [
  { screen: 'Login', action: 'load', run: open('/login', 'Sign in') },
  {
    screen: 'Login',
    action: 'type the address',
    run: (page) => type(page, 'Email', SHOP_OWNER.email),
  },
  {
    screen: 'Login',
    action: 'type the password',
    run: (page) => type(page, 'Password', DEMO_PASSWORD),
  },
  { screen: 'Login', action: 'show the password', run: (page) => button(page, /^Show/).click() },
  {
    screen: 'Login',
    action: 'sign in',
    run: async (page) => {
      await button(page, 'Sign in').focus()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
]

const PREVIEW = 'Live preview'

const DASHBOARD: readonly Step[] = [
  { screen: 'Overview', action: 'load', run: open('/dashboard', /^Hello/) },
  openTab('Bots'),
  {
    screen: 'Bots',
    action: 'switch a bot off',
    run: (page) => page.getByRole('switch').first().click(),
  },
  {
    screen: 'Bots',
    action: 'switch it on',
    run: (page) => page.getByRole('switch').first().click(),
  },
  {
    screen: 'Bots',
    action: 'open the dialog to delete',
    run: (page) => button(page, /^Delete/).click(),
  },
  { screen: 'Bots', action: 'close it', run: (page) => button(page, 'Cancel').click() },
  {
    screen: 'Bot',
    action: 'open the form',
    run: (page) => page.getByRole('link', { name: /^Edit/ }).first().click(),
  },
  { screen: 'Bot', action: 'load', run: open(`/dashboard/bots/${DEMO_BOT_ID}`, /./) },
  {
    screen: 'Bot',
    action: 'type the name beside the preview',
    run: (page) => type(page, 'Name', ' of the shop'),
  },
  {
    screen: 'Bot',
    action: 'type the welcome beside the preview',
    run: async (page) => {
      await page.getByLabel(/^Welcome message/).focus()
      await page.keyboard.type(' Good day.', { delay: KEY_MS })
    },
  },
  {
    screen: 'Bot',
    action: 'choose a colour',
    run: (page) => page.getByRole('radio', { name: '#10B981' }).click({ force: true }),
  },
  {
    screen: 'Bot',
    action: 'type a question to the preview',
    run: async (page) => {
      await page
        .getByRole('region', { name: PREVIEW })
        .getByLabel(widgetMessages.inputLabel)
        .focus()
      await page.keyboard.type('When are you open?', { delay: KEY_MS })
    },
  },
  {
    screen: 'Bot',
    action: 'send it, read the answer',
    run: async (page) => {
      await page.keyboard.press('Enter')
      await page
        .getByRole('region', { name: PREVIEW })
        .getByRole('button', { name: /^Source:/ })
        .first()
        .waitFor()
    },
  },
  {
    screen: 'Bot',
    action: 'open Integrations',
    run: (page) => page.getByRole('tab', { name: 'Integrations' }).click(),
  },
  {
    screen: 'Bot',
    action: 'leave unsaved: the dialog',
    run: (page) => tab(page, 'Knowledge').click(),
  },
  { screen: 'Knowledge', action: 'leave', run: (page) => button(page, 'Leave').click() },
  { screen: 'Knowledge', action: 'load', run: open('/dashboard/knowledge', 'Knowledge') },
  {
    screen: 'Knowledge',
    action: 'open a base to edit',
    run: (page) => button(page, /^Edit/).click(),
  },
  {
    screen: 'Knowledge',
    action: 'type its name',
    run: (page) => type(page, 'Name', ' new'),
  },
  {
    screen: 'Conversations',
    action: 'load',
    run: open(`/dashboard/bots/${DEMO_BOT_ID}/conversations`, /./),
  },
  {
    screen: 'Conversations',
    action: 'only those who left an address',
    run: (page) => page.getByRole('group').getByRole('button').nth(1).click(),
  },
  { screen: 'Analytics', action: 'load', run: open('/dashboard/analytics', 'Analytics') },
  { screen: 'Billing', action: 'load', run: open('/dashboard/billing', 'Billing') },
  {
    screen: 'Billing',
    action: 'switch to yearly',
    run: (page) =>
      page.getByRole('group', { name: 'Billing interval' }).getByRole('button').nth(1).click(),
  },
  { screen: 'Settings', action: 'load', run: open('/dashboard/settings', 'Settings') },
  {
    screen: 'Settings',
    action: 'type the company',
    run: (page) => type(page, 'Company (optional)', ' Ltd'),
  },
  {
    screen: 'Settings',
    action: 'open the dialog to delete',
    run: (page) => button(page, /^Delete account/).click(),
  },
  { screen: 'Settings', action: 'close it', run: (page) => button(page, 'Cancel').click() },
  { screen: 'Overview', action: 'load again', run: open('/dashboard', /^Hello/) },
  ...['Bots', 'Knowledge', 'Analytics', 'Billing', 'Settings', 'Overview'].map(openTab),
]

/** Written by the page from its first line on. */
interface Log {
  interactions: { id: number; ms: number }[]
  shifts: { score: number; moved: string[] }[]
}

/** Runs in the page. */
function keepLog(): void {
  const log: Log = { interactions: [], shifts: [] }
  Object.assign(window, { docentLog: log })
  const nameOf = ({ node }: { node?: Node | null }) => {
    const element = node instanceof Element ? node : node?.parentElement
    return `${element?.tagName.toLowerCase() ?? '?'} “${(element?.textContent ?? '').slice(0, 40)}”`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      log.interactions.push({ id: entry.interactionId, ms: entry.duration })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node | null }[]
      }
      if (!hadRecentInput) log.shifts.push({ score: value, moved: sources.map(nameOf) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const logOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { docentLog: Log }).docentLog)
const clearLog = (page: Page) =>
  page.evaluate(() => {
    const { docentLog: log } = window as unknown as { docentLog?: Log }
    log?.interactions.splice(0)
    log?.shifts.splice(0)
  })

async function measure(page: Page, { run }: Step): Promise<Measured> {
  await clearLog(page)
  await run(page)
  await page.waitForTimeout(SETTLE_MS)
  const { interactions, shifts } = await logOf(page)
  return {
    interaction: Math.max(0, ...interactions.filter(({ id }) => id > 0).map(({ ms }) => ms)),
    shift: shifts.reduce((sum, { score }) => sum + score, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript(keepLog)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

const steps = [...SIGN_IN, ...DASHBOARD]
const found = new Map<Step, Measured[]>(steps.map((step) => [step, []]))
const browser = await chromium.launch({ executablePath: await findChromium() })
try {
  for (let run = 0; run < RUNS; run++) {
    const page = await openPage(browser)
    for (const step of steps) {
      const measured = await measure(page, step).catch((cause: unknown) => {
        throw new Error(`${step.screen}, ${step.action}`, { cause })
      })
      found.get(step)?.push(measured)
    }
    await page.context().close()
  }
} finally {
  await browser.close()
}

const rows = [...found].map(([{ screen, action }, runs]) => {
  const interaction = Math.min(...runs.map((each) => each.interaction))
  const shift = Math.max(...runs.map((each) => each.shift))
  const moved = new Set(runs.flatMap((each) => each.moved))
  return {
    screen,
    action,
    ms: action.startsWith('load')
      ? ''
      : interaction < SHORTEST_MS
        ? `< ${SHORTEST_MS}`
        : String(interaction),
    shift: shift.toFixed(3),
    fault: interaction > MOST_MS || shift > MOST_SHIFT,
    moved: [...moved].join(', '),
  }
})
printTable(
  `Interaction to the next paint and layout shift, ${SLOWDOWN} × slower, best and worst of ${RUNS}`,
  ['screen', 'action', 'ms', 'shift'],
  rows.map(({ screen, action, ms, shift }) => [screen, action, ms, shift]),
)
const faults = rows.filter(({ fault }) => fault)
for (const { screen, action, ms, shift, moved } of faults) {
  console.log(`Above the bar: ${screen}, ${action}: ${ms} ms, shift ${shift} ${moved}`)
}
process.exitCode = faults.length > 0 ? 1 : 0
