import { setTimeout as pause } from 'node:timers/promises'
import { logger } from 'firebase-functions/logger'
import { projectFiles, readStoredObject } from '../adapters/cloud-storage.ts'
import { openAiCompatibleEmbedder } from '../adapters/embedding-model.ts'
import { firestoreKnowledge } from '../adapters/firestore-knowledge.ts'
import { createFileCache } from '../adapters/indexed-file-cache.ts'
import { cachedKnowledge } from '../adapters/knowledge-source.ts'
import { openAiCompatiblePredictor } from '../adapters/question-model.ts'
import { readConfig } from '../config.ts'
import { fixedWindowLimiter } from '../http/rate-limit.ts'
import type { ModelWorkDeps } from '../knowledge/ask-models.ts'
import type { CalibrateDeps } from '../knowledge/calibrate-base.ts'
import type { EmbedDeps } from '../knowledge/embed-base.ts'
import type { PredictDeps } from '../knowledge/predict-base.ts'
import { describeCause } from './server.ts'

const knowledge = cachedKnowledge({
  read: readStoredObject,
  // What is measured here is measured by words.
  embeddingModel: null,
  readsPredictions: false,
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

/** @param what a model was to make, for the log */
const modelWorkDeps = (what: string): ModelWorkDeps => ({
  store: firestoreKnowledge,
  files: projectFiles,
  open: (file) => open(file),
  pause: (ms) => pause(ms),
  now: () => new Date(),
  logFailure: (baseId, cause) =>
    logger.error(`${what} could not be made`, { baseId, cause: describeCause(cause) }),
})

/** Who gives files their vectors; `null` where no embedding model is configured. */
export function embedDeps(): EmbedDeps | null {
  const { embeddingModel } = readConfig()
  if (embeddingModel === null) return null
  return { ...modelWorkDeps('vectors'), embedder: openAiCompatibleEmbedder(embeddingModel) }
}

/** Requests a day that one instance makes for one owner, of up to twenty places each. */
const PREDICTIONS_A_DAY = 2_000
const DAY_MS = 86_400_000
const mayPredict = fixedWindowLimiter(PREDICTIONS_A_DAY, DAY_MS)

/**
 * Who predicts what customers may ask; `null` where no language model is configured for it.
 * @param latest no request is begun after it
 */
export function predictDeps(latest: Date): PredictDeps | null {
  const { languageModel, languageModelPredicts } = readConfig()
  if (languageModel === null || !languageModelPredicts) return null
  return {
    ...modelWorkDeps('predicted questions'),
    predictor: openAiCompatiblePredictor(languageModel),
    mayAsk: mayPredict,
    latest,
  }
}
