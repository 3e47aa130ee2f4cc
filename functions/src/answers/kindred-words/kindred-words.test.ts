import { describe, expect, it } from 'vitest'
import { KINDRED_CREDIT, kindredWords } from './kindred-words.ts'

const kindred = (word: string, language: string): string[] =>
  kindredWords(word, language).map((each) => each.word)

it('knows words that people use for much the same thing, in any of their forms', () => {
  expect(kindred('nicked', 'en')).toContain('stolen')
  expect(kindred('apprenticeships', 'en')).toContain('trainee')
  expect(kindred('purchased', 'en')).toContain('bought')
})

it('holds neither the word itself nor another form of it', () => {
  expect(kindred('buy', 'en')).not.toContain('buy')
  expect(kindred('teaching', 'en')).not.toContain('teach')
})

it('takes what is made of several things for each of them, and none for another', () => {
  expect(kindred('cards', 'en')).toContain('visa')
  expect(kindred('visa', 'en')).toContain('card')
  expect(kindred('visa', 'en')).not.toContain('amex')
})

it('holds what a word is a kind of for surer than what is merely kindred', () => {
  const creditOf = (word: string, other: string): number =>
    kindredWords(word, 'en').find((each) => each.word === other)?.credit ?? 0
  expect(creditOf('visa', 'card')).toBeGreaterThan(creditOf('card', 'visa'))
})

it('knows a card by its name as surely as by its kind', () => {
  expect(kindredWords('amex', 'en')).toEqual(
    expect.arrayContaining([
      { word: 'card', credit: 0.7 },
      { word: 'express', credit: 0.7 },
    ]),
  )
})

it('has nothing to say of other words', () => {
  expect(kindred('xylophone', 'en')).toEqual([])
})

describe('in other languages', () => {
  it.each([
    ['de', 'schnupperstunde', 'probestunde'],
    ['es', 'perro', 'mascota'],
    ['fr', 'caution', 'dépôt'],
    ['it', 'camera', 'stanza'],
    ['pt', 'quarto', 'acomodação'],
    ['ca', 'cancelar', 'anullar'],
    ['nl', 'fiets', 'rijwiel'],
    ['sv', 'husdjur', 'djur'],
    ['et', 'laps', 'põngerjas'],
    ['sr', 'кирија', 'stanarina'],
    ['hi', 'कारखाना', 'फैक्ट्री'],
    ['ro', 'mașină', 'autoturism'],
    ['zh', '停车', '车位'],
    ['ar', 'الغرفة', 'حجرة'],
    ['ja', '休み', '欠勤'],
    ['he', 'החניה', 'חנייה'],
    ['ta', 'வாகனங்கள்', 'வண்டி'],
    ['ur', 'رسیدیں', 'پرچی'],
    ['sw', 'nitaghairi', 'kubatilisha'],
    ['ms', 'membatalkan', 'cancel'],
    ['tl', 'nagkansela', 'cancel'],
  ])('%s: %s finds %s', (language, word, other) => {
    expect(kindred(word, language)).toContain(other)
  })

  it.each([
    ['el', 'έδωσα', 'δίνω'],
    ['es', 'cierran', 'cerrar'],
    ['hi', 'जाना', 'गया'],
    ['it', 'chiuso', 'chiudere'],
    ['ro', 'vândut', 'vinde'],
    ['ru', 'платить', 'плачу'],
  ])('%s: %s is a form of %s, and surer than a kindred word', (language, word, other) => {
    const found = kindredWords(word, language).find((each) => each.word === other)
    expect(found?.credit).toBeGreaterThan(KINDRED_CREDIT)
  })

  it('finds them for words that are written without their accents', () => {
    expect(kindred('depot', 'fr')).toContain('caution')
  })

  it('has none where there is no list', () => {
    expect(kindred('ci', 'cy')).toEqual([])
  })
})
