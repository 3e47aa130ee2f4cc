/**
 * `npm run bench`: what the engine finds, refuses and costs, beside minisearch in the same run.
 * Shares are exact; times depend on the machine, so their ratio counts.
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
const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`
const kB = (value: number): string => `${(value / 1000).toFixed(0)} kB`
const ratio = (ours: number, theirs: number): string => `${(ours / theirs).toFixed(2)}×`

function print(title: string, rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  console.log(`\n${title}`)
  for (const row of rows) {
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('   ')}`)
  }
}

const compare = (ours: Measures, theirs: Measures): string[][] => [
  ['', 'Docent', 'minisearch', 'ratio'],
  ...(
    [
      ['passage hit@1', 'hitAt1', share],
      ['passage hit@5', 'hitAt5', share],
      ['MRR@10', 'reciprocalRank', share],
      ['search p50', 'p50', ms],
      ['search p95', 'p95', ms],
      ['index build', 'buildMs', ms],
      ['index, gzip', 'indexBytes', kB],
      ['index load', 'loadMs', ms],
    ] as const
  ).map(([label, key, show]) => [
    label,
    show(ours[key]),
    show(theirs[key]),
    ratio(ours[key], theirs[key]),
  ]),
]

function runSet(set: QuestionSet): void {
  const answerable = sample(set.questions.filter(({ answeredBy }) => answeredBy.length > 0))
  const unanswerable = sample(set.questions.filter(({ answeredBy }) => answeredBy.length === 0))
  const base = buildOwn(set)
  const ours = measureSearch(base.engine, answerable)
  const theirs = measureSearch(buildMiniSearch(set), answerable)
  const title = `${set.name}: ${set.passages.length} passages, ${answerable.length} questions`
  print(title, compare(ours, theirs))
  const answers = measureAnswers(base, answerable)
  const rows = [
    ['sentence hit@1', share(measureSentences(base, answerable, 1))],
    ['sentence hit@3', share(measureSentences(base, answerable, 3))],
    ['whole answer with proof, p50 / p95', `${ms(answers.p50)} / ${ms(answers.p95)}`],
    ['questions answered', share(shareAnswered(base.files, answerable))],
  ]
  if (unanswerable.length > 0) {
    const refused = 1 - shareAnswered(base.files, unanswerable)
    rows.push([`unanswerable questions refused (${unanswerable.length})`, share(refused)])
  }
  if (base.files.length > 1) {
    const refusal = measureRefusal(base, answerable)
    rows.push(
      ['one file: off-topic AUC', share(refusal.auc)],
      ['one file: own questions answered', share(refusal.ownAnswered)],
      ['one file: foreign questions answered', share(refusal.foreignAnswered)],
    )
  }
  print('Answers', rows)
}

const { source, sets } = loadQuestionSets(path.resolve(import.meta.dirname, '..'))
console.log(`Data: ${source}`)
for (const set of sets) runSet(set)
