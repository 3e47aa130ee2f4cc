import { describe, expect, it, test } from 'vitest'
import { LENGTH, trainedWords } from './trained-words.ts'
import { createWordReader } from './word-reader.ts'

describe('words as vectors are learned for them', () => {
  test.each([
    ['en', 'Can’t we come at 9:30?', ['ca', 'not', 'we', 'come', 'at', '<time>']],
    ['en', "The dog's lead is £4.50", ['the', 'dog', 'lead', 'is', '£', '<num>']],
    ['en', "we'll be 2,000 people", ['we', 'will', 'be', '<num>', 'people']],
    ['en', '', []],
    ['de', 'Die Öffnungszeiten: 9:30', ['die', 'öffnungszeiten', '<time>']],
    ['fr', 'l’école d’été', ['l', 'école', 'd', 'été']],
    ['zh', '退款?', ['退款']],
    ['zh', '', []],
  ])('%s: %s', (language, text, words) => {
    expect(createWordReader(language, ['退款', '退']).wordsIn(text)).toEqual(words)
  })

  it('are found by their stem, without accents, and by the words that they are made of', () => {
    const { rowsOf } = createWordReader('de', ['gebühr', 'hund', 'öffnen'])
    expect(rowsOf('gebühren')).toEqual([0])
    expect(rowsOf('offnen')).toEqual([2])
    expect(rowsOf('hundegebühr')).toEqual([1, 0])
    expect(rowsOf('katze')).toEqual([])
  })
})

describe('vectors', () => {
  const { knows, vectorsOf } = trainedWords()

  it.each(['breakfast', 'dog', '<num>'])(
    'have a length of 127 where they are asked and where they are told, and weigh something: %s',
    (word) => {
      expect(knows(word)).toBe(true)
      for (const { asked, told, askedWeight, toldWeight } of vectorsOf(word)) {
        for (const vector of [asked, told]) expect(Math.hypot(...vector)).toBeCloseTo(LENGTH, -0.5)
        expect(Math.min(askedWeight, toldWeight)).toBeGreaterThan(0)
      }
    },
  )

  it('are shared with some others where they are unknown, the same each time', () => {
    expect(knows('xyzzyplugh')).toBe(false)
    expect(vectorsOf('xyzzyplugh')).toHaveLength(1)
    expect(vectorsOf('xyzzyplugh')).toEqual(vectorsOf('xyzzyplugh'))
  })
})
