import type { UnitPlace } from './meaning.ts'
import type { RankedUnit } from './rank-units.ts'
import type { Retrieval } from './retrieve.ts'
import { kindOfUnit } from './segment.ts'
import type { IndexedFile } from './unit-terms.ts'

/** Before the score of all others. */
const AHEAD = 1

/** What is known by other means than its words to tell what was asked. */
const TELLING = {
  coverage: 1,
  ownCoverage: 1,
  besideCoverage: 0,
  unsaid: 0,
  unsaidTopics: 0,
  isHeaded: false,
  tellsDeed: true,
  saysObject: true,
  holdsEssential: true,
  saysName: true,
  fits: true,
  mayFit: true,
  otherDates: 0,
} as const

/** A place that is known by other means than its words to tell what was asked. */
export const toldUnit = (
  files: readonly IndexedFile[],
  { concepts: { length } }: Retrieval,
  place: UnitPlace,
  score: number,
): RankedUnit => ({
  ...TELLING,
  ...place,
  kind: kindOfUnit(files[place.file]!.segment, place.unit),
  score,
  ownTopics: length,
  topics: length,
  saidTopics: length,
})

/** The units with those in front that tell what was asked in other words than it was asked in. */
export function withTelling(
  files: readonly IndexedFile[],
  { retrieval, units }: { readonly retrieval: Retrieval; readonly units: readonly RankedUnit[] },
  telling: readonly UnitPlace[],
): readonly RankedUnit[] {
  const score = (units[0]?.score ?? 0) + AHEAD
  const told = telling.map((each) => toldUnit(files, retrieval, each, score))
  const isTold = ({ file, unit }: RankedUnit): boolean =>
    telling.some((each) => each.file === file && each.unit === unit)
  return [...told, ...units.filter((unit) => !isTold(unit))]
}
