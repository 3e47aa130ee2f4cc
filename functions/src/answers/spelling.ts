import { hashOf } from './lexicon.ts'
import { rememberingFor } from './remembering.ts'
import type { Segment } from './segment.ts'

export interface Correction {
  readonly word: string
  /** How far the correction may count as evidence, 0 to 1. */
  readonly credit: number
  /** Words that are as near: what else is asked tells which is meant. */
  readonly others: readonly string[]
}

/** Words below this are too short to be told from each other by a letter. */
const LEAST_LENGTH = 4
/** From this length on the first letter of a Latin word may be missing, too many or another one. */
const LEAST_LENGTH_OF_OTHER_FIRST = 5
/** From this length on two letters may be wrong. */
const LONG_WORD = 8
const CREDIT = { one: 0.9, two: 0.7, first: 0.7 } as const

const bitOf = (letter: number): number => 1 << (letter & 31)

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= bitOf(word.charCodeAt(at))
  return bits >>> 0
}

/** Per word of a segment a set of its letters, one bit each: words two edits apart differ in few. */
const letterSetsOf = rememberingFor(({ words }: Segment) => {
  const { letters, starts, ends, size } = words
  const sets = new Uint32Array(size)
  for (let word = 0; word < size; word++) {
    for (let at = starts[word]!; at < ends[word]!; at++) sets[word]! |= bitOf(letters[at]!)
  }
  return sets
})

const LATIN = /^\p{sc=Latin}/u

/** Other scripts write articles and prepositions as first letters, so that those may differ. */
const wordsLike = ({ words }: Segment, word: string): readonly number[] =>
  words.startingWith(LATIN.test(word) ? word.charAt(0) : '')

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
  const swapped = word.charAt(1) + word.charAt(0) + word.slice(2)
  if (word.length < LEAST_LENGTH_OF_OTHER_FIRST) return [swapped]
  return [swapped, rest, ...ALPHABET.flatMap((letter) => [letter + rest, letter + word])]
}

/** Something that has an index: all that spelling needs of a file. */
interface Indexed {
  readonly segment: Segment
}

/** A known word that may be meant, and in how many passages it stands. */
interface Candidate {
  readonly word: string
  passages: number
  /** Neighbours that were swapped leave the fewest other words; the first letter is mostly right. */
  readonly likeness: number
}

/** Most words besides the likeliest that an unknown one may stand for. */
const MOST_OTHERS = 4

/** Whether two words are the same but for two neighbours. */
function isSwap(asked: string, word: string): boolean {
  if (asked.length !== word.length) return false
  let at = 0
  while (at < asked.length && asked[at] === word[at]) at++
  return (
    asked[at] === word[at + 1] &&
    asked[at + 1] === word[at] &&
    asked.slice(at + 2) === word.slice(at + 2)
  )
}

const likenessOf = (asked: string, word: string): number =>
  isSwap(asked, word) ? 2 : Number(asked[0] === word[0])

function count(candidates: Map<string, Candidate>, asked: string, word: string, passages: number) {
  const known = candidates.get(word)
  if (known === undefined) {
    candidates.set(word, { word, passages, likeness: likenessOf(asked, word) })
  } else known.passages += passages
}

/** Adds the words that begin differently, where files hold them. */
function addOtherFirst(
  word: string,
  files: readonly Indexed[],
  candidates: Map<string, Candidate>,
): void {
  for (const other of withOtherFirst(word)) {
    if (other.length < LEAST_LENGTH) continue
    const hash = hashOf(other)
    for (const { segment } of files) {
      const place = segment.words.find(other, hash)
      if (place < 0) continue
      count(candidates, word, other, segment.documentFrequency[segment.termOfWord[place]!]!)
    }
  }
}

/** The known words with the same first letter that are nearest, and how near, as far as `most`. */
function nearestWords(word: string, files: readonly Indexed[], most: number) {
  const letters = lettersOf(word)
  const asked = lettersAsNumbers(word)
  const candidates = new Map<string, Candidate>()
  let edits = most
  for (const { segment } of files) {
    const { words, termOfWord, documentFrequency } = segment
    const sets = letterSetsOf(segment)
    for (const index of wordsLike(segment, word)) {
      if (bitCount(sets[index]! ^ letters) > 2 * edits) continue
      const start = words.starts[index]!
      const length = words.ends[index]! - start
      if (length < LEAST_LENGTH || Math.abs(length - word.length) > edits) continue
      const distance = distanceTo(asked, { letters: words.letters, start, length }, edits)
      if (distance > edits) continue
      if (distance < edits) candidates.clear()
      edits = distance
      count(candidates, word, words.wordAt(index), documentFrequency[termOfWord[index]!]!)
    }
  }
  return { candidates, edits }
}

/**
 * The likeliest word of the files for one that none of them holds: fewest edits, then neighbours
 * swapped, then most passages, then the letters' order. Codes, numbers and short words are left alone. The first letter of a
 * Latin word, which people mostly get right, may have changed places with the next one; from 5
 * letters on it may be missing, too many or another one.
 * @returns `null` where nothing is near enough
 */
export function correctWord(word: string, files: readonly Indexed[]): Correction | null {
  if (word.length < LEAST_LENGTH || !/^\p{L}+$/u.test(word)) return null
  const { candidates, edits } = nearestWords(word, files, word.length >= LONG_WORD ? 2 : 1)
  const nearest = edits <= 1 ? candidates : new Map<string, Candidate>()
  const hasSameFirst = nearest.size > 0
  if (LATIN.test(word)) addOtherFirst(word, files, nearest)
  const isFar = nearest.size === 0
  const [best, ...others] = [...(isFar ? candidates : nearest).values()].toSorted(
    (a, b) => b.likeness - a.likeness || b.passages - a.passages || Number(a.word > b.word) - 0.5,
  )
  if (best === undefined) return null
  const credit = isFar ? CREDIT.two : hasSameFirst ? CREDIT.one : CREDIT.first
  return {
    word: best.word,
    credit,
    others: others.slice(0, MOST_OTHERS).map((other) => other.word),
  }
}
