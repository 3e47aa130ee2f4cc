import { inflateRawSync } from 'node:zlib'
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

/** Counts for itself while it unpacks: what the archive says of its sizes may be a lie. */
function unpack(bytes: Uint8Array, entry: ZipEntry, budget: { left: number }): string {
  if (entry.isEncrypted) throw new ExtractionError('encrypted', 'archive entry')
  const packed = packedBytesOf(bytes, entry)
  if (packed === null) throw new ExtractionError('damaged', 'local header')
  const maxBytes = Math.min(MAX_UNPACKED_PART_BYTES, budget.left)
  const unpacked = entry.method === 0 ? packed : inflate(packed, entry.method, maxBytes)
  if (unpacked.length > maxBytes) throw new ExtractionError('too_large', 'stored entry')
  budget.left -= unpacked.length
  return decodeXml(unpacked)
}

function inflate(packed: Uint8Array, method: number, maxBytes: number): Uint8Array {
  if (method !== 8) throw new ExtractionError('damaged', `compression ${method}`)
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes })
  } catch (error) {
    if (error instanceof RangeError) throw new ExtractionError('too_large', 'archive entry')
    throw new ExtractionError('damaged', 'compressed data')
  }
}

function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder('utf-8').decode(bytes)
}
