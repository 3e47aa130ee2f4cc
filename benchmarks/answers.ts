import type { BenchmarkQuestion } from './data.ts'
import { quoteTo, rankSentences, sayTo, type Base, type Place } from './docent.ts'
import { mean } from './search-engine.ts'

/** What is answered, and how often that holds the answer; means over questions, from 0 to 1. */
export interface AnswerMeasures {
  /** Share of questions whose best sentence holds a gold answer at its place. */
  readonly sentenceAt1: number
  /** The same of the best three. */
  readonly sentenceAt3: number
  /** Share of all questions, refused ones included, where what is said holds a gold answer. */
  readonly contained: number
  /** The same, where the place nearest to the question counts as well, which is said to be no answer. */
  readonly quoted: number
  /** Share of questions that were answered at all. */
  readonly answered: number
  /** Share of the answered ones where what is said holds a gold answer. */
  readonly right: number
  /** Sentences and lines said per answer. */
  readonly sentences: number
}

/** Letters, digits and single blanks: what two spellings of an answer share. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

const EDGE = /[\p{sc=Latin}\p{N}]/u

/**
 * Whether a text holds one of the answers. Where an answer begins or ends with a Latin letter or a
 * digit, it may not be part of a longer word or number: 19 is not in 1990.
 */
export function holdsAnswer(text: string, answers: readonly string[]): boolean {
  const said = plain(text)
  return answers.map(plain).some((answer) => {
    if (answer === '') return false
    for (let at = said.indexOf(answer); at >= 0; at = said.indexOf(answer, at + 1)) {
      const before = EDGE.test(answer.at(0)!) && EDGE.test(said.charAt(at - 1))
      const after = EDGE.test(answer.at(-1)!) && EDGE.test(said.charAt(at + answer.length))
      if (!before && !after) return true
    }
    return false
  })
}

/** Whether one of the best sentences holds an answer at the place where people marked it. */
export const hitsWithin = (
  places: readonly Place[],
  { answeredBy, starts }: BenchmarkQuestion,
  within: number,
): boolean =>
  places
    .slice(0, within)
    .some(
      ({ page, start, end }) =>
        answeredBy.includes(page) && starts.some((at) => at >= start && at < end),
    )

const shareOf = (flags: readonly boolean[]): number => mean(flags.map(Number))

/** Answers questions that the base holds the answer of. */
export function measureAnswers(
  base: Base,
  questions: readonly BenchmarkQuestion[],
): AnswerMeasures {
  const said = questions.map(({ text }) => sayTo(base.files, text))
  const answered = said.filter((sentences) => sentences.length > 0)
  const contained = questions.map(({ answers }, index) =>
    holdsAnswer(said[index]!.join(' '), answers),
  )
  const quoted = questions.map(({ text, answers }) =>
    holdsAnswer(quoteTo(base.files, text).join(' '), answers),
  )
  const ranked = questions.map(({ text }) => rankSentences(base, text).places)
  const shareWithin = (within: number): number =>
    shareOf(questions.map((question, index) => hitsWithin(ranked[index]!, question, within)))
  return {
    sentenceAt1: shareWithin(1),
    sentenceAt3: shareWithin(3),
    contained: shareOf(contained),
    quoted: shareOf(quoted),
    answered: answered.length / questions.length,
    right: contained.filter(Boolean).length / Math.max(1, answered.length),
    sentences: mean(answered.map(({ length }) => length)),
  }
}
