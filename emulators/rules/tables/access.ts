import {
  COLLECTION_ACCESS,
  MESSAGES,
  DAYS,
  MONTHS,
  type CollectionName,
} from '@docent/domain/collections'
import type { Write } from '../client.ts'
import { PAST, givenBot, givenProfile, type World } from '../documents.ts'
import { nobody, ownerOnly, type RuleCase } from '../rule-case.ts'
import { SERVER_TIME, type Fields } from '../values.ts'

/** Collections whose document is found by the account's own id; they cannot be listed. */
const BY_ACCOUNT: ReadonlySet<CollectionName> = new Set([
  'profiles',
  'subscribers',
  'usage',
  'bot_counters',
  'exports',
])

const idIn = (name: CollectionName, w: World): string => {
  if (BY_ACCOUNT.has(name)) return w.owner
  return name === 'onboarding_progress' ? `${w.owner}_0` : w.bot
}

const someDocument = (name: CollectionName) => (w: World) => [
  { set: `${name}/${idIn(name, w)}`, data: { user_id: w.owner, created_at: PAST } },
]

function readCases(name: CollectionName): RuleCase[] {
  const given = someDocument(name)
  const who = COLLECTION_ACCESS[name] === 'none' ? nobody : ownerOnly
  const lister = COLLECTION_ACCESS[name] === 'none' || BY_ACCOUNT.has(name) ? nobody : ownerOnly
  return [
    ...who(`${name}: get`, (w) => ({ get: `${name}/${idIn(name, w)}` }), given),
    ...lister(
      `${name}: list of an account's own`,
      (w) => ({ list: { collection: name, where: ['user_id', w.owner] } }),
      given,
    ),
    ...nobody(
      `${name}: list of everyone's`,
      () => ({ list: { collection: name, limit: 3 } }),
      given,
    ),
    ...nobody(
      `${name}: count of everyone's`,
      () => ({ count: { collection: name, limit: 3 } }),
      given,
    ),
    ...nobody(
      `${name}: list across parents`,
      (w) => ({ list: { collection: name, everywhere: true, where: ['user_id', w.owner] } }),
      given,
    ),
  ]
}

/** Writes into one document by any path that a client could take. */
function writeCases(title: string, path: (w: World) => string, given: (w: World) => Write[]) {
  const data = (w: World): Fields => ({
    id: w.bot,
    user_id: w.owner,
    created_at: SERVER_TIME,
    updated_at: SERVER_TIME,
  })
  return [
    ...nobody(`${title}: create`, (w) => ({ commit: [{ set: path(w), data: data(w) }] })),
    ...nobody(`${title}: update`, (w) => ({ commit: [{ set: path(w), data: data(w) }] }), given),
    ...nobody(`${title}: delete`, (w) => ({ commit: [{ delete: path(w) }] }), given),
  ]
}

const names = Object.keys(COLLECTION_ACCESS) as CollectionName[]

export const readTable: readonly RuleCase[] = names.flatMap((name) => readCases(name))

export const serverOnlyTable: readonly RuleCase[] = names
  .filter((name) => COLLECTION_ACCESS[name] !== 'owner')
  .flatMap((name) => writeCases(name, (w) => `${name}/${idIn(name, w)}`, someDocument(name)))

const monthOf = (w: World): Write[] => [
  { set: `usage/${w.owner}/${MONTHS}/2026-01`, data: { messages: 3 } },
]
const dayOf = (w: World): Write[] => [
  { set: dayPath(w), data: { day: '2026-01-05', kinds: { answer: 3 } } },
]
const dayPath = (w: World) => `usage/${w.owner}/${DAYS}/2026-01-05`
const transcriptOf = (w: World): Write[] => [
  { set: `conversations/${w.bot}`, data: { user_id: w.owner } },
  { set: `conversations/${w.bot}/${MESSAGES}/1`, data: { question: 'When?', output: 'At nine.' } },
]
const monthPath = (w: World) => `usage/${w.owner}/${MONTHS}/2026-01`
const messagePath = (w: World) => `conversations/${w.bot}/${MESSAGES}/1`

export const subcollectionTable: readonly RuleCase[] = [
  ...ownerOnly('a month of usage: get', (w) => ({ get: monthPath(w) }), monthOf),
  ...ownerOnly(
    'the months of usage: list',
    (w) => ({ list: { collection: MONTHS, below: `usage/${w.owner}` } }),
    monthOf,
  ),
  ...nobody(
    'months of every account: list',
    () => ({ list: { collection: MONTHS, everywhere: true, limit: 3 } }),
    monthOf,
  ),
  ...writeCases('a month of usage', monthPath, monthOf),
  ...ownerOnly('a day of usage: get', (w) => ({ get: dayPath(w) }), dayOf),
  ...ownerOnly(
    'the days of usage: list',
    (w) => ({ list: { collection: DAYS, below: `usage/${w.owner}` } }),
    dayOf,
  ),
  ...nobody(
    'days of every account: list',
    () => ({ list: { collection: DAYS, everywhere: true, limit: 3 } }),
    dayOf,
  ),
  ...writeCases('a day of usage', dayPath, dayOf),
  ...ownerOnly('a message: get', (w) => ({ get: messagePath(w) }), transcriptOf),
  ...ownerOnly(
    'the messages of a conversation: list',
    (w) => ({ list: { collection: MESSAGES, below: `conversations/${w.bot}` } }),
    transcriptOf,
  ),
  ...nobody(
    'messages of every conversation: list',
    () => ({ list: { collection: MESSAGES, everywhere: true, limit: 3 } }),
    transcriptOf,
  ),
  ...nobody('a message of no conversation: get', (w) => ({ get: messagePath(w) })),
  ...writeCases('a message', messagePath, transcriptOf),
]

const below = (parent: string) => (w: World) =>
  `${parent.replace('{owner}', w.owner).replace('{bot}', w.bot)}/notes/1`

const noteBelow = (path: (w: World) => string) => (w: World) => [
  givenBot(w),
  givenProfile(w),
  { set: path(w), data: { user_id: w.owner } },
]

/** What no block names: a collection of its own, and subcollections below documents that exist. */
export const unlistedTable: readonly RuleCase[] = [
  'notes/{owner}',
  'chatbots/{bot}',
  'profiles/{owner}',
  'bot_counters/{owner}',
  'onboarding_progress/{owner}_0',
  'knowledge_base/{bot}',
]
  .flatMap((parent) => {
    const path = below(parent)
    return [
      ...nobody(`below ${parent}: get`, (w) => ({ get: path(w) }), noteBelow(path)),
      ...writeCases(`below ${parent}`, path, noteBelow(path)),
    ]
  })
  .concat(
    nobody(
      'an unlisted collection: list',
      (w) => ({ list: { collection: 'notes', where: ['user_id', w.owner] } }),
      (w) => [{ set: `notes/${w.owner}`, data: { user_id: w.owner } }],
    ),
    writeCases(
      'an unlisted collection',
      (w) => `notes/${w.owner}`,
      (w) => [{ set: `notes/${w.owner}`, data: { user_id: w.owner } }],
    ),
  )

const missing: readonly [string, (w: World) => string, RuleCase['expected']][] = [
  ['a profile', (w) => `profiles/${w.owner}`, 'allowed'],
  ['a subscription', (w) => `subscribers/${w.owner}`, 'allowed'],
  ['a counter', (w) => `bot_counters/${w.owner}`, 'allowed'],
  ['a step', (w) => `onboarding_progress/${w.owner}_3`, 'allowed'],
  ['a step that the wizard has not', (w) => `onboarding_progress/${w.owner}_4`, 'denied'],
  ["another account's step", (w) => `onboarding_progress/${w.other}_0`, 'denied'],
  [
    'a step of an account whose id begins alike',
    (w) => `onboarding_progress/${w.owner}_1_0`,
    'denied',
  ],
  ['a bot', (w) => `chatbots/${w.bot}`, 'denied'],
]

/** Before the first write: a missing own document is no error, a foreign one tells nothing. */
export const missingTable: readonly RuleCase[] = missing.map(([title, path, expected]) => ({
  title: `${title} that is not there: get`,
  expected,
  attempt: (w) => ({ get: path(w) }),
}))
