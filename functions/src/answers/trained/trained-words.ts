import { fnvOf } from '../fnv.ts'
import type { Language } from '../language.ts'
import { ENGLISH } from './vectors/english.ts'
import { VECTORS } from './vectors/lists.ts'
import { createWordReader, isNumberWord, type WordReader } from './word-reader.ts'

/** Numbers of a vector. */
export const DIMENSIONS = ENGLISH.dimensions
/** Length of a vector of bytes. */
export const LENGTH = 127

/** What a word is where it is asked, and where it is told. */
export interface TrainedWord {
  /** Signed bytes, of length 127. */
  readonly asked: Int8Array
  readonly told: Int8Array
  readonly askedWeight: number
  readonly toldWeight: number
}

/**
 * Vectors of a language's words, made so that what customers ask lies near the places that tell it. Those of all
 * languages lie in one room. DESIGN.md, "Trained vectors".
 */
export interface TrainedWords extends Pick<WordReader, 'wordsIn'> {
  readonly knows: (word: string) => boolean
  /** What stands for a word: itself, the words that it is made of, or one that many unknown words share. */
  readonly vectorsOf: (word: string) => readonly TrainedWord[]
}

/** The vectors of a language as they are kept. */
export interface VectorTable {
  /** What one step of a weight's byte weighs. */
  readonly weightStep: number
  /** The words of the rows. */
  readonly words: string
  /** By row the vector where it is asked and the one where it is told, half a byte a number, and the weights of both, in base64. */
  readonly vectors: string
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

/** A vector of half bytes, eight of which is zero, as one of bytes and of length 127. */
function readVector(packed: Uint8Array): Int8Array {
  const vector = new Int8Array(2 * packed.length)
  let squares = 0
  for (let at = 0; at < packed.length; at++) {
    vector[2 * at] = (packed[at]! & 15) - 8
    vector[2 * at + 1] = (packed[at]! >> 4) - 8
    squares += vector[2 * at]! ** 2 + vector[2 * at + 1]! ** 2
  }
  const scale = LENGTH / Math.sqrt(Math.max(1, squares))
  for (let at = 0; at < vector.length; at++) vector[at] = Math.round(vector[at]! * scale)
  return vector
}

const HALF = DIMENSIONS / 2
const WIDTH = DIMENSIONS + 2

/** The rows of a table, each read when it is first needed. */
function createRows({ vectors, weightStep }: VectorTable) {
  const bytes = bytesOf(vectors)
  const count = bytes.length / WIDTH
  const read: (TrainedWord | undefined)[] = Array.from({ length: count })
  const readRow = (row: number): TrainedWord => {
    const of = bytes.subarray(row * WIDTH, (row + 1) * WIDTH)
    return {
      asked: readVector(of.subarray(0, HALF)),
      told: readVector(of.subarray(HALF, DIMENSIONS)),
      askedWeight: of[DIMENSIONS]! * weightStep,
      toldWeight: of[DIMENSIONS + 1]! * weightStep,
    }
  }
  return { count, rowAt: (row: number): TrainedWord => (read[row] ??= readRow(row)) }
}

function readEnglish(): TrainedWords {
  const { buckets, words } = ENGLISH
  const { count, rowAt } = createRows(ENGLISH)
  const { rowsOf, wordsIn } = createWordReader('en', words.split(' '))
  return {
    wordsIn,
    knows: (word) => rowsOf(word).length > 0,
    vectorsOf(word) {
      const [row = count - buckets + ((fnvOf(word) >>> 0) % buckets)] = rowsOf(word)
      return [rowAt(row)]
    },
  }
}

/** Words of another language; what it does not list is read as English, which may have lent it. */
function readOther(language: Language, table: VectorTable): TrainedWords {
  const english = trainedWords('en')
  const { rowAt } = createRows(table)
  const { rowsOf, wordsIn } = createWordReader(language, table.words.split(' '))
  return {
    wordsIn,
    knows: (word) => isNumberWord(word) || rowsOf(word).length > 0,
    vectorsOf(word) {
      const rows = rowsOf(word)
      return rows.length > 0 ? rows.map(rowAt) : english.vectorsOf(word)
    },
  }
}

const known = new Map<Language, TrainedWords>()

/** Whether there are vectors of a language's words. */
export const hasTrainedWords = (language: Language): boolean =>
  language === 'en' || VECTORS.has(language)

/**
 * The vectors of a language's words, read when they are first needed; English ones where there are none of its own.
 */
export function trainedWords(language: Language): TrainedWords {
  let words = known.get(language)
  if (words === undefined) {
    const table = VECTORS.get(language)
    words = table === undefined ? readEnglish() : readOther(language, table)
    known.set(language, words)
  }
  return words
}
