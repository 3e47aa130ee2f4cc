import { checksumOf, createByteReader, createByteWriter } from './bytes.ts'
import { titleOf } from './postings.ts'
import type { Segment } from './segment.ts'
import { textOfUnit, type IndexedFile } from './unit-terms.ts'

/**
 * The vectors of a file's passages, as an embedding model made them, one byte a number. They lie
 * beside the segment and choose evidence; what is said is proven by `receipts.ts` like anything else.
 */
export interface FileVectors {
  /** Name of the model: vectors of different ones do not compare. */
  readonly model: string
  readonly dimension: number
  /** Passage by passage, `dimension` numbers each. */
  readonly values: Int8Array
  /** What the numbers of each passage are multiplied by to make a vector of length 1. */
  readonly scales: Float32Array
}

/** Makes vectors of texts: an embedding model. The engine itself never asks one. */
export interface Embedder {
  /** Vectors of models of another name do not compare. */
  readonly model: string
  /**
   * One vector per text, all of one dimension, finite and not 0. Ends when the signal is aborted.
   * @throws ServiceError `unavailable` (may be tried again), `timeout`, or `internal` (refused: wrong
   * key, address, model or request)
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Vector[]>
}

export type Vector = ArrayLike<number>

/** The bytes are no vectors, of another version, of other passages, or not as they were written. */
export class DamagedVectorsError extends Error {
  constructor(detail: string, options?: { cause?: unknown }) {
    super(`damaged vectors: ${detail}`, options)
    this.name = 'DamagedVectorsError'
  }
}

/** Moves when passages or the texts made of them are cut differently: vectors are then made anew. */
export const VECTORS_VERSION = 1
/** "DVEC". */
const MAGIC = 0x44564543
const HEADER_BYTES = 12
/** Numbers of one vector. */
export const MOST_DIMENSIONS = 8_192
/** Most text of a passage that is sent to a model, in UTF-16 units. */
const MOST_TEXT = 4_000
const LARGEST = 127

/** What an embedding model reads of a passage: title and heading say what it is about. */
export function textsOfPassages(file: IndexedFile): string[] {
  const { segment } = file
  const title = titleOf(file.fileName)
  return Array.from(segment.passageFirstUnit, (first, passage) => {
    const heading = segment.passageHeading[passage]!
    const units: number[] = heading >= 0 && heading !== first ? [heading] : []
    for (let unit = first; unit < segment.passageEndUnit[passage]!; unit++) units.push(unit)
    const lines = [title, ...units.map((unit) => textOfUnit(file, unit))]
    return lines.join('\n').slice(0, MOST_TEXT)
  })
}

/** Tells passages apart that were cut differently. */
function fingerprintOf({
  passageFirstUnit,
  passageEndUnit,
  unitStart,
  unitEnd,
  unitPage,
}: Segment) {
  const places = Uint32Array.from({ length: 3 * passageFirstUnit.length }, (_, index) => {
    const first = passageFirstUnit[Math.floor(index / 3)]!
    const last = passageEndUnit[Math.floor(index / 3)]! - 1
    return [unitPage[first]!, unitStart[first]!, unitEnd[last]!][index % 3]!
  })
  return checksumOf(new Uint8Array(places.buffer))
}

/** Whether numbers are a vector that can be compared: finite, not all 0. */
export const isVector = (values: ArrayLike<number>): boolean => {
  let largest = 0
  for (let index = 0; index < values.length; index++) {
    if (!Number.isFinite(values[index])) return false
    largest = Math.max(largest, Math.abs(values[index]!))
  }
  return largest > 0 && values.length <= MOST_DIMENSIONS
}

/**
 * The vectors of a file as bytes: header and CRC-32 as a segment has them, the model, the dimension
 * and a fingerprint of the passages, then one byte a number. An eighth of what they are as numbers.
 * @param vectors one per passage, in their order
 * @throws RangeError where they are not one per passage, of one dimension, finite and not 0
 */
export function buildVectors(
  segment: Segment,
  model: string,
  vectors: readonly ArrayLike<number>[],
): Uint8Array {
  const dimension = vectors[0]?.length ?? 0
  const isWhole = vectors.every((vector) => vector.length === dimension && isVector(vector))
  if (vectors.length !== segment.passageLength.length || !isWhole) {
    throw new RangeError('one comparable vector for each passage is needed')
  }
  const values = new Int8Array(vectors.length * dimension)
  for (const [passage, vector] of vectors.entries()) {
    let largest = 0
    for (let at = 0; at < dimension; at++) largest = Math.max(largest, Math.abs(vector[at]!))
    for (let at = 0; at < dimension; at++) {
      values[passage * dimension + at] = Math.round((vector[at]! / largest) * LARGEST)
    }
  }
  const writer = createByteWriter()
  writer.text(model)
  writer.numbers([dimension, vectors.length, fingerprintOf(segment)])
  writer.bytes(new Uint8Array(values.buffer))
  const payload = writer.finish()
  const bytes = new Uint8Array(HEADER_BYTES + payload.length)
  const header = new DataView(bytes.buffer)
  header.setUint32(0, MAGIC)
  header.setUint32(4, VECTORS_VERSION)
  header.setUint32(8, checksumOf(payload))
  bytes.set(payload, HEADER_BYTES)
  return bytes
}

/**
 * Opens the bytes of `buildVectors`.
 * @throws DamagedVectorsError also where they are of other passages than the segment's
 */
export function openVectors(bytes: Uint8Array, segment: Segment): FileVectors {
  if (bytes.length < HEADER_BYTES) throw new DamagedVectorsError('too short')
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES)
  if (header.getUint32(0) !== MAGIC) throw new DamagedVectorsError('no vectors')
  if (header.getUint32(4) !== VECTORS_VERSION) throw new DamagedVectorsError('of another version')
  const payload = bytes.subarray(HEADER_BYTES)
  if (header.getUint32(8) !== checksumOf(payload)) throw new DamagedVectorsError('wrong checksum')
  try {
    const reader = createByteReader(payload)
    const model = reader.text()
    const [dimension, count, fingerprint] = reader.numbers(3) as unknown as [number, number, number]
    if (count !== segment.passageLength.length || fingerprint !== fingerprintOf(segment)) {
      throw new RangeError('of other passages')
    }
    const read = reader.bytes(count * dimension)
    const values = new Int8Array(read.buffer, read.byteOffset, read.length)
    return { model, dimension, values, scales: scalesOf(values, dimension, count) }
  } catch (cause) {
    throw new DamagedVectorsError('unreadable', { cause })
  }
}

function scalesOf(values: Int8Array, dimension: number, count: number): Float32Array {
  return Float32Array.from({ length: count }, (_, passage) => {
    let sum = 0
    for (let at = passage * dimension; at < (passage + 1) * dimension; at++) sum += values[at]! ** 2
    return sum === 0 ? 0 : 1 / Math.sqrt(sum)
  })
}

/** Cosine of two vectors; 0 where they do not compare. */
export function cosine(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let product = 0
  let [first, second] = [0, 0]
  for (let at = 0; at < one.length; at++) {
    product += one[at]! * other[at]!
    first += one[at]! ** 2
    second += other[at]! ** 2
  }
  const length = Math.sqrt(first * second)
  return one.length === other.length && length > 0 ? product / length : 0
}

/** Cosine of a question's vector with each passage. @param question of the file's dimension */
export function similarities(vectors: FileVectors, question: ArrayLike<number>): Float32Array {
  const { dimension, values, scales } = vectors
  let length = 0
  for (let at = 0; at < dimension; at++) length += question[at]! ** 2
  const asked = Float32Array.from(question, (value) => value / Math.sqrt(length))
  const found = new Float32Array(scales.length)
  for (let passage = 0; passage < found.length; passage++) {
    const start = passage * dimension
    let sum = 0
    for (let at = 0; at < dimension; at++) sum += asked[at]! * values[start + at]!
    found[passage] = sum * scales[passage]!
  }
  return found
}
