import { describe, expect, it } from 'vitest'
import { findConcepts } from './concepts.ts'
import { readQuestion } from './question.ts'
import { retrieve } from './retrieve.ts'
import { matchesOf } from './stand-ins.ts'
import type { IndexedFile } from './unit-terms.ts'
import { FAMILY_CREDIT } from './word-families.ts'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'

const fileOf = (fileName: string, ...pages: string[]): IndexedFile => indexedFile(fileName, pages)

/** The words of a file that stand for the first word of a question, with what they count for. */
function standIns(files: readonly IndexedFile[], question: string) {
  const asked = readQuestion(question, ['en'])
  const [first] = findConcepts(asked, files)
  return files.map(({ segment }, file) =>
    matchesOf(first!.standIns, file).map(({ term, credit }) => ({
      words: [...segment.termOfWord].flatMap((of, word) =>
        of === term ? [segment.words.wordAt(word)] : [],
      ),
      credit,
    })),
  )
}

const harbour = fileOf(
  'harbour.txt',
  'The harbour master inspects every mooring. An inspection takes one hour. Our inspectors wear blue, and insects are welcome.',
)

describe('the family of a word', () => {
  it('holds words that begin alike and are about as long, at a discount', () => {
    const [found] = standIns([harbour], 'inspections')
    const family = found!.filter(({ credit }) => credit === FAMILY_CREDIT)
    expect(family.flatMap(({ words }) => words)).toEqual(['inspectors'])
  })

  it('never takes the place of the word itself', () => {
    const [found] = standIns([harbour], 'inspection')
    expect(found![0]).toMatchObject({ credit: 1 })
    expect(found![0]!.words).toContain('inspection')
  })

  it('holds no word that merely shares a few letters', () => {
    const [found] = standIns([harbour], 'insects')
    expect(found!.flatMap(({ words }) => words)).toEqual(['insects'])
  })

  it('is not looked for where a word is short or has digits', () => {
    const file = fileOf(
      'codes.txt',
      'The cart of type B1204 and the carton B12041 stand in the hall.',
    )
    expect(standIns([file], 'car')[0]).toEqual([])
    expect(standIns([file], 'B1204')[0]!.every(({ credit }) => credit === 1)).toBe(true)
  })

  it('is joined by words for the same thing, in English files only', () => {
    const page = 'The thief took a boat. The gull took a fish. The sea is calm in the evening.'
    const german = 'Der Thief und die Möwe sind auf dem Wasser und nicht im Hafen zu sehen.'
    const files = [fileOf('en.txt', page), fileOf('de.txt', german)]
    const [english, other] = standIns(files, 'stolen')
    expect(english!.flatMap(({ words }) => words)).toEqual(['thief'])
    expect(other ?? []).toEqual([])
  })

  it('does not find a passage', () => {
    const other = fileOf('other.txt', 'Inspectors come once a year to look at the boiler.')
    const { passages } = retrieve([harbour, other], readQuestion('When are inspections?', ['en']))
    expect(passages.map(({ file }) => file)).toEqual([0])
  })
})
