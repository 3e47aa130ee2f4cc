import { FNV_OFFSET, withCode } from './fnv.ts'

/** Set in small letters from a to z and not in large ones. */
export const SMALL_BIT = 32

/** A word of plain letters, all small. */
export const PLAIN_WORD = /^[a-z]+$/

/** A letter from a to z, large or small, as a small one; nothing else becomes one of them. */
export const smallLetter = (code: number): number => code | SMALL_BIT

/** What the hash of a word begins with, and how it goes on with a letter (a to z, large or small). */
export const NO_LETTERS = FNV_OFFSET
export const withLetter = (hash: number, code: number): number => withCode(hash, smallLetter(code))

/** The hash of a whole word of such letters. */
export function hashOfPlain(word: string): number {
  let hash = NO_LETTERS
  for (let at = 0; at < word.length; at++) hash = withLetter(hash, word.charCodeAt(at))
  return hash
}

/**
 * Words of plain letters (a to z, large or small: the same word), numbered as they were added and
 * found where they stand in a text: nothing is cut out of it.
 */
export interface PlainWords {
  /**
   * The number of a word, or -1.
   * @param hash of the letters, by {@link withLetter}
   */
  find(text: string, start: number, end: number, hash: number): number
  /** Adds a word that is not there. */
  add(text: string, start: number, end: number, hash: number): void
}

const FIRST_SLOTS = 1 << 10
const FIRST_LETTERS = 1 << 12

const spread = (hash: number): number => hash ^ (hash >>> 15)

export function createPlainWords(): PlainWords {
  let hashes = new Int32Array(FIRST_SLOTS)
  /** Per word where its letters begin; one more entry than there are words. */
  const starts = [0]
  let letters = new Uint8Array(FIRST_LETTERS)
  /** Per slot a word, counted from 1. */
  let slots = new Uint32Array(FIRST_SLOTS)

  const isWord = (word: number, text: string, start: number, end: number): boolean => {
    const from = starts[word]!
    const length = end - start
    if (starts[word + 1]! - from !== length) return false
    for (let at = 0; at < length; at++) {
      if (smallLetter(text.charCodeAt(start + at)) !== letters[from + at]) return false
    }
    return true
  }
  const settle = (word: number): void => {
    const mask = slots.length - 1
    let slot = spread(hashes[word]!) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = word + 1
  }
  return {
    find(text, start, end, hash) {
      const mask = slots.length - 1
      for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
        const word = slots[slot]! - 1
        if (word < 0 || (hashes[word] === hash && isWord(word, text, start, end))) return word
      }
    },
    add(text, start, end, hash) {
      const word = starts.length - 1
      const from = starts.at(-1)!
      const to = from + end - start
      if (to > letters.length) {
        const larger = new Uint8Array(2 * to)
        larger.set(letters)
        letters = larger
      }
      for (let at = 0; from + at < to; at++) {
        letters[from + at] = smallLetter(text.charCodeAt(start + at))
      }
      starts.push(to)
      hashes[word] = hash
      if (2 * starts.length <= slots.length) return settle(word)
      slots = new Uint32Array(2 * slots.length)
      const more = new Int32Array(slots.length)
      more.set(hashes)
      hashes = more
      for (let each = 0; each <= word; each++) settle(each)
    },
  }
}
