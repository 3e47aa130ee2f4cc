import { describe, expect, test } from 'vitest'
import { evidentUnits } from './evidence.ts'
import { filesForTurn, findEvidence } from './find-evidence.ts'
import { segmentOf } from './segment.ts'

const pages = [
  'The harbour pass for boats is sold at the gate. It is valid for fourteen days. The boats of members need no harbour pass.',
]
const file = {
  fileId: 'harbour',
  fileName: 'harbour.txt',
  pages,
  segment: segmentOf({ fileName: 'harbour.txt', pages }),
}

/** What is evident of two units of which the second alone holds what was asked for. */
function evidentOf(question: string, share: number): boolean[] {
  const findings = findEvidence([file], question)
  const unit = { ...findings.units[0]!, coverage: 1, topics: 9, saidTopics: 9, tellsDeed: true }
  const units = [
    { ...unit, score: 1, fits: false },
    { ...unit, score: share, fits: true },
  ]
  return evidentUnits({ ...findings, units }, 0.5).map(({ fits }) => fits)
}

describe('where an amount is asked for', () => {
  const question = 'How long does the harbour pass for boats last?'

  test('a unit that holds one goes before a slightly better one without', () => {
    expect(evidentOf(question, 0.9)).toEqual([true, false])
  })

  test('a much worse one does not', () => {
    expect(evidentOf(question, 0.5)).toEqual([false, true])
  })
})

test('where none is asked for, the better unit goes first', () => {
  expect(evidentOf('What is said of the harbour pass for boats?', 0.9)).toEqual([false, true])
})

test('in one turn a question is searched for once, outside of it each time', () => {
  const question = 'How long is the harbour pass valid?'
  const turn = filesForTurn([file])
  const found = findEvidence(turn, question)
  expect(findEvidence(turn, question)).toBe(found)
  expect(findEvidence([file], question).units).toEqual(found.units)
  expect(findEvidence(filesForTurn([file]), question)).not.toBe(found)
  expect(findEvidence(turn, 'Who needs no harbour pass?').units).not.toEqual(found.units)
})

test('a row that names columns is read with those below it, and no answer itself', () => {
  const rows = 'Store | Sun | Phone\nDuluth | closed | 218-555-0110\nOslo | 11–6 | 218-555-0111'
  const stores = { fileName: 'stores.txt', pages: [rows] }
  const files = [{ fileId: 'stores', ...stores, segment: segmentOf(stores) }]
  const found = findEvidence(files, 'Sun phone').units.map(({ unit }) => unit)
  expect(new Set(found)).toEqual(new Set([1, 2]))
})

test('a unit that tells what is asked goes before all others, for this question alone', () => {
  const telling = { text: 'Who sells it?', places: [{ file: 0, passage: 0, unit: 1 }] }
  const files = filesForTurn([file], { telling })
  expect(findEvidence(files, 'Who sells it?').units[0]).toMatchObject({ unit: 1, fits: true })
  const other = 'What is said of the gate?'
  expect(findEvidence(files, other).units).toEqual(findEvidence([file], other).units)
})
