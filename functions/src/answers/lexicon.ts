import { FNV_OFFSET, fnvOf, withCode } from './fnv.ts'
import { SMALL_BIT } from './plain-words.ts'

/**
 * Words in one block of letters, found by their hash: no string and no object per word, so that a
 * base of a thousand files stays small and opens at once.
 */
export interface Lexicon {
  readonly size: number
  /** UTF-16 units of all words; `starts` and `ends` point into it. */
  readonly letters: Uint16Array
  readonly starts: Uint32Array
  readonly ends: Uint32Array
  /** Place of a word among the words, or -1. @param hash of the word, by {@link hashOf} */
  find(word: string, hash: number): number
  /**
   * The same for a word of plain letters (a to z, large or small) where it stands in a text.
   * @param hash of its letters, by `withLetter`
   */
  findPlain(text: string, start: number, end: number, hash: number): number
  wordAt(index: number): string
  /** The words in the order of their UTF-16 units. Sorted when first asked for. */
  sorted(): Uint32Array
}

/** A slot holds the place of a word, counted from 1, and above it a part of its hash. */
const PLACE_BITS = 24
const PLACE_MASK = (1 << PLACE_BITS) - 1

/** Letters that are turned into a string at a time: a call takes only so many arguments. */
const CHUNK = 4_096

/** Spreads the bits, of which the lowest choose the slot and the highest tell words apart. */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

/** Hash of a word, 32 bits. *Source:* FNV-1a over UTF-16 units, with MurmurHash3's mixing. */
export const hashOf = (word: string): number => spread(fnvOf(word))

function hashOfStretch(letters: Uint16Array, start: number, end: number): number {
  let hash = FNV_OFFSET
  for (let at = start; at < end; at++) hash = withCode(hash, letters[at]!)
  return spread(hash)
}

/** An empty table with room for so many words that slots stay free between them. */
function roomFor(words: number): Uint32Array {
  if (words >= PLACE_MASK) throw new RangeError('more words than a table can hold')
  return new Uint32Array(2 << Math.ceil(Math.log2(words + 1)))
}

/** What a slot holds of the word at a place. */
const entryOf = (hash: number, place: number): number => ((hash & ~PLACE_MASK) | (place + 1)) >>> 0

function tableOf(letters: Uint16Array, starts: Uint32Array, ends: Uint32Array): Uint32Array {
  const table = roomFor(starts.length)
  const mask = table.length - 1
  for (let index = 0; index < starts.length; index++) {
    const hash = hashOfStretch(letters, starts[index]!, ends[index]!)
    let slot = hash & mask
    while (table[slot] !== 0) slot = (slot + 1) & mask
    table[slot] = entryOf(hash, index)
  }
  return table
}

function isSame(letters: Uint16Array, a: number, end: number, b: number, otherEnd: number) {
  if (end - a !== otherEnd - b) return false
  for (let at = a, other = b; at < end; at++, other++) {
    if (letters[at] !== letters[other]) return false
  }
  return true
}

/**
 * A lexicon of stretches that may have the same letters, each numbered by where in it its word is:
 * in the order in which the words come first.
 * @param size the different words that there are
 * @throws RangeError where there are more or fewer
 */
export function createLexiconOfAll(
  letters: Uint16Array,
  starts: Uint32Array,
  ends: Uint32Array,
  size: number,
): { readonly lexicon: Lexicon; readonly numbers: Uint32Array } {
  const table = roomFor(size)
  const mask = table.length - 1
  const numbers = new Uint32Array(starts.length)
  const ownStarts = new Uint32Array(size)
  const ownEnds = new Uint32Array(size)
  let known = 0
  for (let index = 0; index < starts.length; index++) {
    const [start, end] = [starts[index]!, ends[index]!]
    const hash = hashOfStretch(letters, start, end)
    let slot = hash & mask
    let entry = table[slot]!
    for (; entry !== 0; entry = table[(slot = (slot + 1) & mask)]!) {
      if (((entry ^ hash) & ~PLACE_MASK) !== 0) continue
      const place = (entry & PLACE_MASK) - 1
      if (isSame(letters, start, end, ownStarts[place]!, ownEnds[place]!)) break
    }
    if (entry === 0) {
      if (known === size) throw new RangeError('more words than were counted')
      ownStarts[known] = start
      ownEnds[known] = end
      entry = table[slot] = entryOf(hash, known++)
    }
    numbers[index] = (entry & PLACE_MASK) - 1
  }
  if (known !== size) throw new RangeError('fewer words than were counted')
  return { lexicon: createLexicon(letters, ownStarts, ownEnds, table), numbers }
}

/** Sorts words by the UTF-16 units of their letters. */
function sort(letters: Uint16Array, starts: Uint32Array, ends: Uint32Array): Uint32Array {
  return starts
    .map((_, index) => index)
    .toSorted((a, b) => {
      const end = ends[a]!
      const otherEnd = ends[b]!
      let other = starts[b]!
      for (let at = starts[a]!; at < end && other < otherEnd; at++, other++) {
        const difference = letters[at]! - letters[other]!
        if (difference !== 0) return difference
      }
      return end - starts[a]! - (otherEnd - starts[b]!)
    })
}

/**
 * Words as stretches of a block of letters, all of them different.
 * @param made their table, where there is one; else it is made when the first one is looked up
 * @throws RangeError then, where there are more than 2²⁴ − 2 words
 */
export function createLexicon(
  letters: Uint16Array,
  starts: Uint32Array,
  ends: Uint32Array,
  made?: Uint32Array,
): Lexicon {
  const size = starts.length
  let table = made
  let order: Uint32Array | undefined

  /** @param bit to be set in each letter of the text before it is compared */
  const isAt = (index: number, text: string, from: number, to: number, bit: number): boolean => {
    const start = starts[index]!
    if (ends[index]! - start !== to - from) return false
    for (let at = 0; at < to - from; at++) {
      if (letters[start + at] !== (text.charCodeAt(from + at) | bit)) return false
    }
    return true
  }
  const seek = (text: string, from: number, to: number, hash: number, bit: number): number => {
    table ??= tableOf(letters, starts, ends)
    const mask = table.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = table[slot]!
      if (entry === 0) return -1
      const isLike = ((entry ^ hash) & ~PLACE_MASK) === 0
      const place = (entry & PLACE_MASK) - 1
      if (isLike && isAt(place, text, from, to, bit)) return place
    }
  }
  return {
    size,
    letters,
    starts,
    ends,
    find: (word, hash) => seek(word, 0, word.length, hash, 0),
    findPlain: (text, start, end, hash) => seek(text, start, end, spread(hash), SMALL_BIT),
    wordAt(index) {
      const end = ends[index]!
      let word = ''
      for (let at = starts[index]!; at < end; at += CHUNK) {
        word += String.fromCharCode(...letters.subarray(at, Math.min(end, at + CHUNK)))
      }
      return word
    },
    sorted: () => (order ??= sort(letters, starts, ends)),
  }
}

/** Place among the sorted words of the first that does not come before a prefix. */
export function firstFrom(lexicon: Lexicon, prefix: string): number {
  const { letters, starts, ends, size } = lexicon
  const sorted = lexicon.sorted()
  const isBefore = (word: number): boolean => {
    const start = starts[word]!
    const length = ends[word]! - start
    for (let at = 0; at < prefix.length; at++) {
      const difference = at < length ? letters[start + at]! - prefix.charCodeAt(at) : -1
      if (difference !== 0) return difference < 0
    }
    return false
  }
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(sorted[middle]!)) low = middle + 1
    else high = middle
  }
  return low
}

/** The words that begin with a prefix, in the order of their UTF-16 units. */
export function wordsFrom(lexicon: Lexicon, prefix: string): Uint32Array {
  const sorted = lexicon.sorted()
  const first = firstFrom(lexicon, prefix)
  let end = first
  while (end < sorted.length && startsWith(lexicon, sorted[end]!, prefix)) end++
  return sorted.subarray(first, end)
}

function startsWith({ letters, starts, ends }: Lexicon, word: number, prefix: string) {
  const start = starts[word]!
  if (ends[word]! - start < prefix.length) return false
  for (let at = 0; at < prefix.length; at++) {
    if (letters[start + at] !== prefix.charCodeAt(at)) return false
  }
  return true
}
