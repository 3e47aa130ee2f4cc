import { ALLOWED_SITES_LIMITS } from '@docent/domain/allowed-sites'
import { BOT_LIMITS, PERSONALITIES } from '@docent/domain/bots'
import { SUGGESTED_QUESTION_LIMITS } from '@docent/domain/suggested-questions'
import { SYNONYM_LIMITS } from '@docent/domain/synonyms'
import {
  PAST,
  aBase,
  aBot,
  aConfiguration,
  aCounter,
  createBot,
  givenBase,
  givenBot,
  givenCounter,
  givenPlan,
  hoursFromNow,
  updatedNow,
  type Changes,
  type World,
} from '../documents.ts'
import type { Write } from '../client.ts'
import { ownerOnly, type RuleCase } from '../rule-case.ts'
import { Double, type Value } from '../values.ts'

const create = (w: World, changes: Changes = {}) => ({
  commit: createBot(w, aCounter(1, w.bot), aBot(w, changes)),
})
const update = (w: World, changes: Changes = {}) => ({
  commit: [{ set: `chatbots/${w.bot}`, data: aBot(w, { ...updatedNow, ...changes }) }],
})
const givenOne = (w: World): Write[] => [givenBot(w), givenCounter(w, 1)]

const text = (length: number) => 'x'.repeat(length)
/** What is not a text, though some of it has a size within the bound. */
const notText: Record<string, Value> = {
  'a number': 7,
  'a list': ['x'],
  'a map': { a: 'x' },
  null: null,
  true: true,
  'a time': PAST,
}

const badField = (field: string, values: Readonly<Record<string, Value | undefined>>) =>
  Object.entries({ missing: undefined, ...values }).map(
    ([what, value]) => [`${field}: ${what}`, () => ({ [field]: value })] as const,
  )

const badSetting = (field: string, values: Readonly<Record<string, Value | undefined>>) =>
  Object.entries({ missing: undefined, ...values }).map(
    ([what, value]) =>
      [
        `configuration.${field}: ${what}`,
        () => ({ configuration: aConfiguration({ [field]: value }) }),
      ] as const,
  )

const badShapes: readonly (readonly [string, (w: World) => Changes])[] = [
  ...badField('id', { 'a number': 7, 'of another bot': 'another' }),
  ...badField('name', {
    ...notText,
    empty: '',
    blank: '  \t ',
    'too long': text(BOT_LIMITS.nameLength + 1),
  }),
  ...badField('description', { ...notText, 'too long': text(BOT_LIMITS.descriptionLength + 1) }),
  ...badField('is_active', { 'a word': 'true', 'a number': 1, null: null }),
  ...badField('configuration', { 'a word': 'x', 'a list': ['x'], null: null, empty: {} }),
  ...badField('updated_at', {
    'in the past': PAST,
    'in the future': hoursFromNow(1),
    'a word': 'now',
    'a number': 0,
  }),
  ...badField('created_at', { 'in the future': hoursFromNow(1), 'a word': 'now' }),
  ...badSetting('knowledgeBaseId', { ...notText, 'too long': text(65), 'a path': 'a/b/c' }),
  ...badSetting('systemMessage', {
    ...notText,
    'too long': text(BOT_LIMITS.systemMessageLength + 1),
  }),
  ...badSetting('primaryColor', {
    ...notText,
    empty: '',
    'a name': 'red',
    short: '#fff',
    'with transparency': '#3B82F6FF',
    'with a line break': '#3B82F6\n',
    'with a style after it': '#3B82F6;background:url(//evil.example)',
    'no hexadecimal': '#GGGGGG',
  }),
  ...badSetting('welcomeMessage', {
    ...notText,
    'too long': text(BOT_LIMITS.welcomeMessageLength + 1),
  }),
  ...badSetting('fallbackMessage', {
    ...notText,
    'too long': text(BOT_LIMITS.fallbackMessageLength + 1),
  }),
  ...badSetting('personality', { ...notText, empty: '', unknown: 'rude', 'in capitals': 'Casual' }),
  ...badSetting('websiteUrl', {
    ...notText,
    'too long': `https://${text(BOT_LIMITS.websiteUrlLength)}`,
    'a script': 'javascript:alert(1)',
    'no address': 'bakery.example',
    'with a blank': 'https://bakery.example/a b',
    'a script on a second line': 'https://bakery.example\njavascript:alert(1)',
  }),
  ...Object.entries({
    ...notText,
    'too long': `a,${text(SYNONYM_LIMITS.length)}`,
    'too many lines': '\n'.repeat(SYNONYM_LIMITS.groups),
    'a line with one word': 'bike, bicycle\nbike bicycle\n',
    'a line with 21 words': Array(SYNONYM_LIMITS.members + 1)
      .fill('a')
      .join(),
  }).map(
    ([what, synonyms]) =>
      [
        `configuration.synonyms: ${what}`,
        () => ({ configuration: aConfiguration({ synonyms }) }),
      ] as const,
  ),
  ...Object.entries({
    ...notText,
    'too long': text(SUGGESTED_QUESTION_LIMITS.length + 1),
    'too many lines': '\n'.repeat(SUGGESTED_QUESTION_LIMITS.count),
  }).map(
    ([what, suggestedQuestions]) =>
      [
        `configuration.suggestedQuestions: ${what}`,
        () => ({ configuration: aConfiguration({ suggestedQuestions }) }),
      ] as const,
  ),
  ...Object.entries({ 'a word': 'true', 'a number': 1, null: null }).map(
    ([what, isShared]) =>
      [
        `configuration.isShared: ${what}`,
        () => ({ configuration: aConfiguration({ isShared }) }),
      ] as const,
  ),
  ...Object.entries({
    ...notText,
    'too long': `a.example\n${' '.repeat(ALLOWED_SITES_LIMITS.length)}`,
    'too many lines': '\n'.repeat(ALLOWED_SITES_LIMITS.lines),
    'an address with a path': 'a.example\nb.example/path',
    'a script': 'javascript:alert(1)',
    'two in a line': 'a.example b.example',
  }).map(
    ([what, allowedSites]) =>
      [
        `configuration.allowedSites: ${what}`,
        () => ({ configuration: aConfiguration({ allowedSites }) }),
      ] as const,
  ),
  ['a field too many', () => ({ plan: 'Enterprise' })],
  ['a setting too many', () => ({ configuration: aConfiguration({ token: 'secret' }) })],
  ['another owner', (w) => ({ user_id: w.other })],
  ['no owner', () => ({ user_id: undefined })],
  ['an owner that is a list', (w) => ({ user_id: [w.owner] })],
  ['a base that does not exist', (w) => ({ configuration: linked(w.base) })],
]

const linked = (base: string) => aConfiguration({ knowledgeBaseId: base })

const shapeCases = badShapes.flatMap(([title, changes]): RuleCase[] => [
  { title: `create, ${title}`, expected: 'denied', attempt: (w) => create(w, changes(w)) },
  {
    title: `update, ${title}`,
    expected: 'denied',
    given: givenOne,
    attempt: (w) => update(w, changes(w)),
  },
])

/** Bases that a bot must not be linked to; the server writes them before. */
const badBases: Record<string, Changes> = {
  "another account's base": { user_id: 'another' },
  'a file, not a base': { file_type: 'text/plain' },
}
const baseCases = Object.entries(badBases).flatMap(([title, changes]): RuleCase[] => [
  {
    title: `create, linked to ${title}`,
    expected: 'denied',
    given: (w) => [givenBase(w, changes)],
    attempt: (w) => create(w, { configuration: linked(w.base) }),
  },
  {
    title: `update, linked to ${title}`,
    expected: 'denied',
    given: (w) => [...givenOne(w), givenBase(w, changes)],
    attempt: (w) => update(w, { configuration: linked(w.base) }),
  },
])

const ids: Record<string, [(w: World) => string, RuleCase['expected']]> = {
  'letters, digits, dash and line': [(w) => `Az09-_${w.bot}`, 'allowed'],
  '64 characters': [(w) => w.bot.padEnd(64, 'x'), 'allowed'],
  '65 characters': [(w) => w.bot.padEnd(65, 'x'), 'denied'],
  'a dot': [(w) => `${w.bot}.js`, 'denied'],
  'a blank': [(w) => `${w.bot} x`, 'denied'],
  markup: [(w) => `<b>${w.bot}`, 'denied'],
  'letters beyond ASCII': [(w) => `böt-${w.bot}`, 'denied'],
  'a line break': [(w) => `${w.bot}\n`, 'denied'],
}
const idCases = Object.entries(ids).map(([title, [id, expected]]): RuleCase => ({
  title: `create under an id of ${title}`,
  expected,
  attempt: (w) => create({ ...w, bot: id(w) }),
}))

export const chatbotTable: readonly RuleCase[] = [
  ...ownerOnly('the first bot and its counter in one commit', (w) => create(w)),
  ...ownerOnly(
    'the first bot on a counter that is there',
    (w) => create(w),
    (w) => [givenCounter(w, 0, '')],
  ),
  ...ownerOnly('update', (w) => update(w, { name: 'Night desk' }), givenOne),
  ...ownerOnly(
    'update of the link to a base',
    (w) => update(w, { configuration: linked(w.base) }),
    (w) => [...givenOne(w), givenBase(w)],
  ),
  ...shapeCases,
  ...baseCases,
  {
    title: 'create, linked to a path below a base',
    expected: 'denied',
    given: (w) => [
      { set: `knowledge_base/${w.base}/notes/1`, data: aBase(w, { created_at: PAST }) },
    ],
    attempt: (w) => create(w, { configuration: linked(`${w.base}/notes/1`) }),
  },
  ...idCases,
  ...Object.keys(PERSONALITIES).map((personality): RuleCase => ({
    title: `create with the personality '${personality}'`,
    expected: 'allowed',
    attempt: (w) => create(w, { configuration: aConfiguration({ personality }) }),
  })),
  {
    title: 'create with every text at its largest length',
    expected: 'allowed',
    attempt: (w) =>
      create(w, {
        name: text(BOT_LIMITS.nameLength),
        description: text(BOT_LIMITS.descriptionLength),
        configuration: aConfiguration({
          systemMessage: text(BOT_LIMITS.systemMessageLength),
          welcomeMessage: text(BOT_LIMITS.welcomeMessageLength),
          fallbackMessage: text(BOT_LIMITS.fallbackMessageLength),
          websiteUrl: `https://${text(BOT_LIMITS.websiteUrlLength - 8)}`,
          synonyms: `a,${text(SYNONYM_LIMITS.length - 2)}`,
        }),
      }),
  },
  {
    title: 'create with as many synonyms as there may be',
    expected: 'allowed',
    attempt: (w) =>
      create(w, {
        configuration: aConfiguration({
          synonyms: Array(SYNONYM_LIMITS.groups)
            .fill(Array(SYNONYM_LIMITS.members).fill('a').join())
            .join('\n'),
        }),
      }),
  },
  {
    title: 'create with as many suggested questions as there may be',
    expected: 'allowed',
    attempt: (w) =>
      create(w, {
        configuration: aConfiguration({
          suggestedQuestions: Array(SUGGESTED_QUESTION_LIMITS.count)
            .fill('ä'.repeat(SUGGESTED_QUESTION_LIMITS.length))
            .join('\n'),
        }),
      }),
  },
  {
    title: 'create with as many websites as there may be',
    expected: 'allowed',
    attempt: (w) =>
      create(w, {
        configuration: aConfiguration({
          allowedSites: Array(ALLOWED_SITES_LIMITS.lines)
            .fill(' https://*.shop.example:8443/ ')
            .join('\r\n'),
        }),
      }),
  },
  {
    title: 'create without synonyms and the web, as older forms do',
    expected: 'allowed',
    attempt: (w) =>
      create(w, {
        configuration: aConfiguration({
          synonyms: undefined,
          suggestedQuestions: undefined,
          isShared: undefined,
          allowedSites: undefined,
        }),
      }),
  },
  {
    title: 'update of a bot that was saved before there were synonyms',
    expected: 'allowed',
    given: (w) => [
      givenBot(w, { configuration: aConfiguration({ synonyms: undefined }) }),
      givenCounter(w, 1),
    ],
    attempt: (w) => update(w, { configuration: aConfiguration({ synonyms: 'bike, bicycle' }) }),
  },
  {
    title: 'create with a past time of creation',
    expected: 'denied',
    attempt: (w) => create(w, { created_at: PAST }),
  },
  {
    title: 'create without a counter',
    expected: 'denied',
    attempt: (w) => ({ commit: [{ set: `chatbots/${w.bot}`, data: aBot(w) }] }),
  },
  {
    title: 'create with a counter of one as a double',
    expected: 'denied',
    attempt: (w) => ({ commit: createBot(w, aCounter(new Double(1), w.bot)) }),
  },
  {
    title: "create over another account's bot",
    expected: 'denied',
    given: (w) => [givenBot(w, { user_id: w.other }), givenPlan(w)],
    attempt: (w) => create(w),
  },
  {
    title: "take over another account's bot",
    expected: 'denied',
    given: (w) => [givenBot(w, { user_id: w.other }), givenPlan(w), givenCounter(w, 1)],
    attempt: (w) => update(w),
  },
  {
    title: 'give a bot away',
    expected: 'denied',
    given: givenOne,
    attempt: (w) => update(w, { user_id: w.other }),
  },
  {
    title: 'update of the time of creation',
    expected: 'denied',
    given: givenOne,
    attempt: (w) => ({ commit: [{ set: `chatbots/${w.bot}`, data: aBot(w) }] }),
  },
  {
    title: 'update of a bot whose base is gone',
    expected: 'allowed',
    given: (w) => [givenBot(w, { configuration: linked(w.base) }), givenCounter(w, 1)],
    attempt: (w) => update(w, { name: 'Night desk', configuration: linked(w.base) }),
  },
  {
    title: 'update that takes the link away',
    expected: 'allowed',
    given: (w) => [givenBot(w, { configuration: linked(w.base) }), givenCounter(w, 1)],
    attempt: (w) => update(w),
  },
]
