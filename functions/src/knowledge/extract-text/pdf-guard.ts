import { inflateSync } from 'node:zlib'
import { ExtractionError } from './extraction-error.ts'
import { MAX_UNPACKED_BYTES, MAX_UNPACKED_PART_BYTES } from './limits.ts'

/** How often a stream may be packed into itself before it is refused. */
const MAX_LAYERS = 8

/**
 * Refuses a PDF whose compressed streams unpack to more than a reader can hold: 2 kB can hold 1 GB.
 * Every stream is unpacked once with a bound on its output, and again where the output is itself
 * compressed. What other filters hide is left to the limits of the process that reads it.
 * @param visit is called with what each stream unpacks to
 * @throws ExtractionError `too_large`
 */
export function guardPdf(bytes: Uint8Array, visit: (unpacked: Buffer) => void = () => {}): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let total = 0
  for (let at = buffer.indexOf('stream'); at >= 0; at = buffer.indexOf('stream', at + 6)) {
    const start = startOfData(buffer, at + 6)
    let layer = buffer.subarray(start)
    for (let depth = 0; looksDeflated(layer); depth++) {
      if (depth === MAX_LAYERS) throw new ExtractionError('too_large', 'nested streams')
      const unpacked = inflateWithin(layer)
      if (unpacked === null) break
      total += unpacked.length
      if (total > MAX_UNPACKED_BYTES) throw new ExtractionError('too_large', 'streams together')
      layer = unpacked
      visit(layer)
    }
  }
}

/** The data of a stream begin on the line after the keyword. */
function startOfData(buffer: Buffer, from: number): number {
  let at = from
  while (at < buffer.length && buffer[at] !== 0x0a && buffer[at] !== 0x0d) at++
  return buffer[at] === 0x0d && buffer[at + 1] === 0x0a ? at + 2 : at + 1
}

/** *Source:* RFC 1950, section 2.2: method 8, a checked header, no preset dictionary. */
function looksDeflated(data: Buffer): boolean {
  const [method = 0, flags = 0] = data
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0 && (flags & 0x20) === 0
}

/** What a stream unpacks to; `null` where it is damaged or was no stream. */
function inflateWithin(data: Buffer): Buffer | null {
  try {
    return inflateSync(data, { maxOutputLength: MAX_UNPACKED_PART_BYTES })
  } catch (error) {
    if (error instanceof RangeError) throw new ExtractionError('too_large', 'one stream')
    return null
  }
}
