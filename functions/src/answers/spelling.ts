import { firstFrom, hashOf } from './lexicon.ts'
import type { Segment } from './segment.ts'

export interface Correction {
  readonly word: string
  /** How far the correction may count as evidence, 0 to 1. */
  readonly credit: number
}

/** Words below this are too short to be told from each other by a letter. */
const LEAST_LENGTH = 4
/** From this length on the first letter of a Latin word may be the wrong one. */
const LEAST_LENGTH_OF_OTHER_FIRST = 5
/** From this length on two letters may be wrong. */
const LONG_WORD = 8
const CREDIT = { one: 0.9, two: 0.7, first: 0.7 } as const

/** Per word of a segment a set of its letters, one bit each: words two edits apart differ in few. */
const letterSets = new WeakMap<Segment, Uint32Array>()

const bitOf = (letter: number): number => 1 << (letter & 31)

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= bitOf(word.charCodeAt(at))
  return bits >>> 0
}

function letterSetsOf(segment: Segment): Uint32Array {
  const known = letterSets.get(segment)
  if (known !== undefined) return known
  const { letters, starts, ends, size } = segment.words
  const sets = new Uint32Array(size)
  for (let word = 0; word < size; word++) {
    for (let at = starts[word]!; at < ends[word]!; at++) sets[word]! |= bitOf(letters[at]!)
  }
  letterSets.set(segment, sets)
  return sets
}

const LATIN = /^\p{sc=Latin}/u

/** Other scripts write articles and prepositions as first letters, so that those may differ. */
function rangeLike({ words }: Segment, word: string): { first: number; end: number } {
  if (!LATIN.test(word)) return { first: 0, end: words.size }
  const next = String.fromCharCode(word.charCodeAt(0) + 1)
  return { first: firstFrom(words, word.charAt(0)), end: firstFrom(words, next) }
}

function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Longest words that are compared: a row of the table of distances has one entry per letter. */
const LONGEST = 63
const ROWS = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1))

/** Letters as numbers, so that words of a lexicon need not be made strings to be compared. */
const lettersAsNumbers = (word: string): Uint16Array =>
  Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at))

/** A word within a block of letters. */
interface Stretch {
  readonly letters: Uint16Array
  readonly start: number
  readonly length: number
}

/**
 * Edits (a letter added, dropped, changed, or two neighbours swapped) between two words, as far as
 * they are at most `most`; else `most + 1`. Optimal string alignment distance.
 */
function distanceTo(asked: Uint16Array, { letters, start, length }: Stretch, most: number): number {
  if (Math.abs(asked.length - length) > most || asked.length > LONGEST || length > LONGEST) {
    return most + 1
  }
  let [beforeLast, last, current] = ROWS as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= length; column++) last[column] = column
  for (let row = 1; row <= asked.length; row++) {
    current[0] = row
    let least = row
    const letter = asked[row - 1]
    for (let column = 1; column <= length; column++) {
      const other = letters[start + column - 1]
      let cost = last[column - 1]! + (letter === other ? 0 : 1)
      if (last[column]! < cost) cost = last[column]! + 1
      if (current[column - 1]! < cost) cost = current[column - 1]! + 1
      if (row > 1 && column > 1 && letter === letters[start + column - 2]) {
        if (asked[row - 2] === other && beforeLast[column - 2]! < cost) {
          cost = beforeLast[column - 2]! + 1
        }
      }
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return Math.min(last[length]!, most + 1)
}

/** The distance of two words, by `distanceTo`. */
export const editDistance = (a: string, b: string, most: number): number =>
  distanceTo(
    lettersAsNumbers(a),
    { letters: lettersAsNumbers(b), start: 0, length: b.length },
    most,
  )

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** Words that a word may stand for whose first letter is wrong, missing, too many or in second place. */
function withOtherFirst(word: string): string[] {
  const rest = word.slice(1)
  return [
    rest,
    word.charAt(1) + word.charAt(0) + word.slice(2),
    ...ALPHABET.flatMap((letter) => [letter + rest, letter + word]),
  ]
}

/** Something that has an index: all that spelling needs of a file. */
interface Indexed {
  readonly segment: Segment
}

/** The commonest of the words that begin differently, or `null`. */
function correctFirst(word: string, files: readonly Indexed[]): Correction | null {
  let best: string | null = null
  let bestPassages = 0
  for (const candidate of withOtherFirst(word)) {
    const hash = hashOf(candidate)
    let passages = 0
    for (const { segment } of files) {
      const place = segment.words.find(candidate, hash)
      if (place >= 0) passages += segment.documentFrequency[segment.termOfWord[place]!]!
    }
    if (passages > bestPassages) {
      best = candidate
      bestPassages = passages
    }
  }
  return best === null ? null : { word: best, credit: CREDIT.first }
}

/**
 * The likeliest word of the files for one that none of them holds: fewest edits, then most
 * passages. Codes, numbers and short words are left alone. The first letter of a Latin word, which
 * people mostly get right, is doubted where no word with one other letter begins with it.
 * @returns `null` where nothing is near enough
 */
export function correctWord(word: string, files: readonly Indexed[]): Correction | null {
  if (word.length < LEAST_LENGTH || !/^\p{L}+$/u.test(word)) return null
  const letters = lettersOf(word)
  const asked = lettersAsNumbers(word)
  let best: string | null = null
  let most = word.length >= LONG_WORD ? 2 : 1
  let bestPassages = 0
  for (const { segment } of files) {
    const { words, termOfWord, documentFrequency } = segment
    const sets = letterSetsOf(segment)
    const { first, end } = rangeLike(segment, word)
    for (let index = first; index < end; index++) {
      if (bitCount(sets[index]! ^ letters) > 2 * most) continue
      const start = words.starts[index]!
      const length = words.ends[index]! - start
      if (length < LEAST_LENGTH || Math.abs(length - word.length) > most) continue
      const distance = distanceTo(asked, { letters: words.letters, start, length }, most)
      if (distance > most) continue
      const passages = documentFrequency[termOfWord[index]!]!
      if (distance < most || best === null || passages > bestPassages) {
        best = words.wordAt(index)
        bestPassages = passages
        most = distance
      }
    }
  }
  if (best !== null && most <= 1) return { word: best, credit: CREDIT.one }
  const mayBeginOtherwise = LATIN.test(word) && word.length >= LEAST_LENGTH_OF_OTHER_FIRST
  const other = mayBeginOtherwise ? correctFirst(word, files) : null
  return other ?? (best === null ? null : { word: best, credit: CREDIT.two })
}
