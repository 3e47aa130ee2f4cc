import { MAX_UNANSWERED_QUESTIONS } from '@docent/domain/analytics'
import { expect, test } from 'vitest'
import { listUnansweredQuestions } from './unanswered-questions.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour))

const listed = (messages: { question: string; askedAt: Date }[]) =>
  listUnansweredQuestions({ listUnanswered: () => Promise.resolve(messages) }, 'ada')

test('a question counts once for each time it was asked, however it was typed', async () => {
  const questions = await listed([
    { question: 'Do you ship to Canada?', askedAt: at(9) },
    { question: 'Is there a lift?', askedAt: at(8) },
    { question: 'do you ship to canada', askedAt: at(7) },
    { question: '  Do you   ship to Canada?!', askedAt: at(6) },
  ])
  expect(questions).toEqual([
    { question: 'Do you ship to Canada?', times: 3, lastAskedAt: at(9).toISOString() },
    { question: 'Is there a lift?', times: 1, lastAskedAt: at(8).toISOString() },
  ])
})

test('of equally frequent ones the newest comes first', async () => {
  const questions = await listed([
    { question: 'b', askedAt: at(9) },
    { question: 'a', askedAt: at(8) },
  ])
  expect(questions.map(({ question }) => question)).toEqual(['b', 'a'])
})

test('signs without a word are left out, and the list has an end', async () => {
  const many = Array.from({ length: MAX_UNANSWERED_QUESTIONS + 5 }, (_, index) => ({
    question: `Question ${index}?`,
    askedAt: at(1),
  }))
  const questions = await listed([{ question: '???', askedAt: at(2) }, ...many])
  expect(questions).toHaveLength(MAX_UNANSWERED_QUESTIONS)
  expect(questions.some(({ question }) => question === '???')).toBe(false)
})
