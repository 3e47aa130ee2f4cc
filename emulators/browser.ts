// Finds a Chromium for the browser tests. As a command it prints its path: node emulators/browser.ts
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { SetupError, exitOnError } from './setup-error.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const INSTALL_TIMEOUT_MS = 300_000

let found: Promise<string> | undefined

/**
 * The machine's Chromium or Chrome (or the one that DOCENT_CHROMIUM names), else Playwright's, which
 * is downloaded when missing, else Debian's package where this user may install it.
 * @returns the path of the program; the search is made once a process
 * @throws SetupError when there is none and none can be had
 */
export function findChromium(): Promise<string> {
  found ??= Promise.resolve().then(locateChromium)
  return found
}

function locateChromium(): string {
  const present = findPresent()
  if (present) return present
  console.log('No Chromium on this machine: installing the one of Playwright …')
  if (installPlaywrightChromium() && existsSync(chromium.executablePath())) {
    return chromium.executablePath()
  }
  if (canInstallPackages()) {
    console.log('Installing the Chromium of this system …')
    runQuietly('apt-get', ['update'])
    runQuietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  const installed = findPresent()
  if (installed) return installed
  throw new SetupError(
    'The browser tests need Chromium or Chrome: install one, or name its program with DOCENT_CHROMIUM.',
  )
}

function findPresent(): string | undefined {
  const named = process.env['DOCENT_CHROMIUM']
  if (named) {
    if (existsSync(named)) return named
    throw new SetupError(`DOCENT_CHROMIUM names ${named}, which does not exist.`)
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, MAC_CHROME, chromium.executablePath()].find((path) => existsSync(path))
}

function installPlaywrightChromium(): boolean {
  const playwright = dirname(
    createRequire(import.meta.url).resolve('@playwright/test/package.json'),
  )
  return runQuietly(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'])
}

function canInstallPackages(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

function runQuietly(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

if (import.meta.main) console.log(await findChromium().catch(exitOnError))
