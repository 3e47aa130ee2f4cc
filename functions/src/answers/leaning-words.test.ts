import { expect, it } from 'vitest'
import { leansBack } from './leaning-words.ts'

it.each([
  ['en', 'It costs nothing.', true],
  ['en', 'We call such a boat a punt.', true],
  ['en', 'The punt costs nothing.', false],
  ['de', 'Diese kostet nichts.', true],
  ['de', 'Sie können hier parken.', false],
  ['fr', 'Il coûte 3 €.', true],
  ['fr', 'Il y a un parking.', false],
  ['ru', 'Она стоит 300 рублей.', true],
  ['ru', 'Оборона города стоит здесь.', false],
  ['sv', 'Den är gratis.', true],
  ['sv', 'Den gamla båten är gratis.', false],
  ['hi', 'यह नाव मुफ़्त है।', true],
  ['ta', 'இது இலவசம்.', true],
  ['ta', 'படகு இலவசம்.', false],
  ['ur', 'یہ مفت ہے۔', true],
  ['ur', 'کشتی مفت ہے۔', false],
  ['ms', 'Ini percuma.', true],
  ['ms', 'Sarapan percuma.', false],
  ['tl', 'Ito ay libre.', true],
  ['tl', 'Libre ang almusal.', false],
  ['te', 'ఇది ఉచితం.', true],
  ['te', 'ఈత ఉచితం.', false],
  ['zh', '其票价为三元。', true],
  ['zh', '其他船只免费。', false],
  ['th', 'เรือนี้ไม่มีค่าใช้จ่าย', true],
  ['th', 'เรือไม่มีค่าใช้จ่าย', false],
  ['und', 'This is free.', true],
])('in %s the sentence “%s” leans on the one before it: %s', (language, text, expected) => {
  expect(leansBack(text, language)).toBe(expected)
})
