import { expect, test } from 'vitest'
import { segmentOf } from '../segment.ts'
import {
  DamagedPredictionsError,
  MOST_QUESTIONS,
  buildPredictions,
  cleanQuestions,
  openPredictions,
  placesToPredict,
  runsWithPredictions,
} from './predictions.ts'

const fileOf = (...pages: string[]) => {
  const fileName = 'prices.txt'
  return { fileId: fileName, fileName, pages, segment: segmentOf({ fileName, pages }) }
}

const PRICES = fileOf(`Prices

Service | Price | Takes
Puncture | £12 | 1 hour
Full service | £89 | 3 days

Payment

We take cards and cash. Cheques are not accepted.`)

test('a model reads what may be said, rows with the names of their columns, under its heading', () => {
  const read = placesToPredict(PRICES).map(({ heading, text }) => `${heading}: ${text}`)
  expect(read).toContain('Prices: Service · Price · Takes\nPuncture · £12 · 1 hour')
  expect(read).toContain('Payment: Cheques are not accepted.')
  expect(read.some((text) => text.endsWith('Takes'))).toBe(false)
})

test('of a book the first two thousand places are read', () => {
  const line = (at: number) => `The ${at}th lamp of the harbour is lit at dusk by the keeper.`
  const book = Array.from({ length: 2_100 }, (_, at) => line(at)).join(' ')
  expect(placesToPredict(fileOf(book))).toHaveLength(2_000)
})

test('questions are kept on one line, each once, none that is empty or longer than a question', () => {
  const odd = [' Do you\ntake cards? ', 'Do you take cards?', '', ' ', 'x'.repeat(201)]
  expect(cleanQuestions(odd)).toEqual(['Do you take cards?'])
  const many = Array.from({ length: 40 }, (_, at) => `Question ${at}?`)
  expect(cleanQuestions(many)).toEqual(many.slice(0, MOST_QUESTIONS))
})

const PREDICTED = placesToPredict(PRICES).map(({ passage, unit }) => ({
  passage,
  unit,
  questions: ['How much is it?'],
}))

test('what is kept is opened again', () => {
  const bytes = buildPredictions(PRICES.segment, PREDICTED)
  expect(openPredictions(bytes, PRICES.segment)).toEqual(PREDICTED)
})

const stored = () => {
  const bytes = buildPredictions(PRICES.segment, PREDICTED)
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
}
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

test.each([
  ['that are no JSON', new TextEncoder().encode('{')],
  ['that are no object', bytesOf([])],
  ['of another version', bytesOf({ ...stored(), version: 0 })],
  ['of another text', buildPredictions(fileOf('We are closed on Mondays.').segment, [])],
  ['without places', bytesOf({ ...stored(), places: null })],
  ['of a place that there is not', bytesOf({ ...stored(), places: [{ passage: 0, unit: 99 }] })],
  [
    'of which one is no text',
    bytesOf({ ...stored(), places: [{ passage: 0, unit: 0, questions: [1] }] }),
  ],
])('predictions %s are refused', (_, bytes) => {
  expect(() => openPredictions(bytes, PRICES.segment)).toThrow(DamagedPredictionsError)
})

test('runs of another version count as without', () => {
  expect([...runsWithPredictions({ predictions: { version: 1, runs: ['a'] } })]).toEqual(['a'])
  expect([...runsWithPredictions({ predictions: { version: 0, runs: ['a'] } })]).toEqual([])
  expect([...runsWithPredictions({})]).toEqual([])
})
