import { MESSAGING_CHANNELS, webhookPath } from '@docent/channels/list'
import type { ChannelKey, Platforms } from '@docent/channels/platform'
import { makePlatforms } from '@docent/channels/platforms'
import { logger } from 'firebase-functions/logger'
import { firestoreBots } from '../adapters/firestore-bots.ts'
import { firestoreConnections } from '../adapters/firestore-connections.ts'
import { firestoreUpdates } from '../adapters/firestore-updates.ts'
import { resealTokens } from '../adapters/firestore-reseal.ts'
import { tokenVault } from '../adapters/token-vault.ts'
import { workflowNotice } from '../adapters/workflow-notice.ts'
import type { ChannelEndpointDeps } from '../channels/endpoints.ts'
import { releaseBot, releaseOwner } from '../channels/release-channels.ts'
import { webhookHandler } from '../channels/webhook-handler.ts'
import { readChannelConfig, type ChannelConfig } from '../config.ts'
import type { HttpRequest, HttpResponse } from '../http/endpoint.ts'
import { fixedWindowLimiter } from '../http/rate-limit.ts'
import { describeCause } from './server.ts'

/** Calls a minute that one owner may make of one instance: each asks a platform. */
const OWNER_CALLS_A_MINUTE = 30
const MINUTE_MS = 60_000

export const platformsOf = (config: ChannelConfig): Platforms => makePlatforms(config.addressesOf)

/** Names channel and bot, never a person or a token. */
export const logTrouble = (what: string, { channel, botId }: ChannelKey, cause: unknown): void =>
  logger.error(what, { channel, botId, cause: describeCause(cause) })

/** What owners do with channels. */
export function connectDeps(): ChannelEndpointDeps {
  const config = readChannelConfig()
  const { workflowWebhookUrl } = config
  return {
    bots: firestoreBots,
    connections: firestoreConnections(tokenVault(config.tokenKeys)),
    platforms: platformsOf(config),
    webhookOrigin: config.webhookOrigin,
    notice: workflowWebhookUrl === null ? null : workflowNotice(workflowWebhookUrl),
    limit: fixedWindowLimiter(OWNER_CALLS_A_MINUTE, MINUTE_MS),
    logTrouble,
  }
}

type Handler = (request: HttpRequest, response: HttpResponse) => Promise<void>

/** What platforms deliver, by path. */
export function webhookHandlers(): ReadonlyMap<string, Handler> {
  const config = readChannelConfig()
  const deps = {
    connections: firestoreConnections(tokenVault(config.tokenKeys)),
    queue: firestoreUpdates,
    logFailure: (key: ChannelKey, cause: unknown) =>
      logTrouble('a delivery could not be kept', key, cause),
  }
  const platforms = platformsOf(config)
  return new Map(
    MESSAGING_CHANNELS.map((name) => [webhookPath(name), webhookHandler(platforms[name], deps)]),
  )
}

/** Ends the channels of a bot that was deleted. */
export const releaseBotChannels = (botId: string): Promise<void> => releaseBot(connectDeps(), botId)

/** Seals with the key in force what an older one sealed, so that the older one can be taken away. */
export const resealChannels = (): ReturnType<typeof resealTokens> =>
  resealTokens(tokenVault(readChannelConfig().tokenKeys), (secretId, cause) =>
    logger.error('a token could not be sealed anew', { secretId, cause: describeCause(cause) }),
  )

/** Webhooks that an account holds on to, for its deletion. */
export const channelsTie = {
  name: 'channels',
  release: (ownerId: string): Promise<void> => releaseOwner(connectDeps(), ownerId),
}
