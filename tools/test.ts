// `npm test`: every check and test, each also when an earlier one failed. `--static`: the checks alone.
// The last line is "N passed, N failed".
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '../emulators/browser.ts'
import { findFreeOffset } from '../emulators/ports-free.ts'
import { type Step, onStopSignal, runStep } from './run-step.ts'
import { STATIC_CHECKS } from './static-checks.ts'
import { type TestCount, addCounts, countTests } from './test-count.ts'
import { vitestStep } from './vitest-step.ts'

const BUILD_TIMEOUT_MS = 10 * 60_000
const EMULATORS_TIMEOUT_MS = 60 * 60_000
const PASSED: TestCount = { passed: 1, failed: 0 }
const FAILED: TestCount = { passed: 0, failed: 1 }

async function runCheck(name: string, step: Step): Promise<TestCount> {
  const started = performance.now()
  const { code, output } = await runStep(step)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(output.trim())
  return code === 0 ? PASSED : FAILED
}

async function runStaticChecks(): Promise<TestCount[]> {
  const counts: TestCount[] = []
  for (const [name, step] of Object.entries(STATIC_CHECKS)) counts.push(await runCheck(name, step))
  return counts
}

async function runUnitTests(reports: string): Promise<TestCount> {
  const report = join(reports, 'unit.json')
  const { code } = await runStep(vitestStep(['engine', 'unit', 'web'], report))
  return countTests(report, code)
}

/** The journeys need one; getting it here keeps a download out of their time-outs. */
async function prepareBrowser(): Promise<TestCount> {
  try {
    console.log(`✓ browser: ${await findChromium()}`)
    return PASSED
  } catch (error) {
    console.log(`✗ browser: ${error instanceof Error ? error.message : String(error)}`)
    return FAILED
  }
}

/** One start of the emulators for everything that needs them, beside a running `npm start`. */
async function runEmulatorTests(reports: string): Promise<TestCount[]> {
  const offset = process.env['DOCENT_PORT_OFFSET'] ?? String(await findFreeOffset())
  const { code } = await runStep({
    script: 'tools/emulator-tests.ts',
    args: [reports],
    env: { DOCENT_PORT_OFFSET: offset },
    timeoutMs: EMULATORS_TIMEOUT_MS,
    live: true,
  })
  const rules = countTests(join(reports, 'rules.json'), 0)
  const journeys = countTests(join(reports, 'journeys.json'), 0)
  const isUnexplained = code !== 0 && rules.failed + journeys.failed === 0
  return [rules, journeys, ...(isUnexplained ? [FAILED] : [])]
}

async function runAll(): Promise<TestCount[]> {
  const counts = await runStaticChecks()
  const reports = mkdtempSync(join(tmpdir(), 'docent-test-'))
  try {
    counts.push(await runUnitTests(reports))
    // With an address, so that the journeys meet the pages as they are deployed.
    const env = { SITE_ORIGIN: 'https://docent.example' }
    const build = { script: 'tools/build.ts', args: [], env, timeoutMs: BUILD_TIMEOUT_MS }
    counts.push(await runCheck('build', build))
    counts.push(await prepareBrowser())
    counts.push(...(await runEmulatorTests(reports)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    counts.push(FAILED)
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  return counts
}

const { values } = parseArgs({ options: { static: { type: 'boolean', default: false } } })
onStopSignal((code) => process.exit(code))
const { passed, failed } = addCounts(values.static ? await runStaticChecks() : await runAll())
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
