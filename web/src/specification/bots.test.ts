import { BOT_ROWS } from './rows/bots.ts'
import { testRows } from './run-rows.ts'

testRows(BOT_ROWS)
