import { describe, expect, it } from 'vitest'
import { findEvidence } from './find-evidence.ts'
import { readQuestion } from './question.ts'
import { retrieve } from './retrieve.ts'
import type { IndexedFile } from './unit-terms.ts'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'

const fileOf = (fileName: string, ...pages: string[]): IndexedFile => indexedFile(fileName, pages)

const HOUSE = fileOf(
  'house.txt',
  'The deposit for a bicycle is fifty pounds.',
  'Breakfast is served in the conservatory.',
  'The bicycle shed is behind the house.',
)

const pagesFound = (question: string, synonyms?: readonly (readonly string[])[]): number[] =>
  retrieve([HOUSE], readQuestion(question, ['en']), 10, { synonyms }).passages.map(
    ({ passage }) => HOUSE.segment.unitPage[HOUSE.segment.passageFirstUnit[passage]!]!,
  )

describe('a word that no file knows', () => {
  it('is corrected, and what it was corrected to is told', () => {
    const { retrieval } = findEvidence([HOUSE], 'Where is the conservatry?')
    expect(retrieval.corrections).toEqual([{ asked: 'conservatry', meant: 'conservatory' }])
    expect(retrieval.passages).toHaveLength(1)
  })

  it('is not corrected where the owner gave it a synonym', () => {
    const house = { ...HOUSE, synonyms: [['conservatry', 'shed']] }
    const { retrieval } = findEvidence([house], 'Is there a conservatry?')
    expect(retrieval.corrections).toEqual([])
    expect(pagesFound('Is there a conservatry?', [['conservatry', 'shed']])).toEqual([2])
  })
})

describe('a word that says only who asks, or how many they are', () => {
  const isGeneric = (word: string): boolean | undefined =>
    findEvidence([HOUSE], `Is there a deposit for ${word}?`).retrieval.concepts.find((concept) =>
      word.endsWith(concept.word),
    )?.generic

  it('weighs half, unless a file speaks of it', () => {
    expect(['my daughter', 'ten', 'the hotel'].map(isGeneric)).toEqual([true, true, true])
    expect(['a tractor', 'a hotel', 'fifty'].map(isGeneric)).toEqual([false, false, false])
  })
})

describe('a word that a file knows', () => {
  it('is never corrected', () => {
    expect(findEvidence([HOUSE], 'Where is the bicycle?').retrieval.corrections).toEqual([])
  })

  it('is found beside its synonyms, and itself counts more', () => {
    expect(pagesFound('breakfast', [['breakfast', 'deposit']])).toEqual([1, 0])
  })
})

describe('a word of a text without blanks, which is found by pairs of signs', () => {
  it('weighs more than one of two signs, but not as much as all its pairs', () => {
    const file = fileOf('zh.txt', '伊斯兰寺在这里。', '领导在那里。')
    const { concepts } = findEvidence([file], '伊斯兰的领导在哪里？').retrieval
    const idfs = new Map(concepts.map(({ word, idf }) => [word, idf]))
    expect([...idfs.keys()]).toEqual(['伊斯', '斯兰', '领导'])
    expect(idfs.get('伊斯')! * Math.SQRT2).toBeCloseTo(idfs.get('领导')!)
    expect(idfs.get('斯兰')).toBeCloseTo(idfs.get('伊斯')!)
  })
})

describe('Vietnamese, which tells words by their accents', () => {
  const SHOP = fileOf(
    'cua-hang.txt',
    'Chúng tôi bán xe đạp và xe máy ở tầng trệt của cửa hàng.',
    'Bạn của cửa hàng được giảm giá vào mùa hè khi mua xe.',
    'Cái bàn ở cửa ra vào là của khách, xin đừng để xe ở đó.',
  )
  const found = (question: string): number[] =>
    retrieve([SHOP], readQuestion(question, ['vi']), 10).passages.map(
      ({ passage }) => SHOP.segment.unitPage[SHOP.segment.passageFirstUnit[passage]!]!,
    )

  it('finds the word that was typed, and not others with its letters', () => {
    expect(found('bàn')).toEqual([2])
    expect(found('bán')).toEqual([0])
  })

  it('finds all of them for a word that is typed without accents', () => {
    expect(new Set(found('ban'))).toEqual(new Set([0, 2]))
  })

  it('finds one with other accents where no file knows the one that was typed', () => {
    expect(found('mủa')).toEqual(found('mùa'))
  })
})

describe('a base that changes', () => {
  const GARDEN = fileOf('garden.txt', 'The greenhouse is open on Sundays.')
  const CELLAR = fileOf('cellar.txt', 'The cellar is locked.', 'A greenhouse needs light.')
  const filesFound = (files: readonly IndexedFile[]) =>
    retrieve(files, readQuestion('Where is the greenhouse?', ['en']))
      .passages.map(({ file }) => files[file]!.fileName)
      .toSorted()

  it('is asked as it is, whatever was asked of it before', () => {
    expect(filesFound([HOUSE])).toEqual([])
    expect(filesFound([HOUSE, GARDEN])).toEqual(['garden.txt'])
    expect(filesFound([HOUSE, CELLAR])).toEqual(['cellar.txt'])
    expect(filesFound([HOUSE, GARDEN, CELLAR])).toEqual(['cellar.txt', 'garden.txt'])
    expect(filesFound([HOUSE])).toEqual([])
    expect(filesFound([])).toEqual([])
  })

  it('corrects by the words that it has now', () => {
    const meant = (files: readonly IndexedFile[]) =>
      findEvidence(files, 'Where is the greenhuose?').retrieval.corrections.map(
        (correction) => correction.meant,
      )
    expect(meant([HOUSE])).toEqual([])
    expect(meant([HOUSE, GARDEN])).toEqual(['greenhouse'])
    expect(meant([HOUSE])).toEqual([])
  })
})
