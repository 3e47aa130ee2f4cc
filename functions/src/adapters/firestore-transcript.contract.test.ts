import { randomUUID } from 'node:crypto'
import { COLLECTIONS, MESSAGES } from '@docent/domain/collections'
import { describe, expect, test, vi } from 'vitest'
import type { Exchange } from '../chat/ports.ts'
import { firestoreTranscript, removeConversationsOf } from './firestore-transcript.ts'
import { firestore } from './firestore.ts'

// A project of its own: the deployed functions would react to what is written here.
vi.stubEnv('GCLOUD_PROJECT', 'demo-docent-contract')
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-docent-contract' }))

const isOn = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined

describe.skipIf(!isOn)('conversations in Firestore', () => {
  const ownerId = randomUUID()
  const exchangeOf = (botId: string): Exchange => ({
    conversationId: `${botId}_${randomUUID()}`,
    ownerId,
    botId,
    channel: 'website',
    message: { question: 'Why?', kind: 'fallback', output: '', receipts: [], trace: null },
  })
  const record = async (botId: string): Promise<string> => {
    const exchange = exchangeOf(botId)
    await firestoreTranscript.record(exchange)
    return exchange.conversationId
  }

  test('keep what is begun again once, in its last words, and count it once', async () => {
    const exchange = { ...exchangeOf(randomUUID()), ownerId: randomUUID(), event: 'update 1' }
    const { conversationId, message } = exchange
    await firestoreTranscript.record(exchange)
    await firestoreTranscript.record({ ...exchange, message: { ...message, output: 'So.' } })
    const recent = (event?: string) =>
      firestoreTranscript.recent(conversationId, exchange.ownerId, 5, event)
    expect(await recent()).toMatchObject([{ output: 'So.' }])
    // Begun once more, it is not among what was said before.
    expect(await recent('update 1')).toEqual([])
    const days = await firestore().collection(`usage/${exchange.ownerId}/days`).get()
    expect(days.docs.map((day) => day.get('kinds'))).toEqual([{ fallback: 1 }])
  })

  test('go with their bot and all that was said, and no others do', async () => {
    const [bot, other] = [randomUUID(), randomUUID()]
    const gone = await record(bot)
    const kept = await record(other)
    await removeConversationsOf(bot)
    await removeConversationsOf(bot)
    const conversations = firestore().collection(COLLECTIONS.conversations)
    const left = await conversations.where('user_id', '==', ownerId).get()
    expect(left.docs.map(({ id }) => id)).toEqual([kept])
    expect((await conversations.doc(gone).collection(MESSAGES).get()).size).toBe(0)
    expect(await firestoreTranscript.recent(kept, ownerId, 5)).toHaveLength(1)
  })
})
