import { describe, expect, it } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { findConcepts } from './concepts.ts'
import { readQuestion } from './question.ts'
import { matchesOf } from './stand-ins.ts'
import { HANDBOOK } from './testing/handbook.ts'
import { termsOfTitle, termsOfUnit, type IndexedFile } from './unit-terms.ts'
import { FAMILY_CREDIT } from './word-families.ts'

const FILES = [
  indexedFile(HANDBOOK.fileName, HANDBOOK.pages),
  indexedFile('tariff.txt', ['A berth costs nine pounds. A berth is free in winter.', 'No dogs.']),
]

const standInsOf = (word: string, synonyms: readonly (readonly string[])[] = []) =>
  findConcepts(readQuestion(word, ['en']), FILES, synonyms)[0]!.standIns

/** The passages of a file, read word by word from its text, that hold a term. */
function passagesHolding(file: IndexedFile, term: number): number[] {
  const { passageFirstUnit, passageEndUnit, passageHeading } = file.segment
  return [...passageFirstUnit.keys()].filter((passage) => {
    const [first, end] = [passageFirstUnit[passage]!, passageEndUnit[passage]!]
    const units = Array.from({ length: end - first }, (_, index) => first + index)
    const heading = passageHeading[passage]!
    const read = heading < 0 ? units : [heading, ...units]
    const terms = [...termsOfTitle(file), ...read.flatMap((unit) => [...termsOfUnit(file, unit)])]
    return terms.includes(term)
  })
}

describe('what stands for a word', () => {
  it('is found in every passage whose text holds it, and in no other', () => {
    const { segment } = FILES[0]!
    let compared = 0
    for (let place = 0; place < segment.words.size; place++) {
      const word = segment.words.wordAt(place)
      const found = findConcepts(readQuestion(word, ['en']), FILES)[0]?.standIns
      const exact = matchesOf(found!, 0).filter(({ credit }) => credit > FAMILY_CREDIT)
      if (found?.word !== word || exact.length !== 1) continue
      const own = [...found.postings().places].filter((at) => at < segment.passageLength.length)
      expect(own).toEqual(passagesHolding(FILES[0]!, exact[0]!.term))
      compared++
    }
    expect(compared).toBeGreaterThan(segment.words.size / 2)
  })

  it('is found once in a passage that holds two words for it, and gains from both', () => {
    const one = standInsOf('berth')
    const both = standInsOf('berth', [['berth', 'pounds']])
    expect([...both.postings().places]).toEqual([...one.postings().places])
    expect(both.postings().mostGain).toBeGreaterThan(one.postings().mostGain)
  })

  it('is remembered, but never from what an owner added', () => {
    expect(standInsOf('berth')).toBe(standInsOf('berth'))
    expect(standInsOf('berth', [['berth', 'dogs']]).postings().places.length).toBeGreaterThan(
      standInsOf('berth').postings().places.length,
    )
  })
})
