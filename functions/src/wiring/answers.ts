import { logger } from 'firebase-functions/logger'
import { readStoredObject } from '../adapters/cloud-storage.ts'
import { firestoreBots } from '../adapters/firestore-bots.ts'
import { firestoreLeads } from '../adapters/firestore-leads.ts'
import { firestoreMeter } from '../adapters/firestore-meter.ts'
import { firestoreTranscript } from '../adapters/firestore-transcript.ts'
import { cachedKnowledge } from '../adapters/knowledge-source.ts'
import type { AnswerMessageDeps } from '../chat/answer-message.ts'
import { readConfig } from '../config.ts'
import { fixedWindowLimiter } from '../http/rate-limit.ts'
import { chooserOf, meaningOf, phraserOf } from './models.ts'
import { describeCause } from './server.ts'

/** E-mail addresses that one instance takes for one bot in an hour. */
const LEADS_AN_HOUR = 60
const HOUR_MS = 60 * 60_000

/** What answers people, on whichever channel they write. */
export function answerDeps(): AnswerMessageDeps {
  const config = readConfig()
  return {
    bots: firestoreBots,
    knowledge: cachedKnowledge({
      read: readStoredObject,
      embeddingModel: config.embeddingModel?.name ?? null,
      readsPredictions: config.languageModelPredicts,
      logUnreadable: (path, cause) =>
        logger.error('a file of a base cannot be read', { path, cause: describeCause(cause) }),
    }),
    meter: firestoreMeter(config),
    transcript: firestoreTranscript,
    leads: firestoreLeads,
    mayLeave: fixedWindowLimiter(LEADS_AN_HOUR, HOUR_MS),
    phraser: phraserOf(config),
    meaning: meaningOf(config),
    chooser: chooserOf(config),
    now: () => new Date(),
  }
}
