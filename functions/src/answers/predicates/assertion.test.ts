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
  const read = readPredicates(tokens).map(({ at, isPassive, isNegated, subjectFrom }) => [
    tokens[at]!.word,
    isPassive,
    isNegated,
    tokens[subjectFrom]!.word,
  ])
  expect(read).toEqual([
    ['opened', true, false, 'the'],
    ['built', false, true, 'who'],
  ])
})

describe('a question', () => {
  const rolesOf = (question: string): Record<string, string> => {
    const roles = readAsked(question)?.roles ?? new Map<string, string>()
    return Object.fromEntries([...roles].filter(([word]) => word.length > 3 && word !== 'when'))
  }

  it.each([
    ['When did Lark open the pier?', { lark: 'agent', open: 'verb', pier: 'patient' }],
    ['When was the pier opened?', { pier: 'patient', opened: 'verb' }],
    ['Who opened the pier in Larkham?', { opened: 'verb', pier: 'patient', larkham: 'rest' }],
    ['How long is the pier?', { long: 'rest', pier: 'agent' }],
  ])('gives each word its part: %s', (question, roles) => {
    expect(rolesOf(question)).toEqual(roles)
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
    const names = [...asked.roles.keys()].filter((word) => /^(?:lark|pier|opened|open)$/.test(word))
    const words = names.map((word) => ({
      role: asked.roles.get(word) ?? ('rest' as const),
      share: 1 / names.length,
    }))
    return readAssertion(sentence, asked, words, (word) => {
      const at = names.findIndex((name) => name.startsWith(word.slice(0, 4)))
      return at < 0 ? undefined : { word: at, credit: 1 }
    })
  }

  it('tells what was asked of what it was asked of, in either voice', () => {
    for (const text of ['Lark opened the pier.', 'The pier was opened by Lark in May.']) {
      expect(told('When did Lark open the pier?', text)).toMatchObject({
        tellsVerb: true,
        missing: 0,
      })
    }
    const inRole = told('When did Lark open the pier?', 'Lark opened the pier.').inRole
    expect(inRole).toBeGreaterThan(
      told('When did Lark open the pier?', 'The pier delighted Lark.').inRole,
    )
  })

  it('that denies it tells the contrary', () => {
    const question = 'Why did Lark not open the pier?'
    expect(told(question, 'Lark opened the pier in May.').isContrary).toBe(true)
    expect(told(question, 'Lark did not open the pier.').isContrary).toBe(false)
  })

  it('keeps clauses and brackets apart', () => {
    const read = told('When did Lark open the pier?', 'The town (Lark opened the pier) paid £5.')
    expect(read.stretch).toBe('Lark opened the pier')
  })
})
