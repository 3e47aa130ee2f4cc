import { COMMON_ROW, type ChannelAbout } from './about.ts'
import { about as messenger } from './messenger/about.ts'
import { about as telegram } from './telegram/about.ts'

/**
 * The platforms on which a bot answers, in the order in which they are offered. A name stands in
 * addresses, keys and transcripts: it never changes.
 */
export const CHANNELS = {
  messenger,
  telegram,
} as const satisfies Readonly<Record<string, ChannelAbout>>

/** Name of a platform on which a bot answers. */
export type MessagingChannel = keyof typeof CHANNELS

export const MESSAGING_CHANNELS = Object.keys(CHANNELS) as MessagingChannel[]

/** Path at which a platform delivers what people send, under the function `chat`: `?chatbot_id=`. */
export const webhookPath = (channel: MessagingChannel): string => `/chat/${channel}`

/** Id of the row in which an owner sees a channel of a bot (decision 16). */
export const rowIdOf = (channel: MessagingChannel, botId: string): string =>
  isCommon(channel) ? `${channel}_${botId}` : botId

const isCommon = (channel: MessagingChannel): boolean =>
  CHANNELS[channel].row.collection === COMMON_ROW.collection

const aboutBy = (name: string): ChannelAbout | undefined =>
  Object.entries<ChannelAbout>(CHANNELS).find(([channel]) => channel === name)?.[1]

/** Where a conversation took place, in words: on the website, or on a platform. */
export const placeName = (channel: string): string =>
  channel === 'website' ? 'Website' : (aboutBy(channel)?.shortName ?? channel)
