import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectLanguage } from './language.ts'
import { correctWord, editDistance } from './spelling.ts'
import { segmentOf } from './segment.ts'
import { termOf } from './stem.ts'
import { tokenize, visitStretch, type Word } from './tokenize.ts'

const words = (text: string): string[] => tokenize(text).map(({ word }) => word)

describe('words', () => {
  it.each([
    ['codes, whole and in parts', 'B-1204', ['b-1204', '1204']],
    ['prices', '£4.50', ['4.50', '4', '50']],
    ['numbers with thousands', '1,200', ['1,200', '1200']],
    ['24/7', '24/7', ['24/7', '24', '7']],
    ['possessives', 'Anna’s shop', ['anna', 'shop']],
    ['what a pronoun will do', 'I’ll be ill, she’d', ['i', 'be', 'ill', 'she']],
    ['short compounds as one word', 'e-mail', ['email', 'mail']],
    ['initials', 'U.S. law', ['us', 'law']],
    ['full-width signs', 'ＡＢＣ', ['abc']],
    ['Chinese by pairs of signs', '图书馆', ['图书', '书馆']],
    ['Thai by its dictionary', 'สวัสดีครับ', ['สวัสดี', 'ครับ']],
    ['endings that Turkish divides from names and numbers', "1723'te Miro'nun", ['1723', 'miro']],
    ["the same of no elided word: L'un", "L'un", ['un']],
    [
      'Ukrainian without the apostrophe in a word',
      "об'їзна об’їзна обʼїзна",
      ['обїзна', 'обїзна', 'обїзна'],
    ],
    ['Catalan with its long l', 'col·legi CANCEL·LAR', ['collegi', 'cancellar']],
    ['Telugu with an ending behind its sign', 'హోటల్‌లో', ['హోటల్', 'లో']],
    ['Hindi with its vowel signs', 'हिन्दी', ['हिन्दी']],
  ])('are cut: %s', (_, text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  it.each([
    ["qu'il", ['il']],
    ["jusqu'à", []],
    ["d'un", ['un']],
    ["l'hôtel", ['hôtel']],
    ['j’ai', ['ai']],
    ['as-tu', ['as', 'tu']],
  ])('are found behind what French cuts off: %s', (text, expected) => {
    expect(words(text)).toEqual(expect.arrayContaining(expected))
    expect(words(text)).not.toContain(text.replace(/['’-]/u, ''))
  })

  it('carry offsets into the text, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const { start, end, word } of tokenize(text)) {
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          expect(word).not.toBe('')
        }
      }),
    )
  })

  it('of a stretch are those that it has by itself', () => {
    const pieces = fc.constantFrom(
      'Anna',
      '’s',
      ' ',
      '-',
      '.',
      '1,200',
      'é',
      '图书馆',
      'wi-fi',
      '@',
    )
    const texts = fc.array(pieces, { maxLength: 12 }).map((all) => all.join(''))
    fc.assert(
      fc.property(texts, fc.nat(40), fc.nat(40), (text, a, b) => {
        const [from = 0, to = 0] = [a, b]
          .map((at) => Math.min(at, text.length))
          .toSorted((x, y) => x - y)
        const found: Word[] = []
        visitStretch(
          text,
          from,
          to,
          (word, start, end) => found.push({ word, start, end }),
          (start, end) => found.push({ word: text.slice(start, end).toLowerCase(), start, end }),
        )
        const alone = tokenize(text.slice(from, to))
        expect(found).toEqual(
          alone.map(({ word, start, end }) => ({ word, start: from + start, end: from + end })),
        )
      }),
    )
  })

  it('are indexed by their stem, without accents', () => {
    expect(termOf('deliveries', 'en')).toBe(termOf('delivery', 'en'))
    expect(termOf('öffnungszeiten', 'de')).toBe('offnungszeit')
    expect(termOf('r-20417', 'en')).toBe('r-20417')
    expect(termOf('otevírací', 'und')).toBe('otevir')
  })
})

describe('the language of a text', () => {
  it.each([
    ['en', 'The shop is open and you can pay with a card.'],
    ['de', 'Der Laden ist offen und man kann mit der Karte bezahlen.'],
    ['fr', 'Le magasin est ouvert et vous pouvez payer avec une carte dans tous les cas.'],
    ['ja', 'お店は毎日開いています。'],
    ['zh', '商店每天开门。'],
    ['ar', 'المتجر مفتوح كل يوم من الساعة التاسعة إلى الخامسة في المدينة.'],
    ['fa', 'فروشگاه هر روز از ساعت نه صبح تا پنج عصر باز است.'],
    ['ur', 'دکان ہر روز صبح نو بجے سے شام پانچ بجے تک کھلی رہتی ہے۔'],
    ['und', '12345 !!!'],
  ])('%s is told', (language, text) => {
    expect(detectLanguage(text)).toBe(language)
  })
})

describe('spelling', () => {
  const text = {
    fileName: 'a.txt',
    pages: ['The insurance covers the bicycle. The deposit is paid back. A cargo bike is heavy.'],
  }
  const files = [{ fileId: 'a', ...text, segment: segmentOf(text) }]

  it.each([
    ['a letter left out', 'insurace', 'insurance'],
    ['two letters swapped', 'depsoit', 'deposit'],
    ['a letter too many', 'bicyccle', 'bicycle'],
    ['a word of four letters', 'bkie', 'bike'],
    ['the first letter left out', 'eposit', 'deposit'],
    ['the first letter changed', 'xeposit', 'deposit'],
    ['the first two letters swapped', 'edposit', 'deposit'],
    ['neighbours swapped, before another letter that is commoner', 'covres', 'covers'],
  ])('is corrected: %s', (_, typed, meant) => {
    expect(correctWord(typed, files)?.word).toBe(meant)
  })

  it.each(['elephant', 'cat', 'r204', 'xylophone', 'tike', 'argo'])('leaves %s alone', (word) => {
    expect(correctWord(word, files)).toBeNull()
  })

  it('tells the other words that are as near', () => {
    const both = { fileName: 'b.txt', pages: ['A cart is heavy. A card is paid. A card is light.'] }
    const segment = segmentOf(both)
    expect(correctWord('carb', [{ segment }])).toMatchObject({ word: 'card', others: ['cart'] })
  })

  it('counts edits as far as it must', () => {
    expect(editDistance('kitten', 'sitting', 3)).toBe(3)
    expect(editDistance('kitten', 'sitting', 2)).toBe(3)
    expect(editDistance('form', 'from', 1)).toBe(1)
    expect(editDistance('same', 'same', 1)).toBe(0)
  })
})
