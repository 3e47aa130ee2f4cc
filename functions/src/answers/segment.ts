import { checksumOf, createByteReader, createByteWriter, type ByteReader } from './bytes.ts'
import { rememberingFor } from './remembering.ts'
import { readPassages, readUnits, writePassages, writeUnits } from './segment-columns.ts'
import { postingsFromBytes, postingsInBytes } from './segment-postings.ts'
import { withCode } from './fnv.ts'
import { expectPassages } from './expected-passages.ts'
import type { Language } from './language.ts'
import { UNIT_KINDS, type UnitKind } from './unit-kinds.ts'
import { collectPostings, type InvertedLists } from './postings.ts'
import { kindsOfPages } from './sign-kinds.ts'
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
  readonly unitPage: Uint32Array
  readonly unitStart: Uint32Array
  readonly unitEnd: Uint32Array
  readonly unitKind: Uint8Array
  /** 1 where the next unit ends what a unit begins at the end of a page. */
  readonly unitGoesOn: Uint8Array
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
  /** Per term the passage that it is expected to stand in first, which it mostly does. */
  readonly expectedPassage: Uint32Array
  /** Per term its passages as variable-length integers, by `postingsInBytes`. */
  readonly postings: Uint8Array
}

/** The bytes are no segment, of another version, or not as they were written. */
export class DamagedSegmentError extends Error {
  constructor(detail: string, options?: { cause?: unknown }) {
    super(`damaged segment: ${detail}`, options)
    this.name = 'DamagedSegmentError'
  }
}

/** "DSEG", and the version of the form and of how a document is read; another one is built again. */
const MAGIC = 0x44534547
const VERSION = 28
const HEADER_BYTES = 12

export const kindOfUnit = (segment: Segment, unit: number): UnitKind =>
  UNIT_KINDS[segment.unitKind[unit]!]!

/** Builds the segment of a file. Pure: the same text gives the same bytes. */
export function buildSegment(text: FileText): Uint8Array {
  const kinds = kindsOfPages(text.pages)
  const { language, units, passages, vocabulary, postings, lengths } = collectPostings(text, kinds)
  const writer = createByteWriter()
  writer.text(language)
  writer.number(fingerprintOf(text.pages))
  writeUnits(writer, units)
  writePassages(writer, passages, lengths)
  const expected = expectPassages({
    unitPage: new Uint32Array(units.map(({ page }) => page)),
    unitStart: new Uint32Array(units.map(({ start }) => start)),
    passageFirstUnit: new Uint32Array(passages.map(({ firstUnit }) => firstUnit)),
    passageEndUnit: new Uint32Array(passages.map(({ endUnit }) => endUnit)),
    passageHeading: new Int32Array(passages.map(({ heading }) => heading)),
  })
  const { termOfWord, terms } = vocabulary
  writeVocabulary(writer, vocabulary, kinds, expected.meet)
  const { starts } = postings
  const documentFrequency = Uint32Array.from(terms, (_, term) => starts[term + 1]! - starts[term]!)
  writer.number(terms.length)
  writer.numbers(documentFrequency)
  const expectedPassage = expected.ofTerms(termOfWord, terms.length)
  writer.bytes(postingsInBytes(postings, documentFrequency, expectedPassage))
  return withHeader(writer.finish())
}

/** UTF-16 units of a text of which one is looked at to tell it from others. */
const SAMPLED = 16

/** Tells a text from nearly every other: its pages, their lengths and a sample of their letters. */
function fingerprintOf(pages: readonly string[]): number {
  let fingerprint = pages.length
  for (const page of pages) {
    fingerprint = withCode(fingerprint, page.length)
    for (let at = 0; at < page.length; at += SAMPLED) {
      fingerprint = withCode(fingerprint, page.charCodeAt(at))
    }
  }
  return fingerprint >>> 0
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

/** The passages of each term. Read when a term of the file is first asked for. */
export const postingsOf: (segment: Segment) => InvertedLists = rememberingFor(postingsFromBytes)

/** The words and terms of a segment, and the passages of the terms. */
type Terms = Pick<Segment, keyof Vocabulary | 'documentFrequency' | 'expectedPassage' | 'postings'>

function readTerms(
  reader: ByteReader,
  text: { pages: readonly string[]; language: Language },
  structure: ReturnType<typeof readUnits> & ReturnType<typeof readPassages>,
): Terms {
  const expected = expectPassages(structure)
  const vocabulary = readVocabulary(reader, text, expected.meet)
  const expectedPassage = expected.ofTerms(vocabulary.termOfWord, vocabulary.terms.size)
  const documentFrequency = reader.numbers(reader.number())
  return { ...vocabulary, expectedPassage, documentFrequency, postings: reader.rest() }
}

/**
 * Opens the bytes of `buildSegment`. Words and terms are read from them and from the text when they
 * are first asked for, so neither must change.
 * @param pages the text that it was built from
 * @throws DamagedSegmentError also where the text is another one
 */
export function openSegment(bytes: Uint8Array, pages: readonly string[]): Segment {
  if (bytes.length < HEADER_BYTES) throw new DamagedSegmentError('too short')
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES)
  if (header.getUint32(0) !== MAGIC) throw new DamagedSegmentError('not a segment')
  if (header.getUint32(4) !== VERSION) throw new DamagedSegmentError('of another version')
  const payload = bytes.subarray(HEADER_BYTES)
  if (header.getUint32(8) !== checksumOf(payload)) throw new DamagedSegmentError('wrong checksum')
  const reader = createByteReader(payload)
  try {
    const language = reader.text()
    if (reader.number() !== fingerprintOf(pages)) throw new RangeError('of another text')
    const structure = { ...readUnits(reader), ...readPassages(reader) }
    let terms: Terms | undefined
    const read = (): Terms => (terms ??= readTerms(reader, { pages, language }, structure))
    return {
      language,
      ...structure,
      get words() {
        return read().words
      },
      get termOfWord() {
        return read().termOfWord
      },
      get terms() {
        return read().terms
      },
      get documentFrequency() {
        return read().documentFrequency
      },
      get expectedPassage() {
        return read().expectedPassage
      },
      get postings() {
        return read().postings
      },
    }
  } catch (cause) {
    throw new DamagedSegmentError('unreadable', { cause })
  }
}

/** Builds and opens the segment of a text that is not kept. */
export const segmentOf = (text: FileText): Segment => openSegment(buildSegment(text), text.pages)
