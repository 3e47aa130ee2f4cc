import MiniSearch, { type Options } from 'minisearch'
import type { QuestionSet } from '../data.ts'
import { DEPTH, fieldOf, type SearchEngine } from '../search-engine.ts'
import { ourTermsFor } from './our-terms.ts'

interface Row {
  id: string
  title: string
  text: string
}

const engineOf = (name: string, index: MiniSearch<Row>): SearchEngine => ({
  name,
  search: (question) =>
    index
      .search(question)
      .slice(0, DEPTH)
      .map(({ id }) => String(id)),
})

/** minisearch as its documentation begins: two fields, its own words, nothing set. */
export function buildPlainMiniSearch({ passages }: QuestionSet): SearchEngine {
  const index = new MiniSearch<Row>({ fields: ['title', 'text'] })
  index.addAll(passages.map(({ id, title, text }) => ({ id, title, text })))
  return engineOf('minisearch, default', index)
}

/** Options of minisearch in the best setting that was found: one joined field, our words and stems. */
export function tunedOptions(set: QuestionSet, fuzzy = 0): Options<Row> {
  const { wordsOf, termOfWord } = ourTermsFor(set)
  return {
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: termOfWord,
    ...(fuzzy > 0 && { searchOptions: { fuzzy } }),
  }
}

function buildWith(name: string, set: QuestionSet, fuzzy: number): SearchEngine {
  const index = new MiniSearch<Row>(tunedOptions(set, fuzzy))
  index.addAll(set.passages.map((passage) => ({ ...passage, text: fieldOf(passage) })))
  return engineOf(name, index)
}

export const buildTunedMiniSearch = (set: QuestionSet): SearchEngine =>
  buildWith('minisearch, tuned', set, 0)

/** The same with words within a fifth of their letters: its answer to typing errors. */
export const buildFuzzyMiniSearch = (set: QuestionSet): SearchEngine =>
  buildWith('minisearch, tuned, fuzzy', set, 0.2)
