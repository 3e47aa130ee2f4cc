import { readFile } from 'node:fs/promises'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findChromium } from '../../browser.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A headless browser with an empty profile. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: FLAGS })

/** A visitor's browser window, and everything in it that should not have happened. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Console messages, uncaught errors and calls to hosts outside this machine. */
  readonly complaints: string[]
}

const isLocal = (url: string) => ['127.0.0.1', 'localhost'].includes(new URL(url).hostname)

/** Opens a window that can reach this machine alone. */
export async function openVisit(
  browser: Browser,
  size = { width: 1280, height: 900 },
): Promise<Visit> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' })
  const complaints: string[] = []
  // The library that Google's sign-in window needs is not to be had without a network.
  const googleApi = await readFile(new URL('../../gapi-stub.js', import.meta.url), 'utf8')
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleApi }),
  )
  await context.route(
    (url) =>
      url.protocol.startsWith('http') && !isLocal(url.href) && url.hostname !== 'apis.google.com',
    (route) => {
      complaints.push(`call to ${route.request().url()}`)
      return route.abort()
    },
  )
  const page = await context.newPage()
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.setDefaultTimeout(30_000)
  return { page, context, complaints }
}
