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

  test('bases fit up to the cap, and without one for ever', () => {
    const fits = (count: number): boolean => {
      try {
        return reserve(0, count, { bases: 1 }).knowledge_bases === count + 1
      } catch (error) {
        return (error as { code?: string }).code !== 'plan_limit_knowledge_bases'
      }
    }
    const isUnlimited = limits.maxKnowledgeBases === UNLIMITED
    const cap = isUnlimited ? 10_000 : limits.maxKnowledgeBases
    expect(fits(cap - 1)).toBe(true)
    expect(fits(cap)).toBe(isUnlimited)
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
