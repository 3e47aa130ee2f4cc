import { expect, test } from 'vitest'
import { NO_PLAN } from './plan-row.ts'
import type { PlanRow, TrialStore } from './ports.ts'
import { startTrial } from './start-trial.ts'

const now = new Date('2026-03-01T12:00:00Z')

function trialsWith(row: PlanRow | null) {
  const written: PlanRow[] = []
  const trials: TrialStore = {
    startTrial: (_, trial, allow) => {
      if (!allow(row)) return Promise.resolve(false)
      written.push(trial)
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
      ...NO_PLAN,
      subscribed: true,
      subscription_tier: 'Professional',
      subscription_end: new Date('2026-03-15T12:00:00Z'),
      plan_status: 'trial',
      trial_started_at: now,
      trial_tier: 'Professional',
    },
  ])
})

const ended = NO_PLAN

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
