// Starts the Firebase emulators, with or without a network. As a command:
//   node emulators/launch.ts start [--only auth,firestore]
//   node emulators/launch.ts exec '<command>' [--only auth,firestore]
import { MESSAGING_CHANNELS } from '@docent/channels/list'
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { locateJars } from './emulator-jars.ts'
import { findJava, writeJavaCommand } from './java.ts'
import { writeLocalSecrets } from './local-secrets.ts'
import { requireFreePorts } from './ports-free.ts'
import { PROJECT_ID, type PortName, type Ports, originOf, portOffset, ports } from './ports.ts'
import { type ProcessGroup, startProcessGroup } from './process-group.ts'
import { SetupError, exitOnError } from './setup-error.ts'
import { smtpAddress } from './stand-ins/mail/keys.ts'
import { priceEnvironment } from './stand-ins/stripe/keys.ts'
import { writeSuiteConfig } from './suite-config.ts'
import { SUITE_LOG } from './suite-log.ts'

const root = resolve(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache/emulators')
const tools = dirname(createRequire(import.meta.url).resolve('firebase-tools/package.json'))
/** What firebase-tools prints when the functions are loaded as well; its hub answers before that. */
const READY_TEXT = 'All emulators ready!'

const PORTS_OF = {
  auth: ['auth'],
  firestore: ['firestore', 'firestoreWebsocket'],
  functions: ['functions', 'eventarc', 'tasks'],
  storage: ['storage'],
  hosting: ['hosting'],
} as const satisfies Record<string, readonly PortName[]>

export type Emulator = keyof typeof PORTS_OF
const ALL_EMULATORS = Object.keys(PORTS_OF) as Emulator[]

export interface LaunchOptions {
  /** `start` stays up until it is stopped; `exec` runs a command beside the emulators and ends. */
  verb: 'start' | 'exec'
  /** A shell command, for `exec`; it gets the emulators' addresses in its environment. */
  command?: string
  /** Default: all five. */
  only?: readonly Emulator[]
  /** Gets the emulators' output line by line, for `start`; all of it is in {@link SUITE_LOG} too. Default: it is printed. */
  onLine?: (line: string) => void
}

export interface Suite extends Omit<ProcessGroup, 'output' | 'noteDescendants'> {
  /** Resolves when every emulator answers and the functions are loaded; rejects when they end before. */
  ready: Promise<void>
  /** `false` without a network: the UI's files are missing, and nothing is shown at its address. */
  hasUi: boolean
}

/** Starts the emulators, see {@link prepareEmulators}. */
export async function launchEmulators(options: LaunchOptions): Promise<Suite> {
  const launch = await prepareEmulators(options)
  return launch()
}

/**
 * Looks for everything that the emulators need and starts nothing.
 * @returns a function that starts them on the ports of this process; SIGINT, SIGTERM and SIGHUP are
 *   passed on to them
 * @throws SetupError when Java, the jars or a port is missing
 */
export async function prepareEmulators(options: LaunchOptions): Promise<() => Suite> {
  await requireFreePorts(portsOf(options))
  const java = findJava()
  mkdirSync(cache, { recursive: true })
  const jars = await locateJars(java, { tools, cache })
  writeLocalSecrets(root)
  const folders = [...writeJavaCommand(java, join(cache, 'bin')), dirname(process.execPath)]
  return () => startSuite(options, { jars, folders })
}

function startSuite(
  options: LaunchOptions,
  found: { jars: Record<string, string>; folders: readonly string[] },
): Suite {
  const temporary = temporaryFolder()
  const config = writeSuiteConfig(root, portOffset, ports)
  const group = startProcessGroup(process.execPath, cliArguments(options, config), {
    cwd: root,
    env: environment({ ...found, temporary }),
    captureOutput: options.verb === 'start',
  })
  const exited = group.exited.finally(() => {
    rmSync(temporary, { recursive: true, force: true })
    if (portOffset !== 0) rmSync(config, { force: true })
  })
  return {
    exited,
    hasUi: !('UI_EMULATOR_BINARY_PATH' in found.jars),
    ready: readiness(group, options),
    stop: () => group.stop().then(() => exited),
    isStopping: () => group.isStopping(),
  }
}

function portsOf({ verb, only = ALL_EMULATORS }: LaunchOptions): Partial<Ports> {
  const names: PortName[] = ['hub', 'logging', ...only.flatMap((name) => PORTS_OF[name])]
  if (verb === 'start') names.push('ui')
  return Object.fromEntries(names.map((name) => [name, ports[name]]))
}

function cliArguments({ verb, command, only }: LaunchOptions, config: string): string[] {
  return [
    '--disable-warning=DEP0040',
    '--require',
    join(import.meta.dirname, 'lazy-auth.cjs'),
    join(tools, 'lib/bin/firebase.js'),
    `emulators:${verb}`,
    ...(command === undefined ? [] : [command]),
    '--project',
    PROJECT_ID,
    '--config',
    config,
    ...(only ? ['--only', only.join(',')] : []),
  ]
}

/**
 * One per suite: storage blobs, the hub's address and the workers' sockets go to the temporary folder,
 * so suites that share one delete each other's files. Short, because macOS allows 104 characters for
 * the path of a socket.
 */
function temporaryFolder(): string {
  const key = createHash('sha256').update(`${root} ${portOffset}`).digest('hex').slice(0, 8)
  const folder = join(tmpdir(), `fb-${key}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Where the functions find the stand-ins, and where these find them. */
const standInAddresses = (): Record<string, string> => ({
  DOCENT_PUBLIC_URL: originOf('hosting'),
  ...Object.fromEntries(
    MESSAGING_CHANNELS.map((channel) => [`DOCENT_${channel.toUpperCase()}_URL`, originOf(channel)]),
  ),
  DOCENT_STRIPE_URL: originOf('stripe'),
  ...priceEnvironment(),
  DOCENT_SMTP_URL: smtpAddress(ports.smtp),
  DOCENT_MAIL_FROM: 'Docent <no-reply@docent.example>',
})

function environment(found: {
  jars: Record<string, string>
  folders: readonly string[]
  temporary: string
}): NodeJS.ProcessEnv {
  return {
    NO_UPDATE_NOTIFIER: '1',
    // The Functions emulator looks for Google credentials even for a demo project; on networks that
    // drop packets to the metadata server it would wait for a time-out.
    METADATA_SERVER_DETECTION: 'none',
    // Functions are discovered through a file: 1.3 s instead of 4.9 s over HTTP. The default limit
    // of 10 s is too short on a busy machine.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    NODE_COMPILE_CACHE: join(cache, 'v8'),
    ...process.env,
    ...standInAddresses(),
    ...found.jars,
    TMPDIR: found.temporary,
    // firebase-tools takes `java` and `node` from PATH; the functions run on that Node.
    PATH: [...found.folders, process.env['PATH'] ?? ''].join(delimiter),
  }
}

function readiness(group: ProcessGroup, { onLine = console.log }: LaunchOptions): Promise<void> {
  if (!group.output) return Promise.resolve()
  const output: Readable = group.output
  return new Promise((ready, fail) => {
    let rest = ''
    writeFileSync(SUITE_LOG, '')
    output.setEncoding('utf8').on('data', (chunk: string) => {
      appendFileSync(SUITE_LOG, chunk)
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        onLine(line)
        if (!line.includes(READY_TEXT)) continue
        group.noteDescendants()
        ready()
      }
    })
    group.exited.then(
      () => fail(new SetupError('The emulators ended early; the reason is in the lines above.')),
      fail,
    )
  })
}

async function runCommandLine(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  })
  const [verb, command] = positionals
  const only = values.only?.split(',').map(parseEmulator)
  if ((verb !== 'start' && verb !== 'exec') || (verb === 'exec' && !command)) {
    throw new SetupError("Usage: node emulators/launch.ts start | exec '<command>' [--only a,b]")
  }
  const suite = await launchEmulators({
    verb,
    ...(command === undefined ? {} : { command }),
    ...(only ? { only } : {}),
  })
  suite.ready.catch(() => undefined)
  process.exitCode = await suite.exited
}

function parseEmulator(name: string): Emulator {
  const found = ALL_EMULATORS.find((emulator) => emulator === name)
  if (!found) throw new SetupError(`"${name}" is none of ${ALL_EMULATORS.join(', ')}.`)
  return found
}

if (import.meta.main) await runCommandLine().catch(exitOnError)
