import { expect, test } from 'vitest'
import { isReadable } from './readable-text.ts'

test('a page in Hindi without a single short i does not tell its vowels', () => {
  const told = 'इस बैंक में बचत खाता खोलने के लिए आवेदन पत्र और दो फोटो जमा करना होगा। '
  expect(isReadable(told.repeat(12))).toBe(true)
  const untold = told.replaceAll('\u093F', '')
  expect(isReadable(untold.repeat(12))).toBe(false)
  expect(isReadable(untold)).toBe(true)
})

test('a page of signs without meaning is not readable', () => {
  expect(isReadable('\uE001\uE002 and a few words of text')).toBe(true)
  expect(isReadable('\uE001\uE002\uE003\uE004 abc')).toBe(false)
})
