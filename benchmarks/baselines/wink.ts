import winkSearch from 'wink-bm25-text-search'
import type { QuestionSet } from '../data.ts'
import { DEPTH, fieldOf, type SearchEngine } from '../search-engine.ts'
import { ourTermsFor } from './our-terms.ts'

/** wink-bm25-text-search with its own parameters, one field, our words and stems. */
export function buildWink(set: QuestionSet): SearchEngine {
  const { wordsOf, termOfWord } = ourTermsFor(set)
  const index = winkSearch()
  index.defineConfig({ fldWeights: { text: 1 } })
  index.definePrepTasks([
    (text) =>
      wordsOf(text)
        .map(termOfWord)
        .filter((term) => term !== null),
  ])
  for (const passage of set.passages) index.addDoc({ text: fieldOf(passage) }, passage.id)
  index.consolidate()
  return {
    name: 'wink-bm25-text-search',
    search: (question) => index.search(question, DEPTH).map(([id]) => id),
  }
}
