import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { NO_PLAN } from '../billing/plan-row.ts'
import { NOW, inMemoryBilling } from '../testing/in-memory-billing.ts'
import { firestoreBilling, firestoreEventLocks } from './firestore-billing.ts'
import { firestore } from './firestore.ts'

const hasEmulator = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined
if (hasEmulator) process.env['GCLOUD_PROJECT'] ??= 'demo-docent'

const STORES = [
  { name: 'in memory', make: () => inMemoryBilling() },
  ...(hasEmulator
    ? [
        {
          name: 'in Firestore',
          make: () => ({ store: firestoreBilling, locks: firestoreEventLocks }),
        },
      ]
    : []),
]
afterAll(() => (hasEmulator ? firestore().terminate() : undefined))

const starter = {
  ...NO_PLAN,
  subscribed: true,
  subscription_tier: 'Starter',
  subscription_end: NOW,
}
const professional = { ...starter, subscription_tier: 'Professional' }

describe.each(STORES)('a billing store $name', ({ make }) => {
  test('keeps the first customer of an owner', async () => {
    const { store } = make()
    const owner = randomUUID()
    const customers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => store.saveCustomer(owner, `cus_${owner}_${index}`)),
    )
    expect(new Set(customers).size).toBe(1)
    expect(await store.findCustomer(owner)).toBe(customers[0])
    expect(await store.findOwner(customers[0] ?? '')).toBe(owner)
    expect(await store.findCustomer(randomUUID())).toBeNull()
  })

  test('drops what an earlier reading found when a later one was written before it', async () => {
    const { store } = make()
    const owner = randomUUID()
    const early = await store.beginReading(owner)
    const late = await store.beginReading(owner)
    expect(late).toBeGreaterThan(early)
    const write = (reading: number, row: typeof starter) =>
      store.finishReading(owner, reading, () => ({ row, hasLapsed: false }))
    expect(await write(late, professional)).toEqual(professional)
    expect(await write(early, starter)).toEqual(professional)
    expect(await store.findRow(owner)).toEqual(professional)
  })

  test('finds every owner with a customer', async () => {
    const { store } = make()
    const owner = randomUUID()
    await store.saveCustomer(owner, `cus_${owner}`)
    const found: string[] = []
    for await (const page of store.listBilledOwners(NOW)) found.push(...page)
    expect(found).toContain(owner)
  })

  test('lets one of many take an event, and another one after a failure', async () => {
    const { locks } = make()
    const event = `evt_${randomUUID()}`
    const attempts = await Promise.all(Array.from({ length: 20 }, () => locks.take(event, NOW)))
    expect(attempts.filter((outcome) => outcome === 'taken')).toHaveLength(1)
    expect(attempts.filter((outcome) => outcome === 'busy')).toHaveLength(19)
    await locks.release(event)
    expect(await locks.take(event, NOW)).toBe('taken')
    await locks.finish(event)
    expect(await locks.take(event, NOW)).toBe('done')
  })
})

test.runIf(hasEmulator)(
  'a plan that lapses resets onboarding and keeps everything else',
  async () => {
    const owner = randomUUID()
    const database = firestore()
    await database.doc(`profiles/${owner}`).set({ onboarding_completed: true })
    await database.doc(`onboarding_progress/${owner}_0`).set({ user_id: owner, step_id: 0 })
    await database.doc(`chatbots/${owner}`).set({ user_id: owner })
    const reading = await firestoreBilling.beginReading(owner)
    await firestoreBilling.finishReading(owner, reading, () => ({ row: NO_PLAN, hasLapsed: true }))
    const [profile, step, bot] = await Promise.all([
      database.doc(`profiles/${owner}`).get(),
      database.doc(`onboarding_progress/${owner}_0`).get(),
      database.doc(`chatbots/${owner}`).get(),
    ])
    expect(profile.get('onboarding_completed')).toBe(false)
    expect([step.exists, bot.exists]).toEqual([false, true])
  },
)

test.runIf(hasEmulator)('a deleted account gets no row any more', async () => {
  const owner = randomUUID()
  await firestore().doc(`deleted_users/${owner}`).set({ deleted_at: NOW })
  const reading = await firestoreBilling.beginReading(owner)
  await firestoreBilling.finishReading(owner, reading, () => ({ row: starter, hasLapsed: false }))
  expect(await firestoreBilling.findRow(owner)).toBeNull()
})
