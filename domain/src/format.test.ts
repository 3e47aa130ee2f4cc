import { expect, test } from 'vitest'
import { formatAgo, formatBytes, formatNames, plural } from './format.ts'

test.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [10 * 1024 * 1024, '10 MB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%i bytes read %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

test.each([
  [[], ''],
  [['a', 'b', 'c'], 'a, b, c'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c +2 more'],
])('%o reads "%s"', (names, text) => expect(formatNames(names)).toBe(text))

test('a count agrees with its noun', () => {
  expect([plural(0, 'file'), plural(1, 'file'), plural(1_200, 'base')]).toEqual([
    '0 files',
    '1 file',
    '1,200 bases',
  ])
})

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [5 * 60 + 59, '5 minutes ago'],
  [60 * 60, '1 hour ago'],
  [47 * 60 * 60, '1 day ago'],
  [-30, 'just now'],
])('%i seconds before now is %s', (seconds, text) => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(formatAgo(new Date(now.getTime() - seconds * 1000), now)).toBe(text)
})
