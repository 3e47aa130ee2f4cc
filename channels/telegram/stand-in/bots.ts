import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  addMessage,
  emptyChat,
  plainPart,
  type PhoneActions,
  type PhoneChat,
} from '../../../emulators/stand-ins/phone/phone.ts'

interface Webhook {
  readonly url: string
  readonly secret: string
}

export interface Bot {
  readonly id: number
  readonly token: string
  readonly username: string
  readonly name: string
  webhook: Webhook | null
  lastError: { readonly message: string; readonly at: number } | null
  /** Updates that the webhook has not taken yet. */
  pending: number
  /** Delivers one update after the other. */
  queue: Promise<void>
}

/** How often an update is delivered before it is dropped. */
const DELIVERIES = 4
const FIRST_PAUSE_MS = 300
const DELIVERY_TIMEOUT_MS = 20_000

export interface Telegram {
  find(token: string): Bot | undefined
  /** A new bot, as BotFather makes them. */
  create(name: string, username: string): Bot
  list(): readonly Bot[]
  /** The chat of a bot by the chat's id; `undefined` where the person never wrote. */
  chatOf(bot: Bot, chatId: number): PhoneChat | undefined
  readonly phone: PhoneActions
}

/** All bots, their chats, and the updates that they get. */
export function createTelegram(): Telegram {
  const bots = new Map<string, Bot>()
  const chats = new Map<string, PhoneChat>()
  let lastUpdate = 70_000
  let lastCallback = 0

  const byName = (username: string): Bot => {
    const bot = [...bots.values()].find((one) => one.username === username)
    if (bot === undefined) throw new Error(`no bot ${username}`)
    return bot
  }
  const chat = (bot: Bot, chatId: string): PhoneChat => {
    const key = `${bot.id} ${chatId}`
    const known = chats.get(key) ?? emptyChat()
    chats.set(key, known)
    return known
  }
  const person = (chatId: string) => ({ id: Number(chatId), is_bot: false, first_name: 'Robin' })
  const place = (chatId: string) => ({ id: Number(chatId), first_name: 'Robin', type: 'private' })
  const now = () => Math.floor(Date.now() / 1000)
  const update = (bot: Bot, content: object): void => {
    lastUpdate += 1
    const body = { update_id: lastUpdate, ...content }
    bot.pending += 1
    bot.queue = bot.queue.then(() => deliver(bot, body)).finally(() => (bot.pending -= 1))
  }
  const say = (account: string, chatId: string, text: string, content: object): void => {
    const bot = byName(account)
    const said = addMessage(chat(bot, chatId), {
      from: 'person',
      parts: plainPart(text),
      buttons: [],
    })
    const common = { message_id: said.id, from: person(chatId), chat: place(chatId), date: now() }
    update(bot, { message: { ...common, ...content } })
  }

  return {
    find: (token) => bots.get(token),
    create(name, username) {
      const id = 5_000_000 + bots.size
      // Without a word in it: whoever looks for a token that leaked must find nothing else.
      const secret = createHash('sha256').update(username).digest('base64url').slice(0, 33)
      const token = `${id}:AA${secret}`
      const queue = Promise.resolve()
      const made = { id, token, username, name, webhook: null, lastError: null, pending: 0, queue }
      bots.set(token, made)
      return made
    },
    list: () => [...bots.values()],
    chatOf: (bot, chatId) => chats.get(`${bot.id} ${chatId}`),
    phone: {
      titleOf: (account) =>
        [...bots.values()].find(({ username }) => username === account)?.name ?? null,
      chat: (account, chatId) => chat(byName(account), chatId),
      begin(account, chatId, start) {
        const text = start === '' ? '/start' : `/start ${start}`
        say(account, chatId, text, { text })
      },
      write: (account, chatId, text) => say(account, chatId, text, { text }),
      sendSticker: (account, chatId) =>
        say(account, chatId, '👍', { sticker: { file_id: 'sticker', type: 'regular' } }),
      press(account, chatId, { payload, messageId }) {
        const bot = byName(account)
        const below = chat(bot, chatId).messages.find(({ id }) => id === messageId)?.buttons ?? []
        const keyboard = below.map((button) => [
          'url' in button
            ? { text: button.label, url: button.url }
            : { text: button.label, callback_data: button.payload },
        ])
        lastCallback += 1
        update(bot, {
          callback_query: {
            id: `${lastCallback}`,
            from: person(chatId),
            data: payload,
            chat_instance: chatId,
            message: {
              message_id: messageId,
              chat: place(chatId),
              date: now(),
              reply_markup: { inline_keyboard: keyboard },
            },
          },
        })
      },
    },
  }
}

/** *Source:* core.telegram.org/bots/api, "setWebhook": repeated unless the status is 2XY. */
async function deliver(bot: Bot, body: object): Promise<void> {
  for (let attempt = 0; attempt < DELIVERIES; attempt += 1) {
    const { webhook } = bot
    if (webhook === null) return
    const failure = await post(webhook, body)
    if (failure === null) return
    bot.lastError = { message: failure, at: Math.floor(Date.now() / 1000) }
    await pause(FIRST_PAUSE_MS * 2 ** attempt)
  }
}

async function post(webhook: Webhook, body: object): Promise<string | null> {
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(webhook.secret !== '' && { 'x-telegram-bot-api-secret-token': webhook.secret }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok ? null : `Wrong response from the webhook: ${response.status}`
  } catch {
    return 'Connection failed'
  }
}
