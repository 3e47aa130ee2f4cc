import { expect, test } from 'vitest'
import type { BotCounts } from './bot-counts-port.ts'
import { recountBots } from './recount-bots.ts'

test('every counter is checked, drift is told, and a failure holds up nobody', async () => {
  const drifts: Record<string, number> = { ada: 0, bob: 2, eve: Number.NaN, zoe: -1 }
  const counts: BotCounts = {
    async *listOwners() {
      yield ['ada', 'bob']
      yield ['eve', 'zoe']
    },
    recount: (ownerId) =>
      ownerId === 'eve'
        ? Promise.reject(new Error('not reached'))
        : Promise.resolve(drifts[ownerId] ?? 0),
  }
  const told: [string, number][] = []
  const result = await recountBots(counts, (ownerId, drift) => void told.push([ownerId, drift]))
  expect(result).toEqual({ checked: 4, repaired: 2, failed: 1 })
  expect(told).toEqual([
    ['bob', 2],
    ['zoe', -1],
  ])
})
