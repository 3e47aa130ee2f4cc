import { PLANS, UNLIMITED, storageBytes } from '@docent/domain/plans'
import { describe, expect, test } from 'vitest'
import { reserveStorage, type UsageChange } from './reserve-storage.ts'

const at = new Date('2026-03-01T00:00:00Z')

describe.each(Object.values(PLANS))('on $tier', ({ tier, limits }) => {
  const subscription = {
    subscribed: true,
    subscription_tier: tier,
    subscription_end: new Date('2026-04-01T00:00:00Z'),
  }
  const reserve = (bytes: number, bases: number, change: Partial<UsageChange>) =>
    reserveStorage(
      { usage: { storage_bytes: bytes, knowledge_bases: bases }, subscription },
      { bases: 0, addedBytes: 0, freedBytes: 0, ...change },
      at,
    )
  const room = storageBytes(limits)

  test('the last byte fits and the next one does not', () => {
    expect(reserve(room - 1, 1, { addedBytes: 1 }).storage_bytes).toBe(room)
    expect(() => reserve(room, 1, { addedBytes: 1 })).toThrow('plan_limit_storage')
    expect(reserve(room, 1, { addedBytes: 1, freedBytes: 1 }).storage_bytes).toBe(room)
  })

  const max = limits.maxKnowledgeBases
  test.runIf(max === UNLIMITED)('there is always room for one more base', () => {
    expect(reserve(0, 10_000, { bases: 1 }).knowledge_bases).toBe(10_001)
  })

  test.runIf(max !== UNLIMITED)('the last base fits and the next one does not', () => {
    expect(reserve(0, max - 1, { bases: 1 }).knowledge_bases).toBe(max)
    expect(() => reserve(0, max, { bases: 1 })).toThrow('plan_limit_knowledge_bases')
  })

  test('what only frees is allowed above the caps, and never goes below zero', () => {
    expect(reserve(room + 500, 99, { freedBytes: 100, bases: -1 })).toEqual({
      storage_bytes: room + 400,
      knowledge_bases: 98,
    })
    expect(reserve(5, 0, { freedBytes: 9, bases: -1 })).toEqual({
      storage_bytes: 0,
      knowledge_bases: 0,
    })
  })
})
