import { object, string, type InferType } from 'yup'
import { CHANNEL_LIMITS } from '@docent/domain/channels'
import { CHANNELS, MESSAGING_CHANNELS, type MessagingChannel } from './list.ts'
import { channelTexts } from './texts.ts'

/** Tokens are one word: a blank inside one was pasted by mistake and is refused. */
const ONE_WORD = /^\S*$/

const NO_WORDS = { tokenRequired: undefined, nameTooLong: undefined }

/** What every channel takes, refused in its words. */
const commonFields = (words: Readonly<Record<keyof typeof NO_WORDS, string | undefined>>) => ({
  token: string()
    .trim()
    .max(CHANNEL_LIMITS.tokenLength, words.tokenRequired)
    .matches(ONE_WORD, { message: words.tokenRequired, excludeEmptyString: true })
    .required(words.tokenRequired),
  name: string().trim().max(CHANNEL_LIMITS.nameLength, words.nameTooLong).default(''),
})

/** A channel that takes no secret is sent none. */
function appSecretSchema(channel: MessagingChannel) {
  const { signingSecret } = CHANNELS[channel].form
  const secret = string().trim().default('')
  if (signingSecret === null) return secret.oneOf([''])
  const { pattern, invalid } = signingSecret
  return secret.matches(pattern, { message: invalid, excludeEmptyString: true })
}

/** What the form of a channel saves. *Source:* specification section 5, "Telegram", "Facebook". */
export const channelFormSchema = (channel: MessagingChannel) =>
  object({
    ...commonFields(channelTexts(CHANNELS[channel])),
    appSecret: appSecretSchema(channel),
  })
export type ChannelFormValues = InferType<ReturnType<typeof channelFormSchema>>

const isChannel = (value: unknown): value is MessagingChannel =>
  MESSAGING_CHANNELS.some((name) => name === value)

/** Which channel of which bot a call is about. */
export const channelOfBotSchema = object({
  channel: string<MessagingChannel>().oneOf(MESSAGING_CHANNELS).required(),
  chatbotId: string()
    .matches(/^[A-Za-z0-9_-]{1,64}$/)
    .required(),
})

/** The same with what its form saves. */
export const connectChannelSchema = channelOfBotSchema.shape({
  ...commonFields(NO_WORDS),
  appSecret: string()
    .default('')
    .when('channel', ([channel], schema) =>
      isChannel(channel) ? appSecretSchema(channel) : schema,
    ),
})
