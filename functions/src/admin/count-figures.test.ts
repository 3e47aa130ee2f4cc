import { ADMIN_DAYS } from '@docent/domain/admin'
import { expect, test } from 'vitest'
import { figuresCounter } from './count-figures.ts'

const TOTALS = {
  users: 1,
  newUsers: 1,
  bots: 0,
  activeBots: 0,
  bases: 0,
  files: 0,
  storedBytes: 0,
  conversations: 0,
  openMessages: 0,
}

function counting(fails = () => false) {
  const asked: string[] = []
  let now = new Date('2026-03-31T12:00:00Z')
  const count = figuresCounter(
    {
      countTotals: () => (fails() ? Promise.reject(new Error('down')) : Promise.resolve(TOTALS)),
      countPlans: () => Promise.resolve([]),
      countQuestions: (day) => {
        asked.push(day)
        return Promise.resolve({ day, answered: 1, unanswered: 0 })
      },
    },
    () => now,
  )
  const wait = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  return { asked, count, wait }
}

test('the days end today and are all there', async () => {
  const { days } = await counting().count()
  expect(days).toHaveLength(ADMIN_DAYS)
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-03-02', '2026-03-31'])
})

test('within a minute nothing is counted again, whoever asks', async () => {
  const { asked, count } = counting()
  await Promise.all([count(), count()])
  expect(asked).toHaveLength(ADMIN_DAYS)
})

test('later only the days that may still change are', async () => {
  const { asked, count, wait } = counting()
  await count()
  asked.length = 0
  wait(2)
  await count()
  expect(asked).toEqual(['2026-03-30', '2026-03-31'])
})

test('figures that could not be counted are not kept', async () => {
  let isDown = true
  const { count } = counting(() => isDown)
  await expect(count()).rejects.toThrow('down')
  isDown = false
  await expect(count()).resolves.toMatchObject({ users: 1 })
})
