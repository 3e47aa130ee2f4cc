import { PLANS } from '@docent/domain/plans'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectFirestore, type Outcome } from './client.ts'
import {
  aCounter,
  createBot,
  deleteBot,
  givenBot,
  givenCounter,
  givenPlan,
  makeWorld,
  type World,
} from './documents.ts'
import { FIRESTORE_RULES, RULES_PROJECT, loadRules } from './rules.ts'
import { encodeValue } from './values.ts'

const client = connectFirestore(RULES_PROJECT)
const STARTER = PLANS.Starter.limits.maxBots

let environment: Awaited<ReturnType<typeof loadRules>>
beforeAll(async () => {
  environment = await loadRules(RULES_PROJECT, FIRESTORE_RULES)
})
afterAll(() => environment.cleanup())

const botsOf = async (w: World) =>
  (await client.readAll({ collection: 'chatbots', where: ['user_id', w.owner] })).size

const counterOf = async (w: World) => (await client.read(`bot_counters/${w.owner}`))?.['bots']

/** Sends all commits at once, and says how many the rules let through. */
async function race(w: World, commits: readonly ReturnType<typeof createBot>[]): Promise<number> {
  const outcomes = await Promise.all(
    commits.map((commit): Promise<Outcome> => client.judge({ uid: w.owner }, { commit })),
  )
  return outcomes.filter((outcome) => outcome === 'allowed').length
}

test('of 40 bots made at once with one place left, exactly one is made', async () => {
  const w = makeWorld()
  await client.seed([
    givenPlan(w),
    givenCounter(w, STARTER - 1, 'before'),
    ...Array.from({ length: STARTER - 1 }, (_, n) =>
      givenBot({ ...w, bot: `${w.bot}-given-${n}` }),
    ),
  ])
  const made = await race(
    w,
    Array.from({ length: 40 }, (_, n) => {
      const bot = `${w.bot}-${n}`
      return createBot({ ...w, bot }, aCounter(STARTER, bot))
    }),
  )
  expect(made).toBe(1)
  expect(await botsOf(w)).toBe(STARTER)
  expect(await counterOf(w)).toEqual(encodeValue(STARTER))
}, 60_000)

test('of 20 deletions of one bot at once, exactly one gives its place back', async () => {
  const w = makeWorld()
  await client.seed([givenPlan(w), givenCounter(w, STARTER), givenBot(w)])
  const deleted = await race(
    w,
    Array.from({ length: 20 }, () => deleteBot(w, aCounter(STARTER - 1, w.bot))),
  )
  expect(deleted).toBe(1)
  expect(await counterOf(w)).toEqual(encodeValue(STARTER - 1))
}, 60_000)

test('a first bot made twenty times at once without a counter is made once', async () => {
  const w = makeWorld()
  const made = await race(
    w,
    Array.from({ length: 20 }, (_, n) => {
      const bot = `${w.bot}-${n}`
      return createBot({ ...w, bot }, aCounter(1, bot))
    }),
  )
  expect(made).toBe(1)
  expect(await botsOf(w)).toBe(1)
}, 60_000)
