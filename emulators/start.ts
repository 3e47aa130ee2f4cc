// `npm start`: builds, starts the emulators and the stand-ins, fills them with the demo business,
// rebuilds on change, and stays up until Ctrl-C.
import { MESSAGING_CHANNELS } from '@docent/channels/list'
import { STAND_INS } from '@docent/channels/stand-ins'
import { parseArgs } from 'node:util'
import { type Watcher, watchTargets } from '../tools/build.ts'
import { startDemoSite } from './demo-site.ts'
import { waitForFunctions } from './functions-health.ts'
import { prepareEmulators, type Suite } from './launch.ts'
import { requireFreePorts } from './ports-free.ts'
import { originOf, ports } from './ports.ts'
import { type Seeded, seed } from './seed/seed.ts'
import { SetupError, exitOnError } from './setup-error.ts'
import { start as startLanguageModel } from './stand-ins/language-model.ts'
import { start as startMail } from './stand-ins/mail/mail.ts'
import { start as startStripe } from './stand-ins/stripe/stripe.ts'

/** What the functions log, and what went wrong; the rest says which function ran when. */
const WORTH_PRINTING = /^\s*(?:>|⚠|✖|Error)/

interface Service {
  name: string
  url: string
  close(): Promise<void>
}

/** The emulators' output: kept until they are up, in case they fail; then only what matters. */
class SuiteOutput {
  #kept: string[] | null = []

  readonly add = (line: string): void => {
    if (this.#kept) this.#kept.push(line)
    else if (WORTH_PRINTING.test(line)) console.log(line)
  }

  printKept(): void {
    for (const line of this.#kept ?? []) console.log(line)
  }

  showOnlyImportant(): void {
    this.#kept = null
  }
}

async function run(verbose: boolean): Promise<number> {
  const output = new SuiteOutput()
  const onLine = verbose ? console.log : output.add
  const launch = await prepareEmulators({ verb: 'start', onLine })
  await requireFreePorts({
    demoSite: ports.demoSite,
    languageModel: ports.languageModel,
    ...Object.fromEntries(MESSAGING_CHANNELS.map((channel) => [channel, ports[channel]])),
    stripe: ports.stripe,
    mail: ports.mail,
    smtp: ports.smtp,
  })

  console.log('Building the functions, the web app and the widget …')
  process.env['SITE_ORIGIN'] ??= originOf('hosting')
  const builds = await watchTargets(console.log).catch(failBuild)
  console.log('Starting the emulators …')
  const suite = launch()
  const services: Service[] = []
  try {
    await suite.ready
    services.push(
      await startLanguageModel(),
      ...(await Promise.all(
        MESSAGING_CHANNELS.map((channel) => STAND_INS[channel]({ port: ports[channel] })),
      )),
      await startStripe(),
      await startMail(),
      await startDemoSite(),
    )
    await waitForFunctions()
    console.log('Filling in the demo business …')
    const ui = suite.hasUi ? [{ name: 'Emulator UI', url: originOf('ui') }] : []
    printWelcome(await seed(), [...services, ...ui])
    output.showOnlyImportant()
    const code = await suite.exited
    return suite.isStopping() ? 0 : code
  } catch (error) {
    if (suite.isStopping()) return 0
    output.printKept()
    throw error
  } finally {
    await closeAll({ suite, builds, services })
  }
}

function failBuild(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error)
  throw new SetupError(`The build failed, nothing was started: ${reason}`)
}

async function closeAll(running: {
  suite: Suite
  builds: Watcher
  services: readonly Service[]
}): Promise<void> {
  await running.suite.stop()
  await Promise.all([running.builds.close(), ...running.services.map((service) => service.close())])
}

function printWelcome(
  { accounts, notes }: Seeded,
  services: readonly Pick<Service, 'name' | 'url'>[],
): void {
  const addresses = [
    ['Docent', originOf('hosting')],
    ...services.map(({ name, url }) => [name, url]),
  ]
  const people = accounts.map(({ email, password, what }) => [email, password, what])
  console.log(['', ...formatTable(addresses), '', ...formatTable(people), '', ...notes].join('\n'))
  console.log('\nDocent is up and rebuilds on every change. Ctrl-C ends it.\n')
}

function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number): number =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widthOf(column))).join('   ')}`.trimEnd(),
  )
}

const { values } = parseArgs({ options: { verbose: { type: 'boolean', default: false } } })
// Ending is not left to the event loop: keep-alive connections of closed servers would delay it.
process.exit(await run(values.verbose).catch(exitOnError))
