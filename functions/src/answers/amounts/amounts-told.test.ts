import { describe, expect, it } from 'vitest'
import { amountsTold } from './amounts-told.ts'

/** Ranges as `dimension from–below`, rounded to hundredths. */
const told = (text: string, isOfPeople = false): string[] =>
  amountsTold(text, isOfPeople).map(
    ({ dimension, from, below }) =>
      `${dimension} ${Math.round(from * 100) / 100}–${Math.round(below * 100) / 100}`,
  )

describe('amountsTold', () => {
  it.each([
    ['12 to 15 year-olds need a teen ticket', 'age 12–16'],
    ['Kinder von 6 bis 14 Jahren', 'age 6–15'],
    ['Tarifa joven, de 16 a 23 años: 29 €', 'age 16–24'],
    ['Les Poussins | 4 à 6 ans |', 'age 4–7'],
    ['kinderen t/m 12 jaar', 'age 0–13'],
    ['för barn från 7 år', 'age 7–Infinity'],
    ['для дітей до 12 років', 'age 0–12'],
    ['16歳以上', 'age 16–Infinity'],
    ['Children from 8 years may come along.', 'age 8–Infinity'],
    ['Orders above £50 ship free', 'money 50–Infinity'],
    ['Bis 40 € Warenwert zahlt der Kunde das Porto', 'money 0–40'],
    ['grote hond (boven 25 kg)', 'weight 25–Infinity'],
    ['Geeignet für Räume bis 45 m²', 'area 0–45'],
    ['CSV files of up to 20 MB', 'storage 0–20'],
    ['Groups of more than six adults by arrangement', 'people 6–Infinity'],
    ['10 kişi ve üzeri gruplardan kapora alınır', 'people 10–Infinity'],
    ['Cancel less than 24 hours ahead', 'span 0–1'],
    ['60 à 30 jours : acompte conservé', 'span 30–60'],
    ['Minimum order £15', 'money 15–Infinity'],
  ])('reads the limits of %s', (text, expected) => {
    expect(told(text)).toEqual([expected])
  })

  it('takes what is free up to a week before for whatever is longer before', () => {
    expect(told('Free of charge up to 7 days before arrival')).toEqual(['span 7–Infinity'])
    expect(told('It keeps up to 7 days in the fridge')).toEqual(['span 0–7'])
  })

  it('takes bare numbers for ages only where people are spoken of', () => {
    for (const [text, expected] of [
      ['Child 4 to 15 £5', 'age 4–16'],
      ['Under fours free', 'age 0–4'],
      ['Drivers below 25 pay more', 'age 0–25'],
      ['65 and over half price', 'age 65–Infinity'],
    ] as const) {
      expect(told(text, true)).toEqual([expected])
      expect(told(text)).toEqual([])
    }
  })

  it('reads months as ages as well where people are spoken of', () => {
    expect(told('from 6 months to 3 years', true)).toEqual(['age 0.49–4'])
    expect(told('from 6 months', true)).toEqual(['span 180–Infinity', 'age 0.49–Infinity'])
  })

  it.each([
    'Open until 18:00',
    'Discount of up to 20 %',
    'until 31 January',
    'bis 31. Januar',
    'under £',
    'Room 12 to let',
    'from 9 am to noon',
  ])('reads none of %s', (text) => {
    expect(told(text, true)).toEqual([])
  })
})
