import { fnvOf } from '../fnv.ts'
import { ENGLISH } from './english-vectors.ts'

/**
 * Vectors of words, made so that what customers ask lies near the places that tell it. They were learned from
 * questions to some hundreds of invented documents: DESIGN.md, "Trained vectors".
 */
export interface TrainedWords {
  /** Signed bytes of a vector. */
  readonly dimensions: number
  /** By word its row; all words that are unknown share some. */
  rowOf(word: string): number
  knows(word: string): boolean
  /** By row a word's vector where it is asked, of length 127, and where it is told. */
  readonly asked: Int8Array
  readonly told: Int8Array
  /** By row what a word weighs where it is asked, and where it is told. */
  readonly askedWeights: Float32Array
  readonly toldWeights: Float32Array
}

/** Length of a vector of bytes. */
export const LENGTH = 127

/** As words are counted: times and other numbers are one word each. */
const WORD = /\d+(?:[.,:]\d+)*|\p{L}+(?:'\p{L}+)?|[£$€%]/gu
const SHORTENED: Readonly<Record<string, string>> = {
  t: 'not',
  re: 'are',
  ll: 'will',
  ve: 'have',
  m: 'am',
  d: 'would',
}

/** The words of an English text, as vectors were learned for them: don't as do and not, can't as ca and not. */
export function wordsForVectors(text: string): string[] {
  const words: string[] = []
  for (const [found] of text.toLowerCase().replaceAll('’', "'").matchAll(WORD)) {
    if (/^\d/u.test(found)) {
      words.push(found.includes(':') ? '<time>' : '<num>')
      continue
    }
    const [before = '', behind] = found.split("'")
    if (behind === undefined || behind === 's') {
      words.push(before)
      continue
    }
    words.push(behind === 't' && before.endsWith('n') ? before.slice(0, -1) : before)
    words.push(SHORTENED[behind] ?? behind)
  }
  return words
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The bytes that a text in base64 without its closing signs stands for. */
function bytesOf(text: string): Uint8Array {
  const valueOf = new Uint8Array(128)
  for (let value = 0; value < 64; value++) valueOf[BASE64.charCodeAt(value)] = value
  const bytes = new Uint8Array((text.length * 3) >>> 2)
  let held = 0
  let bits = 0
  let to = 0
  for (let at = 0; at < text.length; at++) {
    held = (held << 6) | valueOf[text.charCodeAt(at)]!
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[to++] = (held >>> bits) & 255
  }
  return bytes
}

/** Writes a vector of half bytes, eight of which is zero, as one of bytes and of length 127. */
function readVector(packed: Uint8Array, to: Int8Array): void {
  let squares = 0
  for (let at = 0; at < packed.length; at++) {
    to[2 * at] = (packed[at]! & 15) - 8
    to[2 * at + 1] = (packed[at]! >> 4) - 8
    squares += to[2 * at]! ** 2 + to[2 * at + 1]! ** 2
  }
  const scale = LENGTH / Math.sqrt(Math.max(1, squares))
  for (let at = 0; at < to.length; at++) to[at] = Math.round(to[at]! * scale)
}

/** Per word two vectors of half bytes, and two weights of a byte. */
function readTable(): TrainedWords {
  const { dimensions, buckets, weightStep, words, vectors } = ENGLISH
  const rows = new Map(words.split(' ').map((word, row) => [word, row]))
  const bytes = bytesOf(vectors)
  const half = dimensions / 2
  const width = dimensions + 2
  const count = bytes.length / width
  const asked = new Int8Array(count * dimensions)
  const told = new Int8Array(count * dimensions)
  const askedWeights = new Float32Array(count)
  const toldWeights = new Float32Array(count)
  for (let row = 0; row < count; row++) {
    const from = row * width
    const to = row * dimensions
    readVector(bytes.subarray(from, from + half), asked.subarray(to, to + dimensions))
    readVector(bytes.subarray(from + half, from + dimensions), told.subarray(to, to + dimensions))
    askedWeights[row] = bytes[from + dimensions]! * weightStep
    toldWeights[row] = bytes[from + dimensions + 1]! * weightStep
  }
  const firstBucket = count - buckets
  return {
    dimensions,
    knows: (word) => rows.has(word),
    rowOf: (word) => rows.get(word) ?? firstBucket + ((fnvOf(word) >>> 0) % buckets),
    asked,
    told,
    askedWeights,
    toldWeights,
  }
}

let table: TrainedWords | undefined

/** The vectors of English words, read when they are first needed. */
export const trainedWords = (): TrainedWords => (table ??= readTable())
