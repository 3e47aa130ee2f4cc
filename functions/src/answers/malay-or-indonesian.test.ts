import { expect, it } from 'vitest'
import { detectLanguage } from './language.ts'
import { languageOfQuestion } from './question-language.ts'

it.each([
  ['ms', 'Bolehkah saya batalkan tempahan sebab tak dapat datang?'],
  ['ms', 'Berapa bayaran untuk telefon dan adakah percuma?'],
  ['ms', 'Kedai dibuka dari Isnin hingga Jumaat kerana cuti.'],
  ['ms', 'Macam mana nak bayar deposit bilik ini?'],
  ['id', 'Apakah saya bisa membatalkan pesanan karena tidak jadi datang?'],
  ['id', 'Berapa biaya untuk telepon dan apakah gratis?'],
  ['id', 'Toko buka dari Senin sampai Jumat karena libur.'],
  ['id', 'Berapa harga sewa untuk dua hari?'],
  ['tl', 'Magkano po ang room for two persons at may free breakfast ba?'],
  ['tl', 'Bukas ba kayo tuwing Linggo ng umaga?'],
  ['tl', 'Pwede po ba mag check in ng alas-otso ng umaga?'],
  ['en', 'How much is a room for two, and is breakfast free on Sunday?'],
  ['en', 'May I bring my dog at check-in?'],
  ['es', '¿Cuánto cuesta la habitación y a qué hora abren el lunes?'],
  ['sw', 'Duka linafunguliwa saa ngapi na bei ni gani?'],
])('takes for %s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

it('takes what is asked of documents in the one of two near languages for that one', () => {
  expect(languageOfQuestion('Macam mana nak bayar deposit bilik ini?', ['id'])).toBe('id')
  expect(languageOfQuestion('Apakah saya bisa membatalkan pesanan?', ['ms', 'en'])).toBe('ms')
})
