import { PLANS } from '@docent/domain/plans'
import {
  PAST,
  aCounter,
  createBot,
  givenCounter,
  givenPlan,
  givenTombstone,
  hoursFromNow,
} from '../documents.ts'
import { nobody, ownerOnly, type RuleCase } from '../rule-case.ts'
import { alone, counter, oneBot, second } from './one-bot.ts'
import { Double, SERVER_TIME, type Value } from '../values.ts'

/** Numbers that a counter must not take, in the commit that makes a second bot. */
const badNumbers: Record<string, Value> = {
  'a whole double': new Double(2),
  'a broken double': new Double(1.5),
  'not a number': new Double(Number.NaN),
  infinity: new Double(Number.POSITIVE_INFINITY),
  'minus infinity': new Double(Number.NEGATIVE_INFINITY),
  'a word': '2',
  null: null,
  'a list of two': [1, 2],
  'a map': { bots: 2 },
  'a time': PAST,
  true: true,
  'unchanged (no payment)': 1,
  'two up': 3,
  'one down': 0,
  'below zero': -1,
}

const numberCases = [
  ...Object.entries(badNumbers).map(([title, bots]): RuleCase => ({
    title: `a second bot with a counter that is ${title}`,
    expected: 'denied',
    given: oneBot,
    attempt: (w) => ({ commit: createBot(second(w), aCounter(bots, `${w.bot}-2`)) }),
  })),
  ...Object.entries({ ...badNumbers, 'one down': new Double(0) }).map(
    ([title, bots]): RuleCase => ({
      title: `a first counter that is ${title}`,
      expected: 'denied',
      attempt: alone(() => aCounter(bots, '')),
    }),
  ),
]

const shapes: readonly RuleCase[] = Object.entries({
  'a past time': { updated_at: PAST },
  'a future time': { updated_at: hoursFromNow(1) },
  'no time': { updated_at: undefined },
  'one field too many': { max: 99 },
  'no name': { last_bot: undefined },
  'no number': { bots: undefined },
  'a name that is a list': { last_bot: ['bot'] },
}).flatMap(([title, changes]): RuleCase[] => [
  {
    title: `a second bot with a counter of ${title}`,
    expected: 'denied',
    given: oneBot,
    attempt: (w) => ({ commit: createBot(second(w), aCounter(2, `${w.bot}-2`, changes)) }),
  },
  {
    title: `a first counter of ${title}`,
    expected: 'denied',
    attempt: alone(() => aCounter(0, '', changes)),
  },
])

export const counterTable: readonly RuleCase[] = [
  ...ownerOnly(
    'a first counter of nought',
    alone(() => aCounter(0, '')),
  ),
  ...nobody('a counter for somebody else', (w) => ({
    commit: [{ set: `bot_counters/${w.bot}`, data: aCounter(0, '') }],
  })),
  ...ownerOnly(
    'a second bot and its payment',
    (w) => ({ commit: createBot(second(w), aCounter(2, `${w.bot}-2`)) }),
    oneBot,
  ),
  ...numberCases,
  ...shapes,
  {
    title: `bot number ${PLANS.Starter.limits.maxBots + 1} with a counter that stays at the cap`,
    expected: 'denied',
    given: (w) => [givenPlan(w), givenCounter(w, PLANS.Starter.limits.maxBots, 'before')],
    attempt: (w) => ({
      commit: createBot(w, aCounter(PLANS.Starter.limits.maxBots, w.bot)),
    }),
  },
  {
    title: "another account's counter moved up along with an own bot",
    expected: 'denied',
    given: (w) => [givenCounter({ ...w, owner: w.other }, 0, '')],
    attempt: (w) => ({
      commit: [...createBot(w), { set: `bot_counters/${w.other}`, data: aCounter(1, w.bot) }],
    }),
  },
  {
    title: "another account's first counter made along with an own bot",
    expected: 'denied',
    attempt: (w) => ({
      commit: [...createBot(w), { set: `bot_counters/${w.other}`, data: aCounter(1, w.bot) }],
    }),
  },
  {
    title: 'a commit that first lifts the tombstone',
    expected: 'denied',
    given: (w) => [givenTombstone(w)],
    attempt: (w) => ({ commit: [{ delete: `deleted_users/${w.owner}` }, ...createBot(w)] }),
  },
  {
    title: 'a counter whose time is written twice',
    expected: 'denied',
    given: oneBot,
    attempt: (w) => ({
      commit: [
        counter(w, aCounter(0, '')),
        counter(w, { bots: 1, last_bot: w.bot, updated_at: SERVER_TIME }),
      ],
    }),
  },
]
