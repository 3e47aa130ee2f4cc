import { describe, expect, it } from 'vitest'
import { askForJobs, type AskedForJobsAs } from './jobs.ts'

/** At least, and at most: what was measured, less a few. Of 900 questions for a job, 450 in other words, 540 for else. */
const FLOORS: Readonly<
  Record<Exclude<AskedForJobsAs, 'else'>, { right: number; beside: number; untold: number }>
> = {
  usual: { right: 770, beside: 44, untold: 50 },
  otherwise: { right: 74, beside: 68, untold: 100 },
}
const MOST_ELSE = 35

const all = askForJobs()

describe.each(Object.entries(FLOORS))('who asks for a job, %s', (as, floor) => {
  const asked = all.filter((each) => each.as === as)
  const listed = (isTold: boolean, verdict: string): string[] =>
    asked
      .filter((each) => each.isTold === isTold && each.verdict === verdict)
      .map(({ language, question, said }) => `${language}: ${question} → ${said}`)

  it('is told of it', () => {
    const missed = listed(true, 'refused').join('\n')
    expect(listed(true, 'right').length, missed).toBeGreaterThanOrEqual(floor.right)
  })

  it('is seldom told something else, above all where nothing tells of jobs', () => {
    const beside = listed(true, 'wrong')
    expect(beside.length, beside.join('\n')).toBeLessThanOrEqual(floor.beside)
    const untold = listed(false, 'wrong')
    expect(untold.length, untold.join('\n')).toBeLessThanOrEqual(floor.untold)
  })
})

it('is seldom told to whoever asks for something else in words like these', () => {
  const told = all.filter(
    ({ as, tellsJobs, verdict }) => as === 'else' && tellsJobs && verdict !== 'near',
  )
  const lines = told.map(({ language, question }) => `${language}: ${question}`)
  expect(told.length, lines.join('\n')).toBeLessThanOrEqual(MOST_ELSE)
})
