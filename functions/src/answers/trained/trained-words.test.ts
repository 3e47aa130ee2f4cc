import { describe, expect, it, test } from 'vitest'
import { hasTrainedWords, LENGTH, trainedWords, type TrainedWord } from './trained-words.ts'
import { VECTORS } from './vectors/lists.ts'
import { createWordReader } from './word-reader.ts'

const lengthOf = (vector: Int8Array): number => Math.hypot(...vector)
const cosine = (asked: TrainedWord, told: TrainedWord): number =>
  asked.asked.reduce((sum, each, at) => sum + each * told.told[at]!, 0) / LENGTH ** 2

describe('words as vectors are learned for them', () => {
  test.each([
    ['en', 'Can’t we come at 9:30?', ['ca', 'not', 'we', 'come', 'at', '<time>']],
    ['en', "The dog's lead is £4.50", ['the', 'dog', 'lead', 'is', '£', '<num>']],
    ['en', "we'll be 2,000 people", ['we', 'will', 'be', '<num>', 'people']],
    ['en', '', []],
    ['de', 'Die Öffnungszeiten: 9:30', ['die', 'öffnungszeiten', '<time>']],
    ['fr', 'l’école d’été', ['l', 'école', 'd', 'été']],
    ['zh', '退款要几天?', ['退款', '要', '几', '天']],
    ['zh', '', []],
  ])('%s: %s', (language, text, words) => {
    expect(trainedWords(language).wordsIn(text)).toEqual(words)
  })

  it('are found by their stem, without accents, and by the words that they are made of', () => {
    const { rowsOf } = createWordReader('de', ['gebühr', 'hund', 'öffnen'])
    expect(rowsOf('gebühren')).toEqual([0])
    expect(rowsOf('offnen')).toEqual([2])
    expect(rowsOf('hundegebühr')).toEqual([1, 0])
    expect(rowsOf('katze')).toEqual([])
  })
})

describe.each(['en', ...VECTORS.keys()])('vectors of %s', (language) => {
  const { knows, vectorsOf } = trainedWords(language)

  it('have a length of 127 where they are asked and where they are told, and weigh something', () => {
    const words = language === 'en' ? ['breakfast', 'dog'] : VECTORS.get(language)!.words.split(' ')
    for (const word of words.slice(0, 200)) {
      expect(knows(word)).toBe(true)
      for (const { asked, told, askedWeight, toldWeight } of vectorsOf(word)) {
        for (const vector of [asked, told])
          expect(Math.abs(lengthOf(vector) - LENGTH)).toBeLessThan(3)
        expect(Math.min(askedWeight, toldWeight)).toBeGreaterThan(0)
      }
    }
  })

  it('hold as many rows as words', () => {
    const table = VECTORS.get(language)
    if (table === undefined) return
    const bytes = Math.floor((table.vectors.length * 3) / 4)
    expect(bytes).toBe(table.words.split(' ').length * 66)
  })

  it('share one with some others where they are unknown, the same each time', () => {
    expect(knows('xyzzyplugh')).toBe(false)
    expect(vectorsOf('xyzzyplugh')).toEqual(vectorsOf('xyzzyplugh'))
    expect(vectorsOf('xyzzyplugh')).toHaveLength(1)
  })

  it('are there', () => {
    expect(hasTrainedWords(language)).toBe(true)
  })
})

test.each([
  ['de', 'hund', 'dog', 'invoice'],
  ['es', 'perro', 'dog', 'invoice'],
  ['fr', 'chien', 'dog', 'invoice'],
  ['zh', '狗', 'dog', 'invoice'],
  ['ar', 'كلب', 'dog', 'invoice'],
  ['it', 'cane', 'dog', 'invoice'],
  ['nl', 'hond', 'dog', 'invoice'],
  ['pt', 'cachorro', 'dog', 'invoice'],
])('a word of %s, %s, lies nearer to %s than to %s', (language, word, near, far) => {
  const [own] = trainedWords(language).vectorsOf(word)
  const english = (each: string): TrainedWord => trainedWords('en').vectorsOf(each)[0]!
  expect(cosine(own!, english(near))).toBeGreaterThan(cosine(own!, english(far)))
})

test('there are none of a language that nothing was learned for', () => {
  expect(hasTrainedWords('fi')).toBe(false)
})
