import { randomUUID } from 'node:crypto'
import { COLLECTIONS, MESSAGES, MONTHS } from '@docent/domain/collections'
import { describe, expect, test, vi } from 'vitest'
import { firestoreAccounts } from './firestore-accounts.ts'
import { firestore } from './firestore.ts'

vi.setConfig({ testTimeout: 60_000 })

// A project of its own: the deployed functions would react to what is written here.
vi.stubEnv('GCLOUD_PROJECT', 'demo-docent-contract')
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-docent-contract' }))

const isOn = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined

describe.skipIf(!isOn)('deleted accounts in Firestore', () => {
  test('take documents with all that lies below them, page after page, and nobody else’s', async () => {
    const [owner, other] = [randomUUID(), randomUUID()]
    const conversations = firestore().collection(COLLECTIONS.conversations)
    const batch = firestore().batch()
    for (let index = 0; index < 230; index++) {
      batch.set(conversations.doc(`${owner}-${index}`), { user_id: owner })
    }
    batch.set(conversations.doc(`${owner}-0`).collection(MESSAGES).doc('first'), { question: '?' })
    batch.set(conversations.doc(other), { user_id: other })
    const usage = firestore().collection(COLLECTIONS.usage).doc(owner)
    batch.set(usage.collection(MONTHS).doc('2026-03'), { messages: 3 })
    await batch.commit()

    await firestoreAccounts.removeOwned('conversations', owner)
    await firestoreAccounts.removeDocument('usage', owner)

    const left = await conversations.where('user_id', 'in', [owner, other]).get()
    expect(left.docs.map(({ id }) => id)).toEqual([other])
    expect((await conversations.doc(`${owner}-0`).collection(MESSAGES).get()).size).toBe(0)
    expect((await usage.collection(MONTHS).get()).size).toBe(0)
  })

  test('are listed until they are settled', async () => {
    const owner = randomUUID()
    const at = new Date('2026-03-01T12:00:00Z')
    const listed = async () => {
      for await (const page of firestoreAccounts.listUnsettled()) {
        const found = page.find(({ ownerId }) => ownerId === owner)
        if (found) return found
      }
      return null
    }
    await firestoreAccounts.markDeleted(owner, at)
    expect(await listed()).toEqual({ ownerId: owner, deletedAt: at })
    await firestoreAccounts.settle(owner)
    expect(await listed()).toBeNull()
  })
})
