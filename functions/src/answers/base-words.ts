import { compoundsWith } from './compounds.ts'
import { hashOf } from './lexicon.ts'
import type { Segment } from './segment.ts'
import { correctWord, type Correction } from './spelling.ts'
import { termOf } from './stem.ts'
import type { IndexedFile } from './unit-terms.ts'

/** The files of a base that know a word, by their index, and its term in each. */
export interface FoundTerms {
  readonly files: readonly number[]
  readonly terms: readonly number[]
}

/** The words of all files together. */
export interface BaseWords {
  termsOf(word: string): FoundTerms
  /** The compounds that a word is half of, in the languages that write them as one word. */
  compoundsOf(word: string): FoundTerms
  /** The likeliest known word for an unknown one, or `null`. */
  correctionOf(word: string): Correction | null
}

/** Words remembered per base; beyond it the memory starts afresh. */
const MEMORY_LIMIT = 4_000

interface Memory {
  readonly segments: readonly Segment[]
  readonly words: BaseWords
}

/** By the first segment of a base. */
const memories = new WeakMap<Segment, Memory>()

/** A word is stemmed and hashed once per language, then looked for in every file. */
function findTerms(word: string, segments: readonly Segment[]): FoundTerms {
  const files: number[] = []
  const terms: number[] = []
  const wordHash = hashOf(word)
  let language: string | undefined
  let stem = ''
  let stemHash = 0
  for (let file = 0; file < segments.length; file++) {
    const segment = segments[file]!
    if (segment.language !== language) {
      language = segment.language
      stem = termOf(word, language)
      stemHash = hashOf(stem)
    }
    let term = segment.terms.find(stem, stemHash)
    // Where accents were taken off after stemming, a word's stem may differ from its term.
    if (term < 0 && language !== 'en') {
      const place = segment.words.find(word, wordHash)
      if (place >= 0) term = segment.termOfWord[place]!
    }
    if (term < 0) continue
    files.push(file)
    terms.push(term)
  }
  return { files, terms }
}

function findCompounds(word: string, segments: readonly Segment[]): FoundTerms {
  const found = segments.flatMap((segment, file) =>
    compoundsWith(segment, word).map((term) => ({ file, term })),
  )
  return { files: found.map(({ file }) => file), terms: found.map(({ term }) => term) }
}

/** Keeps what a word gave, as long as there are not too many. */
function remembering<T>(find: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    let found = known.get(word)
    if (found === undefined) {
      if (known.size >= MEMORY_LIMIT) known.clear()
      known.set(word, (found = find(word)))
    }
    return found
  }
}

/**
 * The words of a base. What was asked once is remembered as long as the files stay the same: in a
 * base of many files looking a word up means a look into each of them. Pure: it only saves time.
 */
export function wordsOfBase(files: readonly IndexedFile[]): BaseWords {
  const first = files[0]?.segment
  const known = first === undefined ? undefined : memories.get(first)
  const isSame =
    known?.segments.length === files.length &&
    files.every(({ segment }, index) => segment === known.segments[index])
  if (isSame) return known.words
  const segments = files.map(({ segment }) => segment)
  // Without the texts, which the memory must not keep alive.
  const indexes = segments.map((segment) => ({ segment }))
  const words: BaseWords = {
    termsOf: remembering((word) => findTerms(word, segments)),
    compoundsOf: remembering((word) => findCompounds(word, segments)),
    correctionOf: remembering((word) => correctWord(word, indexes)),
  }
  if (first !== undefined) memories.set(first, { segments, words })
  return words
}
