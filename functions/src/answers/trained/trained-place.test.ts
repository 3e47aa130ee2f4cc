import { describe, expect, it, test } from 'vitest'
import { indexedFile } from '../../testing/in-memory-knowledge-source.ts'
import { answerQuestion, type Draft, type IndexedFile } from '../answer.ts'
import { findEvidence } from '../find-evidence.ts'
import { matchTrained } from './late-interaction.ts'
import { trainedWords, wordsForVectors } from './trained-words.ts'

const INN = indexedFile('inn.txt', [
  `The inn
Breakfast is served from 7 to 10 in the winter garden.
Corkage is £18 a bottle.
The lift goes to the third floor; rooms 401 to 410 are reached by stairs.
Quiet is kept from 10 pm.
Dogs are welcome for £12 a night, except in the dining room.
Rooms are free from 3 pm, and are left by 11 am.
Towels for the lake are lent out at the desk.`,
])
const INN_IN_GERMAN = indexedFile('gasthof.txt', [
  `Der Gasthof
Das Frühstück gibt es von 7 bis 10 im Wintergarten.
Ruhe ist ab 22 Uhr.`,
])

const ask = (question: string, files: readonly IndexedFile[] = [INN]): Draft =>
  answerQuestion(files, { question, personality: 'professional' })
const textsOf = (draft: Draft): string =>
  draft.kind === 'answer' ? draft.sentences.map(({ text }) => text).join(' ') : ''

describe('words as vectors are learned for them', () => {
  test.each([
    ['Can’t we come at 9:30?', ['ca', 'not', 'we', 'come', 'at', '<time>']],
    ["The dog's lead is £4.50", ['the', 'dog', 'lead', 'is', '£', '<num>']],
    ["we'll be 2,000 people", ['we', 'will', 'be', '<num>', 'people']],
    ['', []],
  ])('%s', (text, words) => {
    expect(wordsForVectors(text)).toEqual(words)
  })

  it('have a vector of length 127 where they are asked and where they are told', () => {
    const { asked, told, dimensions, rowOf, knows } = trainedWords()
    for (const vectors of [asked, told]) {
      const from = rowOf('breakfast') * dimensions
      const length = Math.hypot(...vectors.subarray(from, from + dimensions))
      expect(length).toBeGreaterThan(125)
      expect(length).toBeLessThan(129)
    }
    expect(knows('breakfast')).toBe(true)
  })

  it('share a vector with some others where they are unknown, the same each time', () => {
    const { rowOf, knows, askedWeights } = trainedWords()
    expect(knows('xyzzyplugh')).toBe(false)
    expect(rowOf('xyzzyplugh')).toBe(rowOf('xyzzyplugh'))
    expect(askedWeights[rowOf('xyzzyplugh')]).toBeGreaterThan(0)
  })
})

describe('a question in other words than its answer', () => {
  it.each([
    ['how late can the karaoke go on', 'Quiet is kept'],
    ['my granny uses a walker, can she get up there?', 'The lift goes'],
    ['may I bring my puppy along?', 'Dogs are welcome'],
  ])('is answered: %s', (question, told) => {
    expect(textsOf(ask(question))).toContain(told)
  })

  it('is found by vectors first, whatever its words lead to', () => {
    const text = 'how late can the karaoke go on'
    const { question } = findEvidence([INN], text)
    const [first] = matchTrained([INN], question, text, [])
    const { unitStart, unitEnd } = INN.segment
    const said = INN.pages[0]!.slice(unitStart[first!.place.unit], unitEnd[first!.place.unit])
    expect(said).toBe('Quiet is kept from 10 pm.')
  })

  it('has a receipt like any other', () => {
    const draft = ask('how late can the karaoke go on')
    const sentences = draft.kind === 'answer' ? draft.sentences : []
    expect(sentences.length).toBeGreaterThan(0)
    for (const { receipt } of sentences) expect(INN.pages[0]).toContain(receipt.quote)
  })

  it('is found in spite of a slip', () => {
    expect(textsOf(ask('is brekfast at eight possible'))).toContain('Breakfast')
  })
})

describe('what nothing tells', () => {
  it.each([
    'who won the world cup in 1966',
    'Write a poem about the quiet lake',
    'is there a casino?',
  ])('stays untold: %s', (question) => {
    expect(ask(question).kind).not.toBe('answer')
  })

  it('is not answered in a language without vectors', () => {
    expect(ask('bis wann darf die Karaoke dauern', [INN_IN_GERMAN]).kind).not.toBe('answer')
  })

  it('is a refusal in a base without a text', () => {
    expect(ask('how late can the karaoke go on', [indexedFile('empty.txt', [''])]).kind).toBe(
      'fallback',
    )
  })
})

test('a question of nothing but signs and one of many words are compared', () => {
  expect(ask('?!').kind).not.toBe('answer')
  expect(() => ask(`${'how late can the karaoke go on '.repeat(40)}?`)).not.toThrow()
})
