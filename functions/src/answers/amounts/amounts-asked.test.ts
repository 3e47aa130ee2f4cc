import { describe, expect, it } from 'vitest'
import { amountsAsked, peopleAged, withBareAges } from './amounts-asked.ts'

const asked = (text: string, language: string): string[] =>
  amountsAsked(text, language).map(
    ({ dimension, value }) => `${dimension} ${Math.round(value * 100) / 100}`,
  )

describe('amountsAsked', () => {
  it.each([
    ["I'm 23, do I pay more?", 'en', ['age 23']],
    ['my kids are 7 and 10, how much are they', 'en', ['age 7', 'age 10']],
    ['How much is it for a two-year-old?', 'en', ['age 2']],
    ['Is an 18 month old allowed in?', 'en', ['age 1.48']],
    ['Unser Sohn ist erst 5, geht das?', 'de', ['age 5']],
    ['tengo 58, ¿no soy muy viejo?', 'es', ['age 58']],
    ['Ma fille a 4 ans', 'fr', ['age 4']],
    ['we zijn allemaal 20', 'nl', ['age 20']],
    ['min 5-åring älskar hästar', 'sv', ['age 5']],
    ['ile wyjdzie obiad dla 7 latka', 'pl', ['age 7']],
    ['сына 8 лет приведет бабушка', 'ru', ['age 8']],
    ['5歳の息子の髪を切ってもらうと', 'ja', ['age 5']],
    ['What if I cancel three weeks before?', 'en', ['span 21']],
    ['ich wiege knapp 100 kg', 'de', ['weight 100']],
    ['Reicht er für 40 Quadratmeter?', 'de', ['area 40']],
    ['can I upload a 300 MB file', 'en', ['storage 300']],
    ['My order is £40, is delivery free?', 'en', ['money 40']],
    ["There's 9 of us, can we come?", 'en', ['people 9']],
    ['Do toddlers pay?', 'en', ['age 2']],
    ['Avez-vous du matériel pour un nourrisson ?', 'fr', ['age 0']],
    ['Dürfen Jugendliche allein kommen?', 'de', ['age 15']],
  ])('reads %s', (text, language, expected) => {
    expect(asked(text, language)).toEqual(expected)
  })

  it.each([
    ['Have you been open for 12 years?', 'en'],
    ['Mitä teen?', 'fi'],
    ['I bought it 2 years ago', 'en'],
    ['Is it at 3 in the morning?', 'en'],
    ['Arriving on 4 May', 'en'],
    ['Is it open until 9 pm?', 'en'],
    ['How many children under 12 years may one adult bring?', 'en'],
    ['What is the speed of 5G?', 'en'],
    // Ten is a number in English alone.
    ['zavolám až ráno ten den', 'cs'],
    ['Where do I park?', 'en'],
  ])('reads no amount in %s', (text, language) => {
    expect(asked(text, language)).toEqual([])
  })

  it('tells amounts that a text may name from ages that are only told', () => {
    expect(amountsAsked('a ride of 2 hours', 'en')[0]).toMatchObject({
      isCounted: true,
      unit: 'hours',
    })
    expect(amountsAsked('my son is 5', 'en')[0]).toMatchObject({ isCounted: false, unit: '' })
  })
})

it('knows of whom an age is told', () => {
  expect(peopleAged('Mein Kleiner und my daughter')).toEqual(['kleiner', 'daughter'])
  expect(peopleAged('Is there a lift?')).toEqual([])
})

it('leaves a bare number of an age that is one word', () => {
  expect(withBareAges('a two-year-old and min 5-åring')).toBe('a two and min 5')
})
