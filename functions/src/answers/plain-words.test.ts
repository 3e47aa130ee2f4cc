import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPlainWords, hashOfPlain } from './plain-words.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'C', 'z'), minLength: 1, maxLength: 6 })

it('plain words are found inside a text in any case, and no others are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 2_000 }), letters, (all, other) => {
      const words = [...new Set(all.map((word) => word.toLowerCase()))]
      const known = createPlainWords()
      const numberOf = (word: string) =>
        known.find(`(${word})`, 1, 1 + word.length, hashOfPlain(word))
      for (const word of words) known.add(`(${word})`, 1, 1 + word.length, hashOfPlain(word))
      for (const [number, word] of words.entries()) {
        expect(numberOf(word.toUpperCase())).toBe(number)
      }
      expect(numberOf(other)).toBe(words.indexOf(other.toLowerCase()))
    }),
  )
})
