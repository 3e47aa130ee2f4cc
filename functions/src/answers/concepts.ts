import { GENERIC_SHARE, GENERIC_WORDS } from './generic-words.ts'
import type { Question } from './question.ts'
import { correctWord } from './spelling.ts'
import { termOf } from './stem.ts'
import type { Segment } from './segment.ts'
import type { IndexedFile } from './unit-terms.ts'

/** A word of the question as one segment knows it. */
export interface Match {
  readonly term: number
  /** How well the term stands for the asked word: 1 for itself, less for a corrected one. */
  readonly credit: number
}

/** A word of the question, as all files together know it. */
export interface Concept {
  readonly word: string
  /** Weight of the word: ln(1 + (N − n + ½) / (n + ½)), n of N passages hold it; less if generic. */
  readonly idf: number
  /** Per file (same order as the files) the term that stands for it, or `null`. */
  readonly matches: readonly (Match | null)[]
}

export interface Statistics {
  readonly passages: number
  readonly averageLength: number
}

export function statisticsOf(files: readonly IndexedFile[]): Statistics {
  let passages = 0
  let length = 0
  for (const { segment } of files) {
    passages += segment.passageLength.length
    length += segment.totalLength
  }
  return { passages, averageLength: passages === 0 ? 1 : Math.max(1, length / passages) }
}

function findTerm(segment: Segment, word: string): number | undefined {
  return segment.terms.get(termOf(word, segment.language)) ?? segment.words.get(word)
}

/**
 * Looks the question's words up in all files. A word that none of them knows is corrected to the
 * likeliest word that one of them does; a word that any knows is never touched.
 */
export function findConcepts(
  question: Question,
  files: readonly IndexedFile[],
  passages: number,
): Concept[] {
  return question.words.map((word) => {
    let credit = 1
    let terms = files.map(({ segment }) => findTerm(segment, word))
    if (terms.every((term) => term === undefined)) {
      const correction = correctWord(word, files)
      if (correction !== null) {
        credit = correction.credit
        terms = files.map(({ segment }) => findTerm(segment, correction.word))
      }
    }
    let holding = 0
    for (const [index, term] of terms.entries()) {
      if (term !== undefined) holding += files[index]!.segment.documentFrequency[term]!
    }
    return {
      word,
      idf:
        Math.log(1 + (passages - holding + 0.5) / (holding + 0.5)) *
        (GENERIC_WORDS.has(word) ? GENERIC_SHARE : 1),
      matches: terms.map((term) => (term === undefined ? null : { term, credit })),
    }
  })
}
