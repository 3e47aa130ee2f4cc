import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { DEFAULT_BOT_CONFIGURATION } from '@docent/domain/bots'
import { COLLECTIONS, onboardingProgressId } from '@docent/domain/collections'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  orderBy,
  query,
  serverTimestamp,
  setLogLevel,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
import type { Firestore } from 'firebase/firestore'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIRESTORE_RULES, RULES_PROJECT, loadRules } from './rules.ts'

/** What the web app does, with the SDK it does it with: the accepted form of each commit. */
let environment: Awaited<ReturnType<typeof loadRules>>
const uid = `web-${randomUUID().slice(0, 13)}`
/** The compat instance that the test environment gives is accepted by the modular functions. */
const connect = (account: string): Firestore =>
  environment.authenticatedContext(account).firestore() as unknown as Firestore

let firestore: Firestore
beforeAll(async () => {
  // Refusals are what is tested here; the SDK would log each.
  setLogLevel('silent')
  environment = await loadRules(RULES_PROJECT, FIRESTORE_RULES)
  firestore = connect(uid)
})
afterAll(() => environment.cleanup())

const times = () => ({ created_at: serverTimestamp(), updated_at: serverTimestamp() })
const botRef = (id: string) => doc(firestore, COLLECTIONS.chatbots, id)
const counterRef = () => doc(firestore, COLLECTIONS.bot_counters, uid)
const aBot = (id: string) => ({
  id,
  user_id: uid,
  name: 'Front desk',
  description: '',
  is_active: true,
  configuration: DEFAULT_BOT_CONFIGURATION,
  ...times(),
})

/** The one commit that makes a bot: the document, and the counter one up in its name. */
function createBot(id: string): Promise<void> {
  const batch = writeBatch(firestore)
  batch.set(botRef(id), aBot(id))
  batch.set(
    counterRef(),
    { bots: increment(1), last_bot: id, updated_at: serverTimestamp() },
    { merge: true },
  )
  return batch.commit()
}

/** The one commit that deletes a bot. */
function deleteBot(id: string): Promise<void> {
  const batch = writeBatch(firestore)
  batch.delete(botRef(id))
  batch.update(counterRef(), {
    bots: increment(-1),
    last_bot: id,
    updated_at: serverTimestamp(),
  })
  return batch.commit()
}

test('a profile is made at the first sign-in and read back', async () => {
  const profile = doc(firestore, COLLECTIONS.profiles, uid)
  expect((await assertSucceeds(getDoc(profile))).exists()).toBe(false)
  await assertSucceeds(
    setDoc(profile, {
      id: uid,
      first_name: '',
      last_name: '',
      company: '',
      onboarding_completed: false,
      ...times(),
    }),
  )
  await assertSucceeds(
    updateDoc(profile, { onboarding_completed: true, updated_at: serverTimestamp() }),
  )
  expect((await getDoc(profile)).data()).toMatchObject({ onboarding_completed: true })
  await assertFails(updateDoc(profile, { onboarding_completed: false }))
})

test('steps are upserted, listed in order and reset', async () => {
  const step = (n: number) =>
    doc(firestore, COLLECTIONS.onboarding_progress, onboardingProgressId(uid, n))
  for (const n of [1, 0]) {
    const row = { user_id: uid, step_id: n, step_data: {}, updated_at: serverTimestamp() }
    await assertSucceeds(setDoc(step(n), row, { merge: true }))
  }
  const rows = await assertSucceeds(
    getDocs(
      query(
        collection(firestore, COLLECTIONS.onboarding_progress),
        where('user_id', '==', uid),
        orderBy('step_id'),
      ),
    ),
  )
  expect(rows.docs.map((row): unknown => row.get('step_id'))).toEqual([0, 1])
  await assertSucceeds(Promise.all([deleteDoc(step(0)), deleteDoc(step(1))]))
})

test('a bot is made with its counter, edited, listed and deleted, and its place is free again', async () => {
  const id = `bot-${uid}`
  await assertSucceeds(createBot(id))
  await assertFails(createBot(`${id}-2`))
  await assertSucceeds(
    updateDoc(botRef(id), {
      name: 'Night desk',
      'configuration.personality': 'casual',
      updated_at: serverTimestamp(),
    }),
  )
  const bots = await assertSucceeds(
    getDocs(
      query(
        collection(firestore, COLLECTIONS.chatbots),
        where('user_id', '==', uid),
        orderBy('created_at', 'desc'),
      ),
    ),
  )
  expect(bots.docs.map((bot): unknown => bot.get('name'))).toEqual(['Night desk'])
  await assertFails(deleteDoc(botRef(id)))
  await assertSucceeds(deleteBot(id))
  expect((await getDoc(counterRef())).data()).toMatchObject({ bots: 0 })
  await assertSucceeds(createBot(`${id}-2`))
})

test('somebody else sees nothing of it', async () => {
  const stranger = connect(`stranger-${uid}`)
  await assertFails(getDoc(doc(stranger, COLLECTIONS.profiles, uid)))
  await assertFails(
    getDocs(query(collection(stranger, COLLECTIONS.chatbots), where('user_id', '==', uid))),
  )
  await assertFails(getDocs(collection(stranger, COLLECTIONS.chatbots)))
})
