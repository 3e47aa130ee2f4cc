import { logger } from 'firebase-functions/logger'
import { firebaseAuth } from '../adapters/firebase-auth.ts'
import { readConfig } from '../config.ts'
import { authenticateOwner } from '../http/authenticate.ts'
import type { ServerDeps } from '../http/router.ts'

/** What every HTTP function is built with. */
export const serverDeps = (): ServerDeps => ({
  authenticate: authenticateOwner(firebaseAuth),
  trustedProxyHops: readConfig().trustedProxyHops,
  logFailure(error, ids) {
    const line = { code: error.code, detail: error.detail, ...ids }
    if (error.code === 'internal' || error.code === 'unavailable') {
      logger.error('call failed', { ...line, cause: describeCause(error.cause) })
    } else {
      logger.info('call refused', line)
    }
  },
})

/** Type, message and stack of what was thrown; never a request, which may hold a visitor's text. */
export const describeCause = (cause: unknown): string =>
  cause instanceof Error ? (cause.stack ?? `${cause.name}: ${cause.message}`) : typeof cause
