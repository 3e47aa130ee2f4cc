/**
 * Numbers and text as bytes: unsigned LEB128 variable-length integers, strings as UTF-8 behind
 * their length in bytes.
 */

const encoder = new TextEncoder()

export interface ByteWriter {
  /** Whole number from 0 to 2³² − 1. */
  number(value: number): void
  /** Several numbers, without their count. */
  numbers(values: ArrayLike<number>): void
  text(value: string): void
  bytes(value: Uint8Array): void
  /** Everything written so far. */
  finish(): Uint8Array
}

/** Longest form of a number. */
const MOST_BYTES = 5

export function createByteWriter(): ByteWriter {
  let buffer = new Uint8Array(1 << 12)
  let size = 0
  const reserve = (more: number): void => {
    if (size + more <= buffer.length) return
    const larger = new Uint8Array(Math.max(buffer.length * 2, size + more))
    larger.set(buffer.subarray(0, size))
    buffer = larger
  }
  const put = (value: number): void => {
    let rest = value
    while (rest > 127) {
      buffer[size++] = (rest & 127) | 128
      rest >>>= 7
    }
    buffer[size++] = rest
  }
  const number = (value: number): void => {
    reserve(MOST_BYTES)
    put(value)
  }
  const bytes = (value: Uint8Array): void => {
    reserve(value.length)
    buffer.set(value, size)
    size += value.length
  }
  return {
    number,
    numbers: (values) => {
      reserve(values.length * MOST_BYTES)
      for (let index = 0; index < values.length; index++) put(values[index]!)
    },
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
  /** As many numbers as `ByteWriter.numbers` was given. */
  numbers(count: number): Uint32Array
  text(): string
  bytes(length: number): Uint8Array
  /** Everything that has not been read. */
  rest(): Uint8Array
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
    numbers: (count) => {
      if (count > source.length - at) throw new RangeError('fewer bytes than numbers')
      const values = new Uint32Array(count)
      for (let index = 0; index < count; index++) {
        const byte = source[at]!
        if (byte < 128) at++
        values[index] = byte < 128 ? byte : number()
      }
      return values
    },
    bytes,
    text: () => decoder.decode(bytes(number())),
    rest: () => bytes(source.length - at),
    isAtEnd: () => at === source.length,
  }
}

/** Table k gives what a byte that k more bytes follow does to the checksum. */
const CRC_TABLES = makeTables()

function makeTables(): Uint32Array[] {
  const first = Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
    return value >>> 0
  })
  const tables = [first]
  while (tables.length < 8) {
    const previous = tables.at(-1)!
    tables.push(previous.map((value) => first[value & 255]! ^ (value >>> 8)))
  }
  return tables
}

/**
 * CRC-32 of bytes (the polynomial of ISO 3309, as in gzip and PNG), eight bytes at a step.
 * *Source:* Kounavis and Berry, "A Systematic Approach to Building High Performance Software-based
 * CRC Generators", 2005.
 */
export function checksumOf(bytes: Uint8Array): number {
  const [t0, t1, t2, t3, t4, t5, t6, t7] = CRC_TABLES as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ]
  const { length } = bytes
  let value = 0xffffffff
  let at = 0
  for (; at + 8 <= length; at += 8) {
    value =
      t7[(value ^ bytes[at]!) & 255]! ^
      t6[((value >>> 8) ^ bytes[at + 1]!) & 255]! ^
      t5[((value >>> 16) ^ bytes[at + 2]!) & 255]! ^
      t4[((value >>> 24) ^ bytes[at + 3]!) & 255]! ^
      t3[bytes[at + 4]!]! ^
      t2[bytes[at + 5]!]! ^
      t1[bytes[at + 6]!]! ^
      t0[bytes[at + 7]!]!
  }
  for (; at < length; at++) value = t0[(value ^ bytes[at]!) & 255]! ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
