import { PLANS } from '@docent/domain/plans'
import {
  PAST,
  aBot,
  aCounter,
  createBot,
  deleteBot,
  givenBot,
  givenCounter,
  givenPlan,
  givenTombstone,
  hoursFromNow,
  type World,
} from '../documents.ts'
import type { Write } from '../client.ts'
import { nobody, ownerOnly, type RuleCase } from '../rule-case.ts'
import { Double, SERVER_TIME, type Fields, type Value } from '../values.ts'

const counter = (w: World, data: Fields): Write => ({ set: `bot_counters/${w.owner}`, data })
const alone = (data: (w: World) => Fields) => (w: World) => ({ commit: [counter(w, data(w))] })

/** A Starter account with one bot, and room for more. */
const oneBot = (w: World): Write[] => [givenPlan(w), givenBot(w), givenCounter(w, 1)]
/** The same account with a second bot to make. */
const second = (w: World): World => ({ ...w, bot: `${w.bot}-2` })

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

const many = (w: World, count: number): Write[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `${w.bot}-${index}`
    return { set: `chatbots/${id}`, data: aBot(w, { id }) }
  })

/** One payment for more than one bot, or for none. */
const spending: readonly RuleCase[] = [
  {
    title: 'twenty bots on one payment',
    expected: 'denied',
    given: (w) => [givenPlan(w, { subscription_tier: 'Enterprise' }), givenCounter(w, 0, '')],
    attempt: (w) => ({ commit: [...many(w, 20), counter(w, aCounter(1, `${w.bot}-0`))] }),
  },
  {
    title: 'two bots on one payment',
    expected: 'denied',
    given: (w) => [givenPlan(w), givenCounter(w, 0, '')],
    attempt: (w) => ({ commit: [...many(w, 2), counter(w, aCounter(1, `${w.bot}-1`))] }),
  },
  {
    title: 'two bots on a payment of two',
    expected: 'denied',
    given: (w) => [givenPlan(w), givenCounter(w, 0, '')],
    attempt: (w) => ({ commit: [...many(w, 2), counter(w, aCounter(2, `${w.bot}-1`))] }),
  },
  {
    title: 'a second bot on the payment for the first',
    expected: 'denied',
    given: oneBot,
    attempt: (w) => ({ commit: many(w, 1) }),
  },
  {
    title: 'a payment in the name of another bot',
    expected: 'denied',
    given: oneBot,
    attempt: (w) => ({ commit: createBot(second(w), aCounter(2, w.bot)) }),
  },
  {
    title: 'a bot made again on the payment that once made it',
    expected: 'denied',
    given: (w) => [givenPlan(w), givenCounter(w, 1)],
    attempt: (w) => ({ commit: [{ set: `chatbots/${w.bot}`, data: aBot(w) }] }),
  },
  {
    title: 'a bot on the payment of another account',
    expected: 'denied',
    attempt: (w) => ({
      commit: [
        { set: `chatbots/${w.bot}`, data: aBot(w) },
        { set: `bot_counters/${w.other}`, data: aCounter(1, w.bot) },
      ],
    }),
  },
  {
    title: 'one bot deleted and one made, with the counter unmoved',
    expected: 'denied',
    given: oneBot,
    attempt: (w) => ({
      commit: [{ delete: `chatbots/${w.bot}` }, ...createBot(second(w), aCounter(1, `${w.bot}-2`))],
    }),
  },
  {
    title: 'one bot deleted and one made, with the counter one up',
    expected: 'denied',
    given: oneBot,
    attempt: (w) => ({
      commit: [{ delete: `chatbots/${w.bot}` }, ...createBot(second(w), aCounter(2, `${w.bot}-2`))],
    }),
  },
]

/** The counter moves without a bot that is made or deleted. */
const unbound: readonly RuleCase[] = [
  {
    title: 'a step down without a deletion',
    expected: 'denied',
    given: oneBot,
    attempt: alone((w) => aCounter(0, w.bot)),
  },
  {
    title: 'a step down in the name of a bot that never was',
    expected: 'denied',
    given: oneBot,
    attempt: alone((w) => aCounter(0, `${w.bot}-9`)),
  },
  {
    title: 'a step down in the name of nothing',
    expected: 'denied',
    given: oneBot,
    attempt: alone(() => aCounter(0, '')),
  },
  {
    title: "a step down in the name of another account's bot that is deleted at once",
    expected: 'denied',
    given: (w) => [givenCounter(w, 1), givenBot(w, { user_id: w.other })],
    attempt: (w) => ({ commit: deleteBot(w) }),
  },
  {
    title: 'a step up without a bot',
    expected: 'denied',
    given: oneBot,
    attempt: alone((w) => aCounter(2, `${w.bot}-2`)),
  },
  {
    title: 'a step up for a bot that is there already',
    expected: 'denied',
    given: oneBot,
    attempt: alone((w) => aCounter(2, w.bot)),
  },
  {
    title: 'a step up in the name of a path',
    expected: 'denied',
    given: oneBot,
    attempt: alone((w) => aCounter(2, `${w.bot}/notes/1`)),
  },
  {
    title: 'a new start at zero',
    expected: 'denied',
    given: oneBot,
    attempt: alone(() => aCounter(0, '')),
  },
  {
    title: 'a touch of the time alone',
    expected: 'denied',
    given: oneBot,
    attempt: alone((w) => aCounter(1, w.bot)),
  },
  {
    title: 'another name for the same number',
    expected: 'denied',
    given: oneBot,
    attempt: alone((w) => aCounter(1, `${w.bot}-2`)),
  },
  {
    title: 'a first counter that names a bot which is not made',
    expected: 'denied',
    attempt: alone((w) => aCounter(1, w.bot)),
  },
  {
    title: 'a first counter that names a bot and counts none',
    expected: 'denied',
    attempt: alone((w) => aCounter(0, w.bot)),
  },
  {
    title: 'a first counter for a bot that was there before',
    expected: 'denied',
    given: (w) => [givenBot(w)],
    attempt: alone((w) => aCounter(1, w.bot)),
  },
  {
    title: 'a counter deleted',
    expected: 'denied',
    given: oneBot,
    attempt: (w) => ({ commit: [{ delete: `bot_counters/${w.owner}` }] }),
  },
  {
    title: 'a counter deleted together with its bot',
    expected: 'denied',
    given: oneBot,
    attempt: (w) => ({
      commit: [{ delete: `chatbots/${w.bot}` }, { delete: `bot_counters/${w.owner}` }],
    }),
  },
]

const deletions: readonly RuleCase[] = [
  ...ownerOnly('a bot deleted and given back', (w) => ({ commit: deleteBot(w) }), oneBot),
  {
    title: 'a bot deleted without being given back',
    expected: 'denied',
    given: oneBot,
    attempt: (w) => ({ commit: [{ delete: `chatbots/${w.bot}` }] }),
  },
  {
    title: 'a bot deleted with the counter one up',
    expected: 'denied',
    given: oneBot,
    attempt: (w) => ({ commit: deleteBot(w, aCounter(2, w.bot)) }),
  },
  {
    title: 'one bot deleted, two given back',
    expected: 'denied',
    given: (w) => [givenBot(w), givenCounter(w, 2)],
    attempt: (w) => ({ commit: deleteBot(w) }),
  },
  {
    title: 'the last bot deleted with a counter of nought already',
    expected: 'denied',
    given: (w) => [givenBot(w), givenCounter(w, 0)],
    attempt: (w) => ({ commit: deleteBot(w, aCounter(-1, w.bot)) }),
  },
  {
    title: 'a bot given back as a whole double',
    expected: 'denied',
    given: oneBot,
    attempt: (w) => ({ commit: deleteBot(w, aCounter(new Double(0), w.bot)) }),
  },
  {
    title: 'two bots deleted, one given back',
    expected: 'denied',
    given: (w) => [...oneBot(w), { set: `chatbots/${w.bot}-2`, data: aBot(second(w)) }],
    attempt: (w) => ({
      commit: [...deleteBot(w), { delete: `chatbots/${w.bot}-2` }],
    }),
  },
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
  ...spending,
  ...unbound,
  ...deletions,
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
