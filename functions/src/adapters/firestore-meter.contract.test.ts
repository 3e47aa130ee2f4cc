import { randomUUID } from 'node:crypto'
import { PLANS, answersBeforeMessageTaking } from '@docent/domain/plans'
import { describe, expect, test } from 'vitest'
import { inMemoryMeter } from '../testing/in-memory-chat.ts'
import { reserveMessage } from '../usage/reserve-message.ts'
import { firestoreMeter } from './firestore-meter.ts'

const emulator = process.env['FIRESTORE_EMULATOR_HOST']

const METERS = [
  { name: 'in memory', make: inMemoryMeter },
  ...(emulator === undefined
    ? []
    : [
        {
          name: 'in Firestore',
          make: () => firestoreMeter({ projectId: 'demo-docent', firestoreEmulatorHost: emulator }),
        },
      ]),
]

describe.each(METERS)('a meter $name', ({ make }) => {
  test('gives concurrent messages distinct numbers', async () => {
    const meter = make()
    const owner = randomUUID()
    const counts = await Promise.all(
      Array.from({ length: 120 }, () => meter.count(owner, '2026-03')),
    )
    expect(new Set(counts).size).toBe(120)
    expect(Math.max(...counts.map(Number))).toBe(120)
  })

  test('lets exactly the cap and its grace through, whoever comes first', async () => {
    const account = { ownerId: randomUUID(), subscription: null, at: new Date('2026-03-05') }
    const meter = make()
    const cap = answersBeforeMessageTaking(PLANS.Free.limits)
    const results = await Promise.all(
      Array.from({ length: cap + 40 }, () => reserveMessage(meter, account)),
    )
    expect(results.filter(Boolean)).toHaveLength(cap)
    expect(await meter.count(account.ownerId, '2026-03')).toBe(cap + 1)
  })

  test('counts an event once, however often it is begun, and takes it back once', async () => {
    const meter = make()
    const owner = randomUUID()
    const begun = await Promise.all(
      Array.from({ length: 20 }, () => meter.count(owner, '2026-03', 'telegram_bot_1')),
    )
    expect(begun.filter((count) => count !== null)).toEqual([1])
    expect(await meter.count(owner, '2026-03', 'telegram_bot_2')).toBe(2)
    expect(await meter.count(randomUUID(), '2026-03', 'telegram_bot_1')).toBe(1)
    await meter.release(owner, '2026-03', 'telegram_bot_1')
    await meter.release(owner, '2026-03', 'telegram_bot_1')
    await meter.release(owner, '2026-03', 'telegram_bot_never')
    expect(await meter.count(owner, '2026-03')).toBe(2)
    expect(await meter.count(owner, '2026-03', 'telegram_bot_1')).toBe(3)
  })

  test('counts each owner and month apart', async () => {
    const meter = make()
    const [ada, grace] = [randomUUID(), randomUUID()]
    await meter.count(ada, '2026-03')
    expect(await meter.count(ada, '2026-04')).toBe(1)
    expect(await meter.count(grace, '2026-03')).toBe(1)
  })
})

test('a meter that cannot be reached says so', async () => {
  const meter = firestoreMeter({ projectId: 'demo-docent', firestoreEmulatorHost: '127.0.0.1:9' })
  await expect(meter.count('ada', '2026-03')).rejects.toMatchObject({ code: 'unavailable' })
})
