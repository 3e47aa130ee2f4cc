import { expect, it } from 'vitest'
import { formIn, termOf } from './stem.ts'

it.each([
  ['de', 'Auto', 'Autos'],
  ['de', 'Anna', 'Annas'],
  ['de', 'kostenlos', 'kostenlose'],
  ['de', 'Erlebnis', 'Erlebnisse'],
  ['es', 'menú', 'menús'],
  ['es', 'autobús', 'autobuses'],
  ['fr', 'vélo', 'vélos'],
  ['fr', 'inclus', 'incluse'],
  ['nl', 'café', 'cafés'],
  ['pt', 'sofá', 'sofás'],
  ['pt', 'hotel', 'hotéis'],
  ['pt', 'animal', 'animais'],
  ['nl', 'huis', 'huizen'],
  ['nl', 'brief', 'brieven'],
  ['sv', 'hus', 'huset'],
  ['sv', 'rum', 'rummet'],
  ['sv', 'flicka', 'flickan'],
  ['sv', 'universitet', 'universitetet'],
  ['sv', 'roman', 'romanen'],
  ['no', 'rom', 'rommet'],
  ['tr', 'araba', 'arabalar'],
  ['pl', 'cena', 'ceny'],
  ['pl', 'kask', 'kasków'],
  ['pl', 'rowerem', 'rowery'],
  ['el', 'τιμή', 'τιμές'],
  ['hi', 'दुकान', 'दुकानें'],
  ['hi', 'ज़्यादा', 'ज्यादा'],
  ['hi', 'महँगा', 'महंगा'],
  ['cs', 'maják', 'majáku'],
  ['uk', 'річка', 'річки'],
  ['ja', '休む', '休み'],
  ['bg', 'река', 'реката'],
  ['bg', 'градове', 'градовете'],
  ['bn', 'নদীটি', 'নদীর'],
  ['fa', 'کتابها', 'کتابی'],
  ['fi', 'sota', 'sodan'],
  ['fi', 'hinta', 'hinnat'],
  ['fi', 'yhteinen', 'yhteisessä'],
  ['fi', 'kauppa', 'kaupassani'],
  ['he', 'המגדלור', 'למגדלור'],
  ['he', 'בית', 'הבית'],
  ['he', 'תכנן', 'תכננה'],
  ['he', 'מחיר', 'המחירים'],
  ['hr', 'rijeka', 'rijeku'],
  ['hr', 'polog', 'pologa'],
  ['hr', 'stomatolog', 'stomatologa'],
  ['hr', 'mali', 'malog'],
  ['id', 'merancang', 'dirancang'],
])('%s: %s and %s are one word', (language, one, other) => {
  expect(termOf(one.toLowerCase(), language)).toBe(termOf(other.toLowerCase(), language))
})

it('tells Vietnamese words by their accents, wherever their tone is written', () => {
  expect(termOf('bán', 'vi')).not.toBe(termOf('bạn', 'vi'))
  expect(termOf('hoà', 'vi')).toBe(termOf('hòa', 'vi'))
  expect(termOf('khoẻ', 'vi')).toBe(termOf('khỏe', 'vi'))
  expect(termOf('thuý', 'vi')).toBe(termOf('thúy', 'vi'))
  expect(formIn('vi', 'quý')).toBe('quý')
  expect(formIn('vi', 'bán'.normalize('NFD'))).toBe('bán')
  expect(formIn('fr', 'été')).toBe('ete')
})

it('keeps three letters of a Polish word', () => {
  expect(termOf('las', 'pl')).toBe('las')
  expect(termOf('lasy', 'pl')).toBe('las')
})

it('reads the digits of every script as one', () => {
  expect(termOf('۱۲۳۴', 'fa')).toBe('1234')
  expect(termOf('১২৩৪', 'bn')).toBe('1234')
  expect(termOf('١٢٣٤', 'ar')).toBe('1234')
})

it('keeps three letters of a Finnish and a Hebrew word', () => {
  expect(termOf('isä', 'fi')).toBe('isa')
  expect(termOf('שעה', 'he')).toBe('שעה')
})

it.each([
  ['pl', 'zapłacić', 'zaplacic'],
  ['da', 'øl', 'ol'],
  ['fr', 'œufs', 'oeufs'],
])('%s: %s is found by who types %s', (language, written, typed) => {
  expect(termOf(written, language)).toBe(termOf(typed, language))
})
