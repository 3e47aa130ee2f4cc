import { expect, it } from 'vitest'
import { isReadFromRight, readFromRight, withMarks } from './right-to-left.ts'

/** Pieces that stand from left to right, each right behind the one before. */
const placed = (...texts: readonly string[]) =>
  texts.map((text, at) => ({ text, x: 10 * at, endX: 10 * at + 10 }))

const read = (...texts: readonly string[]): string => readFromRight(placed(...texts), () => false)

it('tells the direction of a text by most of its letters', () => {
  expect(isReadFromRight('12 :يناير')).toBe(true)
  expect(isReadFromRight('04 555')).toBe(false)
  expect(isReadFromRight('The word كلمة in a sentence')).toBe(false)
})

it.for([
  ['the numbers of a telephone', ['0190 555 04', ' ', 'رقم'], 'رقم 04 555 0190'],
  ['hours from and to', ['17:00–8:30', ' ', 'من'], 'من 8:30–17:00'],
  ['a date', ['2025', ' ', 'يناير', ' ', '12 :', 'تحديث'], 'تحديث: 12 يناير 2025'],
  ['a number with its signs', ['1,950.50', ' ', 'سعر'], 'سعر 1,950.50'],
  ['a share in Arabic', ['.(%5)', ' ', 'ضريبة'], 'ضريبة (5%).'],
  ['a share in Hebrew', ['5%', ' ', 'מע'], 'מע 5%'],
  ['words of another script', ['.MK', ' ', 'حرف'], 'حرف MK.'],
  ['an address of mail', ['a.b@c.example', ' ', 'إلى'], 'إلى a.b@c.example'],
  [
    'several words of another script',
    ['Mercedes S Class 500', ' ', 'سيارة'],
    'سيارة Mercedes S Class 500',
  ],
  ['brackets', ['(', 'طفل', ')'], '(طفل)'],
  ['quotes', ['.«', 'ساعد', '»'], '«ساعد».'],
] as const)('reads %s', ([, pieces, text]) => {
  expect(read(...pieces)).toBe(text)
})

it('puts a blank where one is drawn', () => {
  const pieces = placed('خلف', 'متر')
  expect(readFromRight(pieces, () => true)).toBe('متر خلف')
})

it('puts a mark behind its letter: by its edge where it has no width', () => {
  const lam = { text: 'ل', x: 0, endX: 8 }
  const ghain = { text: 'غ', x: 8, endX: 13 }
  const mark = { text: '\u0651', x: 7.9, endX: 7.9 }
  expect(withMarks([lam, mark, ghain]).map(({ text }) => text)).toEqual(['ل', 'غ\u0651'])
  const wide = { ...mark, x: 2, endX: 6 }
  expect(withMarks([lam, wide, ghain]).map(({ text }) => text)).toEqual(['ل\u0651', 'غ'])
  expect(withMarks([mark])).toHaveLength(1)
})
