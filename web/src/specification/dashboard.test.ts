import { DASHBOARD_ROWS } from './rows/dashboard.ts'
import { testRows } from './run-rows.ts'

testRows(DASHBOARD_ROWS)
