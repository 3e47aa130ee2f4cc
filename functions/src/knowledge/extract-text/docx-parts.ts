import { Inflate } from 'fflate'
import { ExtractionError } from './extraction-error.ts'
import { MAX_UNPACKED_BYTES, MAX_UNPACKED_PART_BYTES } from './limits.ts'
import { listZip, packedBytesOf, type ZipEntry } from './zip-directory.ts'

/** The parts of a Word document that hold text, in XML. */
export interface DocxParts {
  readonly document: string
  readonly notes: readonly string[]
}

/** Entries of an archive; a document with many pictures has some hundreds. */
const MAX_ENTRIES = 10_000
/** Bytes that are unpacked at once between two looks at the sum. */
const STEP_BYTES = 64 * 1024

const DOCUMENT = /^word\/document\d*\.xml$/i
const NOTES = [/^word\/footnotes\.xml$/i, /^word\/endnotes\.xml$/i]

/** @throws ExtractionError `damaged`, `encrypted`, `too_large` */
export function readDocxParts(bytes: Uint8Array): DocxParts {
  const entries = listZip(bytes)
  if (entries === null) throw new ExtractionError('damaged', 'archive')
  if (entries.length > MAX_ENTRIES) throw new ExtractionError('too_large', 'entries')
  const document = entries.find(({ name }) => DOCUMENT.test(name))
  if (document === undefined) throw new ExtractionError('damaged', 'no document part')
  const budget = { left: MAX_UNPACKED_BYTES }
  const read = (entry: ZipEntry) => unpack(bytes, entry, budget)
  return {
    document: read(document),
    notes: NOTES.flatMap((pattern) =>
      entries.filter(({ name }) => pattern.test(name)).slice(0, 1),
    ).map(read),
  }
}

/** Unpacks step by step and counts for itself: what the archive says of its sizes may be a lie. */
function unpack(bytes: Uint8Array, entry: ZipEntry, budget: { left: number }): string {
  if (entry.isEncrypted) throw new ExtractionError('encrypted', 'archive entry')
  const packed = packedBytesOf(bytes, entry)
  if (packed === null) throw new ExtractionError('damaged', 'local header')
  const chunks: Uint8Array[] = []
  let size = 0
  const take = (chunk: Uint8Array) => {
    size += chunk.length
    budget.left -= chunk.length
    if (size > MAX_UNPACKED_PART_BYTES || budget.left < 0) {
      throw new ExtractionError('too_large', 'archive entry')
    }
    chunks.push(chunk)
  }
  if (entry.method === 0) take(packed)
  else if (entry.method === 8) inflate(packed, take)
  else throw new ExtractionError('damaged', `compression ${entry.method}`)
  return decodeXml(Buffer.concat(chunks))
}

function inflate(packed: Uint8Array, take: (chunk: Uint8Array) => void): void {
  const stream = new Inflate(take)
  try {
    for (let at = 0; at < packed.length; at += STEP_BYTES) {
      stream.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length)
    }
  } catch (error) {
    if (error instanceof ExtractionError) throw error
    throw new ExtractionError('damaged', 'compressed data')
  }
}

function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder('utf-8').decode(bytes)
}
