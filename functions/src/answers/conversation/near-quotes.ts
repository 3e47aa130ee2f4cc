import type { EarlierExchange } from '@docent/domain/chat'
import type { UnitPlace } from '../meaning.ts'
import { kindOfUnit } from '../segment.ts'
import { isHeader } from '../unit-context.ts'
import { SPEAKABLE } from '../unit-kinds.ts'
import type { IndexedFile } from '../unit-terms.ts'

/** Passages under the same heading that are read on either side of what was quoted. */
const MOST_BESIDE = 8
/** The same under another heading, or under none. */
const BESIDE_UNHEADED = 3

type Place = EarlierExchange['places'][number]

/** A unit near one that was quoted. */
export interface NearQuote extends UnitPlace {
  /** Units between it and the nearest one that was quoted, which is 0 units from itself. */
  readonly distance: number
}

/** The unit that a place begins in, or -1. */
const unitAt = ({ segment }: IndexedFile, { page, start }: Place): number =>
  segment.unitPage.findIndex(
    (at, unit) =>
      at === page - 1 && segment.unitStart[unit]! <= start && start < segment.unitEnd[unit]!,
  )

/** The passages around a unit: those of its section, and the next ones whatever heads them. */
function passagesAround({ segment }: IndexedFile, unit: number): number[] {
  const { passageFirstUnit, passageEndUnit, passageHeading } = segment
  const passages = Array.from(passageFirstUnit.keys())
  const own = passages.find((one) => passageFirstUnit[one]! <= unit && unit < passageEndUnit[one]!)
  if (own === undefined) return []
  const heading = passageHeading[own]!
  return passages.filter((one) => {
    const isSection = heading >= 0 && passageHeading[one] === heading
    return Math.abs(one - own) <= (isSection ? MOST_BESIDE : BESIDE_UNHEADED)
  })
}

/** The units that may be said near what was quoted, with how far they are from it. */
export function unitsNear(files: readonly IndexedFile[], places: readonly Place[]): NearQuote[] {
  const found = new Map<string, NearQuote>()
  for (const place of places) {
    const at = files.findIndex(({ fileId }) => fileId === place.fileId)
    const file = files[at]
    if (file === undefined) continue
    const { segment } = file
    const quoted = unitAt(file, place)
    for (const passage of passagesAround(file, quoted)) {
      const end = segment.passageEndUnit[passage]!
      for (let unit = segment.passageFirstUnit[passage]!; unit < end; unit++) {
        if (!SPEAKABLE.has(kindOfUnit(segment, unit)) || isHeader(file, unit)) continue
        const key = `${at} ${unit}`
        const before = found.get(key)?.distance ?? Infinity
        const distance = Math.min(before, Math.abs(unit - quoted))
        found.set(key, { file: at, passage, unit, distance })
      }
    }
  }
  return [...found.values()]
}
