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

function familyIn(segment: Segment, word: string, known: readonly Match[]): Match[] {
  const beginning = beginningOf(word)
  if (beginning === '') return []
  const { words, termOfWord } = segment
  const terms = new Set(known.map(({ term }) => term))
  const family: Match[] = []
  for (let at = firstFrom(words, beginning); at < words.size; at++) {
    if (!startsWith(words, at, beginning)) break
    const length = words.ends[at]! - words.starts[at]!
    const term = termOfWord[at]!
    if (terms.has(term) || Math.abs(length - word.length) > MOST_LONGER) continue
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
  return concepts.map((concept) => {
    const matches = concept.matches.slice()
    for (const file of among) {
      const known = matches[file] ?? []
      const family = familyIn(files[file]!.segment, concept.word, known)
      if (family.length > 0) matches[file] = [...known, ...family]
    }
    return { ...concept, matches }
  })
}
