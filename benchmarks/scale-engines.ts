import MiniSearch, { type Options } from 'minisearch'
import { retrieve } from '../functions/src/answers/retrieve.ts'
import { readSearched } from '../functions/src/answers/searched-question.ts'
import { buildSegment, openSegment } from '../functions/src/answers/segment.ts'
import { tunedOptions } from './baselines/minisearch.ts'
import { buildSqliteFts } from './baselines/sqlite-fts.ts'
import { buildWink } from './baselines/wink.ts'
import type { BenchmarkPassage, QuestionSet } from './data.ts'
import { DEPTH, fieldOf } from './search-engine.ts'

export type Search = (question: string) => unknown

/** An index as it was built. */
export interface BuiltIndex {
  readonly search: Search
  /** What is kept of it, and how that is opened again; `null` where it is not kept. */
  readonly store: (() => { readonly bytes: readonly Uint8Array[]; open(): Search }) | null
}

export interface ScaleEngine {
  readonly name: string
  build(passages: readonly BenchmarkPassage[]): BuiltIndex
}

interface FileText {
  readonly fileName: string
  readonly pages: readonly string[]
}

function filesOf(passages: readonly BenchmarkPassage[]): FileText[] {
  const pages = new Map<string, string[]>()
  for (const { title, text } of passages) {
    const known = pages.get(title)
    if (known === undefined) pages.set(title, [text])
    else known.push(text)
  }
  return [...pages].map(([fileName, texts]) => ({ fileName, pages: texts }))
}

/** Our search, from the question's words to the passages in their last order. */
function openDocent(texts: readonly FileText[], segments: readonly Uint8Array[]): Search {
  const files = texts.map((text, index) => ({
    fileId: text.fileName,
    ...text,
    segment: openSegment(segments[index]!, text.pages),
  }))
  return (question) => retrieve(files, readSearched(question, ['en']), DEPTH)
}

export const docent: ScaleEngine = {
  name: 'Docent',
  build(passages) {
    const texts = filesOf(passages)
    const bytes = texts.map(buildSegment)
    const open = (): Search => openDocent(texts, bytes)
    return { search: (question) => open()(question), store: () => ({ bytes, open }) }
  },
}

type Row = Pick<BenchmarkPassage, 'id' | 'title' | 'text'>

function miniSearch(rows: readonly Row[], options: Options<Row>): BuiltIndex {
  const index = new MiniSearch<Row>(options)
  index.addAll(rows)
  const open = (json: string): Search => {
    const loaded = MiniSearch.loadJSON<Row>(json, options)
    return (question) => loaded.search(question).slice(0, DEPTH)
  }
  return {
    search: (question) => index.search(question).slice(0, DEPTH),
    store() {
      const json = JSON.stringify(index)
      return { bytes: [new TextEncoder().encode(json)], open: () => open(json) }
    },
  }
}

const asSet = (passages: readonly BenchmarkPassage[]): QuestionSet => ({
  name: '',
  passages,
  questions: [],
  lookAlikes: [],
})

const tunedMiniSearch: ScaleEngine = {
  name: 'minisearch, tuned',
  build: (passages) =>
    miniSearch(
      passages.map((passage) => ({ ...passage, text: fieldOf(passage) })),
      tunedOptions(asSet(passages)),
    ),
}

const plainMiniSearch: ScaleEngine = {
  name: 'minisearch, default',
  build: (passages) => miniSearch(passages, { fields: ['title', 'text'] }),
}

const unstored = (name: string, build: (set: QuestionSet) => { search: Search }): ScaleEngine => ({
  name,
  build: (passages) => ({ search: build(asSet(passages)).search, store: null }),
})

const wink = unstored('wink-bm25-text-search', buildWink)
const sqliteFts = unstored('SQLite FTS5, porter', buildSqliteFts)

/** Ours, and those that it is compared with. */
export const ENGINES: readonly ScaleEngine[] = [
  docent,
  tunedMiniSearch,
  plainMiniSearch,
  wink,
  sqliteFts,
]
