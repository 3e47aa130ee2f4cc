import { describe, expect, it } from 'vitest'
import { pairedLines } from './line-pairs.ts'
import { linesOf } from './page-lines.ts'

const pairsIn = (...lines: string[]): string[] =>
  [...pairedLines(linesOf(lines.join('\n')))].map(([told, name]) => `${name.text}: ${told.text}`)

describe('lines that tell what the line above them names', () => {
  it('are prices below what they are of, under a heading too', () => {
    expect(pairsIn('Prices', 'One class', '£14', 'Ten classes', '£110')).toEqual([
      'One class: £14',
      'Ten classes: £110',
    ])
  })

  it('are names below what somebody does, also in small letters and with hours', () => {
    expect(
      pairsIn('Piano', 'Agnès Perrot', 'Violon, alto', 'Irina de Volkova', 'Accueil', 'le matin'),
    ).toEqual(['Piano: Agnès Perrot', 'Violon, alto: Irina de Volkova', 'Accueil: le matin'])
  })

  it('are what somebody does below names, with empty lines between', () => {
    expect(
      pairsIn('Team', '', 'Anna Lind', 'Physiotherapist', '', 'Mark Osei', 'Reception'),
    ).toEqual(['Anna Lind: Physiotherapist', 'Mark Osei: Reception'])
  })

  it('may be one of four that no sign shows', () => {
    const lines = ['One class', '£14', 'Ten', '£110', 'A month', '£65', 'First class', 'Free']
    expect(pairsIn(...lines)).toHaveLength(4)
    expect(pairsIn(...lines.slice(2))).toEqual([])
  })

  it.each([
    ['a contact block', ['Harbour Bikes', '12 Quay Street', 'Port Lowen', '01632 960 123']],
    ['names', ['Ada Moss', 'Ben Reed', 'Cleo Hart', 'Dan West']],
    ['headings over sentences', ['Parking', 'There are 20 places.', 'Dogs', 'They are welcome.']],
    ['a single pair', ['One class', '£14']],
    ['numbers of pages', ['Beginnings', '7', 'Journeys', '31']],
    ['items and labels', ['- 2 beds', '- 1 bath', 'Price: £20', 'Deposit: £50']],
    ['questions', ['Where is it?', '12 km away', 'When is it?', 'at 9 pm']],
  ])('are none in %s', (_, lines) => {
    expect(pairsIn(...lines)).toEqual([])
  })
})
