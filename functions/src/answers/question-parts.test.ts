import { expect, it } from 'vitest'
import { answerQuestion } from './answer.ts'
import { partsOfQuestion } from './question-parts.ts'
import { segmentOf } from './segment.ts'

it.each([
  ['Who is Ada and who is Tom?', ['Who is Ada?', 'who is Tom?']],
  [
    'What is the deposit, and when do I get it back?',
    ['What is the deposit?', 'when do I get it back?'],
  ],
  ['Do you sell boats? And do you rent them?', ['Do you sell boats?', 'do you rent them?']],
  [
    'When are you open on Mondays and on Sundays?',
    ['When are you open on Mondays?', 'When are you open on Sundays?'],
  ],
  ['What do salt and pepper cost?', null],
  ['When it rains, what is closed?', null],
  ['When and where do we meet?', null],
  ['Wer ist Ada und wer ist Tom?', null],
])('two questions are told apart in %s', (question, parts) => {
  expect(partsOfQuestion(question)).toEqual(parts)
})

it('each of two questions is answered, or the whole as one', () => {
  const pages = [
    'Ada Lark is the master of the harbour. The pier was painted blue.',
    'Tom Reed is the keeper of the lighthouse. The boats were sold.',
  ]
  const file = { fileName: 'town.txt', pages }
  const files = [{ fileId: 't', ...file, segment: segmentOf(file) }]
  const ask = (question: string) => {
    const draft = answerQuestion(files, { question, personality: 'professional' })
    return draft.kind === 'answer' ? draft.sentences.map(({ receipt }) => receipt.page) : []
  }
  expect(ask('Who is Tom Reed and who is Ada Lark?')).toEqual([2, 1])
  expect(ask('Who is Ada Lark and who is Ada Lark?')).toEqual([1])
  expect(ask('Who is Ada Lark and what is a helicopter?')).not.toContain(2)
})
