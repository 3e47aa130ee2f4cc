import { KNOWLEDGE_ROWS } from './rows/knowledge.ts'
import { testRows } from './run-rows.ts'

testRows(KNOWLEDGE_ROWS)
