import {
  LANGUAGES,
  languageByScript,
  leastStopWords,
  readSample,
  toldApart,
  UNKNOWN_LANGUAGE,
  type Language,
  type Sample,
} from './language.ts'
import { likelihoodByLetters } from './letters-of-languages.ts'

/** Stop words by which a document is of a language whatever its letters are, and how many times those of the next. */
const CLEAR_COUNT = 20
const CLEAR_RATIO = 1.5
/** What each stop word adds to a language's likelihood, as a logarithm. */
const STOP_WORD_WEIGHT = 2
/** A document of few stop words is of a language where its letters are so likely there, a group of them on average. */
const LEAST_LIKELIHOOD = -5.5
/** Without any, where the whole is so much likelier there than in the next. */
const LEAST_LEAD = 2

/** The place of the greatest of some values, and the greatest of the others. */
function greatest(values: ArrayLike<number>): { at: number; next: number } {
  let at = 0
  let next = -Infinity
  for (let index = 1; index < values.length; index++) {
    const [value, best] = [values[index]!, values[at]!]
    next = Math.max(next, Math.min(value, best))
    if (value > best) at = index
  }
  return { at, next }
}

/** By the letters of its words, with what its stop words add to that. */
function languageByLetters(sample: Sample): Language {
  const { sums, groups } = likelihoodByLetters(sample.text)
  const likely = sums.map((sum, index) => sum + STOP_WORD_WEIGHT * sample.counts[index]!)
  const { at, next } = greatest(likely)
  const isSaid = sample.counts[at]! >= leastStopWords(sample)
  const isLikely = sums[at]! / groups >= LEAST_LIKELIHOOD
  const isAhead = sample.counts[at]! > 0 || likely[at]! - next >= LEAST_LEAD
  return isSaid || (isLikely && isAhead) ? LANGUAGES[at]! : UNKNOWN_LANGUAGE
}

/**
 * Language of a document: by its script or its stop words where they decide, else by the letters of
 * its words too. Price lists and menus hold few stop words; what fits no language is `und`.
 */
export function languageOfDocument(pages: readonly string[]): Language {
  const sample = readSample(pages)
  const byScript = languageByScript(sample)
  if (byScript !== null) return byScript
  const { at, next } = greatest(sample.counts)
  const isClear = sample.counts[at]! >= Math.max(CLEAR_COUNT, CLEAR_RATIO * next)
  return toldApart(isClear ? LANGUAGES[at]! : languageByLetters(sample), sample)
}
