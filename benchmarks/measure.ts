import { gzipSync } from 'node:zlib'
import MiniSearch from 'minisearch'
import { answerQuestion } from '../functions/src/answers/answer.ts'
import { findEvidence } from '../functions/src/answers/evidence.ts'
import { detectLanguage } from '../functions/src/answers/language.ts'
import { stopWordsOf } from '../functions/src/answers/postings.ts'
import { readQuestion } from '../functions/src/answers/question.ts'
import { retrieve } from '../functions/src/answers/retrieve.ts'
import { buildSegment, openSegment } from '../functions/src/answers/segment.ts'
import { termOf } from '../functions/src/answers/stem.ts'
import { tokenize } from '../functions/src/answers/tokenize.ts'
import type { IndexedFile } from '../functions/src/answers/unit-terms.ts'
import type { BenchmarkQuestion, QuestionSet } from './data.ts'

/** What was measured of one search engine on one set. Times in milliseconds. */
export interface Measures {
  readonly hitAt1: number
  readonly hitAt5: number
  readonly reciprocalRank: number
  readonly p50: number
  readonly p95: number
  readonly buildMs: number
  readonly indexBytes: number
  readonly loadMs: number
}

interface SearchEngine {
  readonly buildMs: number
  readonly indexBytes: number
  readonly loadMs: number
  /** Ids of passages, the best first. */
  search(question: string): readonly string[]
}

const DEPTH = 10

const timed = <T>(run: () => T): { value: T; ms: number } => {
  const start = performance.now()
  const value = run()
  return { value, ms: performance.now() - start }
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

export interface OwnBase {
  readonly files: readonly IndexedFile[]
  /** Per file the id of each page: one passage of the set is one page. */
  readonly pageIds: readonly (readonly string[])[]
  readonly engine: SearchEngine
}

/** One file per title, one page per passage, as an owner would upload articles. */
export function buildOwn({ passages }: QuestionSet): OwnBase {
  const titles = [...new Set(passages.map(({ title }) => title))]
  const texts = titles.map((title) => {
    const own = passages.filter((passage) => passage.title === title)
    return { title, pages: own.map(({ text }) => text), ids: own.map(({ id }) => id) }
  })
  const built = timed(() =>
    texts.map(({ title, pages }) => buildSegment({ fileName: title, pages })),
  )
  const opened = timed(() => built.value.map(openSegment))
  const files = texts.map(({ title, pages }, index) => ({
    fileId: title,
    fileName: title,
    pages,
    segment: opened.value[index]!,
  }))
  const pageIds = texts.map(({ ids }) => ids)
  const languages = [...new Set(files.map(({ segment }) => segment.language))]
  const search = (question: string): string[] => {
    const { passages: found } = retrieve(files, readQuestion(question, languages), DEPTH)
    const ids = found.map(({ file, passage }) => {
      const { segment } = files[file]!
      return pageIds[file]![segment.unitPage[segment.passageFirstUnit[passage]!]!]!
    })
    return [...new Set(ids)]
  }
  const indexBytes = built.value.reduce(
    (sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length,
    0,
  )
  return { files, pageIds, engine: { buildMs: built.ms, indexBytes, loadMs: opened.ms, search } }
}

/** minisearch in its best setting (DESIGN.md): one joined field, our words and stems. */
export function buildMiniSearch({ passages }: QuestionSet): SearchEngine {
  const language = detectLanguage(
    passages
      .slice(0, 50)
      .map(({ text }) => text)
      .join('\n'),
  )
  const stopWords = stopWordsOf(language)
  const options = {
    fields: ['text'],
    tokenize: (text: string) => tokenize(text).map(({ word }) => word),
    processTerm: (word: string) => (stopWords.has(word) ? null : termOf(word, language)),
  }
  const built = timed(() => {
    const index = new MiniSearch(options)
    index.addAll(passages.map(({ id, title, text }) => ({ id, text: `${title}\n${text}` })))
    return index
  })
  const stored = JSON.stringify(built.value)
  const loaded = timed(() => MiniSearch.loadJSON(stored, options))
  return {
    buildMs: built.ms,
    indexBytes: gzipSync(stored, { level: 9 }).length,
    loadMs: loaded.ms,
    search: (question) =>
      loaded.value
        .search(question)
        .slice(0, DEPTH)
        .map(({ id }) => String(id)),
  }
}

/** Asks every question twice and measures the second time: caches are warm, as in a live bot. */
export function measureSearch(
  engine: SearchEngine,
  questions: readonly BenchmarkQuestion[],
): Measures {
  for (const { text } of questions) engine.search(text)
  const times: number[] = []
  const ranks = questions.map(({ text, answeredBy }) => {
    const { value, ms } = timed(() => engine.search(text))
    times.push(ms)
    return value.findIndex((id) => answeredBy.includes(id)) + 1
  })
  const share = (within: number): number =>
    mean(ranks.map((rank) => (rank > 0 && rank <= within ? 1 : 0)))
  return {
    hitAt1: share(1),
    hitAt5: share(5),
    reciprocalRank: mean(ranks.map((rank) => (rank > 0 ? 1 / rank : 0))),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    buildMs: engine.buildMs,
    indexBytes: engine.indexBytes,
    loadMs: engine.loadMs,
  }
}

/** Share of questions whose best sentence, or one of the best `within`, holds the answer. */
export function measureSentences(
  base: OwnBase,
  questions: readonly BenchmarkQuestion[],
  within: number,
): number {
  const hits = questions.map(({ text, answeredBy, starts }) => {
    const units = findEvidence(base.files, text).units.slice(0, within)
    return units.some(({ file, unit }) => {
      const { segment } = base.files[file]!
      const id = base.pageIds[file]![segment.unitPage[unit]!]!
      const holds = (at: number) => at >= segment.unitStart[unit]! && at < segment.unitEnd[unit]!
      return answeredBy.includes(id) && starts.some(holds)
    })
      ? 1
      : 0
  })
  return mean(hits)
}

const isAnswered = (files: readonly IndexedFile[], question: string): boolean =>
  answerQuestion(files, { question, personality: 'professional' }).kind === 'answer'

/** Share of questions that get an answer, right or wrong. */
export const shareAnswered = (
  files: readonly IndexedFile[],
  questions: readonly BenchmarkQuestion[],
): number => mean(questions.map(({ text }) => (isAnswered(files, text) ? 1 : 0)))

function timesOf(questions: readonly BenchmarkQuestion[], ask: (text: string) => unknown) {
  for (const { text } of questions) ask(text)
  const times = questions.map(({ text }) => timed(() => ask(text)).ms)
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

/** Times of ranked sentences, and of whole answers with their proof. */
export const measureAnswers = (base: OwnBase, questions: readonly BenchmarkQuestion[]) => ({
  evidence: timesOf(questions, (text) => findEvidence(base.files, text)),
  answer: timesOf(questions, (text) => isAnswered(base.files, text)),
})

/**
 * Asks each question of its own file alone, and of another file that does not hold it.
 * `auc`: chance that a question of the file covers more of its weight than a foreign one.
 */
export function measureRefusal(base: OwnBase, questions: readonly BenchmarkQuestion[]) {
  const own: number[] = []
  const foreign: number[] = []
  let ownAnswered = 0
  let foreignAnswered = 0
  for (const [index, { text, answeredBy }] of questions.entries()) {
    const home = base.pageIds.findIndex((ids) => ids.includes(answeredBy[0] ?? ''))
    const away = (home + 1 + (index % (base.files.length - 1))) % base.files.length
    const at = (file: number): IndexedFile[] => [base.files[file]!]
    own.push(findEvidence(at(home), text).units[0]?.coverage ?? 0)
    foreign.push(findEvidence(at(away), text).units[0]?.coverage ?? 0)
    if (isAnswered(at(home), text)) ownAnswered++
    if (isAnswered(at(away), text)) foreignAnswered++
  }
  return {
    auc: areaUnderCurve(own, foreign),
    ownAnswered: ownAnswered / questions.length,
    foreignAnswered: foreignAnswered / questions.length,
  }
}

function areaUnderCurve(positive: readonly number[], negative: readonly number[]): number {
  let wins = 0
  for (const high of positive)
    for (const low of negative) wins += high > low ? 1 : high === low ? 0.5 : 0
  return wins / (positive.length * negative.length)
}
