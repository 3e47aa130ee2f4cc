import type { Findings } from './findings.ts'
import type { RankedUnit } from './rank-units.ts'
import { withTelling } from './telling-units.ts'
import { quoteOfUnit, type IndexedFile } from './unit-terms.ts'

/** The least that something costs: Frames run from $89. */
const FROM_PRICE =
  /(?<!\p{L})(?:from|start(?:s|ing)? (?:at|from)|ab|schon ab|desde|a partir de|à partir de|dès|a partire da|da|vanaf|od|fra|från|alkaen|от|від)\s(?:\p{Sc}\s?\d|\d[\d.,]*\s?(?:\p{Sc}|(?:EUR|Euro|euros?|zł|Kč|kr|руб|грн)(?!\p{L})))/iu

/**
 * The units with that in front which says from what price on there is what was asked for.
 * @param cheapest words of the question that ask for the least price
 */
export function withLeastPrice(
  files: readonly IndexedFile[],
  found: Findings,
  cheapest: ReadonlySet<string>,
): readonly RankedUnit[] {
  const { units } = found
  const { concepts } = found.retrieval
  const asked = concepts.filter(({ word, generic }) => !generic && !cheapest.has(word)).length
  const told = units.find(
    ({ file, unit, ownTopics }) =>
      asked > 0 && ownTopics >= asked && FROM_PRICE.test(quoteOfUnit(files[file]!, unit)),
  )
  return told === undefined ? units : withTelling(files, found, [told])
}
