// Entry of every npm script: `node tools/run.mjs <script> [arguments]`.
// Runs on whatever Node ≥ 20 is on PATH, without node_modules: it installs the dependencies when
// they are missing or stale, then runs the script under the Node that the project pins.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const isWindows = process.platform === 'win32'
const pinnedNode = join(modules, 'node', 'bin', isWindows ? 'node.exe' : 'node')
const lockFile = join(root, '.cache', 'install.pid')
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** What npm prints, and what a person can do about it. The first match is told. */
const INSTALL_FAILURES = [
  [/ENOSPC/, 'The disk is full: free about 1 GB, then run the same command again.'],
  [
    /EUSAGE|can only install packages when|not in sync/,
    'package.json and package-lock.json disagree: run `npm install`, then run the same command again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    `This user may not write to ${modules}: mend the permissions, then run the same command again.`,
  ],
  [
    /EINTEGRITY/,
    'A downloaded package is damaged: run `npm cache verify`, then run the same command again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET/,
    'The package registry cannot be reached: connect to the network once (later starts need none), then run the same command again.',
  ],
  [
    /E401|E403|E404|ETARGET|E5\d\d/,
    'The package registry refused a package: check the `registry` of `npm config list`, then run the same command again.',
  ],
]

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/**
 * Compares the packages on the disk with the lock file, so that a manual `npm install` counts as
 * well. npm writes its own record last: an interrupted installation has none.
 */
function isInstalled() {
  if (!existsSync(pinnedNode) || !existsSync(join(modules, '.package-lock.json'))) return false
  const { packages } = readJson(join(root, 'package-lock.json'))
  return Object.entries(packages).every(([path, entry]) => {
    // Some stand in the folder of a workspace; a path without any is a workspace.
    if (!path.includes('node_modules/')) return true
    const manifest = join(root, path, 'package.json')
    if (!existsSync(manifest)) return mayBeMissing(entry)
    return entry.link || versionIn(manifest) === entry.version
  })
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** `undefined` where the manifest was only half written. */
function versionIn(manifest) {
  try {
    return readJson(manifest).version
  } catch {
    return undefined
  }
}

/**
 * npm leaves out optional packages of other platforms, but also those that ask for a newer Node than
 * the one it runs on: an installation by hand under Node 20 lacks firebase-admin's database client.
 */
function mayBeMissing({ optional, os, cpu, dev }) {
  return Boolean(optional && (os || cpu || dev))
}

/** npm chooses packages by the Node it runs on, so an older one installs through the pinned one. */
function ciCommand() {
  const ci = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  const pinned = readJson(join(root, 'package.json')).devDependencies.node
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(pinned, 10)) return ci
  return ['exec', '--yes', `--package=node@${pinned}`, '--', 'npm', '--prefix', root, ...ci]
}

/** npm must not run on the very Node that it is about to replace. */
function pathOutsideModules() {
  const entries = (process.env.PATH ?? '').split(delimiter)
  return entries.filter((entry) => !resolve(entry).startsWith(modules)).join(delimiter)
}

/** @returns {Promise<{ code: number, output: string }>} */
function runNpm(args) {
  return new Promise((done) => {
    const npm = spawn('npm', args, {
      // `npm exec` would take a Node that this folder already has, and that is about to be removed.
      cwd: args[0] === 'exec' ? tmpdir() : root,
      env: { ...process.env, PATH: pathOutsideModules() },
      shell: isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on('data', (chunk) => (output += chunk))
    }
    const stop = (signal) => {
      npm.kill(signal)
      rmSync(lockFile, { force: true })
      process.exit(128 + constants.signals[signal])
    }
    for (const signal of signals) process.once(signal, stop)
    const finish = (code) => {
      for (const signal of signals) process.off(signal, stop)
      done({ code, output })
    }
    npm.on('error', (error) => {
      output += String(error)
      finish(error.code === 'ENOENT' ? 127 : 1)
    })
    npm.on('close', (code) => finish(code ?? 1))
  })
}

/** Two commands on a fresh clone at the same time must not install into one folder. */
async function waitForOtherInstallation() {
  for (let told = false; existsSync(lockFile); told = true) {
    const pid = Number(readFileSync(lockFile, 'utf8'))
    if (!isRunning(pid)) return
    if (!told) console.log('Another command is installing the dependencies; waiting for it …')
    await new Promise((done) => setTimeout(done, 1000))
  }
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

async function install() {
  await waitForOtherInstallation()
  if (isInstalled()) return
  mkdirSync(dirname(lockFile), { recursive: true })
  writeFileSync(lockFile, String(process.pid))

  const reason = existsSync(modules) ? 'are out of date' : 'are not installed yet'
  console.log(`The dependencies ${reason}: installing them (a minute or two, 800 MB) …`)
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const progress = setInterval(() => console.log(`  still installing, ${seconds()} s …`), 10_000)

  // Only `node` needs its install script. Leaving the others out keeps npm 10, which does not know
  // `allowScripts` of package.json, from compiling an optional native module for minutes.
  let result = await runNpm(ciCommand())
  if (result.code === 0) result = await runNpm(['rebuild', 'node'])
  clearInterval(progress)
  rmSync(lockFile, { force: true })

  if (result.code === 127) fail('npm is not on PATH: install Node.js 20 or newer with npm.')
  if (result.code !== 0) {
    console.error(result.output.trim())
    const known = INSTALL_FAILURES.find(([pattern]) => pattern.test(result.output))
    fail(known ? known[1] : 'Installing the dependencies failed; the reason is in the lines above.')
  }
  if (!existsSync(pinnedNode)) {
    fail(`npm did not unpack Node into ${modules}/node: delete node_modules and run again.`)
  }
  console.log(`Dependencies installed in ${seconds()} s.`)
}

/** Runs the script under the pinned Node; signals and the exit code pass through. */
function runScript([script, ...args]) {
  const path = [join(modules, '.bin'), dirname(pinnedNode), pathOutsideModules()].join(delimiter)
  const child = spawn(pinnedNode, [resolve(root, script), ...args], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: 'inherit',
  })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`${pinnedNode} cannot be started: ${error.message}.`))
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0))
  })
}

const args = process.argv.slice(2)
if (Number.parseInt(process.versions.node, 10) < 20) {
  fail(`Node ${process.versions.node} is too old: install Node.js 20 or newer.`)
}
if (args.length === 0) fail('Usage: node tools/run.mjs <script> [arguments]')
if (!isInstalled()) await install()
runScript(args)
