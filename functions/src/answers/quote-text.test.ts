import { expect, test } from 'vitest'
import { isReadingOf, readQuote } from './quote-text.ts'

test.each([
  ['For exam-\nple, this.', 'For example, this.'],
  ['A peer-to-\npeer system.', 'A peer-to-peer system.'],
  ['Made by Hewlett-\nPackard.', 'Made by Hewlett-Packard.'],
  ['From 9 -\nor 10 - on.', 'From 9 - or 10 - on.'],
  ['Pages 3-\n4 hold it.', 'Pages 3- 4 hold it.'],
  ['A soft\u00ADly broken word.', 'A softly broken word.'],
  ['Trout .............. 19.80', 'Trout … 19.80'],
  ['Steak __________ 24 €', 'Steak … 24 €'],
  ['He waited . . . and left.', 'He waited . . . and left.'],
])('%j reads as %j', (quote, text) => {
  expect(readQuote(quote)).toBe(text)
  expect(isReadingOf(text, quote)).toBe(true)
})

test('a very wide gap reads as any other', () => {
  const quote = `Trout${' '.repeat(300_000)}19.80`
  expect(readQuote(quote)).toBe('Trout 19.80')
  expect(isReadingOf('Trout 19.80', quote)).toBe(true)
})

test('no number is lost behind dots', () => {
  expect(isReadingOf('Trout … 9.80', 'Trout .............. 19.80')).toBe(false)
  expect(isReadingOf('Trout 19.80', 'Trout .............. 19.80')).toBe(false)
})

test('no sign is lost that does not divide a word', () => {
  expect(isReadingOf('Pages 34 hold it.', 'Pages 3-\n4 hold it.')).toBe(false)
})
