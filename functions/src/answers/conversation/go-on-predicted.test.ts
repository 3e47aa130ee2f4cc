import { expect, test } from 'vitest'
import { placesToPredict } from '../predicted/predictions.ts'
import { segmentOf } from '../segment.ts'
import { textOfUnit, type IndexedFile } from '../unit-terms.ts'
import type { GoneOn } from './at-hand.ts'
import { goOnPredicted } from './go-on-predicted.ts'

const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  'A washer': [
    'What does it cost to rent a washer?',
    'washing machine hire price',
    'washer per month',
  ],
  'We bring': [
    'Who carries the washer up the stairs?',
    'delivery of the machine',
    'do you bring the washer to us?',
  ],
  'Pick-up': [
    'We leave the country in May, what about the washer?',
    'Leaving the country with a rented washer?',
    'collecting a rented washer, what do you charge?',
    'Do you fetch the washer when we no longer want it?',
  ],
  'The showroom': ['When can we look at machines?', 'showroom hours', 'open on Saturday?'],
}

const fileName = 'rentals.txt'
const pages = [
  `Rentals
A washer is £24 a month.
We bring appliances to any floor.
Pick-up is £45.
The showroom is open from 9 to 5.`,
]
const file: IndexedFile = { fileId: 'f', fileName, pages, segment: segmentOf({ fileName, pages }) }
const predicted = placesToPredict(file).map(({ passage, unit, text }) => {
  const start = Object.keys(QUESTIONS).find((each) => text.startsWith(each))
  return { passage, unit, questions: QUESTIONS[start ?? ''] ?? [] }
})
const own = { ...file, predicted }

const BEFORE = 'What about your washers?'
const UNTOLD: GoneOn = { at: [], doubt: 'much' }

/** What the place says that a message asks for with the question before it; '' where there is none. */
function askedWith(message: string, gone = UNTOLD, files: readonly IndexedFile[] = [own]): string {
  const place = goOnPredicted(files, { message, text: message, before: BEFORE }, gone)
  return place === null ? '' : textOfUnit(file, place.unit)
}

test('a message leads with the question before it to what was predicted for both', () => {
  expect(askedWith('and if we leave the country?')).toBe('Pick-up is £45.')
  expect(askedWith('and up the stairs, who carries it?')).toBe('We bring appliances to any floor.')
})

test('what was asked before leads nowhere by itself', () => {
  expect(askedWith('and who won the world cup?')).toBe('')
})

test('what the conversation or the message leads to is told as it is', () => {
  const quoted: GoneOn = { at: [{ file: 0, passage: 0, unit: 1 }], doubt: 'none' }
  expect(askedWith('and if we leave the country?', quoted)).toBe('')
  expect(askedWith('When is the showroom open?', { at: [], doubt: 'none' })).toBe('')
})

test('a base without predictions has none', () => {
  expect(askedWith('and if we leave the country?', UNTOLD, [file])).toBe('')
})
