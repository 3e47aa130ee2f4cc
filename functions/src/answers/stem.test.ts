import { expect, it } from 'vitest'
import { termOf } from './stem.ts'

it.each([
  ['pl', 'cena', 'ceny'],
  ['pl', 'kask', 'kasków'],
  ['pl', 'rowerem', 'rowery'],
  ['el', 'τιμή', 'τιμές'],
  ['hi', 'दुकान', 'दुकानें'],
  ['cs', 'maják', 'majáku'],
  ['uk', 'річка', 'річки'],
  ['ja', '休む', '休み'],
])('%s: %s and %s are one word', (language, one, other) => {
  expect(termOf(one, language)).toBe(termOf(other, language))
})

it('keeps three letters of a Polish word', () => {
  expect(termOf('las', 'pl')).toBe('las')
  expect(termOf('lasy', 'pl')).toBe('las')
})
