// How soon a screen answers, and whether it moves: Chromium at a quarter of this machine's speed on
// the running product. `npm start` in one terminal, then
// `node tools/run.mjs benchmarks/responsiveness.ts` in another: three minutes a run.
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../emulators/browser.ts'
import { WALKS, type Step } from './responsiveness-steps.ts'
import { printTable } from './table.ts'

/** How many times slower than this machine the processor is made. */
const SLOWDOWN = 4
/** Runs of everything; of each interaction the best one counts, of what moves the worst. */
const RUNS = 3
/** What an interaction set off has been painted by then, in milliseconds. */
const SETTLE_MS = 900
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

const found = new Map<Step, Measured[]>(WALKS.flat().map((step) => [step, []]))
const browser = await chromium.launch({ executablePath: await findChromium() })
try {
  for (const walk of Array.from({ length: RUNS }, () => WALKS).flat()) {
    const page = await openPage(browser)
    for (const step of walk) {
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
