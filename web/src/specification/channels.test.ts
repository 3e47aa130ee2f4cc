import { CHANNEL_ROWS } from './rows/channels.ts'
import { testRows } from './run-rows.ts'

testRows(CHANNEL_ROWS)
