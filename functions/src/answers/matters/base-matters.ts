import { rememberingForBase } from '../base-words.ts'
import type { UnitPlace } from '../meaning.ts'
import { kindOfUnit } from '../segment.ts'
import { isReadWhole } from '../topics/topic-units.ts'
import { isHeader } from '../unit-context.ts'
import { SPEAKABLE } from '../unit-kinds.ts'
import { quoteOfUnit, type IndexedFile } from '../unit-terms.ts'
import { mattersIn, type Matters } from './matter-words.ts'

/** What the words of its heading say beside those of a unit. */
const HEADING_SHARE = 0.5

/** What a base says of matters. */
export interface BaseMatters {
  /** All units that may be said. */
  readonly places: readonly UnitPlace[]
  /** By matter how much units say of it, by their numbers among the places; what says nothing is left out. */
  readonly saidOf: ReadonlyMap<string, ReadonlyMap<number, number>>
}

const NOTHING_SAID: BaseMatters = { places: [], saidOf: new Map() }

function readBase(files: readonly IndexedFile[]): BaseMatters {
  const places: UnitPlace[] = []
  const saidOf = new Map<string, Map<number, number>>()
  const add = (place: number, matters: Matters, share: number): void => {
    for (const [matter, { weight }] of matters) {
      const said = saidOf.get(matter) ?? new Map<number, number>()
      saidOf.set(matter, said)
      said.set(place, (said.get(place) ?? 0) + share * weight)
    }
  }
  for (const [at, file] of files.entries()) {
    const { segment } = file
    const mattersOf = (unit: number): Matters =>
      mattersIn(quoteOfUnit(file, unit), segment.language)
    for (const [passage, first] of segment.passageFirstUnit.entries()) {
      const heading = segment.passageHeading[passage]!
      const headed = heading < 0 ? null : mattersOf(heading)
      for (let unit = first; unit < segment.passageEndUnit[passage]!; unit++) {
        if (!SPEAKABLE.has(kindOfUnit(segment, unit)) || isHeader(file, unit)) continue
        const place = places.push({ file: at, passage, unit }) - 1
        add(place, mattersOf(unit), 1)
        if (headed !== null) add(place, headed, HEADING_SHARE)
      }
    }
  }
  return { places, saidOf }
}

/** What a base says of matters, read when that is first asked for; nothing of a large base. */
export const mattersOfBase = rememberingForBase((files) =>
  isReadWhole(files) ? readBase(files) : NOTHING_SAID,
)
