/**
 * `npm run bench`: what the engine finds, refuses and costs, beside minisearch in the same run, as
 * Markdown. Shares are exact; times depend on the machine, so what they are beside each other counts.
 */
import path from 'node:path'
import { loadQuestionSets, type BenchmarkQuestion, type QuestionSet } from './data.ts'
import {
  buildMiniSearch,
  buildOwn,
  measureAnswers,
  measureRefusal,
  measureSearch,
  measureSentences,
  shareAnswered,
  type Measures,
  type OwnBase,
} from './measure.ts'

/** Questions per set; taken evenly from all of it. */
const SAMPLE = 1_000

const sample = (questions: readonly BenchmarkQuestion[]): BenchmarkQuestion[] => {
  const step = Math.max(1, questions.length / SAMPLE)
  return Array.from(
    { length: Math.min(SAMPLE, questions.length) },
    (_, index) => questions[Math.floor(index * step)]!,
  )
}

const share = (value: number): string => value.toFixed(3)
const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0))
const kB = (value: number): string => (value / 1000).toFixed(0)

function printTable(columns: readonly string[], rows: readonly (readonly string[])[]): void {
  const table = [columns, ...rows]
  const widths = columns.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  const lines = table.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  console.log([lines[0], rule, ...lines.slice(1)].join('\n'))
}

const SEARCH_COLUMNS = [
  'Search',
  'Engine',
  'hit@1',
  'hit@5',
  'MRR@10',
  'p50, ms',
  'p95, ms',
  'build, ms',
  'index, kB gzip',
  'load, ms',
] as const

const searchRow = (name: string, engine: string, measured: Measures): string[] => [
  name,
  engine,
  share(measured.hitAt1),
  share(measured.hitAt5),
  share(measured.reciprocalRank),
  ms(measured.p50),
  ms(measured.p95),
  ms(measured.buildMs),
  kB(measured.indexBytes),
  ms(measured.loadMs),
]

const ANSWER_COLUMNS = [
  'Answers',
  'sentence hit@1',
  'sentence hit@3',
  'answered',
  'unanswerable refused',
  'one file: AUC',
  'one file: own answered',
  'one file: foreign answered',
  'sentences p50 / p95, ms',
  'whole answer p50 / p95, ms',
] as const

function answerRow(set: QuestionSet, base: OwnBase, answerable: BenchmarkQuestion[]): string[] {
  const unanswerable = sample(set.questions.filter(({ answeredBy }) => answeredBy.length === 0))
  const refusal = set.isOneBase ? null : measureRefusal(base, answerable)
  const { evidence, answer } = measureAnswers(base, answerable)
  return [
    set.name,
    share(measureSentences(base, answerable, 1)),
    share(measureSentences(base, answerable, 3)),
    share(shareAnswered(base.files, answerable)),
    unanswerable.length === 0 ? '–' : share(1 - shareAnswered(base.files, unanswerable)),
    refusal === null ? '–' : share(refusal.auc),
    refusal === null ? '–' : share(refusal.ownAnswered),
    refusal === null ? '–' : share(refusal.foreignAnswered),
    `${ms(evidence.p50)} / ${ms(evidence.p95)}`,
    `${ms(answer.p50)} / ${ms(answer.p95)}`,
  ]
}

const { source, sets } = await loadQuestionSets(path.resolve(import.meta.dirname, '..'))
console.log(`Data: ${source}.\n`)
const searched: string[][] = []
const answered: string[][] = []
for (const set of sets) {
  const answerable = sample(set.questions.filter(({ answeredBy }) => answeredBy.length > 0))
  const base = buildOwn(set)
  const passages = base.files.reduce((sum, { segment }) => sum + segment.passageLength.length, 0)
  const name = `${set.name} (${passages} passages, ${answerable.length} questions)`
  searched.push(searchRow(name, 'Docent', measureSearch(base.engine, answerable)))
  searched.push(searchRow('', 'minisearch 7.2', measureSearch(buildMiniSearch(set), answerable)))
  answered.push(answerRow(set, base, answerable))
}
printTable(SEARCH_COLUMNS, searched)
console.log('')
printTable(ANSWER_COLUMNS, answered)
