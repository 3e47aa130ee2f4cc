import { expect, test } from 'vitest'
import { answerQuestion, type Draft } from '../answer.ts'
import { explainAnswer } from '../explain.ts'
import { segmentOf } from '../segment.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { placesToPredict } from './predictions.ts'

/** A file of which some places are asked for in words that they do not hold, by how they begin. */
function fileOf(
  text: string,
  predicted: Readonly<Record<string, readonly string[]>>,
  fileName = 'house.txt',
): IndexedFile {
  const pages = [text]
  const file = { fileId: fileName, fileName, pages, segment: segmentOf({ fileName, pages }) }
  return {
    ...file,
    predicted: placesToPredict(file).map(({ passage, unit, text: place }) => {
      const start = Object.keys(predicted).find((each) => place.startsWith(each))
      return { passage, unit, questions: predicted[start ?? ''] ?? [] }
    }),
  }
}

const HOUSE = fileOf(
  `The house
Breakfast is served from 7 to 10 in the winter garden.
Corkage is £18 a bottle.
The lift goes to the third floor; rooms 401 to 410 are reached by stairs.
Quiet is kept from 10 pm.
Rooms are free from 3 pm, and are left by 11 am.`,
  {
    Breakfast: [
      'When can we eat in the morning?',
      'morning meal hours',
      'Do early risers get something to eat?',
      'breakfast time',
    ],
    Corkage: [
      'Can we bring our own wine?',
      'BYOB?',
      'What do you charge if we bring champagne along?',
      'own bottle at dinner fee',
    ],
    'The lift': [
      'My mother is in a wheelchair, can she get upstairs?',
      'elevator?',
      'PWD?',
      'Are there steps to the rooms?',
      'step-free access',
    ],
    Quiet: [
      'How late can we have a party?',
      'noise at night rules',
      'When does the music have to stop?',
    ],
    Rooms: [
      'What time can we get into our room?',
      'check-in time',
      'When do we have to be out?',
      'We land at noon, can we drop our bags?',
    ],
  },
)

const ask = (question: string, files: readonly IndexedFile[] = [HOUSE]): Draft =>
  answerQuestion(files, { question, personality: 'professional' })
const textsOf = (draft: Draft): string =>
  draft.kind === 'fallback' ? '' : draft.sentences.map(({ text }) => text).join(' ')

const without = ({ fileId, fileName, pages, segment }: IndexedFile): IndexedFile => ({
  fileId,
  fileName,
  pages,
  segment,
})

test.each([
  ['can i bring a bottle of champagne?', 'Corkage is £18 a bottle.'],
  ['my gran uses a wheelchair, will she manage to get upstairs', 'The lift goes'],
  ['until what time may the music play at a party?', 'Quiet is kept'],
  ['when do we have to be out of the room', 'Rooms are free'],
])('“%s” finds what is asked for in such words', (question, told) => {
  expect(ask(question).kind).toBe('answer')
  expect(textsOf(ask(question))).toContain(told)
})

test('without predictions such words are not enough', () => {
  const bare = [without(HOUSE)]
  expect(ask('PWD?').kind).toBe('answer')
  expect(ask('PWD?', bare).kind).not.toBe('answer')
})

test('what the documents do not tell stays untold', () => {
  expect(ask('who won the world cup in 1966').kind).toBe('fallback')
  expect(ask('do you have a swimming pool?').kind).not.toBe('answer')
})

test('what is said is a quote with a receipt, and never a predicted question', () => {
  const draft = ask('can we bring our own wine?')
  expect(draft.kind).toBe('answer')
  const [sentence] = draft.kind === 'answer' ? draft.sentences : []
  const { quote, start, end } = sentence!.receipt
  expect(HOUSE.pages[0]!.slice(start, end)).toBe(quote)
  expect(textsOf(draft)).not.toContain('own wine')
})

test('a base of which one file has none is answered by its words', () => {
  const fileName = 'pool.txt'
  const pages = ['The pool is open in summer.']
  const pool = { fileId: fileName, fileName, pages, segment: segmentOf({ fileName, pages }) }
  const question = 'can i bring a bottle of champagne?'
  expect(ask(question, [HOUSE, pool])).toEqual(ask(question, [without(HOUSE), pool]))
  const ready = { ...pool, predicted: [{ passage: 0, unit: 0, questions: ['Can we swim?'] }] }
  expect(textsOf(ask(question, [HOUSE, ready]))).toContain('Corkage')
})

test('a file for which nothing could be predicted stands in the way of none', () => {
  const blank = fileOf('A place in the garage costs £9 a night.', {}, 'garage.txt')
  expect(textsOf(ask('can i bring a bottle of champagne?', [HOUSE, blank]))).toContain('Corkage')
  expect(textsOf(ask('How much is a place in the garage?', [HOUSE, blank]))).toContain('£9')
})

test('what is asked in another language is found by its words in that of the documents', () => {
  expect(textsOf(ask('Dürfen wir unseren eigenen Wein mitbringen?'))).toContain('Corkage')
})

test('why it was answered so is told by the predicted question that is likest', () => {
  const question = 'until what time may the music play at a party?'
  const draft = ask(question)
  const said = draft.kind === 'answer' ? draft.sentences : []
  const why = explainAnswer([HOUSE], question, said)
  expect(why.predicted).toBe('How late can we have a party?')
  expect(why.candidates[0]).toMatchObject({ text: 'Quiet is kept from 10 pm.', isSaid: true })
  expect(explainAnswer([without(HOUSE)], question, said).predicted).toBeUndefined()
})

test('the same question gets the same answer', () => {
  const question = 'until what time may the music play at a party?'
  expect(ask(question)).toEqual(ask(question))
})
