// Runs inside the emulators: the tests of the rules, then those of the journeys.
// `node tools/emulator-tests.ts <folder of the reports>`
import { join } from 'node:path'
import { findChromium } from '../emulators/browser.ts'
import { waitForFunctions } from '../emulators/functions-health.ts'
import { endStepsOnSignal, runStep } from './run-step.ts'
import { type VitestProject, vitestStep } from './vitest-step.ts'

async function run(reports: string): Promise<number> {
  const runProject = async (project: VitestProject): Promise<number> =>
    (await runStep(vitestStep([project], join(reports, `${project}.json`)))).code
  const rules = await runProject('rules')
  // Without functions or a browser each journey would wait for its own time-out.
  await waitForFunctions()
  await findChromium()
  return (await runProject('journeys')) || rules
}

const reports = process.argv[2]
if (reports === undefined) throw new Error('Usage: node tools/emulator-tests.ts <folder>')
endStepsOnSignal()
process.exitCode = await run(reports).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
