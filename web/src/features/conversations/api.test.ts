import { expect, test } from 'vitest'
import { parseMessage } from './api.ts'

const RECEIPT = { fileId: 'f', page: 2, start: 4, end: 12, quote: 'At noon.' }
const TRACE = { asked: 'When?', words: [], needed: 0.44, candidates: [], phrasing: null }

test('a message is read with its quotes and its reasons', () => {
  const created_at = { toDate: () => new Date(0) }
  const row = { question: 'When?', output: 'At noon.', kind: 'answer', created_at }
  expect(parseMessage({ ...row, receipts: [RECEIPT], trace: TRACE }, 'm')).toEqual({
    id: 'm',
    question: 'When?',
    output: 'At noon.',
    kind: 'answer',
    quotes: [{ fileId: 'f', page: 2, start: 4, quote: 'At noon.' }],
    trace: TRACE,
    created_at: new Date(0),
  })
})

test.each([
  ['an older message without reasons', { question: 'x', output: 'y', kind: 'answer' }],
  ['reasons of another shape', { trace: { asked: 1 }, receipts: 'none' }],
  ['nothing at all', {}],
])('%s is shown without them', (_, row) => {
  expect(parseMessage(row, 'm')).toMatchObject({ trace: null, quotes: [] })
})
