import { describe, expect, it } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'
import { wordsOfBase } from './base-words.ts'
import { compoundsWith, splitCompound } from './compounds.ts'

const GERMAN = indexedFile('laden.txt', [
  'Eine Versicherung für das Fahrrad kostet im Monat neun Euro. Die Werkstatt ist am Montag geschlossen.',
  'Der Reifenwechsel dauert eine halbe Stunde. Wir lagern die Winterräder in unserem Keller, bis der Frühling kommt.',
  'An der Kasse bezahlen Sie mit Bankkarte oder bar. Dazu gibt es Kartoffelsalat.',
])
const words = wordsOfBase([GERMAN])
const isKnown = (part: string): boolean => words.termsOf(part).files.length > 0

describe('a compound', () => {
  it.each([
    ['fahrradversicherung', ['fahrrad', 'versicherung']],
    ['versicherungsmonat', ['versicherungs', 'monat']],
  ])('%s is split into words that the files know', (compound, parts) => {
    expect(splitCompound(compound, isKnown)).toEqual(parts)
  })

  it.each(['fahrradhelm', 'montag', 'elefant'])('%s is not', (word) => {
    expect(splitCompound(word, isKnown)).toBeNull()
  })

  it('is not what merely ends like a word', () => {
    const isSwedish = (part: string): boolean => ['anvand', 'ingen'].includes(part)
    expect(splitCompound('anvandningen', isSwedish)).toBeNull()
  })

  it('is found by either half, whatever its ending', () => {
    const { segment } = GERMAN
    const found = (word: string) =>
      compoundsWith(segment, word).map((term) => segment.terms.wordAt(term))
    expect(found('reifen')).toEqual(['reifenwechsel'])
    expect(found('wechsel')).toEqual(['reifenwechsel'])
    expect(found('karte')).toEqual(['bankkart'])
    expect(found('rad')).toEqual([])
  })

  it('is found in Hungarian as well', () => {
    const { segment } = indexedFile('furdo.txt', [
      'A gyermekmedence vize meleg, és a hétvégén is nyitva van. A parkolóhely nem ingyenes, de a kerékpárokat elhelyezheti.',
    ])
    expect(compoundsWith(segment, 'gyermek')).toHaveLength(1)
    expect(compoundsWith(segment, 'parkol')).toHaveLength(1)
  })

  it('of another language is left alone', () => {
    const { segment } = indexedFile('shop.txt', [
      'The workshop and the bookshop open when they can.',
    ])
    expect(compoundsWith(segment, 'worksh')).toEqual([])
  })

  it('may be written as two words in the files', () => {
    const router = indexedFile('router.txt', ['Open the page. The user name is admin. It is grey.'])
    const draft = answerQuestion([router], {
      question: 'What is the username?',
      personality: 'casual',
    })
    expect(draft).toMatchObject({
      kind: 'answer',
      sentences: [{ text: 'The user name is admin.' }],
    })
  })
})

it.each([
  ['Was kostet die Fahrradversicherung?', 'Eine Versicherung für das Fahrrad kostet'],
  ['Wie lange dauert ein Wechsel?', 'Der Reifenwechsel dauert eine halbe Stunde.'],
  ['Kann ich mit Karte bezahlen?', 'An der Kasse bezahlen Sie mit Bankkarte'],
])('%s', (question, answer) => {
  const draft = answerQuestion([GERMAN], { question, personality: 'casual' })
  expect(draft).toMatchObject({ kind: 'answer' })
  expect(draft.kind === 'answer' && draft.sentences[0]!.text).toContain(answer)
})

it.each([
  ['Was kostet ein Hausschluessel?', 'Ein neuer Schlüssel für das Haus kostet 85 Euro.'],
  ['Habt ihr Kloesse?', 'Unsere Klöße sind aus Kartoffeln.'],
])('finds umlauts that are typed with two letters: %s', (question, answer) => {
  const file = indexedFile('wirt.txt', [
    'Der Wirt kocht jeden Tag. Unsere Klöße sind aus Kartoffeln. Ein neuer Schlüssel für das Haus kostet 85 Euro. Die Zimmer sind ruhig und haben Blick auf den Hof.',
  ])
  const draft = answerQuestion([file], { question, personality: 'casual' })
  expect(draft.kind === 'answer' && draft.sentences[0]!.text).toBe(answer)
})
