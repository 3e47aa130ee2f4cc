// Draws the pictures that are kept with the sources, from the running product:
// `npm start` in one terminal, `node tools/run.mjs emulators/pictures.ts` in another.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SHARE_PICTURE } from '@docent/domain/site'
import { testerMessages, traceMessages } from '@docent/domain/messages/trace'
import { widgetMessages } from '@docent/domain/messages/widget'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from './browser.ts'
import { originOf } from './ports.ts'
import { DEMO_PASSWORD, SHOP_OWNER } from './seed/accounts.ts'
import { DEMO_BOT_ID } from './seed/bot.ts'

const root = join(import.meta.dirname, '..')
const PUBLIC = join(root, 'web/public')
const README_PICTURES = join(root, 'docs/images')
const LOGO_PIXELS = 512
/** What is still coming in has come in by then, in milliseconds. */
const SETTLE_MS = 1_000

/** The landing page's first screen as a picture of its own: without links, larger, nothing cut. */
const SHARE_STYLE = `
  .public-header, .public-footer, main > :not(.hero), .hero-actions, .hero-note, figcaption { display: none !important }
  html { font-size: 18px }
  body { min-height: 0 !important }
  .hero { max-width: none; height: ${SHARE_PICTURE.height}px; padding: 0 72px; gap: 56px }
  .hero > div:first-child::before { content: ''; display: block; width: 64px; height: 64px; margin-bottom: 32px; background: url(/favicon.svg) 0 0 / contain no-repeat }
`

async function save(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
  console.log(`${file.slice(root.length + 1)}: ${Math.round(bytes.length / 1024)} kB`)
}

/** What is shown where a page is shared. */
async function drawSharePicture(browser: Browser): Promise<void> {
  const { width, height } = SHARE_PICTURE
  // The page's policy allows no style but its own.
  const context = await browser.newContext({ viewport: { width, height }, bypassCSP: true })
  const page = await context.newPage()
  await page.goto(originOf('hosting'))
  await page.addStyleTag({ content: SHARE_STYLE })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await save(join(PUBLIC, SHARE_PICTURE.path), await page.screenshot())
  await context.close()
}

/** The logo for those who take no SVG. */
async function drawLogo(browser: Browser): Promise<void> {
  const size = { width: LOGO_PIXELS, height: LOGO_PIXELS }
  const page = await browser.newPage({ viewport: size })
  const drawing = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')
  const source = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  await page.setContent(`<body style="margin:0"><img src="${source}" style="width:100%">`)
  await save(join(PUBLIC, 'logo.png'), await page.screenshot({ omitBackground: true }))
  await page.close()
}

/** Smaller than PNG by far, and read by every browser that we support. */
const WEBP_QUALITY = 82
const SITE_SIZE = { width: 1200, height: 760 }
const README_SIZE = { width: 1280, height: 860 }

/** The window as it stands, as WebP, which Playwright itself does not write. */
async function saveWindow(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: WEBP_QUALITY,
  })
  await save(`${file}.webp`, Buffer.from(data, 'base64'))
}

/** Height of the dashboard's header in pixels, which a longer picture leaves out. */
const BELOW_HEADER = 112

/** Shows the window from here on, with nothing under the pointer, once all of it has come. */
async function settle(page: Page, fromTop = 0): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate((top) => window.scrollTo(0, top), fromTop)
}

/** What a visitor of the demo business sees: an answer, with its receipt open. */
async function drawWidget(page: Page): Promise<void> {
  await page.goto(originOf('demoSite'))
  await page.getByRole('button', { name: widgetMessages.open }).click()
  const field = page.getByRole('textbox', { name: widgetMessages.inputLabel })
  await field.fill('How much is a puncture repair?')
  await field.press('Enter')
  await page
    .getByRole('button', { name: /\.(pdf|docx|txt)/ })
    .first()
    .click()
  await settle(page)
}

/** Opens a screen as the owner of the demo business. */
async function openAsOwner(page: Page, path: string): Promise<void> {
  await page.goto(`${originOf('hosting')}/login`)
  await page.getByLabel('Email', { exact: true }).fill(SHOP_OWNER.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.goto(originOf('hosting') + path)
}

const DEMO_BOT = `/dashboard/bots/${DEMO_BOT_ID}`

/** Where an owner sets a bot up, beside the bot itself. */
async function drawBotForm(page: Page): Promise<void> {
  await openAsOwner(page, DEMO_BOT)
  const preview = page.getByRole('region', { name: 'Live preview' })
  await preview.getByLabel(widgetMessages.inputLabel).fill('When are you open on Saturday?')
  await preview.getByLabel(widgetMessages.inputLabel).press('Enter')
  await preview
    .getByRole('button', { name: /^Source:/ })
    .first()
    .click()
  await settle(page)
}

/** A base that is asked which passages it would answer from. */
async function drawTester(page: Page): Promise<void> {
  await openAsOwner(page, '/dashboard/knowledge')
  await page.getByRole('button', { name: testerMessages.open }).click()
  await page.getByLabel(testerMessages.label).fill('How big is the deposit for a rental bike?')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: testerMessages.verdicts.answer }).waitFor()
  await settle(page, BELOW_HEADER)
}

/** A document as it was read, with the passages that answers came from. */
async function drawReader(page: Page): Promise<void> {
  await openAsOwner(page, '/dashboard/knowledge')
  await page.getByRole('button', { name: 'Show documents' }).click()
  await page.getByRole('link', { name: 'visit-us.txt' }).click()
  await page.locator('mark').first().waitFor()
  await settle(page)
}

/** A conversation, and why the bot answered as it did. */
async function drawConversation(page: Page): Promise<void> {
  await openAsOwner(page, `${DEMO_BOT}/conversations`)
  await page.getByRole('link', { name: /pressure washer/ }).click()
  await page.getByRole('button', { name: traceMessages.whyAnswer }).first().click()
  await settle(page, BELOW_HEADER)
}

/** How many questions were answered, and which were not. */
async function drawAnalytics(page: Page): Promise<void> {
  await openAsOwner(page, '/dashboard/analytics')
  await page
    .getByRole('button', { name: /^Add answer/ })
    .first()
    .waitFor()
  await settle(page)
}

type ColorScheme = 'light' | 'dark'

interface Picture {
  /** Without its ending. */
  file: string
  colorScheme: ColorScheme
  size: typeof SITE_SIZE
  draw: (page: Page) => Promise<void>
}

const SITE_PICTURES: readonly Picture[] = (['light', 'dark'] as const).flatMap((colorScheme) => [
  {
    file: join(PUBLIC, 'pictures', `widget-${colorScheme}`),
    colorScheme,
    size: SITE_SIZE,
    draw: drawWidget,
  },
  {
    file: join(PUBLIC, 'pictures', `bot-${colorScheme}`),
    colorScheme,
    size: SITE_SIZE,
    draw: drawBotForm,
  },
])

const forReadme = (
  name: string,
  colorScheme: ColorScheme,
  draw: (page: Page) => Promise<void>,
): Picture => ({ file: join(README_PICTURES, name), colorScheme, size: README_SIZE, draw })

/** What visitors were answered comes first: the widget's pictures ask, which shows there. */
const PICTURES: readonly Picture[] = [
  forReadme('analytics', 'dark', drawAnalytics),
  forReadme('conversation', 'dark', drawConversation),
  forReadme('reader', 'light', drawReader),
  forReadme('tester', 'light', drawTester),
  forReadme('bot', 'light', drawBotForm),
  forReadme('widget', 'light', drawWidget),
  ...SITE_PICTURES,
]

async function drawProduct(browser: Browser): Promise<void> {
  for (const { file, colorScheme, size, draw } of PICTURES) {
    const context = await browser.newContext({
      viewport: size,
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await draw(page)
    await saveWindow(page, file)
    await context.close()
  }
}

const browser = await chromium.launch({ executablePath: await findChromium() })
try {
  await drawSharePicture(browser)
  await drawLogo(browser)
  await drawProduct(browser)
} finally {
  await browser.close()
}
