import { expect, test } from 'vitest'
import type { SubscriptionState } from '@docent/domain/plans'
import { startTrial } from './start-trial.ts'

type Row = SubscriptionState & { trial_started_at: Date | null }
const now = new Date('2026-03-01T12:00:00Z')

function trialsWith(row: Row | null) {
  const written: Row[] = []
  const trials = {
    startTrial: (
      _: string,
      trial: { tier: string; startedAt: Date; endsAt: Date },
      allow: (row: Row | null) => boolean,
    ) => {
      if (!allow(row)) return Promise.resolve(false)
      written.push({
        subscribed: true,
        subscription_tier: trial.tier,
        subscription_end: trial.endsAt,
        trial_started_at: trial.startedAt,
      })
      return Promise.resolve(true)
    },
  }
  return { written, deps: { trials, now: () => now } }
}

test('a new account has the chosen plan for 14 days', async () => {
  const { deps, written } = trialsWith(null)
  const result = await startTrial(deps, { ownerId: 'ada', tier: 'Professional' })
  expect(result).toEqual({ tier: 'Professional', endsAt: '2026-03-15T12:00:00.000Z' })
  expect(written).toEqual([
    {
      subscribed: true,
      subscription_tier: 'Professional',
      subscription_end: new Date('2026-03-15T12:00:00Z'),
      trial_started_at: now,
    },
  ])
})

const ended = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  trial_started_at: null,
}

test.each([
  ['has had its trial', { ...ended, trial_started_at: new Date('2025-01-01T00:00:00Z') }],
  [
    'pays for a plan',
    {
      ...ended,
      subscribed: true,
      subscription_tier: 'Starter',
      subscription_end: new Date('2026-04-01'),
    },
  ],
])('an account that %s gets no trial', async (_, row) => {
  const { deps, written } = trialsWith(row)
  await expect(startTrial(deps, { ownerId: 'ada', tier: 'Starter' })).rejects.toMatchObject({
    code: 'trial_used',
  })
  expect(written).toEqual([])
})

test('an account whose row says nothing yet may start it', async () => {
  const { deps } = trialsWith(ended)
  await expect(startTrial(deps, { ownerId: 'ada', tier: 'Starter' })).resolves.toBeDefined()
})
