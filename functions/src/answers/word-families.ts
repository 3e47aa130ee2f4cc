import { compoundsWith } from './compounds.ts'
import { kindredWords } from './kindred-words/kindred-words.ts'
import type { Language } from './language.ts'
import { hashOf } from './lexicon.ts'
import type { Segment } from './segment.ts'
import { termOf } from './stem.ts'
import { kindredArabic } from './stem-arabic.ts'

/** A word of the question as one segment knows it. */
export interface Match {
  readonly term: number
  /** How well the term stands for the asked word: 1 for itself, less for another one. */
  readonly credit: number
}

/**
 * What a word of the same family counts for: it is likely, not sure, to speak of the same thing
 * (population, overpopulated; German compounds).
 */
export const FAMILY_CREDIT = 0.5
/** Letters that a word needs for its family to be looked for. */
const LEAST_LETTERS = 4
/** Share of a word's letters that its family begins with, within bounds. */
const SHARED_LETTERS = 0.6
const LEAST_SHARED = 4
const MOST_SHARED = 6
/** Letters by which words of a family may differ in length. */
const MOST_LONGER = 5

/** Scripts in which words of a family begin alike. */
const BUILT_FROM_THE_FRONT = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]+$/u

/** How a word of the same family begins; '' where the word is too short to tell. */
function beginningOf(word: string): string {
  if (word.length < LEAST_LETTERS || !BUILT_FROM_THE_FRONT.test(word)) return ''
  const shared = Math.ceil(word.length * SHARED_LETTERS)
  return word.slice(0, Math.min(MOST_SHARED, Math.max(LEAST_SHARED, shared)))
}

/** The terms known for a word, and after them another one at a discount. */
const joined = (known: readonly Match[], term: number): readonly Match[] =>
  known.some((match) => match.term === term) ? known : [...known, { term, credit: FAMILY_CREDIT }]

/** With the terms of words that begin alike and are about as long. */
function withFamily(
  { words, termOfWord }: Segment,
  beginning: string,
  length: number,
  known: readonly Match[],
): readonly Match[] {
  let matches = known
  for (const at of words.startingWith(beginning)) {
    const longer = words.ends[at]! - words.starts[at]! - length
    if (longer > MOST_LONGER || longer < -MOST_LONGER) continue
    matches = joined(matches, termOfWord[at]!)
  }
  return matches
}

/** With the terms that stand for the stems of kindred words. */
function withKindred(
  { terms }: Segment,
  stems: readonly { readonly stem: string; readonly hash: number }[],
  known: readonly Match[],
): readonly Match[] {
  let matches = known
  for (const { stem, hash } of stems) {
    const term = terms.find(stem, hash)
    if (term >= 0) matches = joined(matches, term)
  }
  return matches
}

const hashed = (stems: readonly string[]) => stems.map((stem) => ({ stem, hash: hashOf(stem) }))

const ARABIC = /^\p{sc=Arabic}+$/u

/**
 * Adds to the terms that stand for a word in a segment those of its family, and of the words
 * that people use for much the same thing. They do not find a passage; of those found they tell
 * which speaks of the same.
 * @param spelled the word with its accents
 */
export function familyOf(
  word: string,
  spelled = word,
): (segment: Segment, known: readonly Match[]) => readonly Match[] {
  const beginning = beginningOf(word)
  const kindred = new Map<Language, ReturnType<typeof hashed>>()
  const kindredIn = (language: Language): ReturnType<typeof hashed> => {
    let stems = kindred.get(language)
    if (stems === undefined) {
      stems = hashed(kindredWords(spelled, language).map((other) => termOf(other.word, language)))
      kindred.set(language, stems)
    }
    return stems
  }
  const ofRoot = ARABIC.test(word) ? hashed(kindredArabic(termOf(word, 'ar'))) : []
  return (segment, known) => {
    let found = known
    for (const term of compoundsWith(segment, word)) found = joined(found, term)
    if (beginning !== '') found = withFamily(segment, beginning, word.length, found)
    found = withKindred(segment, kindredIn(segment.language), found)
    if (segment.language === 'ar') found = withKindred(segment, ofRoot, found)
    return found
  }
}
