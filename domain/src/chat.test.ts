import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isProvenSentence, readReply, type ProvenSentence } from './chat.ts'

const sentence: ProvenSentence = {
  text: 'We open at nine.',
  receipt: {
    fileId: 'f',
    fileName: 'hours.txt',
    page: 1,
    pages: 1,
    start: 0,
    end: 16,
    quote: 'We open at nine.',
    before: '',
    after: '',
  },
}

test('a list and an object with output are both read', () => {
  const reply = {
    output: 'Found it: Yes.',
    kind: 'answer',
    sentences: [sentence],
    lead: 'Found it:',
    closing: 'Anything else?',
    suggestions: ['Prices'],
    conversationId: 'c',
  }
  expect(readReply([reply])).toEqual(reply)
  expect(readReply(reply)).toEqual(reply)
})

test('an external reply of output alone is an answer without sentences', () => {
  expect(readReply([{ output: 'Yes.' }])).toEqual({
    output: 'Yes.',
    kind: 'answer',
    sentences: [],
    suggestions: [],
    conversationId: '',
  })
})

test('of the bot’s own words and suggestions only texts are read, and no more than fit', () => {
  const many = ['a', 1, null, 'b', {}, 'c', 'd', 'e']
  const reply = readReply({ output: '', lead: 1, closing: [], suggestions: many })
  expect(reply).not.toHaveProperty('lead')
  expect(reply).not.toHaveProperty('closing')
  expect(reply?.suggestions).toEqual(['a', 'b', 'c', 'd'])
})

test.each([null, undefined, [], {}, 'text', 3, [{}], [{ output: 3 }], [[{ output: 'x' }]]])(
  'the shape %o is not recognised',
  (body) => expect(readReply(body)).toBeNull(),
)

test('a sentence without its whole receipt is dropped', () => {
  for (const key of Object.keys(sentence.receipt)) {
    const receipt: Record<string, unknown> = { ...sentence.receipt }
    delete receipt[key]
    expect(isProvenSentence({ ...sentence, receipt })).toBe(false)
  }
  expect(isProvenSentence(sentence)).toBe(true)
})

test('nothing that comes over the wire makes the guard throw', () => {
  fc.assert(fc.property(fc.anything(), (body) => void readReply(body)))
})
