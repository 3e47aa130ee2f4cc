import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { measureAnswers, type AnswerMeasures } from '../../../benchmarks/answers.ts'
import { loadPublicSets } from '../../../benchmarks/data.ts'
import { buildBase, docentSearch } from '../../../benchmarks/docent.ts'
import {
  countByKind,
  indexDemoDocuments,
  judge,
  type Outcome,
} from '../../../benchmarks/own-questions.ts'
import { sampleOf } from '../../../benchmarks/random.ts'
import { askAll, measureRanking, type Ranking } from '../../../benchmarks/ranking.ts'
import {
  measureLeftOut,
  measureOffTopic,
  type OffTopicMeasures,
} from '../../../benchmarks/refusal.ts'
import { withTypingError } from '../../../benchmarks/typing-errors.ts'
import { QUESTIONS, REFUSED_QUESTIONS } from '../../../emulators/seed/questions.ts'
import { answerQuestion, type IndexedFile } from './answer.ts'
import { segmentOf } from './segment.ts'
import { ANSWERABLE, HANDBOOK, OFF_TOPIC } from './testing/handbook.ts'

const SLOW_MS = 120_000

describe('quality on a handbook', () => {
  /** Share of the fixture's questions that may be missed. */
  const MOST_MISSED = 0.05
  const files: IndexedFile[] = [{ fileId: 'handbook', ...HANDBOOK, segment: segmentOf(HANDBOOK) }]

  function said(question: string): string {
    const draft = answerQuestion(files, { question, personality: 'professional' })
    return draft.kind === 'answer' ? draft.sentences.map(({ text }) => text).join(' ') : ''
  }

  it('answers what customers ask, in words that hold the answer', () => {
    const missed = ANSWERABLE.filter(([question, holds]) => !said(question).includes(holds))
    expect(missed.slice(Math.floor(ANSWERABLE.length * MOST_MISSED))).toEqual([])
  })

  it('refuses what the handbook does not answer', () => {
    const answered = OFF_TOPIC.filter((question) => said(question) !== '')
    expect(answered).toEqual([])
  })

  it('never says a page number, a running header or half a sentence', () => {
    for (const [question] of ANSWERABLE) {
      expect(said(question)).not.toMatch(/Page \d of|Customer Handbook/)
    }
  })
})

/**
 * Least number of right answers of each kind, open and held out together: what was measured, less
 * one or two. They follow the engine up.
 */
const LEAST_RIGHT: Readonly<Record<string, number>> = {
  person: 6,
  time: 17,
  price: 30,
  'yes or no': 30,
  'table row': 26,
  fact: 26,
  definition: 8,
  everyday: 38,
  hours: 13,
  place: 7,
  German: 23,
  'how to': 9,
  list: 3,
  comparison: 4,
  'few shared words': 5,
  'typing error': 12,
  'two parts': 5,
  'follow-up': 12,
  'off topic': 41,
  'look-alike': 18,
}
const LEAST_RIGHT_HELD_OUT = 100

describe('quality on four hundred questions of our own', () => {
  const all = [...QUESTIONS, ...REFUSED_QUESTIONS]
  let outcomes: readonly Outcome[] = []

  beforeAll(async () => {
    const files = await indexDemoDocuments()
    outcomes = all.map((question) => judge(files, question))
  }, SLOW_MS)

  it('has a floor for each kind', () => {
    expect(Object.keys(LEAST_RIGHT).toSorted()).toEqual(
      [...new Set(all.map(({ kind }) => kind))].toSorted(),
    )
  })

  it.each(Object.entries(LEAST_RIGHT))('gets most of “%s” right', (kind, least) => {
    const wrong = outcomes
      .filter(({ question, isRight }) => question.kind === kind && !isRight)
      .filter(({ question }) => question.split === 'open')
      .map(({ question, said }) => `${question.question} → ${said || 'refused'}`)
    expect(countByKind(outcomes).get(kind)?.right, wrong.join('\n')).toBeGreaterThanOrEqual(least)
  })

  it('gets most of the held-out ones right, which nobody tunes on', () => {
    const right = outcomes.filter(
      ({ question, isRight }) => question.split === 'held out' && isRight,
    )
    expect(right.length).toBeGreaterThanOrEqual(LEAST_RIGHT_HELD_OUT)
  })
})

const { english, parallel } = loadPublicSets(
  resolve(dirname(fileURLToPath(import.meta.url)), '../../..'),
)
const isAbsent = english === null
const why = isAbsent ? ' – NOT MEASURED, ../shared/data is absent' : ''
if (isAbsent) {
  console.warn('The gate did not measure SQuAD 2.0: ../shared/data is absent (see npm run bench).')
}

describe.skipIf(isAbsent)(`quality on a thousand questions of SQuAD 2.0${why}`, () => {
  let ranking: Ranking
  let mistyped: Ranking
  let answers: AnswerMeasures
  let offTopic: OffTopicMeasures

  beforeAll(() => {
    if (english === null) return
    const questions = sampleOf(english.questions, 1_000, 42)
    const wrong = questions.map((question, index) => ({
      ...question,
      text: withTypingError(question.text, index),
    }))
    const base = buildBase(english)
    const search = docentSearch(base)
    ranking = measureRanking(askAll(search, questions), questions)
    mistyped = measureRanking(askAll(search, wrong), wrong)
    answers = measureAnswers(base, questions)
    offTopic = measureOffTopic(base, questions)
  }, SLOW_MS)

  it('finds the passage', () => {
    expect(ranking.hitAt1).toBeGreaterThanOrEqual(0.84)
    expect(ranking.hitAt5).toBeGreaterThanOrEqual(0.95)
    expect(ranking.reciprocalRank).toBeGreaterThanOrEqual(0.89)
  })

  it('finds it in spite of a typing error', () => {
    expect(ranking.hitAt1 - mistyped.hitAt1).toBeLessThanOrEqual(0.028)
  })

  it('finds the sentence', () => {
    expect(answers.sentenceAt1).toBeGreaterThanOrEqual(0.715)
    expect(answers.sentenceAt3).toBeGreaterThanOrEqual(0.85)
  })

  it('says the answer', () => {
    expect(answers.contained).toBeGreaterThanOrEqual(0.745)
    expect(answers.right).toBeGreaterThanOrEqual(0.825)
  })

  it('tells what is off the topic', () => {
    expect(offTopic.auc).toBeGreaterThanOrEqual(0.982)
    expect(offTopic.answeredAt5).toBeGreaterThanOrEqual(0.94)
    expect(offTopic.foreignAnswered).toBeLessThanOrEqual(0.03)
  })
})

/** XQuAD: what is said holds the answer; one to two points less than was measured on half of it. */
const LEAST_CONTAINED: Readonly<Record<string, number>> = {
  en: 0.815,
  de: 0.755,
  es: 0.825,
  zh: 0.84,
  ar: 0.76,
}
/** Asked of the nine articles that do not hold its own: answered outright, and answered at all. */
const MOST_LEFT_OUT: Readonly<Record<string, readonly [outright: number, answered: number]>> = {
  en: [0.015, 0.04],
  de: [0.02, 0.08],
  es: [0.05, 0.14],
  zh: [0.075, 0.145],
  ar: [0.04, 0.125],
}
const measured = parallel.filter(({ name }) => name in LEAST_CONTAINED)

describe.skipIf(measured.length === 0)(`the same questions in other languages${why}`, () => {
  it.each(measured)('are answered in $name', { timeout: SLOW_MS }, (set) => {
    const base = buildBase(set)
    const { hitAt1 } = measureRanking(askAll(docentSearch(base), set.questions), set.questions)
    expect(hitAt1).toBeGreaterThanOrEqual(0.92)
    const { contained } = measureAnswers(base, set.questions)
    expect(contained).toBeGreaterThanOrEqual(LEAST_CONTAINED[set.name]!)
    const { outright, withReserve } = measureLeftOut(base, set.questions)
    const [most, mostAnswered] = MOST_LEFT_OUT[set.name]!
    expect(outright).toBeLessThanOrEqual(most)
    expect(outright + withReserve).toBeLessThanOrEqual(mostAnswered)
  })
})
