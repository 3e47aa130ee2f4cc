import { expect, test } from 'vitest'
import { holdsQuery, searchTerms, termOf } from './search-terms.ts'

const ADA = ['Ada  Fenn-Óbuda', 'ada.fenn@example.com']
const isFound = (query: string): boolean =>
  searchTerms(ADA).includes(termOf(query)) && holdsQuery(ADA, query)

test.each(['a', 'ADA', 'ada fe', 'fenn', 'óbuda', 'ada.fenn@example.com', 'example.com', '@exa'])(
  'a user is found by %s',
  (query) => expect(isFound(query)).toBe(true),
)

test.each(['nn', 'ada fx', 'fenn@example.org', 'ada.fenn@example.com.au'])(
  'a user is not found by %s',
  (query) => expect(isFound(query)).toBe(false),
)

test('signs without a word ask for everybody', () => {
  expect(termOf(' @!')).toBe('')
})

test('no character is cut in two', () => {
  const terms = searchTerms(['𐐷'.repeat(30)])
  expect(terms).toHaveLength(20)
  expect(terms.filter((term) => /\p{Surrogate}/u.test(term))).toEqual([])
})
