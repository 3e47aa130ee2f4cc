import { addMessage, plainPart, type Part } from '../../../emulators/stand-ins/phone/phone.ts'
import type { Bot, Telegram } from './bots.ts'
import { MarkupError, parseHtml } from './parse-html.ts'

type Parameters = Readonly<Record<string, unknown>>

/** A refusal in the Bot API's shape. */
export class ApiError extends Error {
  readonly code: number
  readonly parameters: object

  constructor(code: number, description: string, parameters: object = {}) {
    super(description)
    this.code = code
    this.parameters = parameters
  }
}

const bad = (description: string): never => {
  throw new ApiError(400, `Bad Request: ${description}`)
}

/** *Source:* core.telegram.org/bots/api, "sendMessage": counted after the markup is read. */
const MAX_TEXT_LENGTH = 4_096
/** *Source:* core.telegram.org/bots/api, "sendChatAction". */
const TYPING_MS = 5_000

type Method = (telegram: Telegram, bot: Bot, parameters: Parameters) => unknown

/** The methods that Docent calls, and how they refuse. */
export const METHODS: Readonly<Record<string, Method>> = {
  getMe: (_, { id, username, name }) => ({
    id,
    is_bot: true,
    first_name: name,
    username,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
  }),

  setWebhook(_, bot, { url, secret_token: secret = '' }) {
    if (typeof url !== 'string' || url === '') {
      bot.webhook = null
      return true
    }
    const { protocol, hostname } = new URL(url)
    const isLocal = hostname === '127.0.0.1'
    // The real one takes https alone; this one stands on the same machine as the webhook.
    if (protocol !== 'https:' && !isLocal) bad('bad webhook: An HTTPS URL must be provided')
    if (typeof secret !== 'string' || !/^[A-Za-z0-9_-]{0,256}$/.test(secret)) {
      bad('secret token contains unallowed characters')
    }
    bot.webhook = { url, secret: String(secret) }
    bot.lastError = null
    return true
  },

  deleteWebhook(_, bot) {
    bot.webhook = null
    return true
  },

  getWebhookInfo: (_, { webhook, pending, lastError }) => ({
    url: webhook?.url ?? '',
    has_custom_certificate: false,
    pending_update_count: pending,
    ...(lastError && { last_error_date: lastError.at, last_error_message: lastError.message }),
  }),

  setMyCommands: () => true,
  answerCallbackQuery: () => true,

  sendChatAction(telegram, bot, { chat_id: chatId }) {
    openChat(telegram, bot, chatId).typingUntil = Date.now() + TYPING_MS
    return true
  },

  sendMessage(telegram, bot, parameters) {
    const chat = openChat(telegram, bot, parameters['chat_id'])
    const parts = readParts(parameters)
    const length = parts.reduce((sum, { text }) => sum + text.length, 0)
    if (length === 0) bad('message text is empty')
    if (length > MAX_TEXT_LENGTH) bad('message is too long')
    const sent = addMessage(chat, { from: 'bot', parts, buttons: readButtons(parameters) })
    return { message_id: sent.id, date: Math.floor(Date.now() / 1000) }
  },
}

function openChat(telegram: Telegram, bot: Bot, chatId: unknown) {
  const chat = telegram.chatOf(bot, Number(chatId)) ?? bad('chat not found')
  if (chat.isBlocked) throw new ApiError(403, 'Forbidden: bot was blocked by the user')
  return chat
}

function readParts({ text, parse_mode: mode }: Parameters): readonly Part[] {
  if (typeof text !== 'string') return bad('message text is empty')
  if (mode === undefined) return plainPart(text)
  if (mode !== 'HTML') return bad('unsupported parse_mode')
  try {
    return parseHtml(text)
  } catch (error) {
    if (error instanceof MarkupError) throw new ApiError(400, error.message)
    throw error
  }
}

interface Keyboard {
  readonly inline_keyboard?: readonly (readonly {
    readonly text: string
    readonly callback_data?: string
    readonly url?: string
  }[])[]
}

function readButtons({ reply_markup: markup }: Parameters) {
  const rows = (markup as Keyboard | undefined)?.inline_keyboard ?? []
  return rows.flat().map(({ text, callback_data: payload, url }) => {
    if (url !== undefined) {
      if (!/^https?:\/\/\S+$/.test(url)) bad('BUTTON_URL_INVALID')
      return { label: text, url }
    }
    if (payload === undefined)
      return bad(
        "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
      )
    if (Buffer.byteLength(payload) > 64) bad('BUTTON_DATA_INVALID')
    return { label: text, payload }
  })
}
