import { checksumOf, createByteReader, createByteWriter, type ByteReader } from './bytes.ts'
import type { Language } from './language.ts'
import { UNIT_KINDS, type Unit, type UnitKind } from './units.ts'
import type { Passage } from './passages.ts'
import { collectPostings } from './postings.ts'
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
  /** Passages per term. */
  readonly documentFrequency: Uint32Array
  /** Where each term's postings begin in `postings`; one more entry than there are terms. */
  readonly postingStart: Uint32Array
  /** Per term pairs of (passages skipped, times) as variable-length integers. */
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
const VERSION = 2
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
  const lists = createByteWriter()
  writer.number(postings.length)
  for (const list of postings) {
    writer.number(list.length / 2)
    let previous = 0
    for (let at = 0; at < list.length; at += 2) {
      lists.number(list[at]! - previous)
      lists.number(list[at + 1]!)
      previous = list[at]!
    }
  }
  const body = lists.finish()
  writer.number(body.length)
  writer.bytes(body)
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

type Writer = ReturnType<typeof createByteWriter>

function writeUnits(writer: Writer, units: readonly Unit[]): void {
  writer.number(units.length)
  let page = 0
  let end = 0
  let block = 0
  for (const unit of units) {
    writer.number(unit.page - page)
    if (unit.page !== page) end = 0
    writer.number(unit.start - end)
    writer.number(unit.end - unit.start)
    writer.number(UNIT_KINDS.indexOf(unit.kind))
    writer.number(unit.block - block)
    ;({ page, end, block } = unit)
  }
}

function writePassages(
  writer: Writer,
  passages: readonly Passage[],
  lengths: readonly number[],
): void {
  writer.number(passages.length)
  for (const [index, passage] of passages.entries()) {
    writer.number(passage.firstUnit)
    writer.number(passage.endUnit - passage.firstUnit)
    writer.number(passage.heading + 1)
    writer.number(lengths[index]!)
  }
}

function readUnits(reader: ByteReader) {
  const count = reader.number()
  const unitPage = new Uint32Array(count)
  const unitStart = new Uint32Array(count)
  const unitEnd = new Uint32Array(count)
  const unitKind = new Uint8Array(count)
  const unitBlock = new Uint32Array(count)
  let page = 0
  let end = 0
  let block = 0
  for (let index = 0; index < count; index++) {
    const turned = reader.number()
    page += turned
    if (turned > 0) end = 0
    const start = end + reader.number()
    end = start + reader.number()
    const kind = reader.number()
    if (kind >= UNIT_KINDS.length) throw new RangeError('a unit of no known kind')
    block += reader.number()
    unitPage[index] = page
    unitStart[index] = start
    unitEnd[index] = end
    unitKind[index] = kind
    unitBlock[index] = block
  }
  return { unitPage, unitStart, unitEnd, unitKind, unitBlock }
}

function readPassages(reader: ByteReader) {
  const count = reader.number()
  const passageFirstUnit = new Uint32Array(count)
  const passageEndUnit = new Uint32Array(count)
  const passageHeading = new Int32Array(count)
  const passageLength = new Uint32Array(count)
  let totalLength = 0
  for (let index = 0; index < count; index++) {
    passageFirstUnit[index] = reader.number()
    passageEndUnit[index] = passageFirstUnit[index]! + reader.number()
    passageHeading[index] = reader.number() - 1
    passageLength[index] = reader.number()
    totalLength += passageLength[index]!
  }
  return { passageFirstUnit, passageEndUnit, passageHeading, passageLength, totalLength }
}

function readPostings(reader: ByteReader) {
  const terms = reader.number()
  const documentFrequency = new Uint32Array(terms)
  for (let term = 0; term < terms; term++) documentFrequency[term] = reader.number()
  const postings = reader.bytes(reader.number())
  const postingStart = new Uint32Array(terms + 1)
  let at = 0
  for (let term = 0; term < terms; term++) {
    postingStart[term] = at
    for (let left = documentFrequency[term]! * 2; left > 0; at++) if (postings[at]! < 128) left--
  }
  postingStart[terms] = at
  if (at !== postings.length) throw new RangeError('postings that belong to no term')
  return { documentFrequency, postingStart, postings }
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
