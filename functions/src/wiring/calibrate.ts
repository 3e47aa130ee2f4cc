import { setTimeout as pause } from 'node:timers/promises'
import { logger } from 'firebase-functions/logger'
import { projectFiles, readStoredObject } from '../adapters/cloud-storage.ts'
import { openAiCompatibleEmbedder } from '../adapters/embedding-model.ts'
import { firestoreKnowledge } from '../adapters/firestore-knowledge.ts'
import { createFileCache } from '../adapters/indexed-file-cache.ts'
import { cachedKnowledge } from '../adapters/knowledge-source.ts'
import { readConfig } from '../config.ts'
import type { CalibrateDeps } from '../knowledge/calibrate-base.ts'
import type { EmbedDeps } from '../knowledge/embed-base.ts'
import { describeCause } from './server.ts'

const knowledge = cachedKnowledge({
  read: readStoredObject,
  // What is measured here is measured by words.
  embeddingModel: null,
  logUnreadable: (path, cause) =>
    logger.error('a file of a base cannot be read', { path, cause: describeCause(cause) }),
})

/** The function `calibrateBase`. */
export const calibrateDeps: CalibrateDeps = {
  store: firestoreKnowledge,
  load: (baseId, ownerId) => knowledge.load(baseId, ownerId),
}

/** Files are opened once each: nothing is kept. */
const open = createFileCache(readStoredObject, 0)

/** Who gives files their vectors; `null` where no embedding model is configured. */
export function embedDeps(): EmbedDeps | null {
  const { embeddingModel } = readConfig()
  if (embeddingModel === null) return null
  return {
    store: firestoreKnowledge,
    files: projectFiles,
    embedder: openAiCompatibleEmbedder(embeddingModel),
    open: (file) => open(file),
    pause: (ms) => pause(ms),
    now: () => new Date(),
    logFailure: (baseId, cause) =>
      logger.error('vectors could not be made', { baseId, cause: describeCause(cause) }),
  }
}
