import {
  checksumOf,
  createByteReader,
  createByteWriter,
  type ByteReader,
  type ByteWriter,
} from './bytes.ts'
import type { Language } from './language.ts'
import { UNIT_KINDS, type Unit, type UnitKind } from './units.ts'
import type { Passage } from './passages.ts'
import { collectPostings, type InvertedLists } from './postings.ts'
import { readVocabulary, writeVocabulary, type Vocabulary } from './vocabulary.ts'

/** The text of a file as the indexer has it. */
export interface FileText {
  readonly fileName: string
  /** One text per page; a document without pages is one. */
  readonly pages: readonly string[]
}

/**
 * The search index of one file: immutable, and without the text itself, into which it points.
 * Statistics of several files are added up when a question is asked.
 */
export interface Segment extends Vocabulary {
  readonly language: Language
  /** Pages and UTF-16 units of the text it was built from, to notice a text that is another's. */
  readonly pageCount: number
  readonly textLength: number
  readonly unitPage: Uint32Array
  readonly unitStart: Uint32Array
  readonly unitEnd: Uint32Array
  readonly unitKind: Uint8Array
  readonly unitBlock: Uint32Array
  readonly passageFirstUnit: Uint32Array
  readonly passageEndUnit: Uint32Array
  /** Unit of the heading, or -1. */
  readonly passageHeading: Int32Array
  /** Indexed words per passage. */
  readonly passageLength: Uint32Array
  readonly totalLength: number
  /** Indexed words of the longest passage. */
  readonly longestPassage: number
  /** Passages per term. */
  readonly documentFrequency: Uint32Array
  /** Per term its passages as variable-length integers, by `writePostings`. */
  readonly postings: Uint8Array
}

/** The bytes are no segment, of another version, or not as they were written. */
export class DamagedSegmentError extends Error {
  constructor(detail: string, options?: { cause?: unknown }) {
    super(`damaged segment: ${detail}`, options)
    this.name = 'DamagedSegmentError'
  }
}

/** "DSEG" and the version of the form; a segment of another version is built again. */
const MAGIC = 0x44534547
const VERSION = 4
const HEADER_BYTES = 12

export const kindOfUnit = (segment: Segment, unit: number): UnitKind =>
  UNIT_KINDS[segment.unitKind[unit]!]!

/** Builds the segment of a file. Pure: the same text gives the same bytes. */
export function buildSegment(text: FileText): Uint8Array {
  const { language, units, passages, vocabulary, postings, lengths } = collectPostings(text)
  const writer = createByteWriter()
  writer.text(language)
  writer.number(text.pages.length)
  writer.number(text.pages.reduce((sum, page) => sum + page.length, 0))
  writeUnits(writer, units)
  writePassages(writer, passages, lengths)
  writeVocabulary(writer, vocabulary)
  writePostings(writer, postings)
  return withHeader(writer.finish())
}

function withHeader(payload: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + payload.length)
  const header = new DataView(bytes.buffer)
  header.setUint32(0, MAGIC)
  header.setUint32(4, VERSION)
  header.setUint32(8, checksumOf(payload))
  bytes.set(payload, HEADER_BYTES)
  return bytes
}

/** One kind of number after the other: like things pack well. */
function writeUnits(writer: ByteWriter, units: readonly Unit[]): void {
  const columns = Array.from({ length: 5 }, () => new Uint32Array(units.length))
  const [turned, skipped, length, kinds, blocks] = columns as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ]
  let page = 0
  let end = 0
  let block = 0
  for (const [index, unit] of units.entries()) {
    turned[index] = unit.page - page
    if (unit.page !== page) end = 0
    skipped[index] = unit.start - end
    length[index] = unit.end - unit.start
    kinds[index] = UNIT_KINDS.indexOf(unit.kind)
    blocks[index] = unit.block - block
    ;({ page, end, block } = unit)
  }
  writer.number(units.length)
  for (const column of columns) writer.numbers(column)
}

/** A passage mostly begins where the one before ended, and stands under the same heading. */
function writePassages(
  writer: ByteWriter,
  passages: readonly Passage[],
  lengths: readonly number[],
): void {
  const overlap: number[] = []
  const size: number[] = []
  const heading: number[] = []
  let end = 0
  let above = -1
  for (const passage of passages) {
    overlap.push(zigzag(passage.firstUnit - end))
    size.push(passage.endUnit - passage.firstUnit)
    heading.push(zigzag(passage.heading - above))
    end = passage.endUnit
    above = passage.heading
  }
  writer.number(passages.length)
  for (const column of [overlap, size, heading, lengths]) writer.numbers(column)
}

/** Small numbers of either sign as small numbers. */
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)
const unzigzag = (value: number): number => (value & 1 ? -(value + 1) / 2 : value / 2)

/** Per term (passages skipped, doubled; odd where the word stands there several times, then times). */
function writePostings(writer: ByteWriter, { starts, passages, times }: InvertedLists): void {
  const terms = starts.length - 1
  const lists = createByteWriter()
  writer.number(terms)
  for (let term = 0; term < terms; term++) {
    writer.number(starts[term + 1]! - starts[term]!)
    let previous = 0
    for (let at = starts[term]!; at < starts[term + 1]!; at++) {
      const skipped = passages[at]! - previous
      lists.number(times[at] === 1 ? skipped * 2 : skipped * 2 + 1)
      if (times[at]! > 1) lists.number(times[at]! - 2)
      previous = passages[at]!
    }
  }
  const body = lists.finish()
  writer.number(body.length)
  writer.bytes(body)
}

function readUnits(reader: ByteReader) {
  const count = reader.number()
  const unitPage = reader.numbers(count)
  const unitStart = reader.numbers(count)
  const unitEnd = reader.numbers(count)
  const unitKind = Uint8Array.from(reader.numbers(count))
  const unitBlock = reader.numbers(count)
  let page = 0
  let end = 0
  let block = 0
  for (let index = 0; index < count; index++) {
    if (unitPage[index]! > 0) end = 0
    if (unitKind[index]! >= UNIT_KINDS.length) throw new RangeError('a unit of no known kind')
    page = unitPage[index]! += page
    const start = (unitStart[index]! += end)
    end = unitEnd[index]! += start
    block = unitBlock[index]! += block
  }
  return { unitPage, unitStart, unitEnd, unitKind, unitBlock }
}

function readPassages(reader: ByteReader) {
  const count = reader.number()
  const passageFirstUnit = reader.numbers(count)
  const passageEndUnit = reader.numbers(count)
  const passageHeading = Int32Array.from(reader.numbers(count))
  const passageLength = reader.numbers(count)
  let end = 0
  let heading = -1
  let totalLength = 0
  let longestPassage = 0
  for (let index = 0; index < count; index++) {
    passageFirstUnit[index] = end + unzigzag(passageFirstUnit[index]!)
    end = passageEndUnit[index]! += passageFirstUnit[index]!
    heading = passageHeading[index] = heading + unzigzag(passageHeading[index]!)
    totalLength += passageLength[index]!
    longestPassage = Math.max(longestPassage, passageLength[index]!)
  }
  const lengths = { passageLength, totalLength, longestPassage }
  return { passageFirstUnit, passageEndUnit, passageHeading, ...lengths }
}

function readPostings(reader: ByteReader) {
  const terms = reader.number()
  const documentFrequency = reader.numbers(terms)
  return { documentFrequency, postings: reader.bytes(reader.number()) }
}

const postingStarts = new WeakMap<Segment, Uint32Array>()

/** Where each term's postings begin. Read when a term of the file is first asked for. */
export function postingStartsOf(segment: Segment): Uint32Array {
  const known = postingStarts.get(segment)
  if (known !== undefined) return known
  const { documentFrequency, postings } = segment
  const starts = new Uint32Array(documentFrequency.length)
  let at = 0
  for (let term = 0; term < starts.length; term++) {
    starts[term] = at
    for (let left = documentFrequency[term]!; left > 0; left--) {
      const isOften = postings[at]! & 1
      while (postings[at++]! > 127);
      if (isOften) while (postings[at++]! > 127);
    }
  }
  postingStarts.set(segment, starts)
  return starts
}

/**
 * Opens the bytes of `buildSegment`. The postings stay in them, so the bytes must not be changed.
 * @throws DamagedSegmentError
 */
export function openSegment(bytes: Uint8Array): Segment {
  if (bytes.length < HEADER_BYTES) throw new DamagedSegmentError('too short')
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES)
  if (header.getUint32(0) !== MAGIC) throw new DamagedSegmentError('not a segment')
  if (header.getUint32(4) !== VERSION) throw new DamagedSegmentError('of another version')
  const payload = bytes.subarray(HEADER_BYTES)
  if (header.getUint32(8) !== checksumOf(payload)) throw new DamagedSegmentError('wrong checksum')
  try {
    const reader = createByteReader(payload)
    const language = reader.text()
    const pageCount = reader.number()
    const textLength = reader.number()
    const parts = { ...readUnits(reader), ...readPassages(reader), ...readVocabulary(reader) }
    return { language, pageCount, textLength, ...parts, ...readPostings(reader) }
  } catch (cause) {
    throw new DamagedSegmentError('unreadable', { cause })
  }
}
