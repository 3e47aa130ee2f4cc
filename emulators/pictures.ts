// Draws the pictures that are kept with the sources, from the running product:
// `npm start` in one terminal, `node tools/run.mjs emulators/pictures.ts` in another.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SHARE_PICTURE } from '@docent/domain/site'
import { chromium, type Browser } from '@playwright/test'
import { findChromium } from './browser.ts'
import { originOf } from './ports.ts'

const root = join(import.meta.dirname, '..')
const PUBLIC = join(root, 'web/public')
const LOGO_PIXELS = 512

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

const browser = await chromium.launch({ executablePath: await findChromium() })
try {
  await drawSharePicture(browser)
  await drawLogo(browser)
} finally {
  await browser.close()
}
