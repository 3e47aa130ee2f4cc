import { describe, expect, test } from 'vitest'
import { connectFirestore } from './client.ts'
import type { RuleCase } from './rule-case.ts'
import { RULES_PROJECT, play } from './rules.ts'

/** Runs a table against the project's own rules; call after the rules are loaded. */
export function runTable(name: string, cases: readonly RuleCase[]): void {
  const client = connectFirestore(RULES_PROJECT)
  describe.concurrent(name, { timeout: 30_000 }, () => {
    test.each(cases)('$expected: $title', async (ruleCase) => {
      expect(await play(client, ruleCase)).toBe(ruleCase.expected)
    })
  })
}
