import { botSchema } from '@docent/domain/bot-schema'
import { ALLOWED_SITES_LIMITS } from '@docent/domain/allowed-sites'
import { BOT_LIMITS, DEFAULT_BOT_CONFIGURATION, PERSONALITIES } from '@docent/domain/bots'
import { SYNONYM_LIMITS } from '@docent/domain/synonyms'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectFirestore } from './client.ts'
import { aBot, aCounter, createBot, makeWorld } from './documents.ts'
import { FIRESTORE_RULES, RULES_PROJECT, loadRules } from './rules.ts'

const client = connectFirestore(RULES_PROJECT)
let environment: Awaited<ReturnType<typeof loadRules>>
beforeAll(async () => {
  environment = await loadRules(RULES_PROJECT, FIRESTORE_RULES)
})
afterAll(() => environment.cleanup())

const text = (length: number) => 'x'.repeat(length)
const bot = (changes: object, settings: object = {}) => ({
  name: 'Front desk',
  description: '',
  ...changes,
  configuration: { ...DEFAULT_BOT_CONFIGURATION, ...settings },
})
const bounds = (limit: number) => [text(limit), text(limit + 1), '']

const forms = [
  ...bounds(BOT_LIMITS.nameLength).map((name) => bot({ name })),
  bot({ name: '   ' }),
  bot({ name: 'x' }),
  bot({ name: '  Front desk  ' }),
  ...bounds(BOT_LIMITS.descriptionLength).map((description) => bot({ description })),
  ...bounds(BOT_LIMITS.systemMessageLength).map((systemMessage) => bot({}, { systemMessage })),
  ...bounds(BOT_LIMITS.welcomeMessageLength).map((welcomeMessage) => bot({}, { welcomeMessage })),
  ...bounds(BOT_LIMITS.fallbackMessageLength).map((fallbackMessage) =>
    bot({}, { fallbackMessage }),
  ),
  ...[text(BOT_LIMITS.websiteUrlLength - 8), text(BOT_LIMITS.websiteUrlLength - 7)].map((path) =>
    bot({}, { websiteUrl: `https://${path}` }),
  ),
  ...['', 'http://a.example', 'HTTPS://a.example', ' https://a.example ', 'a.example'].map(
    (websiteUrl) => bot({}, { websiteUrl }),
  ),
  ...['javascript:alert(1)', 'https://a b', 'https://', 'ftp://a.example'].map((websiteUrl) =>
    bot({}, { websiteUrl }),
  ),
  ...[
    '',
    'When?\nWhere?',
    '🚲'.repeat(60),
    '🚲'.repeat(61),
    'x'.repeat(61),
    `When?\n${'x'.repeat(60)}`,
    `When?\n${'x'.repeat(61)}`,
    'a\r\nb',
    '\n\n\n',
    '\n\n\n\n',
  ].map((suggestedQuestions) => bot({}, { suggestedQuestions })),
  ...['', ' \n', 'a,b', 'a = b\r\n\nc, d, e', 'a', 'a b', ',', 'a,b\nc', '='].map((synonyms) =>
    bot({}, { synonyms }),
  ),
  ...[SYNONYM_LIMITS.members, SYNONYM_LIMITS.members + 1].map((count) =>
    bot({}, { synonyms: `${Array(count).fill('a').join()}\n` }),
  ),
  ...[SYNONYM_LIMITS.members, SYNONYM_LIMITS.members + 1].map((count) =>
    bot({}, { synonyms: `a,b\n${Array(count).fill('a').join()}` }),
  ),
  ...[SYNONYM_LIMITS.groups - 1, SYNONYM_LIMITS.groups].map((breaks) =>
    bot({}, { synonyms: '\n'.repeat(breaks) }),
  ),
  ...[
    '',
    ' \r\n\n',
    'a.example',
    ' HTTPS://*.A-b.example:8443/ \r\nlocalhost',
    'a',
    '1.2.3.4:80',
    'a:65535',
    'a\n HTTPS://*.A-b.example:65535/ \r',
  ].map((allowedSites) => bot({}, { allowedSites })),
  ...[
    '*',
    'a..b',
    'a/b',
    'a b',
    'a,b',
    'ftp://a',
    'https://',
    'ä.example',
    'a:123456',
    'a:',
    'a\nb:123456',
    'a\nb:',
    'a\nb/c',
    'a\nftp://b',
    '.a',
    'a.',
  ].map((allowedSites) => bot({}, { allowedSites })),
  ...[ALLOWED_SITES_LIMITS.lines - 1, ALLOWED_SITES_LIMITS.lines].map((breaks) =>
    bot({}, { allowedSites: `a${'\na'.repeat(breaks)}` }),
  ),
  ...bounds(ALLOWED_SITES_LIMITS.length).map((host) => bot({}, { allowedSites: host })),
  ...bounds(SYNONYM_LIMITS.length - 2).map((member) => bot({}, { synonyms: `a,${member}` })),
  ...['#3B82F6', '#abcdef', '#fff', 'red', '3B82F6', '#3B82F6FF'].map((primaryColor) =>
    bot({}, { primaryColor }),
  ),
  ...[...Object.keys(PERSONALITIES), 'rude', 'Friendly'].map((personality) =>
    bot({}, { personality }),
  ),
]

/** Shortens long texts, so that a failing line can be read. */
const label = (form: object) =>
  JSON.stringify(form).replaceAll(/x{20,}/g, (run) => `x×${run.length}`)

describe.concurrent('the form and the rules agree', { timeout: 30_000 }, () => {
  test.each(forms.map((form) => ({ label: label(form), form })))('$label', async ({ form }) => {
    const accepted = botSchema.isValidSync(form)
    const saved = accepted ? botSchema.cast(form) : form
    const w = makeWorld()
    const outcome = await client.judge(
      { uid: w.owner },
      { commit: createBot(w, aCounter(1, w.bot), aBot(w, { ...saved })) },
    )
    expect(outcome).toBe(accepted ? 'allowed' : 'denied')
  })
})
