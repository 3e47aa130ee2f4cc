// Runs the tests of the rules, then those of the journeys, beside one start of the emulators.
// `node tools/emulator-tests.ts <folder of the reports>`
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../emulators/browser.ts'
import { waitForFunctions } from '../emulators/functions-health.ts'
import { type Suite, launchEmulators } from '../emulators/launch.ts'
import { emulatorEnvironment } from '../emulators/ports.ts'
import { SetupError, exitOnError } from '../emulators/setup-error.ts'
import { SUITE_LOG } from '../emulators/suite-log.ts'
import { onStopSignal, runStep } from './run-step.ts'
import { type VitestProject, vitestStep } from './vitest-step.ts'

async function run(reports: string): Promise<number> {
  // The emulators report every request: apart from the tests' own output.
  const suite = await launchEmulators({ verb: 'start', onLine: () => undefined })
  try {
    await suite.ready
    return await runProjects(reports, suite)
  } catch (error) {
    if (!suite.isStopping()) console.error(readFileSync(SUITE_LOG, 'utf8'))
    throw error
  } finally {
    await suite.stop()
  }
}

async function runProjects(reports: string, suite: Suite): Promise<number> {
  const runProject = async (project: VitestProject): Promise<number> => {
    const step = vitestStep([project], join(reports, `${project}.json`))
    const { code } = await runStep({ ...step, env: emulatorEnvironment() })
    if (suite.isStopping()) throw new SetupError('Stopped.')
    return code
  }
  const rules = await runProject('rules')
  // Without functions or a browser each journey would wait for its own time-out.
  await waitForFunctions()
  await findChromium()
  const journeys = await runProject('journeys')
  console.log(`The emulators' log of these tests: ${SUITE_LOG}`)
  return journeys || rules
}

const reports = process.argv[2]
if (reports === undefined) throw new Error('Usage: node tools/emulator-tests.ts <folder>')
// The emulators are told by their launcher; this process ends after they have.
onStopSignal(() => undefined)
process.exit(await run(reports).catch(exitOnError))
