import type { MessagingChannel } from '@docent/channels/list'
import type {
  ChannelEvent,
  ChannelKey,
  Connection,
  OutgoingMessage,
} from '@docent/channels/platform'
import { ServiceError } from '@docent/domain/errors'
import {
  NOTHING_SENT,
  type ChannelRowValues,
  type ChatKey,
  type ChatMemory,
  type ConnectionStore,
  type QueuedUpdate,
  type UpdateQueue,
} from '../channels/ports.ts'

interface Entry {
  update: QueuedUpdate
  outcome: string | null
}

interface Chat {
  worker: string
  wakes: number
  memory: ChatMemory
  readonly updates: Map<string, Entry>
}

const nameOf = ({ channel, botId, chatId }: ChatKey): string => `${channel} ${botId} ${chatId}`

/** A queue that is as strict as the database's, without a lease that runs out. */
export function inMemoryUpdates(): UpdateQueue & {
  /** Outcomes of all updates, in the order in which they were finished. */
  readonly finished: { chatId: string; id: string; outcome: string }[]
  readonly size: () => number
} {
  const chats = new Map<string, Chat>()
  const finished: { chatId: string; id: string; outcome: string }[] = []
  const chatAt = (key: ChatKey): Chat => {
    const name = nameOf(key)
    const known = chats.get(name)
    if (known !== undefined) return known
    const memory = { conversationId: '', sources: [] }
    const made: Chat = { worker: '', wakes: 0, memory, updates: new Map() }
    chats.set(name, made)
    return made
  }
  const entryOf = (key: ChatKey, id: string): Entry => {
    const entry = chatAt(key).updates.get(id)
    if (entry === undefined) throw new Error(`no update ${id}`)
    return entry
  }
  return {
    finished,
    size: () => [...chats.values()].reduce((sum, { updates }) => sum + updates.size, 0),
    async add(key, event) {
      await Promise.resolve()
      const { updates } = chatAt(key)
      if (updates.has(event.id)) return false
      const update = { event, outbox: null, progress: NOTHING_SENT, addedAt: new Date() }
      updates.set(event.id, { update, outcome: null })
      return true
    },
    async claim(key, worker) {
      await Promise.resolve()
      const chat = chatAt(key)
      if (chat.worker !== '' && chat.worker !== worker) {
        chat.wakes += 1
        return null
      }
      chat.worker = worker
      return { memory: chat.memory, wakes: chat.wakes }
    },
    async next(key) {
      await Promise.resolve()
      const waiting = [...chatAt(key).updates.values()].filter(({ outcome }) => outcome === null)
      const [first] = waiting.toSorted((a, b) =>
        a.update.event.order < b.update.event.order ? -1 : 1,
      )
      return first?.update ?? null
    },
    async remember(key, memory) {
      await Promise.resolve()
      chatAt(key).memory = memory
    },
    async keepReply(key, id, outbox: readonly OutgoingMessage[], memory) {
      await Promise.resolve()
      const entry = entryOf(key, id)
      entry.update = { ...entry.update, outbox, progress: { sent: 0, begun: 1 } }
      chatAt(key).memory = memory
    },
    async note(key, id, progress) {
      await Promise.resolve()
      const entry = entryOf(key, id)
      entry.update = { ...entry.update, progress }
    },
    async finish(key, id, outcome) {
      await Promise.resolve()
      entryOf(key, id).outcome = outcome
      finished.push({ chatId: key.chatId, id, outcome })
    },
    async release(key, worker, claimed) {
      await Promise.resolve()
      const chat = chatAt(key)
      if (chat.worker !== worker) return null
      if (chat.wakes !== claimed.wakes) return { memory: chat.memory, wakes: chat.wakes }
      chat.worker = ''
      return null
    },
    async abandon(key, worker) {
      await Promise.resolve()
      const chat = chatAt(key)
      if (chat.worker === worker) chat.worker = ''
    },
  }
}

type Row = ChannelRowValues & { readonly token: string; readonly messageAt?: Date }

const keyOf = ({ channel, botId }: ChannelKey): string => `${channel} ${botId}`

export function inMemoryConnections(saved: readonly Connection[] = []): ConnectionStore & {
  readonly rows: Map<string, Row>
  readonly connections: Map<string, Connection>
} {
  const connections = new Map(saved.map((connection) => [keyOf(connection), connection]))
  const rows = new Map<string, Row>()
  const secrets = new Map<string, string>()
  let made = 0
  return {
    rows,
    connections,
    find: (key) => Promise.resolve(connections.get(keyOf(key)) ?? null),
    async save(connection, row) {
      await Promise.resolve()
      const isTaken = [...connections.values()].some(
        (other) =>
          other.channel === connection.channel &&
          other.accountId === connection.accountId &&
          other.botId !== connection.botId,
      )
      if (isTaken) throw new ServiceError('channel_taken')
      connections.set(keyOf(connection), connection)
      rows.set(keyOf(connection), { ...row, token: connection.token.slice(0, 20) })
    },
    async report(key, change) {
      await Promise.resolve()
      const row = rows.get(keyOf(key))
      if (row !== undefined) rows.set(keyOf(key), { ...row, ...change })
    },
    async renewSecret(key, webhookSecret) {
      await Promise.resolve()
      const connection = connections.get(keyOf(key))
      if (connection !== undefined) connections.set(keyOf(key), { ...connection, webhookSecret })
    },
    async remove(key) {
      await Promise.resolve()
      connections.delete(keyOf(key))
      rows.delete(keyOf(key))
    },
    listOf: (ownerId) =>
      Promise.resolve(
        [...connections.values()]
          .filter((connection) => connection.ownerId === ownerId)
          .map(({ channel, botId }) => ({ channel, botId })),
      ),
    async makeWebhookSecret(key) {
      await Promise.resolve()
      const known = connections.get(keyOf(key))?.webhookSecret ?? secrets.get(keyOf(key))
      const secret = known ?? `secret-${(made += 1)}`
      secrets.set(keyOf(key), secret)
      return secret
    },
    findWebhookSecret: (key) =>
      Promise.resolve(connections.get(keyOf(key))?.webhookSecret ?? secrets.get(keyOf(key)) ?? ''),
  }
}

/** A saved connection with everything in it. */
export const aConnection = (change: Partial<Connection> = {}): Connection => ({
  channel: 'telegram',
  botId: 'bot',
  ownerId: 'ada',
  token: '123456:planted-token-of-a-telegram-bot',
  accountId: '123456',
  accountName: 'sprocket_bot',
  webhookSecret: 'the-secret-of-the-webhook',
  appSecret: '',
  ...change,
})

/** What a person wrote. */
export const anEvent = (change: Partial<ChannelEvent> = {}): ChannelEvent => ({
  id: '1',
  chatId: '77',
  order: '000000000001',
  kind: 'text',
  text: 'How much is a puncture repair?',
  replyTo: '',
  buttonId: '',
  ...change,
})

export const aChat = (chatId = '77', channel: MessagingChannel = 'telegram'): ChatKey => ({
  channel,
  botId: 'bot',
  ownerId: 'ada',
  chatId,
})
