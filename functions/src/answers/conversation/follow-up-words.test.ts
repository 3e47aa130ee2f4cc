import { expect, it } from 'vitest'
import { goesOn } from './follow-up-words.ts'

it.each([
  ['en', 'And on Sundays?'],
  ['zh', '滨江呢?'],
  ['ja', 'じゃあ離れは?'],
  ['ja', '朝食だと?'],
  ['ko', '주말은요?'],
  ['th', 'วันอาทิตย์ล่ะ'],
  ['ar', 'وإلى الشارقة؟'],
  ['ar', 'ويوم الجمعة؟'],
  ['he', 'ובשבת?'],
])('a message goes on in %s: %s', (language, message) => {
  expect(goesOn(message, [language])).toBe(true)
})

it.each([
  ['en', 'When do you open on Sundays?'],
  ['zh', '滨江校区几点开门?'],
  ['ja', '離れはいくらですか?'],
  ['ar', 'ولدي عمره ست سنوات'],
])('a message stands by itself in %s: %s', (language, message) => {
  expect(goesOn(message, [language])).toBe(false)
})
