import { describe, expect, it, test } from 'vitest'
import { readAsked } from './asked.ts'
import { readAssertion } from './assertion.ts'
import { readPredicates } from './clauses.ts'
import { tagWords } from './tag.ts'

/** The words of a sentence that are tagged so. */
const tagged = (text: string, tag: string): string[] =>
  tagWords(text)
    .filter((token) => token.tag === tag)
    .map(({ word }) => word)

test('verbs are told from nouns by what stands around them', () => {
  expect(tagged('They show the show to who shows interest.', 'verb')).toEqual(['show', 'shows'])
  expect(tagged('The painted boats were painted by Ada.', 'past')).toEqual(['painted'])
  expect(tagged('Full-sized boats didn’t need paint.', 'negation')).toEqual(['not'])
})

test('a sentence is read as predicates with their clauses', () => {
  const text = 'On 5 May, the pier was opened by Ada, who had not built it.'
  const tokens = tagWords(text)
  const read = readPredicates(tokens).map(({ at, isNegated, subjectFrom }) => [
    tokens[at]!.word,
    isNegated,
    tokens[subjectFrom]!.word,
  ])
  expect(read).toEqual([
    ['opened', false, 'the'],
    ['built', true, 'who'],
  ])
})

describe('a question', () => {
  it.each([
    ['When did Lark open the pier?', 'open'],
    ['When was the pier opened?', 'opened'],
    ['Who was elected?', 'elected'],
    ['Who opened the pier in Larkham?', 'opened'],
    ['How long is the pier?', ''],
  ])('asks for a verb, or what something is: %s', (question, verb) => {
    expect(readAsked(question)?.verb).toBe(verb)
  })

  it('is not negated by what only limits it', () => {
    expect(readAsked('Why did Ada not sail?')?.isNegated).toBe(true)
    expect(readAsked('What do I pay if I do not sail?')?.isNegated).toBe(false)
  })

  it('of another form is not read', () => {
    expect(readAsked('Opening hours')).toBeNull()
    expect(readAsked('Do you sell boats?')).toBeNull()
  })
})

describe('a sentence', () => {
  /** Reads it with words that stand for themselves. */
  function told(question: string, sentence: string) {
    const asked = readAsked(question)
    if (asked === null) throw new Error(`not read: ${question}`)
    const names = ['lark', 'pier', asked.verb]
    const words = names.map((word) => ({ isVerb: word === asked.verb, share: 1 / names.length }))
    return readAssertion(sentence, asked, words, (word) => {
      const at = names.findIndex((name) => name.startsWith(word.slice(0, 4)))
      return at < 0 ? undefined : { word: at, credit: 1 }
    })
  }

  it('tells what was asked of what it was asked of, in either voice', () => {
    for (const text of ['Lark opened the pier.', 'The pier was opened by Lark in May.']) {
      expect(told('When did Lark open the pier?', text).tellsVerb).toBe(true)
    }
    expect(told('When did Lark open the pier?', 'The pier delighted Lark.').tellsVerb).toBe(false)
  })

  it('is said of what stands before its verb', () => {
    const ofLark = told('When did Lark open the pier?', 'Lark opened it in May.')
    expect(ofLark.topic).toBeGreaterThan(0)
    const ofTown = told('When did Lark open the pier?', 'The town saw Lark open the pier.')
    expect(ofTown.topic).toBe(0)
  })

  it('that denies it tells the contrary', () => {
    const question = 'Why did Lark not open the pier?'
    expect(told(question, 'Lark opened the pier in May.').isContrary).toBe(true)
    expect(told(question, 'Lark did not open the pier.').isContrary).toBe(false)
  })

  it('denies with a verb that does so by itself as well', () => {
    const question = 'Why is Lark not covered?'
    expect(told(question, 'Lark is excluded.').isContrary).toBe(false)
    expect(told(question, 'Lark is not excluded.').isContrary).toBe(true)
    expect(told('Why is Lark excluded?', 'Lark is excluded.').isContrary).toBe(false)
  })

  it('keeps clauses and brackets apart', () => {
    const read = told('When did Lark open the pier?', 'The town (Lark opened the pier) paid £5.')
    expect(read.stretch).toBe('Lark opened the pier')
  })
})
