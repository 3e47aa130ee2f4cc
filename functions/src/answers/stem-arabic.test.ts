import { expect, it } from 'vitest'
import { kindredArabic, stemArabic } from './stem-arabic.ts'

it.each([
  ['المشطيات', 'مشطيات', 'المشطية'],
  ['الشركات', 'شركة', 'والشركات'],
  ['الموارد', 'والموارد', 'للموارد'],
  ['الإنتاج', 'إنتاج', 'لإنتاج'],
  ['الكتاب', 'كتابها', 'وبالكتاب'],
])('finds one stem for %s and its forms', (word, ...others) => {
  expect(new Set([word, ...others].map(stemArabic)).size).toBe(1)
})

it.each(['لي', 'ولد', 'من'])('leaves the short word %s as it is', (word) => {
  expect(stemArabic(word)).toBe(word)
})

it.each([
  ['يغادر', 'غادر'],
  ['كاتب', 'كتب'],
  ['كتب', 'كتاب'],
  ['ولد', 'مولد'],
])('%s has the root of %s', (word, other) => {
  expect(kindredArabic(stemArabic(word))).toContain(stemArabic(other))
})
