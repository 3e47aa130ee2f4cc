import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createByteReader, createByteWriter } from './bytes.ts'
import { firstFrom, hashOf, startsWith } from './lexicon.ts'
import { numberTerms, readVocabulary, termOfWord, writeVocabulary } from './vocabulary.ts'

/** Words of any script, those that UTF-16 writes as two units included. */
const anyWords = fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), {
  maxLength: 60,
})

/** Writes words with terms of a few letters, and reads them back. */
function stored(words: readonly string[]) {
  const terms = words.map((word) => `${Array.from(word).slice(0, 2).join('')}~`)
  const numberOf = new Map(words.map((word, index) => [word, index]))
  const { vocabulary: numbered } = numberTerms(words, terms, numberOf)
  const writer = createByteWriter()
  writeVocabulary(writer, numbered)
  return { numbered, vocabulary: readVocabulary(createByteReader(writer.finish())) }
}

describe('a vocabulary', () => {
  it('gives back the words and terms that it was written with, whatever their letters', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        const { numbered, vocabulary } = stored(words)
        const all = Array.from({ length: vocabulary.words.size }, (_, at) =>
          vocabulary.words.wordAt(at),
        )
        expect(all).toEqual(numbered.words)
        expect(vocabulary.termOfWord).toEqual(numbered.termOfWord)
        for (const [term, name] of numbered.terms.entries()) {
          expect(vocabulary.terms.find(name, hashOf(name))).toBe(term)
        }
      }),
    )
  })

  it('knows the term of its words, and of no other', () => {
    fc.assert(
      fc.property(anyWords, anyWords, (words, others) => {
        const { numbered, vocabulary } = stored(words)
        for (const [at, word] of numbered.words.entries()) {
          expect(termOfWord(vocabulary, word)).toBe(numbered.termOfWord[at])
        }
        for (const other of others.filter((word) => !words.includes(word))) {
          expect(termOfWord(vocabulary, other)).toBe(-1)
        }
      }),
    )
  })

  it('finds the words with a beginning side by side', () => {
    fc.assert(
      fc.property(anyWords, fc.string({ unit: 'binary', maxLength: 2 }), (words, prefix) => {
        const { numbered, vocabulary } = stored(words)
        const found: string[] = []
        for (let at = firstFrom(vocabulary.words, prefix); at < words.length; at++) {
          if (startsWith(vocabulary.words, at, prefix)) found.push(vocabulary.words.wordAt(at))
        }
        expect(found).toEqual(numbered.words.filter((word) => word.startsWith(prefix)))
      }),
    )
  })

  it('holds a word of any length', () => {
    const word = 'ab'.repeat(200_000)
    expect(stored([word]).vocabulary.words.wordAt(0)).toBe(word)
  })

  it('refuses numbers that do not fit together', () => {
    const bytes = (...numbers: number[]) => createByteReader(Uint8Array.from(numbers))
    // One word, one term; a word that shares letters with none before it.
    expect(() => readVocabulary(bytes(1, 1, 3, 0, 0, 0, 0, 0, 0))).toThrow(RangeError)
    // A word that names a term before the first one.
    expect(() => readVocabulary(bytes(1, 0, 0, 1, 1, 1, 97, 0))).toThrow(RangeError)
    // More letters than are there.
    expect(() => readVocabulary(bytes(1, 1, 0, 9, 0, 0, 0, 1, 97, 0))).toThrow(RangeError)
  })
})
