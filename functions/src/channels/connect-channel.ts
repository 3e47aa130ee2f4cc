import { randomBytes } from 'node:crypto'
import type { MessagingChannel } from '@docent/channels/list'
import {
  PlatformError,
  type Account,
  type ChannelKey,
  type ChannelPlatform,
  type Connection,
  type PlatformFailure,
  type Platforms,
} from '@docent/channels/platform'
import type { ChannelProblem } from '@docent/domain/channels'
import type { Chatbot } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import type { BotSource } from '../chat/ports.ts'
import type { ConnectionStore, WorkflowNotice } from './ports.ts'
import { setUpUrl, webhookUrl } from './webhook-url.ts'

export interface ConnectDeps {
  readonly bots: BotSource
  readonly connections: ConnectionStore
  readonly platforms: Platforms
  /** Where the function `chat` is reached from outside, without a closing slash. */
  readonly webhookOrigin: string
  /** `null`: the operator has configured none. */
  readonly notice: WorkflowNotice | null
  /** One line for what went wrong beside the call. Never a token. */
  logTrouble(what: string, key: ChannelKey, cause: unknown): void
}

export interface ConnectInput {
  readonly owner: { readonly userId: string; readonly isEmailVerified: boolean }
  readonly channel: MessagingChannel
  readonly chatbotId: string
  readonly token: string
  readonly name: string
  readonly appSecret: string
}

const makeSecret = (): string => randomBytes(32).toString('base64url')

/**
 * Saves a channel: checks the token with the platform, keeps it encrypted, and has the platform
 * deliver to us. What cannot be registered is saved all the same, with the reason (decision 22).
 * @returns why the channel does not answer yet, or `null`
 * @throws ServiceError `email_unverified`, `not_found`, `channel_token_rejected`, `channel_taken`,
 *   `channel_unreachable`, `channels_not_configured`; nothing is saved then
 */
export async function connectChannel(
  deps: ConnectDeps,
  input: ConnectInput,
): Promise<{ problem: ChannelProblem | null }> {
  // Channels speak in a business's name: only for those who have shown who they are (decision 15).
  if (!input.owner.isEmailVerified) throw new ServiceError('email_unverified')
  const { bot, key } = await findOwnBot(deps, input.owner.userId, input)
  const platform = deps.platforms[key.channel]
  const account = await identify(platform, input.token)
  const before = await deps.connections.find(key)
  const connection: Connection = {
    ...key,
    ownerId: bot.user_id,
    token: input.token,
    accountId: account.accountId,
    accountName: account.accountName,
    webhookSecret: platform.renewsSecret
      ? makeSecret()
      : await deps.connections.makeWebhookSecret(key, bot.user_id),
    appSecret: input.appSecret || (before?.accountId === account.accountId ? before.appSecret : ''),
  }
  const name = input.name || account.title || null
  const row = { name, problem: 'webhook_missing', link: account.link, lastError: '' } as const
  await deps.connections.save(connection, row)
  if (before !== null && before.accountId !== account.accountId) {
    await letGo(deps, before)
  }
  await deps.notice
    ?.send({ token: input.token, knowledgeBaseId: bot.configuration.knowledgeBaseId })
    .catch((cause: unknown) => deps.logTrouble('workflow notice failed', key, cause))
  return register(deps, connection)
}

/**
 * Looks how a channel is, and registers it again where that is asked for.
 * @throws ServiceError `not_found`
 */
export async function checkChannel(
  deps: ConnectDeps,
  input: {
    readonly ownerId: string
    readonly channel: MessagingChannel
    readonly chatbotId: string
    readonly repair: boolean
  },
): Promise<{ problem: ChannelProblem | null }> {
  const { key } = await findOwnBot(deps, input.ownerId, input)
  const platform = deps.platforms[key.channel]
  const saved = await deps.connections.find(key)
  if (saved === null) throw new ServiceError('not_found', 'no such channel')
  if (input.repair) {
    const renewed = platform.renewsSecret ? { ...saved, webhookSecret: makeSecret() } : saved
    if (renewed !== saved) await deps.connections.renewSecret(key, renewed.webhookSecret)
    return register(deps, renewed)
  }
  const health = await platform
    .inspect(saved, webhookUrl(deps.webhookOrigin, key))
    .catch((error: unknown) => problemOf(error, 'unreachable'))
  await deps.connections.report(key, health)
  return { problem: health.problem }
}

/**
 * Ends a channel: nothing is delivered to us any more, and token and row are gone.
 * @throws ServiceError `not_found` where the bot is not the owner's
 */
export async function disconnectChannel(
  deps: ConnectDeps,
  input: { ownerId: string; channel: MessagingChannel; chatbotId: string },
): Promise<{ success: true }> {
  const { key } = await findOwnBot(deps, input.ownerId, input)
  await endChannel(deps, key)
  return { success: true }
}

/** Ends a channel whose bot may be gone already. */
export async function endChannel(
  deps: Pick<ConnectDeps, 'connections' | 'platforms' | 'webhookOrigin' | 'logTrouble'>,
  key: ChannelKey,
): Promise<void> {
  const connection = await deps.connections.find(key).catch((cause: unknown) => {
    deps.logTrouble('a token cannot be read; its webhook stays', key, cause)
    return null
  })
  if (connection !== null) await letGo(deps, connection)
  await deps.connections.remove(key)
}

/** Where Messenger has to be told to deliver, and the word that proves that we are meant. */
export async function setUpChannel(
  deps: ConnectDeps,
  input: { ownerId: string; channel: MessagingChannel; chatbotId: string },
): Promise<{ webhookUrl: string; verifyToken: string }> {
  const { bot, key } = await findOwnBot(deps, input.ownerId, input)
  const secret = await deps.connections.makeWebhookSecret(key, bot.user_id)
  const { knowledgeBaseId } = bot.configuration
  const url = setUpUrl(deps.webhookOrigin, key, { knowledgeBaseId, secret })
  return { webhookUrl: url, verifyToken: secret }
}

async function findOwnBot(
  deps: Pick<ConnectDeps, 'bots'>,
  ownerId: string,
  { channel, chatbotId }: { channel: MessagingChannel; chatbotId: string },
): Promise<{ bot: Chatbot; key: ChannelKey }> {
  const bot = (await deps.bots.find(chatbotId))?.bot
  if (bot === undefined || bot.user_id !== ownerId) {
    throw new ServiceError('not_found', 'no such bot of this owner')
  }
  return { bot, key: { channel, botId: chatbotId } }
}

/** Failures that say nothing of a token. */
const MAY_PASS: ReadonlySet<PlatformFailure> = new Set([
  'unreachable',
  'unanswered',
  'rate_limited',
])

async function identify(platform: ChannelPlatform, token: string): Promise<Account> {
  try {
    return await platform.identify(token)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const isOurs = MAY_PASS.has(error.failure)
    throw new ServiceError(
      isOurs ? 'channel_unreachable' : 'channel_token_rejected',
      `${platform.name}: ${error.detail}`,
    )
  }
}

/** Registers, and keeps what came of it for the owner to see. */
async function register(
  deps: ConnectDeps,
  connection: Connection,
): Promise<{ problem: ChannelProblem | null }> {
  const { channel, botId } = connection
  const outcome = await deps.platforms[channel]
    .register(connection, webhookUrl(deps.webhookOrigin, connection))
    .then(
      () => ({ problem: null, lastError: '' }),
      (error: unknown) => problemOf(error, 'webhook_refused'),
    )
  await deps.connections.report({ channel, botId }, outcome)
  return { problem: outcome.problem }
}

function problemOf(
  error: unknown,
  otherwise: ChannelProblem,
): { problem: ChannelProblem; lastError: string } {
  if (!(error instanceof PlatformError)) throw error
  const { failure, detail } = error
  if (failure === 'token_invalid') return { problem: 'token_invalid', lastError: detail }
  const isSilent = failure === 'unreachable' || failure === 'unanswered'
  const problem = isSilent ? 'unreachable' : otherwise
  return { problem, lastError: detail }
}

/** Stops deliveries, unless somebody else's have taken their place. That it fails stops nothing. */
async function letGo(
  deps: Parameters<typeof endChannel>[0],
  connection: Connection,
): Promise<void> {
  const { channel, botId, token } = connection
  const key = { channel, botId }
  const platform = deps.platforms[channel]
  try {
    const { problem } = await platform.inspect(connection, webhookUrl(deps.webhookOrigin, key))
    if (problem === 'webhook_elsewhere') return
    await platform.unregister(token)
  } catch (cause) {
    deps.logTrouble('a webhook could not be removed', key, cause)
  }
}
