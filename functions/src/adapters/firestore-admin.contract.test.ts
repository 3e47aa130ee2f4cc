import { randomUUID } from 'node:crypto'
import { COLLECTIONS, DAYS } from '@docent/domain/collections'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { listAccount } from '../admin/list-account.ts'
import { termOf } from '../admin/search-terms.ts'
import { firestoreAdmin } from './firestore-admin.ts'
import { firestoreDirectory } from './firestore-directory.ts'
import { firestore } from './firestore.ts'

vi.setConfig({ testTimeout: 60_000 })

// A project of its own, so that what others write is not counted.
const project = `demo-admin-${randomUUID().slice(0, 8)}`
vi.stubEnv('GCLOUD_PROJECT', project)
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: project }))

const isOn = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined

const put = (path: string, data: object) => firestore().doc(path).set(data)
const directory = {
  ...firestoreDirectory,
  emailOf: (id: string) => Promise.resolve(`${id}@example.com`),
}
const NAMES = ['Ada Fenn', 'Bob Ashdown', 'Cleo Fenning']

describe.skipIf(!isOn)('what operators read in Firestore', () => {
  beforeAll(async () => {
    for (const [index, name] of NAMES.entries()) {
      const [first_name, last_name] = name.split(' ')
      const created_at = new Date(Date.UTC(2026, 2, 1 + index))
      await put(`${COLLECTIONS.profiles}/u${index}`, { first_name, last_name, created_at })
      await put(`${COLLECTIONS.usage}/u${index}`, { storage_bytes: 10 })
      const kinds = index === 0 ? { answer: 2, fallback: 1 } : { answer: 3 }
      await put(`${COLLECTIONS.usage}/u${index}/${DAYS}/2026-03-05`, { day: '2026-03-05', kinds })
      await put(`${COLLECTIONS.contact_messages}/m${index}`, { name, created_at })
      await listAccount(directory, `u${index}`)
    }
    await put(`${COLLECTIONS.chatbots}/b`, {
      user_id: 'u1',
      name: 'Bot',
      is_active: false,
      created_at: new Date(),
    })
    await put(`${COLLECTIONS.bot_counters}/u1`, { bots: 1 })
    const paid = { subscribed: true, subscription_end: new Date(Date.now() + 1e9) }
    const starter = { ...paid, subscription_tier: 'Starter' }
    await put(`${COLLECTIONS.subscribers}/u0`, { ...starter, plan_status: 'trial' })
    await put(`${COLLECTIONS.subscribers}/u1`, {
      ...starter,
      plan_status: 'active',
      billing_interval: 'year',
    })
    await put(`${COLLECTIONS.subscribers}/u2`, { ...starter, plan_status: 'active' })
  })

  test('totals are counted and summed', async () => {
    await firestoreAdmin.setHandled('m0', true)
    expect(await firestoreAdmin.countTotals(new Date(Date.UTC(2026, 2, 2)))).toEqual({
      users: 3,
      newUsers: 2,
      bots: 1,
      activeBots: 0,
      bases: 0,
      files: 0,
      storedBytes: 30,
      conversations: 0,
      openMessages: 2,
    })
    expect(await firestoreAdmin.countQuestions('2026-03-05')).toMatchObject({
      answered: 8,
      unanswered: 1,
    })
    expect(await firestoreAdmin.countQuestions('2026-03-06')).toMatchObject({ answered: 0 })
    expect(await firestoreAdmin.countPlans()).toContainEqual({
      tier: 'Starter',
      monthly: 1,
      annual: 1,
      trials: 1,
      pastDue: 0,
    })
  })

  const names = async (query: string, after: string | null = null) =>
    (await firestoreAdmin.listUsers({ term: termOf(query), after, limit: 2 })).map(
      ({ name }) => name,
    )

  test('users come by pages, the newest first, or by what they are searched by', async () => {
    expect(await names('')).toEqual(['Cleo Fenning', 'Bob Ashdown'])
    expect(await names('', 'u1')).toEqual(['Ada Fenn'])
    expect(await names('FENN')).toEqual(['Cleo Fenning', 'Ada Fenn'])
    expect(await names('u1@example')).toEqual(['Bob Ashdown'])
    await expect(names('', 'gone')).rejects.toMatchObject({ code: 'not_found' })
    const [bob] = await firestoreAdmin.listUsers({ term: 'bob', after: null, limit: 2 })
    expect(bob).toMatchObject({
      email: 'u1@example.com',
      tier: 'Starter',
      bots: 1,
      storedBytes: 10,
    })
  })

  test('bots name the address of their owner', async () => {
    expect(await firestoreAdmin.listBots({ after: null, limit: 5 })).toMatchObject([
      { name: 'Bot', isActive: false, ownerEmail: 'u1@example.com' },
    ])
  })

  test('messages are marked, and one that is gone is not made', async () => {
    expect(await firestoreAdmin.setHandled('m1', true)).toBe(true)
    expect(await firestoreAdmin.setHandled('none', true)).toBe(false)
    const messages = await firestoreAdmin.listMessages({ after: null, limit: 5 })
    expect(messages.find(({ id }) => id === 'm1')).toMatchObject({ isHandled: true })
  })

  test('an account without a profile leaves the list', async () => {
    await firestore().doc(`${COLLECTIONS.profiles}/u2`).delete()
    await listAccount(directory, 'u2')
    expect(await names('cleo')).toEqual([])
  })
})
