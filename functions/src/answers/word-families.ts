import type { Concept, Match } from './concepts.ts'
import { firstFrom, startsWith } from './lexicon.ts'
import type { Segment } from './segment.ts'
import type { IndexedFile } from './unit-terms.ts'

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

/** The terms known for a word in a segment, and after them those of its family. */
function widened(
  { words, termOfWord }: Segment,
  beginning: string,
  length: number,
  known: readonly Match[] | undefined,
): readonly Match[] | undefined {
  let matches = known
  for (let at = firstFrom(words, beginning); at < words.size; at++) {
    if (!startsWith(words, at, beginning)) break
    const longer = words.ends[at]! - words.starts[at]! - length
    if (longer > MOST_LONGER || longer < -MOST_LONGER) continue
    const term = termOfWord[at]!
    if (matches?.some((match) => match.term === term) === true) continue
    const found = { term, credit: FAMILY_CREDIT }
    matches = matches === undefined ? [found] : [...matches, found]
  }
  return matches
}

/**
 * Adds to each word of a question the words of its family in some of the files. They do not find
 * a passage; of those found they tell which speaks of the same.
 */
export function withFamilies(
  concepts: readonly Concept[],
  files: readonly IndexedFile[],
  among: ReadonlySet<number>,
): Concept[] {
  return concepts.map((concept) => {
    const beginning = beginningOf(concept.word)
    if (beginning === '') return concept
    const matches = concept.matches.slice()
    for (const file of among) {
      const { segment } = files[file]!
      const found = widened(segment, beginning, concept.word.length, matches[file])
      if (found !== undefined) matches[file] = found
    }
    return { ...concept, matches }
  })
}
