import { type Step, installed } from './run-step.ts'

const TIMEOUT_MS = 10 * 60_000

const check = (script: string, ...args: string[]): Step => ({
  script: installed(script),
  args,
  timeoutMs: TIMEOUT_MS,
})

/** `domain/tsconfig.json` proves that the domain needs no environment; its tests need one. */
const TYPE_CHECKED = [
  'domain',
  'domain/tsconfig.test.json',
  'channels',
  'functions',
  'web',
  'widget',
  'emulators',
  'tools',
  'benchmarks',
  'training',
]

/** Checks that run nothing of the product, by the name that is printed. */
export const STATIC_CHECKS: Readonly<Record<string, Step>> = {
  format: check('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  lint: check('oxlint/bin/oxlint', '--deny-warnings'),
  ...Object.fromEntries(
    TYPE_CHECKED.map((project) => [
      `types of ${project}`,
      check('typescript/bin/tsc', '-p', project),
    ]),
  ),
  'dead code': check('knip/bin/knip.js', '--no-progress'),
}
