import { isRecord } from '@docent/domain/chat'
import {
  isLink,
  PlatformError,
  type Button,
  type ChannelEvent,
  type ChannelPlatform,
  type PlatformMaker,
} from '../platform.ts'
import { sameSecret } from '../same-secret.ts'
import { telegramApi, type TelegramApi } from './api.ts'
import { fits, payloadOf } from './button-payload.ts'
import { readUpdate } from './read-update.ts'

/** *Source:* core.telegram.org/bots/api, "sendMessage": counted after the markup is read. */
const MAX_TEXT_LENGTH = 4_096

/** *Source:* core.telegram.org/bots/api, "setWebhook", `secret_token`. */
const SECRET_HEADER = 'x-telegram-bot-api-secret-token'

/** Kinds of updates that can ask for a reply; Telegram keeps the others to itself. */
const ALLOWED_UPDATES = ['message', 'callback_query']

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** *Source:* core.telegram.org/bots/api, "HTML style": these three and no others. */
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? character)

const TAGS = { plain: '', quote: 'blockquote', note: 'i' } as const

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export interface TelegramDeps {
  readonly api: TelegramApi
  /** Where people find bots by their user name, without a closing slash. */
  readonly linkUrl: string
}

/** Telegram by its Bot API. */
export const telegramPlatform = ({ api, linkUrl }: TelegramDeps): ChannelPlatform => ({
  name: 'telegram',
  renewsSecret: true,
  maxTextLength: MAX_TEXT_LENGTH,
  maxLinkedTextLength: MAX_TEXT_LENGTH,

  markUp(text, style) {
    const tag = TAGS[style]
    return tag === '' ? escapeHtml(text) : `<${tag}>${escapeHtml(text)}</${tag}>`
  },

  async identify(token) {
    const me = await api.call(token, 'getMe')
    if (!isRecord(me) || typeof me['id'] !== 'number') {
      throw new PlatformError('refused', 'getMe gave no bot')
    }
    const username = textOf(me['username'])
    return {
      accountId: `${me['id']}`,
      accountName: username,
      title: textOf(me['first_name']) || username,
      link: username === '' ? '' : `${linkUrl}/${username}`,
    }
  },

  register: async ({ token, webhookSecret }, url) => {
    await api.call(token, 'setWebhook', {
      url,
      secret_token: webhookSecret,
      allowed_updates: ALLOWED_UPDATES,
    })
    await api.call(token, 'setMyCommands', {
      commands: [
        { command: 'start', description: 'Begin a new conversation' },
        { command: 'help', description: 'What you can ask' },
        { command: 'sources', description: 'The quotes behind the last answer' },
        { command: 'human', description: 'Have a person write to you' },
      ],
    })
  },

  unregister: async (token) => void (await api.call(token, 'deleteWebhook')),

  async inspect({ token }, url) {
    await api.call(token, 'getMe')
    const info = await api.call(token, 'getWebhookInfo')
    const fields = isRecord(info) ? info : {}
    const said = fields['last_error_message']
    const lastError = typeof said === 'string' ? said : ''
    if (fields['url'] === url) return { problem: null, lastError }
    return { problem: fields['url'] === '' ? 'webhook_missing' : 'webhook_elsewhere', lastError }
  },

  looksGenuine: ({ headers }) => typeof headers[SECRET_HEADER] === 'string',

  answerChallenge: () => null,

  isGenuine: ({ headers }, { webhookSecret }) =>
    Promise.resolve(sameSecret(headers[SECRET_HEADER], webhookSecret)),

  readEvents(body, { accountId, accountName }) {
    const event = readUpdate(body, { id: accountId, username: accountName })
    return event === null ? [] : [event]
  },

  showTyping: async (token, chatId) =>
    void (await api.call(token, 'sendChatAction', { chat_id: chatId, action: 'typing' })),

  acknowledge: async (token, buttonId) =>
    void (await api.call(token, 'answerCallbackQuery', { callback_query_id: buttonId })),

  async send(token, to, message) {
    const markup = { ...parametersFor(to, message.buttons), text: message.text, parse_mode: 'HTML' }
    try {
      await api.call(token, 'sendMessage', markup)
    } catch (error) {
      if (!(error instanceof PlatformError) || error.failure !== 'unreadable_markup') throw error
      await api.call(token, 'sendMessage', {
        ...parametersFor(to, message.buttons),
        text: message.plain,
      })
    }
  },
})

function parametersFor(to: ChannelEvent, buttons: readonly Button[]): object {
  const shown = buttons.filter((button) => isLink(button) || fits(button))
  return {
    chat_id: to.chatId,
    link_preview_options: { is_disabled: true },
    ...(to.replyTo !== '' && {
      reply_parameters: { message_id: Number(to.replyTo), allow_sending_without_reply: true },
    }),
    ...(shown.length > 0 && {
      reply_markup: {
        inline_keyboard: shown.map((button, index) => [
          isLink(button)
            ? { text: button.label, url: button.url }
            : { text: button.label, callback_data: payloadOf(button, index) },
        ]),
      },
    }),
  }
}

export const telegram: PlatformMaker = {
  addresses: { api: 'https://api.telegram.org', links: 'https://t.me' },
  make: ({ api, links }) => telegramPlatform({ api: telegramApi({ url: api }), linkUrl: links }),
}
