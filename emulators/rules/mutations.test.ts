import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectFirestore } from './client.ts'
import { ALTERATIONS } from './alterations.ts'
import { CAUGHT_BY, IMPLIED } from './conditions.ts'
import { LEFT_OUT_CLAIM, addSwitches, findConditions, replaceOnce } from './mutate.ts'
import type { RuleCase } from './rule-case.ts'
import { FIRESTORE_RULES, loadRules, play } from './rules.ts'
import { EVERY_TABLE } from './tables/every-table.ts'

/**
 * Is the suite able to notice anything? Each condition of the rules is left out in turn, and the
 * case that is named for it has to go wrong. That the same case passes under the true rules,
 * firestore.test.ts shows.
 */
const SWITCHED = 'demo-docent-rules-switched'
/** Over how many rule sets the switches are spread. */
const RULE_SETS = 4
const ALTERED = 'demo-docent-rules-altered'
const conditions = findConditions(FIRESTORE_RULES)
const keyOf = ({ block, text }: { block: string; text: string }) => `${block}: ${text}`

const cases = new Map(
  Object.entries(EVERY_TABLE).flatMap(([table, lines]) =>
    lines.map((line): [string, RuleCase] => [`${table}: ${line.title}`, line]),
  ),
)

function caseOf(title: string): RuleCase {
  const ruleCase = cases.get(title)
  if (!ruleCase) throw new Error(`There is no case '${title}'`)
  return ruleCase
}

test('every title stands for one case', () => {
  const lines = Object.values(EVERY_TABLE).flat()
  expect(cases.size).toBe(lines.length)
  expect(lines.length).toBeGreaterThan(1_000)
})

test('every condition of the rules has a case that needs it, or a reason', () => {
  const listed = Object.entries(CAUGHT_BY).flatMap(([block, texts]) =>
    Object.keys(texts).map((text) => keyOf({ block, text })),
  )
  const found = new Set(conditions.map((condition) => keyOf(condition)))
  expect([...found].toSorted()).toEqual([...listed, ...Object.keys(IMPLIED)].toSorted())
})

const weakened = conditions.flatMap((condition, index) => {
  const caughtBy = CAUGHT_BY[condition.block]?.[condition.text]
  return caughtBy === undefined ? [] : [{ key: keyOf(condition), index, caughtBy }]
})

describe.each(Array.from({ length: RULE_SETS }, (_, part) => part))(
  'without (rule set %i)',
  { timeout: 30_000 },
  (part) => {
    const project = `${SWITCHED}-${part}`
    const client = connectFirestore(project)
    const isSwitched = (index: number) => index % RULE_SETS === part
    let environment: Awaited<ReturnType<typeof loadRules>>
    beforeAll(async () => {
      environment = await loadRules(project, addSwitches(FIRESTORE_RULES, isSwitched))
    })
    afterAll(() => environment.cleanup())

    test.concurrent.each(weakened.filter(({ index }) => isSwitched(index)))(
      '$key',
      async ({ index, caughtBy }) => {
        const ruleCase = caseOf(caughtBy)
        expect(await play(client, ruleCase)).toBe(ruleCase.expected)
        const outcome = await play(client, ruleCase, { [LEFT_OUT_CLAIM]: index })
        expect(outcome).not.toBe(ruleCase.expected)
      },
    )
  },
)

describe('with', { timeout: 30_000 }, () => {
  const client = connectFirestore(ALTERED)
  test.each(ALTERATIONS)('$replacement', async ({ find, replacement, caughtBy }) => {
    const environment = await loadRules(ALTERED, replaceOnce(FIRESTORE_RULES, find, replacement))
    await environment.cleanup()
    const ruleCase = caseOf(caughtBy)
    expect(await play(client, ruleCase)).not.toBe(ruleCase.expected)
  })
})
