import { describe, expect, it } from 'vitest'
import { GLOSSARIES } from '../glossary/lists.ts'
import { FEASTS } from './feasts.ts'
import { isOfYearDays, shareDays, yearDaysIn } from './year-days.ts'

const DAYS_A_MONTH = 31
const written = (day: number): string =>
  `${(day % DAYS_A_MONTH) + 1}.${Math.floor(day / DAYS_A_MONTH) + 1}`
const daysIn = (text: string, language: string): string[] =>
  yearDaysIn(text, language).map(({ from, to }) =>
    from === to ? written(from) : `${written(from)}-${written(to)}`,
  )

describe('days of the year in a text', () => {
  it.each([
    ['en', 'Closed 24-26 Dec and 1 Jan. Last entry 1 hr before closing.', ['24.12-26.12', '1.1']],
    ['en', 'We close from 22 December to 3 January.', ['22.12-3.1']],
    ['en', 'December 24 and 25 closed', ['24.12', '25.12']],
    ['en', 'on the 26th of december', ['26.12']],
    ['de', 'Vom 24.12. bis 6.1. geschlossen', ['24.12-6.1']],
    ['de', 'Am 24. und 31. Dezember geschlossen', ['24.12', '31.12']],
    ['fr', 'Congés annuels du 11 au 29 août.', ['11.8-29.8']],
    ['fr', 'fermé chaque année du 5 janvier au 9 février', ['5.1-9.2']],
    ['es', 'Cerrado del 24 de diciembre al 2 de enero', ['24.12-2.1']],
    ['cs', 'Zavřeno 24. a 25. prosince', ['24.12', '25.12']],
    ['ru', 'с 31 декабря по 8 января закрыто', ['31.12-8.1']],
    ['ja', '12月29日から1月3日まで休業', ['29.12-3.1']],
    ['ko', '12월 24일 휴무', ['24.12']],
  ])('%s: %s', (language, text, days) => {
    expect(daysIn(text, language)).toEqual(days)
  })

  it.each([
    ['en', 'are you open on Christmas Eve?', ['24.12']],
    ['en', 'open over xmas and new year', ['24.12-26.12', '31.12-1.1']],
    ['de', 'Habt ihr an Heiligabend offen?', ['24.12']],
    ['fr', 'Êtes-vous ouverts à la Saint-Jean ?', ['24.6']],
    ['it', 'Siete aperti a Ferragosto?', ['15.8']],
    ['pl', 'czynne w Wigilię?', ['24.12']],
    ['sr', 'Да ли радите за Божић?', ['7.1']],
    ['zh', '国庆开门吗', ['1.10-7.10']],
  ])('of feasts, %s: %s', (language, text, days) => {
    expect(daysIn(text, language)).toEqual(days)
  })

  it.each([
    ['en', 'Open 10am to 4pm, 24/7, for 12 people'],
    ['en', 'May 12.50 be paid in cash? Tables for 2 may be kept.'],
    ['de', 'Einlass ab 10.30 Uhr, Dauer 1.5 Stunden'],
    ['en', '45 December and 0 May'],
    ['fr', 'En août 2024'],
  ])('none, %s: %s', (language, text) => {
    expect(daysIn(text, language)).toEqual([])
  })

  it('are shared round the end of the year', () => {
    const closed = yearDaysIn('22 December to 3 January', 'en')
    expect(shareDays(closed, yearDaysIn('Boxing Day', 'en'))).toBe(true)
    expect(shareDays(closed, yearDaysIn("New Year's Day", 'en'))).toBe(true)
    expect(shareDays(closed, yearDaysIn('4 January', 'en'))).toBe(false)
    expect(shareDays(closed, yearDaysIn('21 December', 'en'))).toBe(false)
  })

  it('are named by words that name nothing else of a question', () => {
    const words = ['boxing', 'december', '26', 'climb', 'pool']
    expect(words.filter((word) => isOfYearDays(word, 'en'))).toEqual(['boxing', 'december', '26'])
  })
})

describe.each(Object.entries(FEASTS))('feasts in %s', (language, list = '') => {
  const lines = list.trim().split('\n')

  it('are of a language that is known, with days that there are', () => {
    expect([...GLOSSARIES.keys()]).toContain(language)
    expect(
      lines.filter(
        (line) => !/^\s*\d{1,2}\.\d{1,2}(?:-\d{1,2}\.\d{1,2})?: \S(?:.*\S)?$/u.test(line),
      ),
    ).toEqual([])
  })

  it('are found by each of their names', () => {
    const lost = lines.flatMap((line) => {
      const [, names = ''] = line.split(': ', 2)
      return names
        .split(', ')
        .map((name) => name.replaceAll('*', ''))
        .filter((name) => yearDaysIn(name, language).length === 0)
    })
    expect(lost).toEqual([])
  })
})
