import { describe, expect, it } from 'vitest'
import type { QuestionSet } from '../data.ts'
import { buildFuzzyMiniSearch, buildPlainMiniSearch, buildTunedMiniSearch } from './minisearch.ts'
import { buildReferenceBm25, referenceTerms } from './reference-bm25.ts'
import { buildSqliteFts } from './sqlite-fts.ts'
import { buildWink } from './wink.ts'

const SET: QuestionSet = {
  name: 'shop',
  passages: [
    { id: 'hours', title: 'Visit', text: 'The shop opens at nine and closes at half past five.' },
    { id: 'repair', title: 'Workshop', text: 'A puncture is repaired while you wait.' },
    { id: 'rent', title: 'Rental', text: 'Helmets are included in every rental of a tandem.' },
    { id: 'delivery', title: 'Shop', text: 'Delivery is free for orders above eight hundred.' },
  ],
  questions: [],
  lookAlikes: [],
}

describe.each([
  buildPlainMiniSearch,
  buildTunedMiniSearch,
  buildFuzzyMiniSearch,
  buildWink,
  buildSqliteFts,
  buildReferenceBm25,
])('%o', (build) => {
  it('finds the passage that shares the rare words of a question', () => {
    const engine = build(SET)
    expect(engine.search('Is a helmet included with the tandem?')[0]).toBe('rent')
    expect(engine.search('When is a puncture repaired?')[0]).toBe('repair')
  })

  it('finds nothing for words that no passage holds', () => {
    expect(build(SET).search('zebra')).toEqual([])
  })

  it('takes a question of signs and operators for words', () => {
    expect(() => build(SET).search('"AND" OR NOT (delivery*) NEAR ^ - :')).not.toThrow()
  })
})

describe('the reference BM25', () => {
  it('cuts words to Porter’s stems without Lucene’s stop words', () => {
    expect(referenceTerms("The owner's bicycles are repaired quickly")).toEqual([
      'owner',
      'bicycl',
      'repair',
      'quickli',
    ])
  })

  it('prefers the shorter of two passages with the same words', () => {
    const passages = [
      { id: 'long', title: '', text: 'tandem with many other words that say nothing of it' },
      { id: 'short', title: '', text: 'tandem' },
    ]
    expect(buildReferenceBm25({ ...SET, passages }).search('tandem')).toEqual(['short', 'long'])
  })
})
