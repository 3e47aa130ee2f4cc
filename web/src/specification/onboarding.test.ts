import { ONBOARDING_ROWS } from './rows/onboarding.ts'
import { testRows } from './run-rows.ts'

testRows(ONBOARDING_ROWS)
