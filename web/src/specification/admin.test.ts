import { ADMIN_ROWS } from './rows/admin.ts'
import { testRows } from './run-rows.ts'

testRows(ADMIN_ROWS)
