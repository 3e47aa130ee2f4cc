import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPlainWords, NO_LETTERS, withLetter } from './plain-words.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'C', 'z'), minLength: 1, maxLength: 6 })
const hashOf = (word: string): number =>
  Array.from(word).reduce((hash, letter) => withLetter(hash, letter.charCodeAt(0)), NO_LETTERS)

it('plain words are found inside a text in any case, and no others are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 2_000 }), letters, (all, other) => {
      const words = [...new Set(all.map((word) => word.toLowerCase()))]
      const known = createPlainWords<string>()
      const valueOf = (word: string) => known.find(`(${word})`, 1, 1 + word.length, hashOf(word))
      for (const word of words) known.add(`(${word})`, 1, 1 + word.length, hashOf(word), word)
      for (const word of words) expect(valueOf(word.toUpperCase())).toBe(word)
      const small = other.toLowerCase()
      expect(valueOf(other)).toBe(words.includes(small) ? small : undefined)
    }),
  )
})
