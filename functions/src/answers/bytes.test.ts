import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checksumOf, createByteReader, createByteWriter } from './bytes.ts'

const uint32 = fc.nat(0xffffffff)

describe('bytes', () => {
  it('give back the numbers, texts and bytes that were written', () => {
    fc.assert(
      fc.property(
        fc.array(uint32),
        uint32,
        fc.string({ unit: 'grapheme' }),
        fc.uint8Array(),
        (numbers, number, text, bytes) => {
          const writer = createByteWriter()
          writer.number(number)
          writer.numbers(numbers)
          writer.text(text)
          writer.bytes(bytes)
          const reader = createByteReader(writer.finish())
          expect(reader.number()).toBe(number)
          expect([...reader.numbers(numbers.length)]).toEqual(numbers)
          expect(reader.text()).toBe(text)
          expect(reader.isAtEnd()).toBe(bytes.length === 0)
          expect([...reader.bytes(bytes.length)]).toEqual([...bytes])
          expect(reader.isAtEnd()).toBe(true)
        },
      ),
    )
  })

  it.each([
    ['a number', () => createByteReader(Uint8Array.of(128)).number()],
    ['a number of more than 32 bits', () => createByteReader(new Uint8Array(9).fill(255)).number()],
    ['numbers', () => createByteReader(Uint8Array.of(1, 2)).numbers(3)],
    ['the last of several numbers', () => createByteReader(Uint8Array.of(1, 200)).numbers(2)],
    ['a text', () => createByteReader(Uint8Array.of(5, 97)).text()],
    ['bytes', () => createByteReader(Uint8Array.of(1)).bytes(2)],
  ])('that end too early are no %s', (_, read) => {
    expect(read).toThrow(RangeError)
  })

  it('have the checksum that gzip gives them, whatever their number', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(checksumOf(bytes)).toBe(crc32(bytes))
      }),
    )
  })
})
