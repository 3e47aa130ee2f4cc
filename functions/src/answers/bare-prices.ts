import { namesMoney } from './answer-cues.ts'
import { cellsOf, isLed } from './line-kinds.ts'
import { kindOfUnit } from './segment.ts'
import { quoteOfUnit, textOfUnit, type IndexedFile } from './unit-terms.ts'

/** A number that has a cell to itself: 22, 1 720, 1.150,00, ۵۹۰. */
const NUMBER_ALONE =
  /^\+?\s?\p{Nd}{1,3}(?:[ \u00A0\u202F.,'’٬]?\p{Nd}{3})*(?:[.,٫]\p{Nd}{1,2})?(?:,?[-–—])?$/u

/** Units above a row among which what heads its list is looked for. */
const MOST_ABOVE = 60

/** Whether a heading above a unit, or a line that leads to it, speaks of money: Prices in pounds. */
function standsBelowPrices(file: IndexedFile, unit: number): boolean {
  const { segment } = file
  for (let at = unit - 1; at >= Math.max(0, unit - MOST_ABOVE); at--) {
    const kind = kindOfUnit(segment, at)
    const mayHead = kind === 'heading' || kind === 'lead'
    if (mayHead && namesMoney(textOfUnit(file, at), segment.language)) return true
  }
  return false
}

/**
 * Whether a row holds a price that shows no currency, as lists have it whose heading says that all of
 * their numbers are prices, or that lead the eye to them with dots.
 */
export function holdsBarePrice(file: IndexedFile, row: number): boolean {
  const quote = quoteOfUnit(file, row)
  const [, ...cells] = cellsOf(quote)
  if (!cells.some((cell) => NUMBER_ALONE.test(cell))) return false
  return isLed(quote) || standsBelowPrices(file, row)
}
