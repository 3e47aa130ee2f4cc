import { SET_UP_ROWS } from './rows/set-up.ts'
import { testRows } from './run-rows.ts'

testRows(SET_UP_ROWS)
