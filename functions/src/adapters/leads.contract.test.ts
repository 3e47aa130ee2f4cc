import { COLLECTIONS } from '@docent/domain/collections'
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { Lead } from '../chat/ports.ts'
import { inMemoryLeads } from '../testing/in-memory-chat.ts'
import { firestoreLeadMails, firestoreLeads, readLead, removeLeadsOf } from './firestore-leads.ts'
import { firestore } from './firestore.ts'

const hasEmulator = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined
if (hasEmulator) process.env['GCLOUD_PROJECT'] ??= 'demo-docent'
afterAll(() => (hasEmulator ? firestore().terminate() : undefined))

const aLead = (change: Partial<Lead> = {}): Lead => ({
  conversationId: randomUUID(),
  ownerId: randomUUID(),
  botId: 'bot',
  channel: 'website',
  email: 'ada@example.com',
  question: 'Do you rent tandems?',
  ...change,
})

const memory = inMemoryLeads()
const STORES = [
  { name: 'in memory', store: memory, find: async (id: string) => memory.kept.get(id) },
  ...(hasEmulator
    ? [
        {
          name: 'in Firestore',
          store: firestoreLeads,
          find: async (id: string) => {
            const row = await firestore().collection(COLLECTIONS.leads).doc(id).get()
            return row.exists ? readLead(id, row.data() ?? {}) : undefined
          },
        },
      ]
    : []),
]

describe.each(STORES)('leads $name', ({ store, find }) => {
  test('are one a conversation: a later address takes the place, the question stays', async () => {
    const lead = aLead()
    await store.keep(lead)
    await store.keep({ ...lead, email: 'eva@example.com', question: 'another' })
    expect(await find(lead.conversationId)).toMatchObject({
      ownerId: lead.ownerId,
      email: 'eva@example.com',
      question: lead.question,
    })
  })
})

describe.runIf(hasEmulator)('leads in the database', () => {
  test('go with their bot, and no others do', async () => {
    const botId = randomUUID()
    const ownerId = randomUUID()
    await Promise.all([1, 2, 3].map(() => firestoreLeads.keep(aLead({ botId, ownerId }))))
    await firestoreLeads.keep(aLead({ ownerId }))
    const count = () => firestoreLeadMails.countSince(ownerId, new Date(Date.now() - 60_000))
    expect(await count()).toBe(4)
    expect(await firestoreLeadMails.countSince(ownerId, new Date(Date.now() + 60_000))).toBe(0)
    await removeLeadsOf(botId)
    await removeLeadsOf(botId)
    expect(await count()).toBe(1)
  })

  test('are told of by mail unless the owner has turned that off, or is gone', async () => {
    const ownerId = randomUUID()
    const profile = firestore().collection(COLLECTIONS.profiles).doc(ownerId)
    expect(await firestoreLeadMails.isWanted(ownerId)).toBe(false)
    await profile.set({ id: ownerId })
    expect(await firestoreLeadMails.isWanted(ownerId)).toBe(true)
    await profile.update({ lead_mails: false })
    expect(await firestoreLeadMails.isWanted(ownerId)).toBe(false)
  })
})
