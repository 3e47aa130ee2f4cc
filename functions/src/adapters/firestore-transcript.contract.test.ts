import { randomUUID } from 'node:crypto'
import { COLLECTIONS, MESSAGES } from '@docent/domain/collections'
import { describe, expect, test, vi } from 'vitest'
import { firestoreTranscript, removeConversationsOf } from './firestore-transcript.ts'
import { firestore } from './firestore.ts'

// A project of its own: the deployed functions would react to what is written here.
vi.stubEnv('GCLOUD_PROJECT', 'demo-docent-contract')
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-docent-contract' }))

const isOn = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined

describe.skipIf(!isOn)('conversations in Firestore', () => {
  const ownerId = randomUUID()
  const record = async (botId: string): Promise<string> => {
    const conversationId = `${botId}_${randomUUID()}`
    await firestoreTranscript.record({
      conversationId,
      ownerId,
      botId,
      channel: 'website',
      message: { question: 'Why?', kind: 'fallback', output: '', receipts: [], trace: null },
    })
    return conversationId
  }

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
