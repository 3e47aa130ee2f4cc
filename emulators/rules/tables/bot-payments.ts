import {
  aBot,
  aCounter,
  createBot,
  deleteBot,
  givenBot,
  givenCounter,
  givenPlan,
  type World,
} from '../documents.ts'
import type { Write } from '../client.ts'
import { Double } from '../values.ts'
import { ownerOnly, type RuleCase } from '../rule-case.ts'
import { alone, counter, oneBot, second } from './one-bot.ts'

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

/** What a move of the counter has to be bound to. */
export const paymentTable: readonly RuleCase[] = [...spending, ...unbound, ...deletions]
