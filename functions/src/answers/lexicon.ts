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
  /** The words that begin with some letters, in their order. */
  startingWith(beginning: string): readonly number[]
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

/** Letters by which words are grouped; of a longer beginning the others are compared. */
const GROUPED_BY = [4, 1, 0] as const

/** Words in groups by how they begin, one word leading to the next; counted from 1, 0 leads nowhere. */
interface Beginnings {
  readonly firstOfGroup: Uint32Array
  readonly nextOfWord: Uint32Array
}

/** Groups words by their first letters, some four to a group. Those that are shorter are in none. */
function groupBy(count: number, letters: Uint16Array, starts: Uint32Array, ends: Uint32Array) {
  const firstOfGroup = new Uint32Array(1 << Math.max(0, 30 - Math.clz32(starts.length)))
  const nextOfWord = new Uint32Array(starts.length)
  const mask = firstOfGroup.length - 1
  // From the last word on, so that those of a group come in their order.
  for (let word = starts.length - 1; word >= 0; word--) {
    const start = starts[word]!
    if (ends[word]! - start < count) continue
    const group = hashOfStretch(letters, start, start + count) & mask
    nextOfWord[word] = firstOfGroup[group]!
    firstOfGroup[group] = word + 1
  }
  return { firstOfGroup, nextOfWord }
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
  const beginnings = new Map<number, Beginnings>()

  const startsWith = (word: number, beginning: string): boolean => {
    const start = starts[word]!
    if (ends[word]! - start < beginning.length) return false
    for (let at = 0; at < beginning.length; at++) {
      if (letters[start + at] !== beginning.charCodeAt(at)) return false
    }
    return true
  }
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
    startingWith(beginning) {
      const count = GROUPED_BY.find((each) => each <= beginning.length)!
      let groups = beginnings.get(count)
      if (groups === undefined) {
        beginnings.set(count, (groups = groupBy(count, letters, starts, ends)))
      }
      const { firstOfGroup, nextOfWord } = groups
      const group = hashOf(beginning.slice(0, count)) & (firstOfGroup.length - 1)
      const found: number[] = []
      for (let next = firstOfGroup[group]!; next !== 0; next = nextOfWord[next - 1]!) {
        if (startsWith(next - 1, beginning)) found.push(next - 1)
      }
      return found
    },
  }
}
