import { measureAnswers } from './answers.ts'
import {
  buildFuzzyMiniSearch,
  buildPlainMiniSearch,
  buildTunedMiniSearch,
} from './baselines/minisearch.ts'
import { buildReferenceBm25 } from './baselines/reference-bm25.ts'
import { buildSqliteFts } from './baselines/sqlite-fts.ts'
import { buildWink } from './baselines/wink.ts'
import type { BenchmarkQuestion, QuestionSet } from './data.ts'
import { buildBase, docentSearch, withoutCorrected, type Base } from './docent.ts'
import { askAll, leastSharedQuarter, measureRanking, measureTimes } from './ranking.ts'
import { COVERAGES, measureLeftOut, measureOffTopic, measureRisk } from './refusal.ts'
import { milliseconds, points, printTable, share, times } from './table.ts'
import { withTypingError } from './typing-errors.ts'

/** Questions that are timed: enough for a 95th percentile, and the slow ones stay bearable. */
const TIMED = 400

const RIVALS = [
  buildTunedMiniSearch,
  buildFuzzyMiniSearch,
  buildPlainMiniSearch,
  buildWink,
  buildSqliteFts,
  buildReferenceBm25,
] as const

/** Every engine on all questions, on the quarter that shares the fewest words, and with an error. */
export function reportSearch(set: QuestionSet): void {
  const { questions } = set
  const quarter = leastSharedQuarter(set, questions)
  const mistyped = questions.map((question, index) => ({
    ...question,
    text: withTypingError(question.text, index),
  }))
  const base = buildBase(set)
  const rows: string[][] = []
  const quarterRows: string[][] = []
  // Docent's, with which the others are compared; every engine is timed when it has warmed up.
  let pace: ReturnType<typeof measureTimes> | undefined
  for (const engine of [docentSearch(base), ...RIVALS.map((build) => build(set))]) {
    const all = measureRanking(askAll(engine, questions), questions)
    const least = measureRanking(askAll(engine, quarter), quarter)
    const wrong = measureRanking(askAll(engine, mistyped), mistyped)
    const time = measureTimes(engine, questions.slice(0, TIMED))
    pace ??= time
    const figures = ({ hitAt1, hitAt5, reciprocalRank, gain }: typeof all): string[] =>
      [hitAt1, hitAt5, reciprocalRank, gain].map(share)
    rows.push([
      engine.name,
      ...figures(all),
      points(wrong.hitAt1, all.hitAt1),
      `${milliseconds(time.p50)} / ${milliseconds(time.p95)}`,
      `${times(time.p50, pace.p50)} / ${times(time.p95, pace.p95)}`,
    ])
    quarterRows.push([engine.name, ...figures(least)])
  }
  const size = `${set.passages.length} passages`
  const columns = ['Search', 'hit@1', 'hit@5', 'MRR@10', 'nDCG@10']
  printTable(
    `${set.name}: ${size}, ${questions.length} answerable questions`,
    [...columns, 'hit@1 with one typing error', 'p50 / p95, ms', 'time beside Docent'],
    rows,
  )
  printTable(
    `${set.name}: the quarter of them that shares the fewest words with its passage`,
    columns,
    quarterRows,
  )
  reportCorrections(base, questions)
}

/** Whether taking unknown words for known ones harms questions without an error. */
function reportCorrections(base: Base, questions: readonly BenchmarkQuestion[]): void {
  const touched = questions.filter(({ text }) => withoutCorrected(base, text) !== text)
  const search = docentSearch(base)
  const bare = touched.map((question) => ({
    ...question,
    text: withoutCorrected(base, question.text),
  }))
  const hits = (asked: readonly BenchmarkQuestion[]): number =>
    measureRanking(askAll(search, asked), asked).hitAt1
  console.log(
    `\nOf the questions as they are, ${touched.length} hold a word that is taken for another; their` +
      ` hit@1 is ${share(hits(touched))}, and ${share(hits(bare))} where such words are left out.`,
  )
}

const answerRow = (name: string, questions: readonly BenchmarkQuestion[], base: Base): string[] => {
  const measured = measureAnswers(base, questions)
  return [
    `${name} (${questions.length})`,
    share(measured.sentenceAt1),
    share(measured.sentenceAt3),
    share(measured.contained),
    share(measured.quoted),
    share(measured.answered),
    share(measured.right),
    measured.sentences.toFixed(2),
  ]
}

/** What is said, and whether it holds an answer that people gave. */
export function reportAnswers(set: QuestionSet, parallel: readonly QuestionSet[]): void {
  const base = buildBase(set)
  printTable(
    'Answers: the best sentence, and the one to three that are said',
    [
      'Questions',
      'sentence hit@1',
      'sentence hit@3',
      'said holds the answer',
      'nearest place included',
      'answered',
      'right where answered',
      'sentences',
    ],
    [
      answerRow(set.name, set.questions, base),
      answerRow('fewest shared words', leastSharedQuarter(set, set.questions), base),
      ...parallel.map((other) =>
        answerRow(`XQuAD ${other.name}`, other.questions, buildBase(other)),
      ),
    ],
  )
}

/** The same questions in several languages, each beside English. */
export function reportLanguages(sets: readonly QuestionSet[]): void {
  let english: { hit: number; contained: number } | null = null
  const rows = sets.map((set) => {
    const base = buildBase(set)
    const found = measureRanking(askAll(docentSearch(base), set.questions), set.questions)
    const rival = buildTunedMiniSearch(set)
    const other = measureRanking(askAll(rival, set.questions), set.questions)
    const { contained } = measureAnswers(base, set.questions)
    english ??= { hit: found.hitAt1, contained }
    return [
      set.name,
      share(found.hitAt1),
      points(found.hitAt1, english.hit),
      share(other.hitAt1),
      share(contained),
      points(contained, english.contained),
    ]
  })
  printTable(
    'XQuAD: the same questions in other languages',
    [
      'Language',
      'hit@1',
      'beside English',
      'minisearch, tuned',
      'said holds the answer',
      'beside English',
    ],
    rows,
  )
}

/** Questions of other files, and questions in a passage's words that it does not answer. */
export function reportRefusal(set: QuestionSet, parallel: readonly QuestionSet[]): void {
  const rows = [set, ...parallel].map((each) => {
    const base = buildBase(each)
    const measured = measureOffTopic(base, each.questions)
    const leftOut = measureLeftOut(base, each.questions)
    return [
      each === set ? set.name : `XQuAD ${each.name}`,
      share(measured.auc),
      share(measured.answeredAt5),
      share(measured.answeredAt1),
      `${share(measured.ownAnswered)} / ${share(measured.foreignAnswered)}`,
      `${share(leftOut.outright)} / ${share(leftOut.withReserve)} / ${share(leftOut.nearest)}`,
    ]
  })
  printTable(
    'Off topic: each question asked of its own file, of another, and of the half of the base without it',
    [
      'Questions',
      'AUC',
      'answered at 5 % false',
      'at 1 % false',
      'as set: own / foreign answered',
      'left out: outright / with reserve / closest passage',
    ],
    rows,
  )
  if (set.lookAlikes.length === 0) return
  const risk = measureRisk(buildBase(set), set)
  printTable(
    `Look-alikes: ${set.questions.length} answerable and ${set.lookAlikes.length} unanswerable questions in the same words`,
    [
      ...COVERAGES.map((coverage) => `risk at ${coverage * 100} %`),
      'AURC',
      'least possible',
      'by chance',
      'AUC',
      'refused as set',
    ],
    [
      [...risk.risks, risk.area, risk.leastArea, risk.chanceArea, risk.auc, risk.refused].map(
        share,
      ),
    ],
  )
  console.log(
    '\nRisk: share of wrong answers among the surest 10, 25, 50, 75, 100 % of all questions, each\n' +
      'answered with its best sentence; an answer to a look-alike is wrong. AURC: mean risk over\n' +
      'all coverages.',
  )
}
