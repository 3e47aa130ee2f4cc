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

/** The units with those in front that tell what was asked in other words than it was asked in. */
export function withTelling(
  files: readonly IndexedFile[],
  found: { readonly retrieval: Retrieval; readonly units: readonly RankedUnit[] },
  telling: readonly Pick<RankedUnit, 'file' | 'passage' | 'unit'>[],
): readonly RankedUnit[] {
  const { length } = found.retrieval.concepts
  const score = (found.units[0]?.score ?? 0) + AHEAD
  const told = telling.map((each): RankedUnit => ({
    ...TELLING,
    ...each,
    kind: kindOfUnit(files[each.file]!.segment, each.unit),
    score,
    topics: length,
    saidTopics: length,
  }))
  const isTold = ({ file, unit }: RankedUnit): boolean =>
    telling.some((each) => each.file === file && each.unit === unit)
  return [...told, ...found.units.filter((unit) => !isTold(unit))]
}
