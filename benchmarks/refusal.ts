import { answerQuestion, type Draft } from '../functions/src/answers/answer.ts'
import { hitsWithin } from './answers.ts'
import type { BenchmarkQuestion, QuestionSet } from './data.ts'
import { calibrated, rankSentences, sayTo, type Base } from './docent.ts'

/** How well questions of a file are told from questions of other files; shares from 0 to 1. */
export interface OffTopicMeasures {
  /** Chance that a question of the file is surer of its answer than a foreign one. */
  readonly auc: number
  /** Share of the file's questions answered where 5 % (1 %) of the foreign ones are. */
  readonly answeredAt5: number
  readonly answeredAt1: number
  /** Shares answered at the threshold in force. */
  readonly ownAnswered: number
  readonly foreignAnswered: number
}

/** Area under the curve of right over false alarms: the chance that a positive beats a negative. */
export function areaUnderCurve(positive: readonly number[], negative: readonly number[]): number {
  const sorted = Float64Array.from(negative).toSorted()
  const below = (value: number, orEqual: boolean): number => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const isBelow = orEqual ? sorted[middle]! <= value : sorted[middle]! < value
      if (isBelow) low = middle + 1
      else high = middle
    }
    return low
  }
  const wins = positive.reduce(
    (sum, value) => sum + (below(value, false) + below(value, true)) / 2,
    0,
  )
  return wins / (positive.length * negative.length)
}

/** Share of positives above the lowest threshold that lets at most this share of negatives pass. */
export function passedAt(
  positive: readonly number[],
  negative: readonly number[],
  falseShare: number,
): number {
  const allowed = Math.floor(negative.length * falseShare)
  const threshold = negative.toSorted((a, b) => b - a)[allowed] ?? -Infinity
  return positive.filter((value) => value > threshold).length / positive.length
}

/** Asks each question of its own file alone, and of another one that is about something else. */
export function measureOffTopic(
  base: Base,
  questions: readonly BenchmarkQuestion[],
): OffTopicMeasures {
  const alone = base.files.map((file, index): Base => {
    return { files: calibrated([file]), pageIds: [base.pageIds[index]!] }
  })
  const own: number[] = []
  const foreign: number[] = []
  let ownAnswered = 0
  let foreignAnswered = 0
  for (const [index, { text, answeredBy }] of questions.entries()) {
    const home = base.pageIds.findIndex((ids) => ids.includes(answeredBy[0] ?? ''))
    const away = (home + 1 + (index % (base.files.length - 1))) % base.files.length
    own.push(rankSentences(alone[home]!, text).confidence)
    foreign.push(rankSentences(alone[away]!, text).confidence)
    if (sayTo(alone[home]!.files, text).length > 0) ownAnswered++
    if (sayTo(alone[away]!.files, text).length > 0) foreignAnswered++
  }
  return {
    auc: areaUnderCurve(own, foreign),
    answeredAt5: passedAt(own, foreign, 0.05),
    answeredAt1: passedAt(own, foreign, 0.01),
    ownAnswered: ownAnswered / questions.length,
    foreignAnswered: foreignAnswered / questions.length,
  }
}

/** What is said to questions whose file was left out; shares from 0 to 1. */
export interface LeftOutMeasures {
  /** Answered without reserve. */
  readonly outright: number
  readonly withReserve: number
  /** A place is quoted as the closest one. */
  readonly nearest: number
}

/** The base with every second file, from the first or the second on. */
function halfOf({ files, pageIds }: Base, first: number): Base {
  const isIn = (_: unknown, index: number): boolean => index % 2 === first
  return { files: calibrated(files.filter(isIn)), pageIds: pageIds.filter(isIn) }
}

/** Asks each question of the half of the base that does not hold its file: of several, about much else. */
export function measureLeftOut(
  base: Base,
  questions: readonly BenchmarkQuestion[],
): LeftOutMeasures {
  const halves = [halfOf(base, 0), halfOf(base, 1)] as const
  const drafts = questions.map(({ text, answeredBy }) => {
    const isInFirst = halves[0].pageIds.some((ids) => ids.includes(answeredBy[0] ?? ''))
    const { files } = halves[isInFirst ? 1 : 0]
    return answerQuestion(files, { question: text, personality: 'professional' })
  })
  const shareOf = (isSo: (draft: Draft) => boolean): number =>
    drafts.filter(isSo).length / drafts.length
  return {
    outright: shareOf((draft) => draft.kind === 'answer' && draft.isUnsure !== true),
    withReserve: shareOf((draft) => draft.kind === 'answer' && draft.isUnsure === true),
    nearest: shareOf((draft) => draft.kind === 'nearest'),
  }
}

/** One question as the risk-coverage curve sees it. */
export interface Judged {
  readonly confidence: number
  readonly isRight: boolean
}

/**
 * Share of wrong answers among the surest `coverage` of all questions. Of equally sure questions
 * the mean is taken, so that their order in the file does not matter.
 */
export function riskCurve(judged: readonly Judged[]): Float64Array {
  const sorted = judged.toSorted((a, b) => b.confidence - a.confidence)
  const risks = new Float64Array(sorted.length)
  let wrong = 0
  for (let first = 0; first < sorted.length;) {
    let end = first
    while (end < sorted.length && sorted[end]!.confidence === sorted[first]!.confidence) end++
    const share = sorted.slice(first, end).filter(({ isRight }) => !isRight).length / (end - first)
    for (let at = first; at < end; at++) {
      wrong += share
      risks[at] = wrong / (at + 1)
    }
    first = end
  }
  return risks
}

/** What look-alikes cost: the curve of risk over coverage and its area. */
export interface RiskMeasures {
  /** Risk at 10, 25, 50, 75 and 100 % coverage. */
  readonly risks: readonly number[]
  /** Mean risk over all coverages (AURC, Geifman & El-Yaniv 2017); lower is better. */
  readonly area: number
  /** The area if every right answer were surer than every wrong one: nothing can be lower. */
  readonly leastArea: number
  /** The area if sureness were chance: the share of wrong answers. */
  readonly chanceArea: number
  /** Chance that an answerable question is surer of its answer than a look-alike. */
  readonly auc: number
  /** Share of the look-alikes that are refused at the threshold in force. */
  readonly refused: number
}

export const COVERAGES = [0.1, 0.25, 0.5, 0.75, 1] as const

const areaOf = (judged: readonly Judged[]): number =>
  riskCurve(judged).reduce((sum, risk) => sum + risk, 0) / judged.length

/**
 * Answers every question, answerable or not, with its best sentence. It is right where that holds
 * a gold answer at its place; an answer to a look-alike is always wrong.
 */
export function measureRisk(base: Base, { questions, lookAlikes }: QuestionSet): RiskMeasures {
  const judge = (question: BenchmarkQuestion): Judged => {
    const { places, confidence } = rankSentences(base, question.text)
    return { confidence, isRight: hitsWithin(places, question, 1) }
  }
  const answerable = questions.map(judge)
  const unanswerable = lookAlikes.map(judge)
  const all = [...answerable, ...unanswerable]
  const curve = riskCurve(all)
  const refused = lookAlikes.filter(({ text }) => sayTo(base.files, text).length === 0)
  return {
    risks: COVERAGES.map((coverage) => curve[Math.ceil(coverage * all.length) - 1] ?? 0),
    area: areaOf(all),
    leastArea: areaOf(all.map(({ isRight }) => ({ isRight, confidence: Number(isRight) }))),
    chanceArea: all.filter(({ isRight }) => !isRight).length / all.length,
    auc: areaUnderCurve(
      answerable.map(({ confidence }) => confidence),
      unanswerable.map(({ confidence }) => confidence),
    ),
    refused: refused.length / lookAlikes.length,
  }
}
