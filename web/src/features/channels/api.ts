import type { ChannelFormValues } from '@docent/channels/form-schema'
import { CHANNELS, MESSAGING_CHANNELS, rowIdOf, type MessagingChannel } from '@docent/channels/list'
import type { BotConfiguration } from '@docent/domain/bots'
import { CHANNEL_PROBLEMS, type ChannelProblem } from '@docent/domain/channels'
import { isRecord } from '@docent/domain/chat'
import { COLLECTIONS } from '@docent/domain/collections'
import { API } from '@docent/domain/routes'
import { collection, doc, query, serverTimestamp, where } from 'firebase/firestore'
import { CallError } from '../../shared/call-error.ts'
import { commit } from '../../shared/commit.ts'
import { firebaseAuth } from '../../shared/firebase.ts'
import { firestore } from '../../shared/firestore.ts'
import { useLiveQuery, type Live } from '../../shared/live.ts'
import { ownerClient } from '../../shared/owner-client.ts'
import { useOwner } from '../../shared/session.ts'
import { parseChannel, type SavedChannel } from './channel-rows.ts'

/** What of a bot's configuration is saved here, and not by its form. */
type WebsiteSetting = 'websiteUrl' | 'isShared' | 'allowedSites'

/** Saves one setting of a bot's place on the web. */
export async function saveWebsiteSetting<Name extends WebsiteSetting>(
  botId: string,
  name: Name,
  value: BotConfiguration[Name],
): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(firestore(), COLLECTIONS.chatbots, botId), {
      [`configuration.${name}`]: value,
      updated_at: serverTimestamp(),
    })
  })
}

/** A channel of a bot; `null` where none is saved. */
export function useSavedChannel(
  channel: MessagingChannel,
  botId: string,
): Live<SavedChannel | null> {
  const { uid } = useOwner()
  const live = useLiveQuery(
    `${channel}/${uid}`,
    () =>
      query(collection(firestore(), CHANNELS[channel].row.collection), where('user_id', '==', uid)),
    parseChannel(channel),
  )
  if (live.status !== 'ready') return live
  return { ...live, data: live.data.find(({ id }) => id === rowIdOf(channel, botId)) ?? null }
}

/** Every messaging channel of a bot. */
export function useSavedChannels(
  botId: string,
): Readonly<Record<MessagingChannel, Live<SavedChannel | null>>> {
  // The list is a constant, and so are number and order of these hooks.
  const saved = MESSAGING_CHANNELS.map((channel) => [channel, useSavedChannel(channel, botId)])
  return Object.fromEntries(saved) as Record<MessagingChannel, Live<SavedChannel | null>>
}

const readProblem = (body: unknown): { problem: ChannelProblem | null } | null =>
  isRecord(body) && 'problem' in body
    ? { problem: CHANNEL_PROBLEMS.find((known) => known === body['problem']) ?? null }
    : null

/** Saves a token. @returns why the channel does not answer yet, if so */
export async function connectChannel(
  channel: MessagingChannel,
  chatbotId: string,
  values: ChannelFormValues,
): Promise<{ problem: ChannelProblem | null }> {
  const send = () =>
    ownerClient.post(API.connectChannel, { channel, chatbotId, ...values }, readProblem)
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'email_unverified') throw error
    // The address may have been confirmed in another tab since the session's token was made.
    const user = firebaseAuth().currentUser
    await user?.reload()
    if (user?.emailVerified !== true) throw error
    await user.getIdToken(true)
    return send()
  }
}

/** Asks the platform how the channel is; with `repair` registers it again. */
export const checkChannel = (
  channel: MessagingChannel,
  chatbotId: string,
  repair: boolean,
): Promise<{ problem: ChannelProblem | null }> =>
  ownerClient.post(API.checkChannel, { channel, chatbotId, repair }, readProblem)

export const disconnectChannel = (
  channel: MessagingChannel,
  chatbotId: string,
): Promise<{ success: true }> =>
  ownerClient.post(API.disconnectChannel, { channel, chatbotId }, (body) =>
    isRecord(body) && body['success'] === true ? { success: true as const } : null,
  )

/** What an owner copies into the platform's own settings. */
export interface ChannelSetup {
  readonly webhookUrl: string
  readonly verifyToken: string
}

export const loadChannelSetup = (
  channel: MessagingChannel,
  chatbotId: string,
): Promise<ChannelSetup> =>
  ownerClient.post(API.channelSetup, { channel, chatbotId }, (body) =>
    isRecord(body) &&
    typeof body['webhookUrl'] === 'string' &&
    typeof body['verifyToken'] === 'string'
      ? { webhookUrl: body['webhookUrl'], verifyToken: body['verifyToken'] }
      : null,
  )
