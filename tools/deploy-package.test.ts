import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFunctions } from '../functions/build.ts'

const root = resolve(import.meta.dirname, '..')
const TIMEOUT_MS = 240_000

/** The part of firebase-tools that lists what it uploads. */
const { readdirRecursive } = createRequire(import.meta.url)('firebase-tools/lib/fsAsync.js') as {
  readdirRecursive: (options: {
    path: string
    ignoreStrings: string[]
  }) => Promise<{ name: string }[]>
}

let folder: string
let uploaded: string[]

const ignoredByConfig = (): string[] => {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    functions: { ignore: string[] }[]
  }
  return config.functions[0]?.ignore ?? []
}

/** A script run where only the uploaded package is installed. */
function runInPackage(source: string): unknown {
  const config = { projectId: 'demo-docent', storageBucket: 'demo-docent.appspot.com' }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', source],
    {
      cwd: join(folder, 'package'),
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        FIREBASE_CONFIG: JSON.stringify(config),
        GCLOUD_PROJECT: config.projectId,
      },
    },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as unknown
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docent-deploy-'))
  const source = join(folder, 'functions')
  for (const file of globSync('**/*', {
    cwd: join(root, 'functions'),
    exclude: (name) => ['node_modules', 'lib'].includes(name),
  })) {
    if (/\.\w+$/.test(file)) cpSync(join(root, 'functions', file), join(source, file))
  }
  // What a developer's folder holds besides, secrets among it.
  for (const name of ['.secret.local', '.env.local', 'firebase-debug.log']) {
    writeFileSync(join(source, name), 'STRIPE_SECRET_KEY=private\n')
  }
  mkdirSync(join(source, 'node_modules/left-over'), { recursive: true })
  writeFileSync(join(source, 'node_modules/left-over/index.js'), '')
  await buildFunctions(join(source, 'lib'))

  const files = await readdirRecursive({ path: source, ignoreStrings: ignoredByConfig() })
  uploaded = files.map(({ name }) => relative(source, name)).toSorted()
  for (const file of uploaded) cpSync(join(source, file), join(folder, 'package', file))
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
    {
      cwd: join(folder, 'package'),
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      },
    },
  )
  if (status !== 0) throw new Error(stderr)
}, TIMEOUT_MS)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the upload is the bundle and its package.json, without sources or secrets', () => {
  const outsideOfBundle = uploaded.filter((file) => !/^lib\/[\w-]+\.js(\.map)?$/.test(file))
  expect(outsideOfBundle).toEqual(['package.json'])
  expect(uploaded).toContain('lib/index.js')
  expect(uploaded).toContain('lib/extract-worker.js')
})

test(
  'the uploaded package, installed alone, exports exactly the deployed functions',
  () => {
    const names = runInPackage(
      "console.log(JSON.stringify(Object.keys(await import('./lib/index.js')).toSorted()))",
    )
    expect(names).toEqual([
      'answerUpdates',
      'api',
      'calibrateBase',
      'chat',
      'forgetBot',
      'indexFile',
      'listAccount',
      'makeExport',
      'nightly',
      'tellOfLead',
    ])
  },
  TIMEOUT_MS,
)

test(
  'every part that loads on first use finds its packages',
  () => {
    const parts = uploaded.filter(
      (file) => file.endsWith('.js') && file.startsWith('lib/') && !file.endsWith('-worker.js'),
    )
    const loaded = runInPackage(`
      const parts = ${JSON.stringify(parts)}
      for (const part of parts) await import('./' + part)
      console.log(parts.length)
      process.exit(0)
    `)
    expect(loaded).toBe(parts.length)
  },
  TIMEOUT_MS,
)
