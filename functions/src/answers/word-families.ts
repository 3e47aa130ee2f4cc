import type { Concept, Match } from './concepts.ts'
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

const sortedWords = new WeakMap<Segment, readonly string[]>()

/** The words of a segment; they are written in the order of their letters. */
function wordsOf(segment: Segment): readonly string[] {
  let words = sortedWords.get(segment)
  if (words === undefined) {
    words = [...segment.words.keys()]
    sortedWords.set(segment, words)
  }
  return words
}

/** Index of the first word that does not come before `prefix`. */
function firstFrom(words: readonly string[], prefix: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < prefix) low = middle + 1
    else high = middle
  }
  return low
}

/** Scripts in which words of a family begin alike. */
const BUILT_FROM_THE_FRONT = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]+$/u

/** How a word of the same family begins; '' where the word is too short to tell. */
function beginningOf(word: string): string {
  if (word.length < LEAST_LETTERS || !BUILT_FROM_THE_FRONT.test(word)) return ''
  const shared = Math.ceil(word.length * SHARED_LETTERS)
  return word.slice(0, Math.min(MOST_SHARED, Math.max(LEAST_SHARED, shared)))
}

function familyIn(segment: Segment, word: string, known: readonly Match[]): Match[] {
  const beginning = beginningOf(word)
  if (beginning === '') return []
  const words = wordsOf(segment)
  const terms = new Set(known.map(({ term }) => term))
  const family: Match[] = []
  for (let at = firstFrom(words, beginning); at < words.length; at++) {
    const other = words[at]!
    if (!other.startsWith(beginning)) break
    const term = segment.words.get(other)!
    if (terms.has(term) || Math.abs(other.length - word.length) > MOST_LONGER) continue
    terms.add(term)
    family.push({ term, credit: FAMILY_CREDIT })
  }
  return family
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
  return concepts.map((concept) => ({
    ...concept,
    matches: concept.matches.map((known, file) =>
      among.has(file) ? [...known, ...familyIn(files[file]!.segment, concept.word, known)] : known,
    ),
  }))
}
