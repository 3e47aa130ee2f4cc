import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import type { Outcome, RulesClient, Who } from './client.ts'
import { makeWorld } from './documents.ts'
import type { RuleCase } from './rule-case.ts'

const readRules = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), 'utf8')

interface IndexedCollection {
  readonly collectionGroup: string
}

export const FIRESTORE_RULES = readRules('firestore.rules')
export const STORAGE_RULES = readRules('storage.rules')
export const FIRESTORE_INDEXES = JSON.parse(readRules('firestore.indexes.json')) as {
  readonly indexes: readonly IndexedCollection[]
  readonly fieldOverrides: readonly IndexedCollection[]
}

/** Projects of their own, so that the suite shares the emulator with others and triggers nothing. */
export const RULES_PROJECT = 'demo-docent-rules'

const [host = '127.0.0.1', port = '8085'] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(
  ':',
)

/** Puts a rule set in force for one project of the Firestore emulator. */
export const loadRules = (projectId: string, rules: string): Promise<RulesTestEnvironment> =>
  initializeTestEnvironment({ projectId, firestore: { host, port: Number(port), rules } })

/** Plays one case in a world of its own, its token with these claims. */
export async function play(
  client: RulesClient,
  ruleCase: RuleCase,
  claims: Readonly<Record<string, unknown>> = {},
): Promise<Outcome> {
  const world = makeWorld()
  await client.seed(ruleCase.given?.(world) ?? [])
  const { as = 'owner' } = ruleCase
  const who: Who =
    as === 'visitor' ? as : { uid: typeof as === 'function' ? as(world) : world[as], claims }
  return client.judge(who, ruleCase.attempt(world))
}
