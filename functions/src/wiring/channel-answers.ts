import { setTimeout as pause } from 'node:timers/promises'
import { PUBLIC_PAGES } from '@docent/domain/routes'
import { firestoreConnections } from '../adapters/firestore-connections.ts'
import { chatOfUpdate, firestoreUpdates } from '../adapters/firestore-updates.ts'
import { quoteSeal } from '../adapters/quote-seal.ts'
import { tokenVault } from '../adapters/token-vault.ts'
import { workChat, type WorkDeps } from '../channels/work-chat.ts'
import { answerMessage } from '../chat/answer-message.ts'
import { referTo } from '../chat/quote-reference.ts'
import { readChannelConfig } from '../config.ts'
import { answerDeps } from './answers.ts'
import { logTrouble, platformsOf } from './channels.ts'

function workDeps(): WorkDeps {
  const config = readChannelConfig()
  const answering = answerDeps()
  const quotes = quoteSeal(config.tokenKeys)
  return {
    queue: firestoreUpdates,
    connections: firestoreConnections(tokenVault(config.tokenKeys)),
    platforms: platformsOf(config),
    bots: answering.bots,
    answer: (message) => answerMessage(answering, message),
    quoteUrl(botId, receipt) {
      const reference = referTo(quotes, botId, receipt)
      return reference && `${config.siteUrl}${PUBLIC_PAGES.quote}/${reference}`
    },
    logFailure: (key, cause) => logTrouble('an answer could not be made', key, cause),
    now: () => new Date(),
    pause: (ms) => pause(ms),
    repeat(ms, tick) {
      tick()
      const timer = setInterval(tick, ms)
      return () => clearInterval(timer)
    },
  }
}

let deps: WorkDeps | undefined

/**
 * Answers what waits in the chat of an update.
 * @param data the update's document
 * @param eventId the same for every attempt at one event
 */
export function answerUpdate(data: Record<string, unknown>, eventId: string): Promise<void> {
  // Kept between events, because the files of a base are cached behind it.
  deps ??= workDeps()
  return workChat(deps, chatOfUpdate(data), eventId)
}
