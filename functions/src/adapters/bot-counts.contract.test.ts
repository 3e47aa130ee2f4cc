import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { firestoreBotCounts } from './firestore-bot-counts.ts'
import { firestore } from './firestore.ts'

const hasEmulator = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined
if (hasEmulator) process.env['GCLOUD_PROJECT'] ??= 'demo-docent'

test.runIf(hasEmulator)(
  'a counter that drifted is put right, one that is right is left',
  async () => {
    const owner = randomUUID()
    const counter = firestore().doc(`bot_counters/${owner}`)
    await counter.set({ bots: 3, last_bot: 'gone' })
    await firestore().doc(`chatbots/${owner}`).set({ user_id: owner })
    const listed: string[] = []
    for await (const page of firestoreBotCounts.listOwners()) listed.push(...page)
    expect(listed).toContain(owner)
    expect(await firestoreBotCounts.recount(owner)).toBe(2)
    expect((await counter.get()).get('bots')).toBe(1)
    const { updateTime } = await counter.get()
    expect(await firestoreBotCounts.recount(owner)).toBe(0)
    expect((await counter.get()).updateTime).toEqual(updateTime)
    expect(await firestoreBotCounts.recount(randomUUID())).toBe(0)
  },
)
