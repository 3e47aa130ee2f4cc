import { setTimeout as pause } from 'node:timers/promises'
import { logger } from 'firebase-functions/logger'
import { projectFiles } from '../adapters/cloud-storage.ts'
import { firestoreKnowledge } from '../adapters/firestore-knowledge.ts'
import type { KnowledgeDeps } from '../knowledge/create-knowledge-base.ts'
import type { IndexDeps } from '../knowledge/index-file.ts'
import { runExtraction } from '../knowledge/run-extraction.ts'
import { describeCause } from './server.ts'

export const knowledgeDeps: KnowledgeDeps = {
  store: firestoreKnowledge,
  files: projectFiles,
  now: () => new Date(),
}

/** The function `indexFile`. */
export const indexDeps: IndexDeps = {
  store: firestoreKnowledge,
  files: projectFiles,
  extract: (bytes, kind) => runExtraction(bytes, kind),
  pause: (ms) => pause(ms),
  logFailure: (fileId, cause) =>
    logger.error('indexing failed', { fileId, cause: describeCause(cause) }),
}
