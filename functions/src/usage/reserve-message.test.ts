import { expect, test } from 'vitest'
import { inMemoryMeter } from '../testing/in-memory-chat.ts'
import { reserveMessage } from './reserve-message.ts'

const at = new Date('2026-03-31T23:59:59Z')
const starter = {
  subscribed: true,
  subscription_tier: 'Starter',
  subscription_end: new Date('2026-04-15T00:00:00Z'),
}

test('exactly the cap and its grace are answered under concurrency', async () => {
  const meter = inMemoryMeter()
  const account = { ownerId: 'ada', subscription: null, at }
  const results = await Promise.all(
    Array.from({ length: 500 }, () => reserveMessage(meter, account)),
  )
  expect(results.filter(Boolean)).toHaveLength(110)
  expect(meter.counts.get('ada 2026-03')).toBe(110)
})

test('a plan that has ended counts as Free, one in force as itself', async () => {
  const meter = inMemoryMeter()
  meter.counts.set('ada 2026-03', 110)
  meter.counts.set('ada 2026-05', 110)
  expect(await reserveMessage(meter, { ownerId: 'ada', subscription: starter, at })).toBe(true)
  const may = new Date('2026-05-01T00:00:00Z')
  expect(await reserveMessage(meter, { ownerId: 'ada', subscription: starter, at: may })).toBe(
    false,
  )
})

test('the count begins anew with the month in UTC', async () => {
  const meter = inMemoryMeter()
  meter.counts.set('ada 2026-03', 110)
  const free = { ownerId: 'ada', subscription: null }
  expect(await reserveMessage(meter, { ...free, at })).toBe(false)
  expect(await reserveMessage(meter, { ...free, at: new Date('2026-04-01T00:00:00Z') })).toBe(true)
})
