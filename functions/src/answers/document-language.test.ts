import { describe, expect, it } from 'vitest'
import { languageOfDocument } from './document-language.ts'

/** Lists as businesses have them: next to no words but names, things and prices. */
const LISTS: Readonly<Record<string, string>> = {
  bg: 'Химическо чистене Искра\nЗимно палто 18 лв\nБяла рокля 14 лв\nПрозорци и завеси 4 лв на метър\nНеделя: почивен ден',
  cs: 'Čistírna Jiskra\nKabát 240 Kč\nŠaty 190 Kč\nZáclony 60 Kč / m\nZavřeno: neděle',
  de: 'Reinigung Funke\nMantel 18 €\nKleid 14 €\nVorhänge 6 €/m\nAbholung 5 €',
  en: 'Spark Dry Cleaners\nCoat £18\nDress £14\nCurtains £6/m\nCollection £5',
  et: 'Keemiline puhastus Säde\nMantel 18 €\nKleit 14 €\nKardinad 6 €/m\nPühapäev: suletud',
  fr: 'Pressing Étincelle\nManteau 18 €\nRobe 14 €\nRideaux 6 €/m\nFermé le dimanche',
  hu: 'Szikra tisztító\nKabát 4800 Ft\nRuha 3900 Ft\nFüggöny 900 Ft/m\nVasárnap zárva',
  it: 'Lavanderia Scintilla\nCappotto 18 €\nVestito 14 €\nTende 6 €/m\nChiuso la domenica',
  nl: 'Stomerij De Vonk\nJas 18 €\nJurk 14 €\nGordijnen 6 €/m\nBezorgen 5 €',
  pl: 'Pralnia Iskra\nPłaszcz 60 zł\nSukienka 45 zł\nZasłony 20 zł/m\nDostawa 15 zł',
  pt: 'Lavandaria Faísca\nCasaco 18 €\nVestido 14 €\nCortinas 6 €/m\nEntrega 5 €',
  ru: 'Химчистка Искра\nПальто 900 ₽\nПлатье 700 ₽\nШторы 300 ₽/м\nДоставка 250 ₽',
  sv: 'Kemtvätt Gnistan\nKappa 240 kr\nKlänning 190 kr\nGardiner 60 kr/m\nStängt: söndagar',
  tr: 'Kıvılcım Kuru Temizleme\nPalto 240 TL\nElbise 190 TL\nPerde 60 TL/m\nPazar kapalı',
  uk: 'Хімчистка Іскра\nПальто 600 грн\nСукня 450 грн\nШтори 120 грн/м\nНеділя: вихідний',
  zh: '星火干洗店\n大衣 180 元\n连衣裙 140 元\n窗帘 每米 30 元',
}

describe('the language of a document', () => {
  it.each(Object.entries(LISTS))('is told by a short list of prices: %s', (language, list) => {
    expect(languageOfDocument([list])).toBe(language)
  })

  it('is that of its sentences, whatever language its headings are in', () => {
    const pages = [
      'Pizza Napoli\nMargherita, Funghi, Quattro Stagioni, Calzone, Tiramisu, Panna cotta',
      'Wir backen im Holzofen. Der Teig ruht zwei Tage, und die Tomaten sind aus Italien. '.repeat(
        6,
      ),
    ]
    expect(languageOfDocument(pages)).toBe('de')
  })

  it.each([
    ['nothing', ''],
    ['numbers', '1998\n12 – 14\n0,50 €'],
    ['letters that no language has', 'Xqzt vbrk pfgw qqx\nWqz jhgf kkxz'],
  ])('is not known of %s', (_, text) => {
    expect(languageOfDocument([text])).toBe('und')
  })
})
