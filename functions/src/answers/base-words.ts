import { compoundsWith, splitCompound } from './compounds.ts'
import { hashOf } from './lexicon.ts'
import type { Language } from './language.ts'
import { remembering, rememberingFor } from './remembering.ts'
import type { Segment } from './segment.ts'
import { areOfTwoScripts, soundOf } from './sounds.ts'
import { correctWord, type Correction } from './spelling.ts'
import { createStandIns, type Reading, type StandIns } from './stand-ins.ts'
import { foldAccents, formIn, tellsByAccents, termOf } from './stem.ts'
import type { IndexedFile } from './unit-terms.ts'

/** The files of a base that know a word, by their index, rising, and its term in each. */
export interface FoundTerms {
  readonly files: Uint32Array
  readonly terms: Uint32Array
}

/** All files together, without their texts. */
export interface Base {
  readonly segments: readonly Segment[]
  readonly languages: readonly Language[]
  /** Per file the passages of the files before it; one more entry than there are files. */
  readonly starts: Uint32Array
  readonly passages: number
  /** Indexed words per passage. */
  readonly averageLength: number
  /** Indexed words of the longest passage. */
  readonly longestPassage: number
}

/** The words of all files together. */
export interface BaseWords extends Base {
  /** @param word as it is written, or without accents, as questions hold it */
  termsOf(word: string): FoundTerms
  /** The two known words that an unknown one is made of, or `null`. */
  halvesOf(word: string): readonly [string, string] | null
  /** The compounds that a word is half of, in the languages that write them as one word. */
  compoundsOf(word: string): FoundTerms
  /** The pairs of signs that hold a single one, which is no word of a text without blanks. */
  pairsWith(sign: string): FoundTerms
  /** The words that differ from it in accents only, in languages that tell words by these. */
  variantsOf(word: string): readonly string[]
  /** The words in another script that sound like it: names and loan words. */
  soundingLike(word: string): readonly string[]
  /** The likeliest known word for an unknown one, or `null`. */
  correctionOf(word: string): Correction | null
  /**
   * What stands for a word in the files.
   * @param key names the word and what `read` gives; '' where it is not to be remembered
   */
  standInsOf(key: string, word: string, read: () => readonly Reading[]): StandIns
}

/** Words remembered per base; beyond it the memory starts afresh. */
const MEMORY_LIMIT = 4_000
/** Room for what stands for them, roughly: for each passage, and besides. Two generations are kept. */
const BYTES_PER_PASSAGE = 256
const BYTES_BESIDES = 2_000_000

/** By the first segment of a base. */
const memories = new WeakMap<Segment, BaseWords>()

/** A word is stemmed and hashed once per language, then looked for in every file. */
function findTerms(word: string, segments: readonly Segment[]): FoundTerms {
  const files: number[] = []
  const terms: number[] = []
  let language: string | undefined
  let stem = ''
  let stemHash = 0
  let form = ''
  let formHash = 0
  for (let file = 0; file < segments.length; file++) {
    const segment = segments[file]!
    if (segment.language !== language) {
      language = segment.language
      stem = termOf(word, language)
      stemHash = hashOf(stem)
      form = formIn(language, word)
      formHash = hashOf(form)
    }
    let term = segment.terms.find(stem, stemHash)
    // Accents are taken off after stemming, so that a word that is asked without has another stem.
    if (term < 0 && language !== 'en') {
      const place = segment.words.find(form, formHash)
      if (place >= 0) term = segment.termOfWord[place]!
      else if (form !== word) {
        const plain = termOf(form, language)
        term = segment.terms.find(plain, hashOf(plain))
      }
    }
    if (term < 0) continue
    files.push(file)
    terms.push(term)
  }
  return { files: Uint32Array.from(files), terms: Uint32Array.from(terms) }
}

/** What each file has, as found terms. */
function foundIn(
  segments: readonly Segment[],
  termsIn: (segment: Segment) => Iterable<number>,
): FoundTerms {
  const found = segments.flatMap((segment, file) =>
    Array.from(termsIn(segment), (term) => ({ file, term })),
  )
  return {
    files: Uint32Array.from(found, ({ file }) => file),
    terms: Uint32Array.from(found, ({ term }) => term),
  }
}

const wordsIn = ({ words }: Segment): string[] =>
  Array.from({ length: words.size }, (_, at) => words.wordAt(at))

/** The terms of the words that hold a sign. */
const termsWith = (segment: Segment, sign: string): ReadonlySet<number> =>
  new Set(
    wordsIn(segment).flatMap((word, at) => (word.includes(sign) ? [segment.termOfWord[at]!] : [])),
  )

const NO_WORDS: readonly string[] = []

/** The words of a base by something that several may have in common; those without it are left out. */
function wordsBy(
  segments: readonly Segment[],
  keyOf: (word: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>()
  for (const word of new Set(segments.flatMap(wordsIn))) {
    const key = keyOf(word)
    if (key === '') continue
    const same = words.get(key)
    if (same === undefined) words.set(key, [word])
    else same.push(word)
  }
  return words
}

/** Keeps what a word gave, as long as there are not too many. */
const kept = <T>(find: (word: string) => T): ((word: string) => T) =>
  remembering(find, MEMORY_LIMIT)

/**
 * What was looked up lately is kept: as soon as a generation has no more room, what has not been
 * asked since the one before it is given up.
 */
function rememberingStandIns(base: Base): BaseWords['standInsOf'] {
  const room = BYTES_BESIDES + BYTES_PER_PASSAGE * base.passages
  let recent = new Map<string, StandIns>()
  let earlier = new Map<string, StandIns>()
  let held = 0
  const hold = (bytes: number): void => {
    held += bytes
    if (held <= room) return
    earlier = recent
    recent = new Map()
    held = 0
  }
  return (key, word, read) => {
    let found = recent.get(key)
    if (found !== undefined) return found
    found = earlier.get(key) ?? createStandIns(word, read(), base, hold)
    if (key !== '') recent.set(key, found)
    return found
  }
}

function baseOf(segments: readonly Segment[]): Base {
  const starts = new Uint32Array(segments.length + 1)
  let length = 0
  let longestPassage = 0
  for (let file = 0; file < segments.length; file++) {
    const segment = segments[file]!
    starts[file + 1] = starts[file]! + segment.passageLength.length
    length += segment.totalLength
    longestPassage = Math.max(longestPassage, segment.longestPassage)
  }
  const passages = starts[segments.length]!
  const averageLength = passages === 0 ? 1 : Math.max(1, length / passages)
  const languages = [...new Set(segments.map(({ language }) => language))]
  return { segments, languages, starts, passages, averageLength, longestPassage }
}

function createBaseWords(segments: readonly Segment[]): BaseWords {
  const base = baseOf(segments)
  const indexes = segments.map((segment) => ({ segment }))
  const termsOf = kept((word) => findTerms(word, segments))
  const isKnown = (word: string): boolean => termsOf(word).files.length > 0
  const accented = segments.filter(({ language }) => tellsByAccents(language))
  let byPlain: ReadonlyMap<string, readonly string[]> | undefined
  let bySound: ReadonlyMap<string, readonly string[]> | undefined
  return {
    ...base,
    termsOf,
    halvesOf: kept((word) => (isKnown(word) ? null : splitCompound(word, isKnown))),
    compoundsOf: kept((word) => foundIn(segments, (segment) => compoundsWith(segment, word))),
    pairsWith: kept((sign) => foundIn(segments, (segment) => termsWith(segment, sign))),
    variantsOf(word) {
      if (accented.length === 0) return NO_WORDS
      byPlain ??= wordsBy(accented, foldAccents)
      return byPlain.get(foldAccents(word)) ?? NO_WORDS
    },
    soundingLike(word) {
      bySound ??= wordsBy(segments, soundOf)
      return (bySound.get(soundOf(word)) ?? NO_WORDS).filter((each) => areOfTwoScripts(each, word))
    },
    correctionOf: kept((word) => correctWord(word, indexes)),
    standInsOf: rememberingStandIns(base),
  }
}

/**
 * The words of a base. What was asked once is remembered as long as the files stay the same: in a
 * base of many files looking a word up means a look into each of them. Pure: it only saves time.
 * Mostly they are the very files that were asked before.
 */
export const wordsOfBase = rememberingFor((files: readonly IndexedFile[]): BaseWords => {
  const first = files[0]?.segment
  const known = first === undefined ? undefined : memories.get(first)
  const isKnown =
    known?.segments.length === files.length &&
    files.every(({ segment }, index) => segment === known.segments[index])
  const words = isKnown ? known : createBaseWords(files.map(({ segment }) => segment))
  if (first !== undefined) memories.set(first, words)
  return words
})

/** Keeps what was read of a base, as long as its files stay the same. */
export function rememberingForBase<T>(
  read: (files: readonly IndexedFile[]) => T,
): (files: readonly IndexedFile[]) => T {
  const ofWords = rememberingFor((_: BaseWords, files: readonly IndexedFile[]) => read(files))
  return (files) => ofWords(wordsOfBase(files), files)
}
