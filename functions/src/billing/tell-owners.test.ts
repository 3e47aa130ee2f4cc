import { expect, test } from 'vitest'
import { mailWorld } from '../testing/in-memory-mail.ts'
import { NO_PLAN, rowOfTrial } from './plan-row.ts'
import type { PlanRow } from './ports.ts'
import { tellOwners } from './tell-owners.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const begin = new Date('2026-03-01T12:00:00Z')
const day = (days: number) => new Date(begin.getTime() + days * DAY_MS)

const starter: PlanRow = {
  ...NO_PLAN,
  subscribed: true,
  subscription_tier: 'Starter',
  subscription_end: day(33),
  plan_status: 'active',
  billing_interval: 'month',
  renews_at: day(30),
}

function world(start: PlanRow | null) {
  const clock = { now: begin }
  const { deps: mail, mails } = mailWorld(() => clock.now)
  const state = { row: start, messages: 0, address: 'ada@example.com' as string | null }
  const deps = {
    mail,
    appUrl: 'https://docent.example',
    store: {
      async *listOwners() {
        yield ['broken', 'ada']
      },
      findRow: (ownerId: string) =>
        ownerId === 'ada' ? Promise.resolve(state.row) : Promise.reject(new Error('broken')),
      countMessages: async () => state.messages,
      findAddress: async () => state.address,
    },
  }
  /** Two nights at a moment, of which the second repeats the first. @returns subjects of the mails */
  const nights = async (at: Date, change: Partial<typeof state> = {}) => {
    Object.assign(state, change)
    clock.now = at
    const before = mails.length
    await tellOwners(deps)
    await tellOwners(deps)
    return mails.slice(before).map(({ subject }) => subject)
  }
  return { deps, mails, nights }
}

test('a trial: three days before its end, one day before, and when it is over', async () => {
  const trial = rowOfTrial({ tier: 'Starter', startedAt: begin, endsAt: day(14) })
  const { nights, mails } = world(trial)
  expect(await nights(day(10.9))).toEqual([])
  expect(await nights(day(11.2))).toEqual(['Your trial of Starter ends in less than 3 days'])
  expect(await nights(day(12.2))).toEqual([])
  expect(await nights(day(13.2))).toEqual(['Your trial of Starter ends in less than a day'])
  expect(await nights(day(14.2))).toEqual([])
  const over = { ...trial, subscribed: false, ended_at: day(14) }
  expect(await nights(day(14.3), { row: over })).toEqual([
    'Your plan has ended, the Free plan applies',
  ])
  expect(await nights(day(30))).toEqual([])
  expect(mails[0]).toMatchObject({ to: 'ada@example.com' })
  expect(mails[0]?.text).toContain('March 15, 2026')
  expect(mails[0]?.text).toContain('https://docent.example/dashboard/billing')
})

test('a subscription: nothing while it runs; a failed payment, a cancellation and the end once each', async () => {
  const { nights, mails } = world(starter)
  expect(await nights(day(1))).toEqual([])
  const failed: PlanRow = {
    ...starter,
    plan_status: 'past_due',
    subscription_end: day(37),
    renews_at: null,
  }
  expect(await nights(day(30), { row: failed })).toEqual([
    'The payment for your Starter plan failed',
  ])
  expect(mails[0]?.text).toContain('April 7, 2026')
  expect(await nights(day(33))).toEqual([])
  // The next month fails as well: that is another failure.
  const again = { ...failed, subscription_end: day(67) }
  expect(await nights(day(60), { row: again })).toEqual([
    'The payment for your Starter plan failed',
  ])
  const cancelled = { ...starter, renews_at: null, subscription_end: day(90) }
  expect(await nights(day(70), { row: cancelled })).toEqual([
    'Your Starter plan ends on May 30, 2026',
  ])
  expect(await nights(day(89))).toEqual([])
  const over = { ...NO_PLAN, ended_at: day(90) }
  expect(await nights(day(90.5), { row: over })).toEqual([
    'Your plan has ended, the Free plan applies',
  ])
  expect(await nights(day(120))).toEqual([])
})

test('the messages of a month: at 80 % and at 100 %, anew in the next month and under another cap', async () => {
  const { nights, mails } = world(null)
  const nearly = 'You have used 80% of your messages of this month'
  expect(await nights(day(1), { messages: 79 })).toEqual([])
  expect(await nights(day(2), { messages: 80 })).toEqual([nearly])
  expect(await nights(day(3), { messages: 99 })).toEqual([])
  expect(await nights(day(4), { messages: 104 })).toEqual([
    'You have used all of your messages of this month',
  ])
  expect(mails[1]?.text).toContain('answered 104 of 100 messages this month. They answer up to 110')
  expect(await nights(day(5), { row: starter, messages: 800 })).toEqual([nearly])
  expect(await nights(day(32), { row: null, messages: 85 })).toEqual([nearly])
})

test('nobody is written to whose address is not confirmed, or while mail is off', async () => {
  const { nights, deps, mails } = world(null)
  expect(await nights(day(1), { messages: 90, address: null })).toEqual([])
  const off = { ...deps, mail: { ...deps.mail, sendMail: null } }
  expect(await tellOwners(off)).toEqual({ sent: 0, failed: 0 })
  expect(await nights(day(1), { address: 'ada@example.com' })).toHaveLength(1)
  expect(mails).toHaveLength(1)
})

test('an owner who cannot be read does not hold up the others', async () => {
  const { deps } = world({ ...starter, renews_at: null })
  expect(await tellOwners(deps)).toEqual({ sent: 1, failed: 1 })
})
