import { PUBLIC_ROWS } from './rows/public.ts'
import { testRows } from './run-rows.ts'

testRows(PUBLIC_ROWS)
