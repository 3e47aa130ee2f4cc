import { SITE_ROWS } from './rows/site.ts'
import { testRows } from './run-rows.ts'

testRows(SITE_ROWS)
