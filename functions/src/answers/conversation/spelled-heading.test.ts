import { expect, it } from 'vitest'
import { indexedFile } from '../../testing/in-memory-knowledge-source.ts'
import { headingsOf, shownLabel } from './sections.ts'

const labelsIn = (...pages: string[]): string[] => {
  const file = indexedFile('guide.txt', pages)
  return [...headingsOf(file).values()].map((heading) => shownLabel(file, heading))
}

it('writes a heading in capitals as its file writes the words elsewhere', () => {
  expect(
    labelsIn(
      'THE BRINDLE SCOUT S2\nYour robot is a Brindle of the kind Scout S2, which cleans the floor.',
      'USING THE API\nAsk for the API with a key. See www.brindle.example/using or scout@brindle.example for more.',
    ),
  ).toEqual(['The Brindle Scout S2', 'Using the API'])
})

it('keeps the letter that names a part, and begins what it is called with a capital', () => {
  expect(
    labelsIn('PART A – LENDING A BOAT\nBoats are lent by the hour at the landing stage.'),
  ).toEqual(['Part A – Lending a boat'])
})

it('leaves German in capitals where a noun is not known', () => {
  expect(labelsIn('WASSER UND STRASSEN\nDas Wasser und der Weg gehören der Stadt.')).toEqual([
    'WASSER UND STRASSEN',
  ])
  expect(labelsIn('WASSER UND WEG\nDas Wasser und der Weg gehören der Stadt.')).toEqual([
    'Wasser und Weg',
  ])
})

it('drops the ornaments around it', () => {
  expect(labelsIn('--- OUR SAUNA ---\nIt is hot on Fridays, and it is ours.')).toEqual([
    'Our sauna',
  ])
})
