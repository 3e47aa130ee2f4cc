// Runs the tests of the rules, then those of the journeys, beside one start of the emulators.
// `node tools/emulator-tests.ts <folder of the reports>`
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findChromium } from '../emulators/browser.ts'
import { waitForFunctions } from '../emulators/functions-health.ts'
import { type Suite, launchEmulators } from '../emulators/launch.ts'
import { emulatorEnvironment } from '../emulators/ports.ts'
import { SetupError, exitOnError } from '../emulators/setup-error.ts'
import { onStopSignal, root, runStep } from './run-step.ts'
import { type VitestProject, vitestStep } from './vitest-step.ts'

/** The emulators report every request: apart from the tests' own output. */
const LOG = join(root, 'node_modules/.cache/emulators/tests.log')

async function run(reports: string): Promise<number> {
  const lines: string[] = []
  const suite = await launchEmulators({ verb: 'start', onLine: (line) => lines.push(line) })
  try {
    await suite.ready
    return await runProjects(reports, suite)
  } catch (error) {
    if (!suite.isStopping()) console.error(lines.join('\n'))
    throw error
  } finally {
    await suite.stop()
    mkdirSync(dirname(LOG), { recursive: true })
    writeFileSync(LOG, lines.join('\n'))
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
  console.log(`The emulators' log of these tests: ${LOG}`)
  return journeys || rules
}

const reports = process.argv[2]
if (reports === undefined) throw new Error('Usage: node tools/emulator-tests.ts <folder>')
// The emulators are told by their launcher; this process ends after they have.
onStopSignal(() => undefined)
process.exit(await run(reports).catch(exitOnError))
