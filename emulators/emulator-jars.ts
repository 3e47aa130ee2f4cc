import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildJar } from './jar-file.ts'
import { type Java, compileJava } from './java.ts'
import { SetupError } from './setup-error.ts'

const here = import.meta.dirname
const NETWORK_TIMEOUT_MS = 3000
/** Where a Google Cloud CLI keeps its Firestore emulator. */
const CLOUD_CLI_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const RULES_SOURCES = ['StorageRulesRuntime.java', 'RuleValues.java'].map((name) =>
  join(here, name),
)

interface Download {
  remoteUrl: string
  downloadPathRelativeToCacheDir: string
}

type DownloadTable = Record<'firestore' | 'storage', Download> & { ui: { main: Download } }

/**
 * Decides where the emulators' programs come from: firebase-tools' own downloads where they are
 * there or can be had, else the Firestore emulator of an installed Google Cloud CLI, with the
 * storage rules on the rules engine inside that jar.
 * @param tools folder of the firebase-tools package
 * @param cache folder for what is built here
 * @returns environment variables for firebase-tools
 * @throws SetupError when there is neither
 */
export async function locateJars(
  java: Java,
  { tools, cache }: { tools: string; cache: string },
): Promise<Record<string, string>> {
  const table = JSON.parse(
    readFileSync(join(tools, 'lib/emulator/downloadableEmulatorInfo.json'), 'utf8'),
  ) as DownloadTable
  const missing = missingDownloads(table)
  if (missing.length === 0 || (await isReachable(table.firestore.remoteUrl))) return {}

  // CI spares firebase-tools a request for its message of the day.
  const environment: Record<string, string> = { CI: '1' }
  if (missing.includes('ui')) {
    // Without its archive the UI would stop the whole suite; any existing file skips the download.
    environment['UI_EMULATOR_BINARY_PATH'] = join(cache, 'no-ui')
    writeFileSync(join(cache, 'no-ui'), '')
  }
  if (!missing.includes('firestore') && !missing.includes('storage')) return environment
  const jar = findCloudCliJar()
  if (!jar) {
    throw new SetupError(
      'The Firebase emulators are not downloaded and their server cannot be reached: connect to the internet once, or install the Google Cloud CLI with its cloud-firestore-emulator component (FIRESTORE_EMULATOR_JAR may name the jar).',
    )
  }
  if (missing.includes('firestore')) {
    environment['FIRESTORE_EMULATOR_BINARY_PATH'] = wrapFirestore(jar, cache)
  }
  if (missing.includes('storage')) {
    environment['STORAGE_EMULATOR_BINARY_PATH'] = buildRulesRuntime(java, jar, cache)
  }
  return environment
}

/** firebase-tools only asks whether the files exist, so this does too. */
function missingDownloads(table: DownloadTable): ('firestore' | 'storage' | 'ui')[] {
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators')
  const files = { firestore: table.firestore, storage: table.storage, ui: table.ui.main }
  return (['firestore', 'storage', 'ui'] as const).filter((name) => {
    const given = process.env[`${name.toUpperCase()}_EMULATOR_BINARY_PATH`]
    return !given && !existsSync(join(folder, files[name].downloadPathRelativeToCacheDir))
  })
}

async function isReachable(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS),
    })
    return answer.ok
  } catch {
    return false
  }
}

function findCloudCliJar(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((path) => existsSync(path))
    .map((path) => resolve(dirname(realpathSync(path)), '..'))
  const folders = [...onPath, '/usr/lib/google-cloud-sdk', join(homedir(), 'google-cloud-sdk')]
  const named = process.env['FIRESTORE_EMULATOR_JAR']
  return [...(named ? [named] : []), ...folders.map((folder) => join(folder, CLOUD_CLI_JAR))].find(
    (path) => existsSync(path),
  )
}

/** The Cloud CLI's jar has no Main-Class, which `java -jar` asks for: this one points at it. */
function wrapFirestore(jar: string, cache: string): string {
  const path = join(cache, `firestore-${keyOf(jar)}.jar`)
  if (!existsSync(path)) writeJar(path, buildJar(wrapperHeaders(FIRESTORE_MAIN, jar)))
  return path
}

function buildRulesRuntime(java: Java, jar: string, cache: string): string {
  const key = keyOf(jar, ...RULES_SOURCES.map((path) => readFileSync(path, 'utf8')))
  const path = join(cache, `storage-rules-${key}.jar`)
  if (existsSync(path)) return path
  const target = join(cache, `classes-${key}-${process.pid}`)
  mkdirSync(target, { recursive: true })
  compileJava(java, { sources: RULES_SOURCES, classPath: jar, target })
  const classes = readdirSync(target).map((name) => ({
    name,
    data: readFileSync(join(target, name)),
  }))
  writeJar(path, buildJar(wrapperHeaders('StorageRulesRuntime', jar), classes))
  rmSync(target, { recursive: true })
  return path
}

function wrapperHeaders(mainClass: string, jar: string): Record<string, string> {
  return {
    'Main-Class': mainClass,
    'Class-Path': pathToFileURL(jar).href,
    'Enable-Native-Access': 'ALL-UNNAMED',
  }
}

/** Executable, because firebase-tools sets that bit on what it starts. */
function writeJar(path: string, data: Buffer): void {
  writeFileSync(path, data, { mode: 0o755 })
}

/** Changes with the jar and with whatever is compiled against it. */
function keyOf(jar: string, ...contents: string[]): string {
  const hash = createHash('sha256').update(`${jar} ${statSync(jar).size}`)
  for (const content of contents) hash.update(content)
  return hash.digest('hex').slice(0, 8)
}
