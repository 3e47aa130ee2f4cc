import { expect, it } from 'vitest'
import { holdsBarePrice } from './bare-prices.ts'
import { kindOfUnit, segmentOf } from './segment.ts'
import { quoteOfUnit } from './unit-terms.ts'

const rowsOf = (text: string): Record<string, boolean> => {
  const file = {
    fileId: '',
    fileName: '',
    pages: [text],
    segment: segmentOf({ fileName: '', pages: [text] }),
  }
  const units = Array.from({ length: file.segment.unitStart.length }, (_, unit) => unit)
  const rows = units.filter((unit) => kindOfUnit(file.segment, unit) === 'row')
  return Object.fromEntries(
    rows.map((row) => [quoteOfUnit(file, row).split(/\t| \.{3}/u)[0], holdsBarePrice(file, row)]),
  )
}

it.each([
  ['Prices in euros\n\nSmall\nSkiff\t22\nBarge\t1.340,00'],
  [
    'У нас можна взяти човен на годину або на день, якщо він вільний.\n\nЦІНИ (грн)\n\nSkiff\t280\nBarge\t1 720',
  ],
  [
    'Nous louons des bateaux pour la journée et pour les familles.\n\nTarifs\n\nSkiff\t92\nBarge\t118,-',
  ],
  ['قیمت‌ها به هزار تومان\n\nSkiff\t۳۴۰\nBarge\t۵۹۰'],
  ['Boats\n\nSkiff ........ 22\nBarge ........ 340'],
])('numbers below a heading on money, or behind dots, are prices: %s', (text) => {
  expect(rowsOf(text)).toEqual({ Skiff: true, Barge: true })
})

it.each([
  ['Seats\n\nSkiff\t4\nBarge\t12'],
  ['Prices in euros\n\nSkiff\t9:00 to 17:00\nBarge\t10:00 to 18:00'],
  ['Prices in euros\n\nSkiff\tfour seats\nBarge\ttwelve seats'],
])('no others are: %s', (text) => {
  expect(rowsOf(text)).toEqual({ Skiff: false, Barge: false })
})
