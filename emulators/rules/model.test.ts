import { PLANS, isUnlimited, type Tier } from '@docent/domain/plans'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectFirestore, type Outcome, type Write } from './client.ts'
import { PAST, aBot, aCounter, givenPlan, makeWorld, updatedNow, type World } from './documents.ts'
import { FIRESTORE_RULES, RULES_PROJECT, loadRules } from './rules.ts'
import { encodeValue } from './values.ts'

/**
 * One commit of an owner: which bots it sets and deletes, how it moves the counter, whom it names;
 * or a change of plan by the server. The oracle below knows what the product promises and nothing
 * of how the rules are worded.
 */
type Step =
  | { readonly plan: Tier }
  | {
      readonly sets: readonly number[]
      readonly deletes: readonly number[]
      readonly delta: number | null
      readonly names: number
    }

interface State {
  tier: Tier
  readonly bots: Set<number>
}

const client = connectFirestore(RULES_PROJECT)
let environment: Awaited<ReturnType<typeof loadRules>>
beforeAll(async () => {
  environment = await loadRules(RULES_PROJECT, FIRESTORE_RULES)
})
afterAll(() => environment.cleanup())

const botId = (w: World, n: number) => `${w.bot}-${n}`
const cap = ({ tier }: State) => {
  const { maxBots } = PLANS[tier].limits
  return isUnlimited(maxBots) ? Number.POSITIVE_INFINITY : maxBots
}

/** Whether the promises of the product allow this commit: one bot, one payment, in both directions. */
function mayCommit(state: State, step: Exclude<Step, { plan: Tier }>): boolean {
  const { bots } = state
  const made = step.sets.filter((n) => !bots.has(n))
  const removed = step.deletes.filter((n) => bots.has(n))
  const edits = step.sets.length - made.length
  if (removed.length < step.deletes.length) return false
  if (edits > 0 && bots.size > cap(state)) return false
  if (made.length + removed.length > 1) return false
  if (made.length === 1) {
    return step.delta === 1 && step.names === made[0] && bots.size + 1 <= cap(state)
  }
  if (removed.length === 1) return step.delta === -1 && step.names === removed[0]
  return step.delta === null
}

function writesOf(w: World, state: State, step: Exclude<Step, { plan: Tier }>): Write[] {
  return [
    ...step.sets.map((n): Write => {
      const id = botId(w, n)
      const times = state.bots.has(n) ? updatedNow : {}
      return { set: `chatbots/${id}`, data: aBot(w, { id, name: `Bot ${n}`, ...times }) }
    }),
    ...step.deletes.map((n): Write => ({ delete: `chatbots/${botId(w, n)}` })),
    ...(step.delta === null
      ? []
      : [
          {
            set: `bot_counters/${w.owner}`,
            data: aCounter(state.bots.size + step.delta, botId(w, step.names)),
          },
        ]),
  ]
}

const aNumber = fc.integer({ min: 0, max: 4 })
const anHonestStep = fc.record({ n: aNumber, makes: fc.boolean() }).map(({ n, makes }): Step => ({
  sets: makes ? [n] : [],
  deletes: makes ? [] : [n],
  delta: makes ? 1 : -1,
  names: n,
}))
const anyStep = fc
  .record({
    sets: fc.uniqueArray(aNumber, { maxLength: 2 }),
    deletes: fc.uniqueArray(aNumber, { maxLength: 2 }),
    delta: fc.constantFrom(null, -2, -1, 0, 1, 2),
    names: aNumber,
  })
  // A bot that is both set and deleted in one commit is judged by its end; keep to one of them.
  .map((step): Step => ({ ...step, deletes: step.deletes.filter((n) => !step.sets.includes(n)) }))
  .filter(
    (step) =>
      'sets' in step && (step.sets.length > 0 || step.deletes.length > 0 || step.delta !== null),
  )
const aChangeOfPlan = fc
  .constantFrom<Tier[]>('Free', 'Starter', 'Enterprise')
  .map((plan): Step => ({ plan }))

async function applyPlan(w: World, state: State, tier: Tier): Promise<void> {
  state.tier = tier
  await client.seed([givenPlan(w, { subscribed: tier !== 'Free', subscription_tier: tier })])
}

/** A set bot keeps its time of creation in the past, so that later edits are well formed. */
async function settle(w: World, step: Exclude<Step, { plan: Tier }>): Promise<void> {
  await client.seed(
    step.sets.map((n) => {
      const id = botId(w, n)
      return {
        set: `chatbots/${id}`,
        data: aBot(w, { id, name: `Old bot ${n}`, created_at: PAST, updated_at: PAST }),
      }
    }),
  )
}

test('whatever an owner commits, the counter is the number of bots and never passes the cap', async () => {
  let allowed = 0
  const step = fc.oneof(
    { weight: 6, arbitrary: anHonestStep },
    { weight: 6, arbitrary: anyStep },
    { weight: 1, arbitrary: aChangeOfPlan },
  )
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 10, maxLength: 25 }),
    async (steps) => {
      const w = makeWorld()
      const state: State = { tier: 'Free', bots: new Set() }
      for (const next of steps) {
        if ('plan' in next) {
          await applyPlan(w, state, next.plan)
          continue
        }
        const expected: Outcome = mayCommit(state, next) ? 'allowed' : 'denied'
        const outcome = await client.judge({ uid: w.owner }, { commit: writesOf(w, state, next) })
        expect([next, outcome]).toEqual([next, expected])
        if (outcome === 'denied') continue
        allowed += 1
        for (const n of next.sets) state.bots.add(n)
        for (const n of next.deletes) state.bots.delete(n)
        await settle(w, next)
      }
      const bots = await client.readAll({ collection: 'chatbots', where: ['user_id', w.owner] })
      expect([...bots.keys()].toSorted()).toEqual(
        [...state.bots].map((n) => botId(w, n)).toSorted(),
      )
      const counter = await client.read(`bot_counters/${w.owner}`)
      expect(counter?.['bots'] ?? encodeValue(0)).toEqual(encodeValue(state.bots.size))
    },
  )
  await fc.assert(property, { numRuns: 10, endOnFailure: true })
  // Guards against steps that are all denied. Ten random runs have let through 14 at the least.
  expect(allowed).toBeGreaterThan(4)
}, 120_000)
