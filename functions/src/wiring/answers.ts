import { logger } from 'firebase-functions/logger'
import { readStoredObject } from '../adapters/cloud-storage.ts'
import { firestoreBots } from '../adapters/firestore-bots.ts'
import { firestoreMeter } from '../adapters/firestore-meter.ts'
import { firestoreTranscript } from '../adapters/firestore-transcript.ts'
import { cachedKnowledge } from '../adapters/knowledge-source.ts'
import type { AnswerMessageDeps } from '../chat/answer-message.ts'
import { readConfig } from '../config.ts'
import { meaningOf, phraserOf } from './models.ts'
import { describeCause } from './server.ts'

/** What answers people, on whichever channel they write. */
export function answerDeps(): AnswerMessageDeps {
  const config = readConfig()
  return {
    bots: firestoreBots,
    knowledge: cachedKnowledge({
      read: readStoredObject,
      embeddingModel: config.embeddingModel?.name ?? null,
      logUnreadable: (path, cause) =>
        logger.error('a file of a base cannot be read', { path, cause: describeCause(cause) }),
    }),
    meter: firestoreMeter(config),
    transcript: firestoreTranscript,
    phraser: phraserOf(config),
    meaning: meaningOf(config),
    now: () => new Date(),
  }
}
