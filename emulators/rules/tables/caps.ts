import { PLANS, isUnlimited, type Tier } from '@docent/domain/plans'
import {
  PAST,
  aBot,
  aConfiguration,
  aCounter,
  aSubscriber,
  createBot,
  deleteBot,
  givenBot,
  givenCounter,
  givenPlan,
  hoursFromNow,
  updatedNow,
  type Changes,
  type World,
} from '../documents.ts'
import type { Write } from '../client.ts'
import type { RuleCase } from '../rule-case.ts'

const FREE = PLANS.Free.limits.maxBots
const tiers = Object.keys(PLANS) as Tier[]
const plan = (w: World, tier: Tier) =>
  tier === 'Free' ? [] : [givenPlan(w, { subscription_tier: tier })]

/** Makes one more bot where `count` are there already. */
const oneMoreThan = (count: number) => (w: World) => ({
  commit: createBot(w, aCounter(count + 1, w.bot)),
})

function tierCases(tier: Tier): RuleCase[] {
  const { maxBots } = PLANS[tier].limits
  const at = (count: number, expected: RuleCase['expected']): RuleCase => ({
    title: `${tier}: bot number ${count + 1}`,
    expected,
    given: (w) => [...plan(w, tier), givenCounter(w, count, 'before')],
    attempt: oneMoreThan(count),
  })
  return isUnlimited(maxBots)
    ? [at(10, 'allowed'), at(100_000, 'allowed')]
    : [at(maxBots - 1, 'allowed'), at(maxBots, 'denied'), at(maxBots + 5, 'denied')]
}

/** Every plan of the catalogue: the last bot that it allows, and the first that it does not. */
export const capTable: readonly RuleCase[] = tiers.flatMap((tier) => tierCases(tier))

/** Rows that are not a subscription in force: the free allowance holds, no more and no less. */
const notInForce: Record<string, (w: World) => Changes> = {
  'that has ended': () => ({ subscription_end: hoursFromNow(-0.01) }),
  'that ended long ago': () => ({ subscription_end: PAST }),
  'without an end': () => ({ subscription_end: null }),
  'whose end is missing': () => ({ subscription_end: undefined }),
  'whose end is a word': () => ({ subscription_end: '2099-01-01' }),
  'whose end is a number': () => ({ subscription_end: 4_000_000_000 }),
  'that is not subscribed': () => ({ subscribed: false }),
  'that is subscribed in words': () => ({ subscribed: 'true' }),
  'that does not say whether it is subscribed': () => ({ subscribed: undefined }),
  'of an unknown tier': () => ({ subscription_tier: 'Platinum' }),
  'of a tier in lower case': () => ({ subscription_tier: 'starter' }),
  'of no tier': () => ({ subscription_tier: null }),
  'whose tier is missing': () => ({ subscription_tier: undefined }),
  'whose tier is a list': () => ({ subscription_tier: ['Enterprise'] }),
  'whose tier is a number': () => ({ subscription_tier: -1 }),
}

export const subscriptionTable: readonly RuleCase[] = Object.entries(notInForce).flatMap(
  ([title, changes]): RuleCase[] => [
    {
      title: `within the free allowance, a subscription ${title}`,
      expected: 'allowed',
      given: (w) => [givenPlan(w, changes(w)), givenCounter(w, FREE - 1, '')],
      attempt: oneMoreThan(FREE - 1),
    },
    {
      title: `past the free allowance, a subscription ${title}`,
      expected: 'denied',
      given: (w) => [givenPlan(w, changes(w)), givenCounter(w, FREE, 'before')],
      attempt: oneMoreThan(FREE),
    },
  ],
)

const free = (w: World) => [givenCounter(w, FREE, 'before')]

/** An owner who makes out to have a better plan. */
export const forgeryTable: readonly RuleCase[] = [
  {
    title: 'a tier that only the token claims',
    expected: 'denied',
    given: free,
    attempt: oneMoreThan(FREE),
  },
  {
    title: "another account's subscription",
    expected: 'denied',
    given: (w) => [...free(w), { set: `subscribers/${w.other}`, data: aSubscriber(w) }],
    attempt: oneMoreThan(FREE),
  },
  {
    title: 'a subscription written in the same commit',
    expected: 'denied',
    given: free,
    attempt: (w) => ({ commit: [givenPlan(w), ...createBot(w, aCounter(FREE + 1, w.bot))] }),
  },
  {
    title: 'a tier on the profile, the bot or the counter',
    expected: 'denied',
    given: free,
    attempt: (w) => ({
      commit: createBot(
        w,
        aCounter(FREE + 1, w.bot, { subscription_tier: 'Enterprise' }),
        aBot(w, { subscription_tier: 'Enterprise' }),
      ),
    }),
  },
]

/** Two bots where one is allowed, after the Starter plan has ended. */
const overCap = (w: World): Write[] => [
  givenBot(w),
  givenCounter(w, FREE + 1),
  givenPlan(w, { subscription_end: PAST }),
]
const edit = (w: World, changes: Changes) => ({
  commit: [{ set: `chatbots/${w.bot}`, data: aBot(w, { ...updatedNow, ...changes }) }],
})

/** What stays possible above the cap: docs/decisions/001. */
export const overCapTable: readonly RuleCase[] = [
  {
    title: 'above the cap: a bot is switched off',
    expected: 'allowed',
    given: overCap,
    attempt: (w) => edit(w, { is_active: false }),
  },
  {
    title: 'above the cap: a bot is switched on',
    expected: 'allowed',
    given: (w) => [...overCap(w), givenBot(w, { is_active: false })],
    attempt: (w) => edit(w, { is_active: true }),
  },
  {
    title: 'above the cap: a bot is deleted',
    expected: 'allowed',
    given: overCap,
    attempt: (w) => ({ commit: deleteBot(w, aCounter(FREE, w.bot)) }),
  },
  ...Object.entries({
    'is renamed': { name: 'Night desk' },
    'gets another description': { description: 'Closed.' },
    'gets another configuration': { configuration: aConfiguration({ personality: 'casual' }) },
    'is switched off and renamed': { is_active: false, name: 'Night desk' },
  }).map(([title, changes]): RuleCase => ({
    title: `above the cap: a bot ${title}`,
    expected: 'denied',
    given: overCap,
    attempt: (w) => edit(w, changes),
  })),
  {
    title: 'above the cap: a bot is renamed while another is deleted',
    expected: 'denied',
    given: (w) => [
      ...overCap(w),
      { set: `chatbots/${w.bot}-2`, data: aBot(w, { id: `${w.bot}-2`, created_at: PAST }) },
    ],
    attempt: (w) => ({
      commit: [
        ...edit(w, { name: 'Night desk' }).commit,
        { delete: `chatbots/${w.bot}-2` },
        { set: `bot_counters/${w.owner}`, data: aCounter(FREE, `${w.bot}-2`) },
      ],
    }),
  },
  {
    title: 'at the cap: a bot is renamed',
    expected: 'allowed',
    given: (w) => [givenBot(w), givenCounter(w, FREE)],
    attempt: (w) => edit(w, { name: 'Night desk' }),
  },
  {
    title: 'without a cap: a bot is renamed',
    expected: 'allowed',
    given: (w) => [
      givenBot(w),
      givenCounter(w, 5_000),
      givenPlan(w, { subscription_tier: 'Enterprise' }),
    ],
    attempt: (w) => edit(w, { name: 'Night desk' }),
  },
]
