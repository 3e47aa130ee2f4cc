import { object, string, type InferType } from 'yup'
import { CHANNEL_LIMITS, MESSAGING_CHANNELS, type MessagingChannel } from './channels.ts'
import { channelMessages } from './messages/channels.ts'

/** Tokens are one word: a blank inside one was pasted by mistake and is refused. */
const ONE_WORD = /^\S*$/

/** What the form of a channel saves. *Source:* specification section 5, "Telegram", "Facebook". */
export const channelFormSchema = (channel: MessagingChannel) => {
  const { tokenRequired, tooLong } = channelMessages[channel]
  return object({
    token: string()
      .trim()
      .max(CHANNEL_LIMITS.tokenLength, tokenRequired)
      .matches(ONE_WORD, { message: tokenRequired, excludeEmptyString: true })
      .required(tokenRequired),
    name: string().trim().max(CHANNEL_LIMITS.nameLength, tooLong).default(''),
    appSecret: string()
      .trim()
      .max(CHANNEL_LIMITS.appSecretLength, channelMessages.appSecretInvalid)
      .matches(/^([0-9a-fA-F]{32})?$/, channelMessages.appSecretInvalid)
      .default(''),
  })
}
export type ChannelFormValues = InferType<ReturnType<typeof channelFormSchema>>

/** Which channel of which bot a call is about. */
export const channelOfBotSchema = object({
  channel: string<MessagingChannel>().oneOf(MESSAGING_CHANNELS).required(),
  chatbotId: string()
    .matches(/^[A-Za-z0-9_-]{1,64}$/)
    .required(),
})
