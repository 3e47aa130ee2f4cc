import { AUTH_ROWS } from './rows/auth.ts'
import { testRows } from './run-rows.ts'

testRows(AUTH_ROWS)
