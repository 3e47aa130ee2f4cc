import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLexicon, createLexiconOfAll, hashOf } from './lexicon.ts'
import { hashOfPlain } from './plain-words.ts'

/** Words of any script, those that UTF-16 writes as two units included. */
const anyWords = fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), {
  maxLength: 60,
})

type Stretches = [letters: Uint16Array, starts: Uint32Array, ends: Uint32Array]

function stretchesOf(words: readonly string[]): Stretches {
  const letters = words.join('')
  let end = 0
  const ends = Uint32Array.from(words, (word) => (end += word.length))
  return [
    Uint16Array.from({ length: letters.length }, (_, at) => letters.charCodeAt(at)),
    ends.map((at, index) => at - words[index]!.length),
    ends,
  ]
}

const lexiconOf = (words: readonly string[]) => createLexicon(...stretchesOf(words))

describe('a lexicon', () => {
  it('knows its words, and no other', () => {
    fc.assert(
      fc.property(anyWords, anyWords, (words, others) => {
        const lexicon = lexiconOf(words)
        for (const [place, word] of words.entries()) {
          expect(lexicon.find(word, hashOf(word))).toBe(place)
          expect(lexicon.wordAt(place)).toBe(word)
        }
        for (const other of others.filter((word) => !words.includes(word))) {
          expect(lexicon.find(other, hashOf(other))).toBe(-1)
        }
      }),
    )
  })

  it('knows a word of plain letters where it stands in a text, large or small', () => {
    const plainWord = fc.string({
      unit: fc.constantFrom('a', 'b', 'y', 'z'),
      minLength: 1,
      maxLength: 4,
    })
    const wordsOf = fc.uniqueArray(plainWord, { maxLength: 30 })
    // Signs that differ from a letter by the bit that makes it small are none.
    const around = fc.constantFrom('', '@', '[', 'X')
    fc.assert(
      fc.property(wordsOf, plainWord, around, fc.boolean(), (words, asked, before, isLarge) => {
        const text = before + (isLarge ? asked.toUpperCase() : asked) + before
        const [start, end] = [before.length, before.length + asked.length]
        const found = lexiconOf(words).findPlain(text, start, end, hashOfPlain(asked))
        expect(found).toBe(words.indexOf(asked))
      }),
    )
  })

  it('of words that come again numbers each by where it came first', () => {
    const few = fc.array(fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 4 }))
    fc.assert(
      fc.property(few, (words) => {
        const different = [...new Set(words)]
        const stretches = stretchesOf(words)
        const { lexicon, numbers } = createLexiconOfAll(...stretches, different.length)
        expect([...numbers]).toEqual(words.map((word) => different.indexOf(word)))
        for (const [place, word] of different.entries()) {
          expect(lexicon.wordAt(place)).toBe(word)
          expect(lexicon.find(word, hashOf(word))).toBe(place)
        }
        for (const wrong of [different.length - 1, different.length + 1]) {
          expect(() => createLexiconOfAll(...stretches, wrong)).toThrow(RangeError)
        }
      }),
    )
  })

  it('finds the words with a beginning, in their order', () => {
    const fewLetters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 7 })
    const alike = fc.uniqueArray(fewLetters, { maxLength: 60 })
    const binary = fc.string({ unit: 'binary', maxLength: 2 })
    for (const [anyOf, anyBeginning] of [
      [anyWords, binary],
      [alike, fewLetters],
    ] as const) {
      fc.assert(
        fc.property(anyOf, anyBeginning, (words, beginning) => {
          const lexicon = lexiconOf(words)
          const found = lexicon.startingWith(beginning).map((place) => lexicon.wordAt(place))
          expect(found).toEqual(words.filter((word) => word.startsWith(beginning)))
        }),
      )
    }
  })

  it('holds a word of any length', () => {
    const word = 'ab'.repeat(200_000)
    expect(lexiconOf([word]).wordAt(0)).toBe(word)
  })
})
