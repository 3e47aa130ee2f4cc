import { MAX_EARLIER_EXCHANGES, type EarlierExchange } from '@docent/domain/chat'
import { claimsOfLines } from '../claims.ts'
import { composeClaims } from '../compose.ts'
import { findEvidence } from '../find-evidence.ts'
import type { Findings } from '../findings.ts'
import { keyOf } from '../matters/place-of-matter.ts'
import type { UnitPlace } from '../meaning.ts'
import type { Claim } from '../receipts.ts'
import { kindOfUnit } from '../segment.ts'
import { toldUnit } from '../telling-units.ts'
import { headerOf, isHeader } from '../unit-context.ts'
import { SPEAKABLE } from '../unit-kinds.ts'
import { textOfUnit, type IndexedFile } from '../unit-terms.ts'
import { placesNear } from './near-sections.ts'

/** A place that may tell what was asked, as it would be said. */
export interface PlaceToChoose {
  readonly place: UnitPlace
  /** Heading of its section; '' where it has none. */
  readonly heading: string
  readonly text: string
}

/** Most places to choose from, and most text of them, in UTF-16 units. */
const MOST_PLACES = 200
const MOST_TEXT = 24_000
/** Places near the message, for each that it comes near to together with the question before it. */
const OWN_TURN = 2

/** What a place would say; a row with the names of its columns, whatever is asked. */
function claimsAt(files: readonly IndexedFile[], findings: Findings, place: UnitPlace): Claim[] {
  const file = files[place.file]!
  const columns = headerOf(file, place.unit)
  if (columns >= 0) return claimsOfLines(file, [columns, place.unit])
  const told = toldUnit(files, findings.retrieval, place, 1)
  return composeClaims(files, [told], findings.question, 'casual')
}

/** All places that may be said, in the order of the documents. */
function* placesOf(files: readonly IndexedFile[]): Generator<UnitPlace> {
  for (const [file, { segment }] of files.entries()) {
    for (const [passage, end] of segment.passageEndUnit.entries()) {
      for (let unit = segment.passageFirstUnit[passage]!; unit < end; unit++) {
        if (SPEAKABLE.has(kindOfUnit(segment, unit))) yield { file, passage, unit }
      }
    }
  }
}

/** Those that come near a message, or near it and the question before, in turns. */
function* nearestTo(
  files: readonly IndexedFile[],
  asked: string,
  earlier: readonly EarlierExchange[],
): Generator<UnitPlace> {
  const before = earlier.slice(-MAX_EARLIER_EXCHANGES).at(-1)?.question ?? ''
  const own = placesNear(files, asked).all
  const joint = before === '' ? [] : placesNear(files, `${before} ${asked}`, true).all
  for (let at = 0; at < own.length || at < joint.length * OWN_TURN; at++) {
    const one = own[at]
    if (one !== undefined) yield one.place
    const other = at % OWN_TURN === 0 ? joint[at / OWN_TURN] : undefined
    if (other !== undefined) yield other.place
  }
}

/**
 * The places that may tell what was asked, the nearest first; of bases that are no larger than that
 * all. None where nothing comes near it in a larger one.
 * @param asked as it was understood
 */
export function placesToChoose(
  files: readonly IndexedFile[],
  asked: string,
  earlier: readonly EarlierExchange[],
): PlaceToChoose[] {
  const findings = findEvidence(files, asked)
  const chosen = new Map<string, PlaceToChoose>()
  const texts = new Set<string>()
  let length = 0
  /** @returns whether there is room for more */
  function put({ file, passage, unit }: UnitPlace): boolean {
    const { segment } = files[file]!
    // What was found by its words is judged by none of them here.
    const place = { file, passage, unit }
    const key = keyOf(place)
    const isSaid = SPEAKABLE.has(kindOfUnit(segment, unit)) && !isHeader(files[file]!, unit)
    if (chosen.has(key) || !isSaid) return true
    const text = claimsAt(files, findings, place)
      .map((claim) => claim.text)
      .join('\n')
    if (text === '' || texts.has(text)) return true
    if (chosen.size >= MOST_PLACES || length + text.length > MOST_TEXT) return false
    length += text.length
    texts.add(text)
    const heading = segment.passageHeading[passage]!
    const label = heading < 0 ? '' : textOfUnit(files[file]!, heading)
    chosen.set(key, { place, heading: label, text })
    return true
  }
  for (const place of nearestTo(files, asked, earlier)) {
    if (!put(place)) return [...chosen.values()]
  }
  const isNear = chosen.size > 0
  for (const place of placesOf(files)) {
    if (!put(place)) return isNear ? [...chosen.values()] : []
  }
  return [...chosen.values()]
}
