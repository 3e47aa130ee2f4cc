import { SESSION_ROWS } from './rows/sessions.ts'
import { testRows } from './run-rows.ts'

testRows(SESSION_ROWS)
