import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const TIMEOUT_MS = 60_000

/** Imports that the architecture forbids, each in the file that it is planted in. */
const FORBIDDEN: readonly [file: string, imported: string][] = [
  ['domain/src/plans.ts', 'react'],
  ['domain/src/bots.ts', 'node:fs'],
  ['domain/src/format.ts', 'firebase-admin/firestore'],
  ['domain/src/messages/auth.ts', '../../../functions/src/config.ts'],
  ['functions/src/answers/rank.ts', 'node:fs'],
  ['functions/src/answers/stem.ts', 'firebase-admin'],
  ['functions/src/answers/gate.ts', '../chat/ports.ts'],
  ['functions/src/answers/gate/compare.ts', 'node:fs'],
  ['functions/src/answers/gate/words.ts', '../../chat/ports.ts'],
  ['functions/src/answers/conversation/phrases/en.ts', '../../../chat/ports.ts'],
  ['functions/src/chat/answer-message.ts', '../adapters/firestore-bots.ts'],
  ['functions/src/chat/record-message.ts', '../knowledge/ports.ts'],
  ['functions/src/chat/endpoints.ts', 'firebase-admin/firestore'],
  ['functions/src/knowledge/index-file.ts', '../adapters/cloud-storage.ts'],
  ['functions/src/knowledge/extract-text/pdf.ts', '../../chat/endpoints.ts'],
  ['functions/src/knowledge/endpoints.ts', '../config.ts'],
  ['functions/src/usage/reserve-message.ts', '../chat/ports.ts'],
  ['functions/src/billing/start-trial.ts', '../wiring/api.ts'],
  ['functions/src/billing/endpoints.ts', '../knowledge/ports.ts'],
  ['functions/src/channels/telegram/endpoints.ts', '../../knowledge/ports.ts'],
  ['functions/src/accounts/delete-account.ts', '../chat/answer-message.ts'],
  ['functions/src/http/endpoint.ts', '../chat/ports.ts'],
  ['functions/src/adapters/firestore-bots.ts', '../chat/answer-message.ts'],
  ['functions/src/adapters/clock.ts', '../wiring/api.ts'],
  ['functions/src/adapters/stripe-client.ts', '../../../web/src/shared/env.ts'],
  ['channels/telegram/platform.ts', '../../functions/src/channels/ports.ts'],
  ['channels/telegram/api.ts', 'firebase-admin/firestore'],
  ['channels/telegram/about.ts', 'node:crypto'],
  ['channels/messenger/about.ts', '../platform.ts'],
  ['channels/list.ts', './platforms.ts'],
  ['channels/messenger/stand-in/pages.ts', '../../../functions/src/config.ts'],
  ['widget/src/panel.ts', '@docent/domain/plans'],
  ['widget/src/widget.ts', 'react'],
  ['widget/src/transport.ts', '../../web/src/shared/env.ts'],
  ['web/src/pages/pricing-page.tsx', 'firebase/auth'],
  ['web/src/pages/landing/landing-page.tsx', '../../shared/firebase.ts'],
  ['web/src/pages/blog-page.tsx', '../features/bots/api.ts'],
  ['web/src/features/bots/bot-form.tsx', '../knowledge/api.ts'],
  ['web/src/features/bots/bot-list.tsx', 'firebase/firestore'],
  ['web/src/features/bots/api.ts', 'reactfire'],
  ['web/src/features/auth/login-page.tsx', '../../app/router.tsx'],
  ['web/src/shared/owner-data.ts', 'reactfire'],
  ['web/src/shared/live.ts', '../features/bots/api.ts'],
  ['web/src/shared/ui/form.tsx', '../../app/theme.tsx'],
  ['web/src/app/router.tsx', 'firebase/auth'],
  ['emulators/journeys/chat.test-support.ts', '../../functions/src/chat/ports.ts'],
]

/** Their lawful neighbours: a law that forbade everything would catch all of the above. */
const ALLOWED: readonly [file: string, imported: string][] = [
  ['domain/src/chat.ts', './errors.ts'],
  ['domain/src/account.ts', 'yup'],
  ['domain/src/messages/bots.ts', '../plans.ts'],
  ['functions/src/answers/answer.ts', '@docent/domain/chat'],
  ['functions/src/answers/words.ts', 'snowball-stemmers'],
  ['functions/src/answers/words.ts', '@orama/stemmers/greek'],
  ['functions/src/answers/gate/judge.ts', '../receipts.ts'],
  ['functions/src/answers/conversation/phrases/de.ts', '../../stem.ts'],
  ['functions/src/chat/preview.ts', '../answers/answer.ts'],
  ['functions/src/knowledge/create.ts', '../usage/reserve-storage.ts'],
  ['functions/src/knowledge/extract-text/docx.ts', 'fflate'],
  ['functions/src/channels/website/endpoints.ts', '../../chat/answer-message.ts'],
  ['functions/src/accounts/endpoints.ts', '../billing/ports.ts'],
  ['functions/src/adapters/firestore-meter.ts', '../usage/meter-port.ts'],
  ['functions/src/adapters/stripe.ts', '../billing/ports.ts'],
  ['functions/src/wiring/chat.ts', '../adapters/firestore-bots.ts'],
  ['channels/messenger/platform.ts', 'node:crypto'],
  ['channels/messenger/read-delivery.ts', '../platform.ts'],
  ['channels/form-schema.ts', 'yup'],
  ['channels/texts.ts', './about.ts'],
  ['channels/telegram/stand-in/bots.ts', '../../../emulators/stand-ins/serve.ts'],
  ['widget/src/conversation.ts', '@docent/domain/messages/widget'],
  ['web/src/pages/contact-page.tsx', '@docent/domain/plans'],
  ['web/src/features/knowledge/api.ts', 'firebase/firestore'],
  ['web/src/features/knowledge/list.tsx', '../../app/paths.ts'],
  ['web/src/features/channels/list.tsx', '../../shared/live.ts'],
  ['web/src/shared/session.ts', 'firebase/auth'],
  ['web/src/app/theme.tsx', '../features/bots/bots-page.tsx'],
]

interface Diagnostic {
  code: string
  filename: string
}

let folder: string
let diagnostics: Diagnostic[]

function plant(file: string, source: string): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, source)
}

function run(tool: string, args: readonly string[]): string {
  const { stdout, error } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', tool), ...args],
    { cwd: folder, encoding: 'utf8' },
  )
  if (error) throw error
  return stdout
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-laws-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const config = JSON.stringify(join(root, 'oxlint.config.ts'))
  plant(
    'oxlint.config.ts',
    `import real from ${config}\nexport default { ...real, options: { typeAware: false } }\n`,
  )
  for (const [file, imported] of [...FORBIDDEN, ...ALLOWED]) {
    plant(file, `import * as planted from '${imported}'\nexport const used = planted\n`)
  }
  plant(
    'domain/src/first.ts',
    "import { second } from './second.ts'\nexport const first = second\n",
  )
  plant('domain/src/second.ts', "import { first } from './first.ts'\nexport const second = first\n")
  const report = run('oxlint/bin/oxlint', ['--format=json', '.'])
  diagnostics = (JSON.parse(report) as { diagnostics: Diagnostic[] }).diagnostics
}, TIMEOUT_MS)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isReported = (file: string, rule: string): boolean =>
  diagnostics.some(({ code, filename }) => filename === file && code.includes(rule))

describe('the linter', () => {
  test.each(FORBIDDEN)('reports that %s imports %s', (file) => {
    expect(isReported(file, 'no-restricted-imports')).toBe(true)
  })

  test.each(ALLOWED)('accepts that %s imports %s', (file) => {
    expect(isReported(file, 'no-restricted-imports')).toBe(false)
  })

  test('reports files that import each other', () => {
    expect(isReported('domain/src/first.ts', 'no-cycle')).toBe(true)
  })
})

describe("the domain's own type check", () => {
  const check = (source: string): string => {
    plant('domain-check/planted.ts', source)
    const extended = join(root, 'domain/tsconfig.json')
    plant('domain-check/tsconfig.json', JSON.stringify({ extends: extended, include: ['*.ts'] }))
    return run('typescript/bin/tsc', ['-p', 'domain-check'])
  }

  test.each([
    ['the DOM', 'export const title: string = document.title\n', 'document'],
    ['Node', 'export const shell: unknown = process.env\n', 'process'],
    ["Node's modules", "export { readFileSync } from 'node:fs'\n", 'node:fs'],
    ['timers', 'setTimeout(() => undefined, 1)\n', 'setTimeout'],
  ])(
    'rejects %s',
    (_what, source, name) => {
      expect(check(source)).toMatch(new RegExp(`error TS\\d+.*${name}`))
    },
    TIMEOUT_MS,
  )

  test(
    'accepts plain TypeScript',
    () => {
      expect(check('export const total = [1, 2].reduce((sum, value) => sum + value, 0)\n')).toBe('')
    },
    TIMEOUT_MS,
  )
})
