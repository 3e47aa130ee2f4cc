import type { Personality } from '@docent/domain/bots'
import type { EarlierExchange, ProvenSentence } from '@docent/domain/chat'
import { claimsOf } from '../claims.ts'
import { proveAll } from '../receipts.ts'
import { kindOfUnit } from '../segment.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { READABLE } from '../unit-kinds.ts'

/** Sentences that are read on at once; lines of a list or table are shorter. */
const MOST_SENTENCES: Readonly<Record<Personality, number>> = {
  professional: 2,
  friendly: 2,
  casual: 1,
  technical: 3,
}
const MOST_LINES = 6

/** The units behind a place, as far as its section goes. */
function unitsBehind(file: IndexedFile, page: number, end: number): number[] {
  const { segment } = file
  const units: number[] = []
  for (let unit = 0; unit < segment.unitKind.length; unit++) {
    const isBehind =
      segment.unitPage[unit]! > page ||
      (segment.unitPage[unit] === page && segment.unitStart[unit]! >= end)
    if (!isBehind) continue
    const kind = kindOfUnit(segment, unit)
    if (kind === 'heading') break
    if (READABLE.has(kind)) units.push(unit)
    if (units.length >= MOST_LINES) break
  }
  return units
}

/**
 * What the document says behind the last answer, up to the end of its section, proven like any
 * answer.
 * @returns nothing where the section ends there or the file is gone
 */
export function goOn(
  files: readonly IndexedFile[],
  last: Pick<EarlierExchange, 'places'>,
  personality: Personality,
): ProvenSentence[] {
  const place = last.places.at(-1)
  const file = files.find(({ fileId }) => fileId === place?.fileId)
  if (place === undefined || file === undefined) return []
  const units = unitsBehind(file, place.page - 1, place.end)
  const isProse = units[0] !== undefined && kindOfUnit(file.segment, units[0]) === 'sentence'
  const said = units.slice(0, isProse ? MOST_SENTENCES[personality] : MOST_LINES)
  return proveAll(
    said.flatMap((unit) => claimsOf(file, unit)),
    file.pages,
  )
}
