import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** Each test plays a fresh clone with a stand-in for npm. */
let clone: string
let bin: string

const LOCK = {
  packages: {
    '': {},
    'node_modules/node': { version: '24.0.0' },
    'node_modules/yup': { version: '1.7.1' },
    web: { version: '0.0.0' },
    'web/node_modules/marked': { version: '18.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true, os: ['aix'] },
  },
}

function write(path: string, content: unknown): void {
  const full = join(clone, path)
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content))
}

function program(path: string, lines: string): void {
  write(path, `#!/bin/sh\n${lines}\n`)
  chmodSync(join(clone, path), 0o755)
}

/** As npm leaves them: manifests, its own record, and Node unpacked by its install script. */
function installPackages(yupVersion = '1.7.1'): void {
  write('node_modules/node/package.json', { version: '24.0.0' })
  write('node_modules/yup/package.json', { version: yupVersion })
  write('web/node_modules/marked/package.json', { version: '18.0.0' })
  write('node_modules/.package-lock.json', LOCK)
  program('node_modules/node/bin/node', `exec '${process.execPath}' "$@"`)
}

const environment = () => ({ PATH: `${bin}:/usr/bin:/bin` })

function run(...args: string[]) {
  const result = spawnSync(process.execPath, ['tools/run.mjs', ...args], {
    cwd: clone,
    encoding: 'utf8',
    env: environment(),
  })
  return { ...result, lastLine: result.stderr.trim().split('\n').at(-1) }
}

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'docent-run-'))
  bin = join(clone, 'bin')
  mkdirSync(join(clone, 'tools'))
  cpSync(join(import.meta.dirname, 'run.mjs'), join(clone, 'tools/run.mjs'))
  write('package.json', { type: 'module', devDependencies: { node: '24.0.0' } })
  write('package-lock.json', LOCK)
  write('hello.mjs', "console.log('hello', ...process.argv.slice(2))\nprocess.exitCode = 3\n")
  program('bin/npm', 'echo "npm was called: $@" >> npm.log; exit 1')
})

afterEach(() => rmSync(clone, { recursive: true, force: true }))

describe('with the dependencies installed', () => {
  test('runs the script with its arguments and passes its exit code on', () => {
    installPackages()
    const { stdout, status } = run('hello.mjs', 'a', '--b')
    expect(stdout).toBe('hello a --b\n')
    expect(status).toBe(3)
    expect(existsSync(join(clone, 'npm.log'))).toBe(false)
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('passes %s on to the script', async (signal) => {
    installPackages()
    write(
      'wait.mjs',
      `process.on('${signal}', () => { console.log('told'); process.exit(5) })
       setInterval(() => {}, 1000)
       console.log('ready')`,
    )
    const child = spawn(process.execPath, ['tools/run.mjs', 'wait.mjs'], {
      cwd: clone,
      env: environment(),
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output === 'ready\n') child.kill(signal)
    })
    const code = await new Promise((done) => child.once('close', done))
    expect([output, code]).toEqual(['ready\ntold\n', 5])
  })
})

describe('without the dependencies, or with stale ones', () => {
  test.each([
    ['nothing is installed', () => undefined],
    ['a package has another version', () => installPackages('1.0.0')],
    [
      'a package of a workspace is gone',
      () => {
        installPackages()
        rmSync(join(clone, 'web'), { recursive: true })
      },
    ],
    [
      'a manifest was only half written',
      () => {
        installPackages()
        write('node_modules/yup/package.json', '{"version":')
      },
    ],
    [
      'an installation was interrupted',
      () => {
        installPackages()
        rmSync(join(clone, 'node_modules/.package-lock.json'))
      },
    ],
  ])('installs when %s', (_when, prepare) => {
    prepare()
    program(
      'bin/npm',
      `echo "$@" >> npm.log
       mkdir -p node_modules/node/bin node_modules/yup web/node_modules/marked
       echo '{"version":"18.0.0"}' > web/node_modules/marked/package.json
       cp package-lock.json node_modules/.package-lock.json
       echo '{"version":"24.0.0"}' > node_modules/node/package.json
       echo '{"version":"1.7.1"}' > node_modules/yup/package.json
       ln -sf '${process.execPath}' node_modules/node/bin/node`,
    )
    expect(run('hello.mjs').stdout).toContain('Dependencies installed')
    expect(run('hello.mjs').stdout).toBe('hello\n')
  })

  test.each([
    ['npm error code ENOSPC', 'The disk is full'],
    ['npm error code ENOTFOUND', 'The package registry cannot be reached'],
    ['npm error network request to https://x failed: ECONNREFUSED', 'The package registry cannot'],
    ['npm error code EUSAGE', 'package.json and package-lock.json disagree'],
    ['npm error code EACCES', 'This user may not write to'],
    ['npm error code E404', 'The package registry refused a package'],
    ['something new', 'Installing the dependencies failed'],
  ])('says what to do after "%s"', (output, sentence) => {
    program('bin/npm', `echo '${output}' >&2; exit 1`)
    const { lastLine, status } = run('hello.mjs')
    expect(lastLine).toMatch(new RegExp(`^${sentence}[^.].*\\.$`))
    expect(status).toBe(1)
  })

  test('says that npm is missing', () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'hello.mjs'], {
      cwd: clone,
      encoding: 'utf8',
      env: { PATH: join(clone, 'nowhere') },
    })
    expect(stderr.trim()).toBe('npm is not on PATH: install Node.js 20 or newer with npm.')
    expect(status).toBe(1)
  })
})
