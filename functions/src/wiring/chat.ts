import { CHAT } from '@docent/domain/routes'
import { logger } from 'firebase-functions/logger'
import { readStoredObject } from '../adapters/cloud-storage.ts'
import { firestoreBots } from '../adapters/firestore-bots.ts'
import { firestoreMeter } from '../adapters/firestore-meter.ts'
import { firestoreTranscript } from '../adapters/firestore-transcript.ts'
import { cachedKnowledge } from '../adapters/knowledge-source.ts'
import { openAiCompatibleModel } from '../adapters/language-model.ts'
import {
  chatMessageEndpoint,
  previewEndpoint,
  widgetInfoEndpoint,
  type ChatEndpointDeps,
} from '../chat/endpoints.ts'
import { readConfig } from '../config.ts'
import { healthEndpoint } from '../http/health.ts'
import { fixedWindowLimiter } from '../http/rate-limit.ts'
import { serve } from '../http/router.ts'
import { describeCause, serverDeps } from './server.ts'

/** Messages a minute that one instance takes: from one address, and to one bot. */
const VISITOR_MESSAGES_A_MINUTE = 60
const BOT_MESSAGES_A_MINUTE = 600
const MINUTE_MS = 60_000

/** The function `chat`: what visitors call, and the owner's preview of it. */
export function chatHandler(): ReturnType<typeof serve> {
  const config = readConfig()
  const deps: ChatEndpointDeps = {
    bots: firestoreBots,
    knowledge: cachedKnowledge({
      read: readStoredObject,
      logUnreadable: (path, cause) =>
        logger.error('a file of a base cannot be read', { path, cause: describeCause(cause) }),
    }),
    meter: firestoreMeter(config),
    transcript: firestoreTranscript,
    languageModel:
      config.languageModel === null ? null : openAiCompatibleModel(config.languageModel),
    limits: {
      visitor: fixedWindowLimiter(VISITOR_MESSAGES_A_MINUTE, MINUTE_MS),
      bot: fixedWindowLimiter(BOT_MESSAGES_A_MINUTE, MINUTE_MS),
    },
    messageUrl: config.chatUrl + CHAT.message,
    now: () => new Date(),
  }
  const table = {
    [CHAT.health]: healthEndpoint(),
    [CHAT.message]: chatMessageEndpoint(deps),
    [CHAT.widget]: widgetInfoEndpoint(deps),
    [CHAT.preview]: previewEndpoint(deps),
  }
  return serve(table, { prefix: '/chat', crossOrigin: 'any' }, serverDeps())
}
