import { describe, expect, it } from 'vitest'
import { segmentOf } from './segment.ts'
import { termsOfText, termsOfUnit, textOfUnit } from './unit-terms.ts'

const fileOf = (...pages: readonly string[]) => {
  const fileName = 'prices.pdf'
  return { fileId: '1', fileName, pages, segment: segmentOf({ fileName, pages }) }
}

describe('the terms of a unit', () => {
  it.each([
    ['plain words', 'The Bicycle is hired out. BICYCLES are hired by the day.'],
    ['numbers, codes and prices', 'Model B-1204 costs £4.50, open 24/7, write to us@x.example.'],
    ['accents', 'Das Fährrad für Ärzte kostet 4 €. Die Gebühr für Fahrräder.'],
    ['divided words', 'A bi-\ncycle and a peer-to-\npeer net. A room for 10-\n12 guests.'],
    ['soft hyphens and ligatures', 'We soft\u00ADly \uFB01nish. A con\u00AD\ntract.'],
    ['leading dots', 'Tomato soup.......4.50\nBread · · · · · · 2.00\nCheese ______ 3'],
    ['several blanks and lines', 'The   shop\n\n opens\tat   nine.'],
    ['signs without blanks', '营业时间是上午九点到下午五点。'],
  ])('are those of its reading, with %s', (_, page) => {
    const file = fileOf(page)
    for (let unit = 0; unit < file.segment.unitStart.length; unit++) {
      const terms = [...termsOfUnit(file, unit)]
      expect(terms).toEqual([...termsOfText(file.segment, textOfUnit(file, unit))])
      expect(terms).not.toEqual([])
    }
  })

  it('go on to the end of a sentence on the next page', () => {
    const file = fileOf('You may bring the bicycle', 'back until noon on Sunday.')
    const { terms } = file.segment
    expect([...termsOfUnit(file, 0)].map((term) => terms.wordAt(term))).toContain('noon')
  })

  it('leave the number of a heading out', () => {
    const file = fileOf('4.2 Opening hours\n\nThe shop is open from nine to five on weekdays.')
    const { terms } = file.segment
    const ofHeading = [...termsOfUnit(file, 0)].map((term) => terms.wordAt(term))
    expect(ofHeading).toEqual(['open', 'hour'])
  })
})
