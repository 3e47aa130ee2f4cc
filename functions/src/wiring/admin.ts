import { figuresCounter } from '../admin/count-figures.ts'
import type { AdminCallDeps } from '../admin/endpoints.ts'
import { firestoreAdmin } from '../adapters/firestore-admin.ts'
import { firestoreAudit } from '../adapters/firestore-audit.ts'
import { fixedWindowLimiter } from '../http/rate-limit.ts'

/** Calls a minute that one instance takes from one operator. */
const CALLS_A_MINUTE = 120
const MINUTE_MS = 60_000

export const adminDeps = (): AdminCallDeps => ({
  source: firestoreAdmin,
  audit: firestoreAudit,
  countFigures: figuresCounter(firestoreAdmin, () => new Date()),
  limit: fixedWindowLimiter(CALLS_A_MINUTE, MINUTE_MS),
})
