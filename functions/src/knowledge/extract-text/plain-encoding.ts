import chardet from 'chardet'

/** Bytes that are looked at to tell an encoding. */
const SAMPLE_BYTES = 64 * 1024
/** Largest share of control characters in text. */
const MAX_CONTROL_SHARE = 0.005

const BYTE_ORDER_MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * The text of a plain file, in whatever common encoding it is: by its byte order mark, as strict
 * UTF-8, as UTF-16 by where its zeros stand, else by the statistics of its bytes.
 * @returns `null` where the bytes are not text
 */
export function decodePlain(bytes: Uint8Array): string | null {
  const encoding = markOf(bytes) ?? (isUtf8(bytes) ? 'utf-8' : (utf16Of(bytes) ?? detect(bytes)))
  if (encoding === null) return null
  let text: string
  try {
    text = new TextDecoder(encoding).decode(bytes)
  } catch {
    return null
  }
  return isText(text) ? text.replaceAll('\0', '') : null
}

const markOf = (bytes: Uint8Array): string | null =>
  BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0] ??
  null

/** More zeros than slip into a text by mistake. */
function hasZeros(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  let zeros = 0
  for (const byte of sample) if (byte === 0) zeros += 1
  return zeros > 1 + sample.length * MAX_CONTROL_SHARE
}

function isUtf8(bytes: Uint8Array): boolean {
  // UTF-16 of Latin text is valid UTF-8 too, full of zeros.
  if (hasZeros(bytes)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** UTF-16 without a mark: blanks and Latin letters leave zeros on one side of the pairs only. */
function utf16Of(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  if (bytes.length % 2 === 1) return null
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2]! += 1
  const [even = 0, odd = 0] = zeros
  const pairs = sample.length / 2
  if (odd > pairs * 0.05 && even < odd / 10) return 'utf-16le'
  return even > pairs * 0.05 && odd < even / 10 ? 'utf-16be' : null
}

function detect(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  if (hasZeros(sample)) return null
  const found = chardet.detect(sample)
  // Its name for plain ASCII; a later byte that is not ASCII is most often of this code page.
  return found === null || found === 'ASCII' ? 'windows-1252' : found
}

function isText(text: string): boolean {
  const sample = text.slice(0, SAMPLE_BYTES)
  let controls = 0
  for (let index = 0; index < sample.length; index++) {
    const code = sample.charCodeAt(index)
    const isControl =
      code < 32 ? code < 9 || (code > 13 && code !== 27) : code === 0x7f || code === 0xfffd
    if (isControl) controls += 1
  }
  return controls <= 1 + sample.length * MAX_CONTROL_SHARE
}
