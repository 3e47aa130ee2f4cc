import { TERMS } from '@docent/domain/messages/legal'
import { assert, array, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { PROOF, splitAtQuotes } from './proof.ts'

test.each(PROOF.quotes)('the terms say to the letter: %s', (quote) => {
  const section = TERMS.find(({ id }) => id === PROOF.sectionId)
  expect(section?.paragraphs.some((paragraph) => paragraph.includes(quote))).toBe(true)
})

test('a text is cut at its quotes', () => {
  expect(splitAtQuotes('One. Two. Three.', ['Two.'])).toEqual([
    { text: 'One. ', isQuoted: false },
    { text: 'Two.', isQuoted: true },
    { text: ' Three.', isQuoted: false },
  ])
})

test('the parts of any text, joined, are the text', () => {
  assert(
    property(string(), array(string({ minLength: 1 })), (text, quotes) => {
      const parts = splitAtQuotes(text, [...quotes, text.slice(1, 4)])
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }),
  )
})
