import { createHash } from 'node:crypto'
import type { ChannelEvent, OutgoingMessage } from '@docent/channels/platform'
import { COLLECTIONS, UPDATES } from '@docent/domain/collections'
import { FieldValue, Timestamp, type DocumentData } from 'firebase-admin/firestore'
import { NOTHING_SENT, type ChatKey, type ChatMemory, type UpdateQueue } from '../channels/ports.ts'
import { firestore, isThereAlready, readDate, readNumber, readString } from './firestore.ts'

/**
 * How long a worker has a chat, in milliseconds: longer than the function may run, so that nobody
 * takes the chat of one who is alive.
 */
const LEASE_MS = 6 * 60 * 1000
/** How long an update is remembered, in milliseconds; platforms repeat for a day at most. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** A person's id at the platform stays out of names and paths. */
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

const chatOf = ({ channel, botId, chatId }: ChatKey) =>
  firestore()
    .collection(COLLECTIONS.channel_chats)
    .doc(`${channel}_${botId}_${hash(chatId)}`)

const updateOf = (chat: ChatKey, updateId: string) =>
  chatOf(chat).collection(UPDATES).doc(hash(updateId))

const fieldsOf = ({ conversationId, sources }: ChatMemory) => ({
  conversation_id: conversationId,
  sources,
})

function readMemory({ botId }: ChatKey, data: DocumentData | undefined): ChatMemory {
  const conversationId = readString(data?.['conversation_id'])
  const sources: unknown = data?.['sources']
  return {
    conversationId: conversationId.startsWith(`${botId}_`) ? conversationId : '',
    sources: Array.isArray(sources) ? (sources as ChatMemory['sources']) : [],
  }
}

/** The chat that an update was added to, from its document. */
export const chatOfUpdate = (data: DocumentData): ChatKey => ({
  channel: data['channel'] as ChatKey['channel'],
  botId: readString(data['chatbot_id']),
  ownerId: readString(data['user_id']),
  chatId: readString(data['chat_id']),
})

/**
 * Updates in `channel_chats/{chat}/updates/{id}`. `pending` holds the place of an update in its
 * chat, and is there only until the update is finished: ordering by it finds the first that waits.
 */
export const firestoreUpdates: UpdateQueue = {
  async add(chat, event) {
    try {
      await updateOf(chat, event.id).create({
        user_id: chat.ownerId,
        chatbot_id: chat.botId,
        channel: chat.channel,
        chat_id: chat.chatId,
        event: { ...event },
        pending: event.order,
        outbox: null,
        ...NOTHING_SENT,
        created_at: FieldValue.serverTimestamp(),
        expires_at: Timestamp.fromMillis(Date.now() + KEPT_MS),
      })
      return true
    } catch (error) {
      if (isThereAlready(error)) return false
      throw error
    }
  },

  claim: (chat, worker) =>
    firestore().runTransaction(async (transaction) => {
      const data = (await transaction.get(chatOf(chat))).data()
      const holder = readString(data?.['worker'])
      const until = readDate(data?.['lease_until'])?.getTime() ?? 0
      const wakes = readNumber(data?.['wakes'])
      if (holder !== '' && holder !== worker && until > Date.now()) {
        transaction.set(chatOf(chat), { wakes: wakes + 1 }, { merge: true })
        return null
      }
      transaction.set(
        chatOf(chat),
        {
          user_id: chat.ownerId,
          chatbot_id: chat.botId,
          channel: chat.channel,
          worker,
          lease_until: Timestamp.fromMillis(Date.now() + LEASE_MS),
          wakes,
        },
        { merge: true },
      )
      return { memory: readMemory(chat, data), wakes }
    }),

  async next(chat) {
    const found = await chatOf(chat).collection(UPDATES).orderBy('pending').limit(1).get()
    const data = found.docs[0]?.data()
    if (data === undefined) return null
    return {
      event: data['event'] as ChannelEvent,
      outbox: (data['outbox'] as OutgoingMessage[] | null) ?? null,
      progress: { sent: readNumber(data['sent']), begun: readNumber(data['begun']) },
      addedAt: readDate(data['created_at']) ?? new Date(),
    }
  },

  remember: async (chat, memory) =>
    void (await chatOf(chat).set(fieldsOf(memory), { merge: true })),

  async keepReply(chat, updateId, outbox, memory) {
    await firestore()
      .batch()
      .update(updateOf(chat, updateId), {
        outbox: outbox.map((message) => ({ ...message })),
        begun: 1,
      })
      .set(chatOf(chat), fieldsOf(memory), { merge: true })
      .commit()
  },

  note: async (chat, updateId, { sent, begun }) =>
    void (await updateOf(chat, updateId).update({ sent, begun })),

  finish: async (chat, updateId, outcome) =>
    void (await updateOf(chat, updateId).update({
      pending: FieldValue.delete(),
      // What was said stands in the transcript, once.
      'event.text': '',
      outbox: null,
      outcome,
    })),

  release: (chat, worker, claimed) =>
    firestore().runTransaction(async (transaction) => {
      const data = (await transaction.get(chatOf(chat))).data()
      if (readString(data?.['worker']) !== worker) return null
      const wakes = readNumber(data?.['wakes'])
      if (wakes !== claimed.wakes) return { memory: readMemory(chat, data), wakes }
      transaction.update(chatOf(chat), { worker: '' })
      return null
    }),

  abandon: async (chat, worker) =>
    firestore().runTransaction(async (transaction) => {
      const data = (await transaction.get(chatOf(chat))).data()
      if (readString(data?.['worker']) === worker) transaction.update(chatOf(chat), { worker: '' })
    }),
}
