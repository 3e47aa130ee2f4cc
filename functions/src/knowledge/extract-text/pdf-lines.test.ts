import { expect, it } from 'vitest'
import { readLines, type TextItem } from './pdf-lines.ts'

/** Items of one line, each so many points behind the one before. */
function lineOf(...texts: readonly string[]): TextItem[] {
  return texts.map((str, at) => ({
    str,
    width: 40,
    height: 10,
    transform: [10, 0, 0, 10, at * 46, 700],
    hasEOL: false,
  }))
}

const textOf = (...texts: readonly string[]): string | undefined =>
  readLines(lineOf(...texts))[0]?.text

it('joins letters that are set apart to words', () => {
  expect(textOf('S T A R T E R S')).toBe('STARTERS')
  expect(textOf('W I N E', 'B Y', 'T H E', 'G L A S S')).toBe('WINE BY THE GLASS')
})

it('leaves single letters that are words or marks', () => {
  expect(textOf('A B')).toBe('A B')
  expect(textOf('B 1 2 3')).toBe('B 1 2 3')
  expect(textOf('P L A N', 'of the house')).toBe('P L A N of the house')
})

it('puts together the vowel that Thai and Lao fonts draw in two parts, around a tone', () => {
  expect(textOf('จ\u0E4D\u0E32กัด')).toBe('จำกัด')
  expect(textOf('น\u0E4D\u0E49\u0E32')).toBe('น้ำ')
  expect(textOf('ນ\u0ECD\u0EC9\u0EB2')).toBe('ນ້ຳ')
})
