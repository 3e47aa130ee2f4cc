import { expect, test } from 'vitest'
import { segmentOf } from '../segment.ts'
import { textOfUnit, type IndexedFile } from '../unit-terms.ts'
import { unitsNear } from './near-quotes.ts'

const page = `Parking

A permit costs £40. It is valid for a year.

Bicycles

Bicycles are parked free of charge.

Store | Sun | Phone
Duluth | closed | 218-555-0110
Oslo | 11–6 | 218-555-0111`
const source = { fileName: 'rules.txt', pages: [page] }
const files: readonly IndexedFile[] = [{ fileId: 'rules', ...source, segment: segmentOf(source) }]

const placeOf = (quote: string, fileId = 'rules') => {
  const start = page.indexOf(quote)
  return { fileId, page: 1, start, end: start + quote.length }
}
const told = (...places: readonly ReturnType<typeof placeOf>[]) =>
  unitsNear(files, places).map(({ file, unit, distance }) => ({
    text: textOfUnit(files[file]!, unit),
    distance,
  }))

test('what stands around a quote is told with how far it is from it, but no heading', () => {
  const near = told(placeOf('A permit'))
  expect(near[0]).toEqual({ text: 'A permit costs £40.', distance: 0 })
  expect(near[1]).toEqual({ text: 'It is valid for a year.', distance: 1 })
  expect(near.map(({ text }) => text)).not.toContain('Bicycles')
  expect(near.map(({ text }) => text)).not.toContain('Store | Sun | Phone')
})

test('of several quotes the nearest one counts, and each unit once', () => {
  const near = told(placeOf('A permit'), placeOf('Oslo'))
  expect(near.filter(({ distance }) => distance === 0)).toHaveLength(2)
  expect(new Set(near.map(({ text }) => text)).size).toBe(near.length)
})

test('nothing is near what stands in a file that is gone, or nowhere in it', () => {
  expect(told(placeOf('A permit', 'gone'))).toEqual([])
  expect(told({ fileId: 'rules', page: 7, start: 0, end: 3 })).toEqual([])
})
