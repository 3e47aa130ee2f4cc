import { logger } from 'firebase-functions/logger'
import { readStoredObject } from '../adapters/cloud-storage.ts'
import { firestoreKnowledge } from '../adapters/firestore-knowledge.ts'
import { cachedKnowledge } from '../adapters/knowledge-source.ts'
import type { CalibrateDeps } from '../knowledge/calibrate-base.ts'
import { describeCause } from './server.ts'

const knowledge = cachedKnowledge({
  read: readStoredObject,
  logUnreadable: (path, cause) =>
    logger.error('a file of a base cannot be read', { path, cause: describeCause(cause) }),
})

/** The function `calibrateBase`. */
export const calibrateDeps: CalibrateDeps = {
  store: firestoreKnowledge,
  load: (baseId, ownerId) => knowledge.load(baseId, ownerId),
}
