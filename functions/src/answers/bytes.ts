/**
 * Numbers and text as bytes: unsigned LEB128 variable-length integers, strings as UTF-8 behind
 * their length in bytes.
 */

const encoder = new TextEncoder()

export interface ByteWriter {
  /** Whole number from 0 to 2³² − 1. */
  number(value: number): void
  text(value: string): void
  bytes(value: Uint8Array): void
  /** Everything written so far. */
  finish(): Uint8Array
}

export function createByteWriter(): ByteWriter {
  let buffer = new Uint8Array(1 << 12)
  let size = 0
  const reserve = (more: number): void => {
    if (size + more <= buffer.length) return
    const larger = new Uint8Array(Math.max(buffer.length * 2, size + more))
    larger.set(buffer.subarray(0, size))
    buffer = larger
  }
  const number = (value: number): void => {
    reserve(5)
    let rest = value
    while (rest > 127) {
      buffer[size++] = (rest & 127) | 128
      rest >>>= 7
    }
    buffer[size++] = rest
  }
  const bytes = (value: Uint8Array): void => {
    reserve(value.length)
    buffer.set(value, size)
    size += value.length
  }
  return {
    number,
    bytes,
    text: (value) => {
      const encoded = encoder.encode(value)
      number(encoded.length)
      bytes(encoded)
    },
    finish: () => buffer.slice(0, size),
  }
}

export interface ByteReader {
  /** @throws RangeError past the end, as every other read */
  number(): number
  text(): string
  bytes(length: number): Uint8Array
  isAtEnd(): boolean
}

export function createByteReader(source: Uint8Array, start = 0): ByteReader {
  const decoder = new TextDecoder()
  let at = start
  const number = (): number => {
    let value = 0
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = source[at++]
      if (byte === undefined) throw new RangeError('the bytes end inside a number')
      value |= (byte & 127) << shift
      if (byte < 128) return value >>> 0
    }
    throw new RangeError('a number is longer than 32 bits')
  }
  const bytes = (length: number): Uint8Array => {
    if (length > source.length - at) throw new RangeError('the bytes end too early')
    at += length
    return source.subarray(at - length, at)
  }
  return {
    number,
    bytes,
    text: () => decoder.decode(bytes(number())),
    isAtEnd: () => at === source.length,
  }
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

/** CRC-32 of bytes (the polynomial of ISO 3309, as in gzip and PNG). */
export function checksumOf(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = CRC_TABLE[(value ^ byte) & 255]! ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
