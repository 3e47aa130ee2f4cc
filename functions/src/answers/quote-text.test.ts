import { expect, test } from 'vitest'
import { isReadingOf, readQuote, showQuote } from './quote-text.ts'

test.each([
  ['For exam-\nple, this.', 'For example, this.'],
  ['A peer-to-\npeer system.', 'A peer-to-peer system.'],
  ['Made by Hewlett-\nPackard.', 'Made by Hewlett-Packard.'],
  ['From 9 -\nor 10 - on.', 'From 9 - or 10 - on.'],
  ['Pages 3-\n4 hold it.', 'Pages 3-4 hold it.'],
  [
    'Call 0800-\n555 of the 220–\n240 V line, or A-\n1.',
    'Call 0800-555 of the 220–240 V line, or A-1.',
  ],
  [
    'Write to mail@sw-\nbridge.example or visit city-\npool.example.',
    'Write to mail@sw-bridge.example or visit city-pool.example.',
  ],
  ['It was al-\nready. Then', 'It was already. Then'],
  ['Open Mon–\nFri – or\nnot –\nby bell.', 'Open Mon–Fri – or not – by bell.'],
  ['A soft\u00ADly broken word.', 'A softly broken word.'],
  ['Trout .............. 19.80', 'Trout … 19.80'],
  ['Steak __________ 24 €', 'Steak … 24 €'],
  ['He waited . . . and left.', 'He waited . . . and left.'],
])('%j reads as %j', (quote, text) => {
  expect(readQuote(quote)).toBe(text)
  expect(isReadingOf(text, quote)).toBe(true)
})

test.each([
  ['Full service\t3 days\t£89', 'Full service · 3 days · £89'],
  ['Herr                 460 kr', 'Herr · 460 kr'],
  [' | Solo | Crew\nPrice | $14 | $39', 'Solo · Crew Price · $14 · $39'],
  ['| Battery | | 2 years |', 'Battery · 2 years'],
  ['| | |\n| Battery | 2 years |', 'Battery · 2 years'],
  ['| Battery | 2 years |\n |', 'Battery · 2 years'],
  ['either|or', 'either|or'],
  ['Herr  460 kr', 'Herr 460 kr'],
  ['Phone:\t555 310', 'Phone: 555 310'],
  ['1.1\tYou rent the bikes.', '1.1 You rent the bikes.'],
  ['(a)\tYou rent the bikes.', '(a) You rent the bikes.'],
  ['• \tone dog', '• one dog'],
  ['Trout   ..............   19.80', 'Trout … 19.80'],
])('%j is shown as %j', (quote, text) => {
  expect(showQuote(quote)).toBe(text)
  expect(isReadingOf(text, quote)).toBe(true)
  expect(isReadingOf(readQuote(quote), quote)).toBe(true)
})

test('no dot is shown where no cell ends', () => {
  expect(isReadingOf('£1 · 50', '£1 50')).toBe(false)
  expect(isReadingOf('a · b c', 'a\tb\tc')).toBe(false)
  expect(isReadingOf('a · b · d', 'a\tb\tc')).toBe(false)
})

test('a very wide gap reads as any other', () => {
  const quote = `Trout${' '.repeat(300_000)}19.80`
  expect(readQuote(quote)).toBe('Trout 19.80')
  expect(isReadingOf('Trout 19.80', quote)).toBe(true)
  expect(isReadingOf('Trout · 19.80', quote)).toBe(true)
})

test('no number is lost behind dots', () => {
  expect(isReadingOf('Trout … 9.80', 'Trout .............. 19.80')).toBe(false)
  expect(isReadingOf('Trout 19.80', 'Trout .............. 19.80')).toBe(false)
})

test('no sign is lost that does not divide a word', () => {
  expect(isReadingOf('Pages 34 hold it.', 'Pages 3-\n4 hold it.')).toBe(false)
})

test('reads a gap that soft hyphens stand in as one', () => {
  expect(showQuote('Puncture   \u00AD \t£12')).toBe('Puncture · £12')
  expect(showQuote('Puncture \u00AD £12')).toBe('Puncture £12')
})
