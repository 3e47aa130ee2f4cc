import { describe, expect, it } from 'vitest'
import { indexedFile } from '../../testing/in-memory-knowledge-source.ts'
import { evidentUnits, requiredCoverage } from '../evidence.ts'
import { findEvidence } from '../find-evidence.ts'
import { choosePlace, knownOfPlaces } from './place-choice.ts'
import { trainedCandidates } from './trained-candidates.ts'

const INN = indexedFile('inn.txt', [
  `The inn
Breakfast is served from 7 to 10 in the winter garden.
The lift goes to the third floor; rooms 401 to 410 are reached by stairs.
Quiet is kept from 10 pm.
Dogs are welcome for £12 a night, except in the dining room.
Towels for the lake are lent out at the desk.`,
])
const GASTHOF = indexedFile('gasthof.txt', [
  `Der Gasthof
Das Frühstück gibt es von 7 bis 10 im Wintergarten.
Hunde sind für 12 € die Nacht willkommen, außer im Speisesaal.
Handtücher für den See leihen wir an der Rezeption aus.`,
])

function judge(file: typeof INN, text: string) {
  const files = [file]
  const findings = findEvidence(files, text)
  const { language } = findings.question
  const evident = evidentUnits(findings, requiredCoverage(files, language))
  return { files, findings, candidates: trainedCandidates(files, findings, text, evident) }
}

describe.each([
  ['English', INN, 'how late can we make noise'],
  ['another language', GASTHOF, 'darf mein Dackel mit aufs Zimmer'],
] as const)('a place chosen for a question in %s', (_, file, text) => {
  const { files, findings, candidates } = judge(file, text)

  it('is as likely in whichever order the places come', () => {
    const one = choosePlace(files, findings, candidates)
    const other = choosePlace(files, findings, candidates.toReversed())
    expect(one.odds).toBeTypeOf('number')
    expect(one.odds).not.toBeNaN()
    expect(other.best).toBe(one.best)
    expect(other.odds).toBeCloseTo(one.odds, 9)
  })

  it('is less likely beside another that is as strong', () => {
    const { best, odds } = choosePlace(files, findings, candidates)
    const twice = choosePlace(files, findings, [...candidates, { ...best }])
    expect(twice.odds).toBeLessThan(odds)
    expect(twice.odds).toBeLessThan(0)
  })

  it('is known by a number for each thing', () => {
    const known = knownOfPlaces(candidates)
    expect(new Set(known.map((each) => each.length)).size).toBe(1)
    expect(known.flat().every(Number.isFinite)).toBe(true)
  })
})
