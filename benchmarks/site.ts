// Lighthouse's phone profile on the public pages as they were built, and on the landing page
// hydrated by React. `npm run build`, then `node tools/run.mjs benchmarks/site.ts`: five minutes.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findChromium } from '../emulators/browser.ts'
import { buildHydratedLanding } from './hydrated-landing.ts'
import { serveFolder } from './static-server.ts'
import { milliseconds, printTable } from './table.ts'

/** The figures are of this version; npm fetches it where it is not there. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const TIMEOUT_MS = 180_000
/** Runs of each page; the medians count. */
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const
const SHIFT = 'cumulative-layout-shift'
const BYTES = 'total-byte-weight'
const PAGES = ['/', '/pricing', '/docs', '/blog/what-a-receipt-is'] as const

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { env, stdio: 'inherit', timeout: TIMEOUT_MS })
    child.once('error', fail)
    child.once('close', (code) =>
      code === 0 ? done() : fail(new Error(`${LIGHTHOUSE} ended with ${code}`)),
    )
  })
}

async function measure(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const flags = ['--quiet', '--output=json', `--output-path=${file}`]
  const chrome = '--chrome-flags=--headless=new --no-sandbox'
  const only = `--only-categories=${CATEGORIES.join(',')}`
  const lighthouse = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse']
  const env = { ...process.env, CHROME_PATH: await findChromium() }
  await run('npm', [...lighthouse, url, ...flags, only, chrome], env)
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

async function rowOf(name: string, url: string, folder: string): Promise<string[]> {
  const reports: Report[] = []
  for (let index = 0; index < RUNS; index++) reports.push(await measure(url, folder))
  const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0))
  return [
    name,
    ...CATEGORIES.map((id) =>
      String(Math.round(median(reports.map(({ categories }) => categories[id]?.score ?? 0)) * 100)),
    ),
    ...TIMES.map((id) => milliseconds(audit(id))),
    audit(SHIFT).toFixed(3),
    (audit(BYTES) / 1024).toFixed(0),
  ]
}

const site = resolve(import.meta.dirname, '../web/dist')
const folder = await mkdtemp(join(tmpdir(), 'docent-lighthouse-'))
const hydrated = await buildHydratedLanding(site)
const servers = [await serveFolder(site), await serveFolder(hydrated)] as const
try {
  const rows: string[][] = []
  for (const page of PAGES) rows.push(await rowOf(page, servers[0].origin + page, folder))
  rows.push(await rowOf('/ hydrated', servers[1].origin, folder))
  printTable(
    `${LIGHTHOUSE}, phone, median of ${RUNS}`,
    ['page', ...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'shift', 'kB'],
    rows,
  )
} finally {
  await Promise.all(servers.map((server) => server.close()))
  await rm(folder, { recursive: true, force: true })
  await rm(hydrated, { recursive: true, force: true })
}
