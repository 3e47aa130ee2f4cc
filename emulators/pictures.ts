// Draws the pictures that are kept with the sources, from the running product:
// `npm start` in one terminal, `node tools/run.mjs emulators/pictures.ts` in another.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SHARE_PICTURE } from '@docent/domain/site'
import { widgetMessages } from '@docent/domain/messages/widget'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from './browser.ts'
import { originOf } from './ports.ts'
import { DEMO_PASSWORD, SHOP_OWNER } from './seed/accounts.ts'
import { DEMO_BOT_ID } from './seed/bot.ts'

const root = join(import.meta.dirname, '..')
const PUBLIC = join(root, 'web/public')
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
const SIZE = { width: 1200, height: 760 }

/** The window as it stands, as WebP, which Playwright itself does not write. */
async function saveWindow(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: WEBP_QUALITY,
  })
  await save(join(PUBLIC, 'pictures', `${name}.webp`), Buffer.from(data, 'base64'))
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
  await page.waitForTimeout(SETTLE_MS)
}

/** Where an owner sets a bot up, beside the bot itself. */
async function drawBotForm(page: Page): Promise<void> {
  await page.goto(`${originOf('hosting')}/login`)
  await page.getByLabel('Email', { exact: true }).fill(SHOP_OWNER.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.goto(`${originOf('hosting')}/dashboard/bots/${DEMO_BOT_ID}`)
  const preview = page.getByRole('region', { name: 'Live preview' })
  await preview.getByLabel(widgetMessages.inputLabel).fill('When are you open on Saturday?')
  await preview.getByLabel(widgetMessages.inputLabel).press('Enter')
  await preview
    .getByRole('button', { name: /^Source:/ })
    .first()
    .click()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(SETTLE_MS)
}

async function drawProduct(browser: Browser): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, draw] of [
      ['widget', drawWidget],
      ['bot', drawBotForm],
    ] as const) {
      const context = await browser.newContext({
        viewport: SIZE,
        colorScheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await draw(page)
      await saveWindow(page, `${name}-${colorScheme}`)
      await context.close()
    }
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
