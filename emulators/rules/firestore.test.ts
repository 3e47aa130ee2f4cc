import { afterAll, beforeAll } from 'vitest'
import { FIRESTORE_RULES, RULES_PROJECT, loadRules } from './rules.ts'
import { runTable } from './run-table.ts'
import { EVERY_TABLE } from './tables/every-table.ts'

let environment: Awaited<ReturnType<typeof loadRules>>
beforeAll(async () => {
  environment = await loadRules(RULES_PROJECT, FIRESTORE_RULES)
})
afterAll(() => environment.cleanup())

for (const [name, cases] of Object.entries(EVERY_TABLE)) runTable(name, cases)
