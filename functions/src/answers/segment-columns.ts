import type { ByteReader, ByteWriter } from './bytes.ts'
import type { Passage } from './passages.ts'
import { UNIT_KINDS } from './unit-kinds.ts'
import type { Unit } from './units.ts'

/** How units and passages stand in the bytes of a segment: column by column, since like things pack well. */

/** Small numbers of either sign as small numbers. */
export const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)
export const unzigzag = (value: number): number => (value & 1 ? -(value + 1) / 2 : value / 2)

/** Added to the kind of a unit that the next one ends. */
const GOES_ON = 16

/**
 * What lies between a unit and the one before: signs, blocks, ends of pages, together in a number. Of what
 * is more than a part of it can say the rest is kept by itself.
 */
const BETWEEN = 3
const BLOCKS_BIT = 2
const PAGES_BIT = 4

export function writeUnits(writer: ByteWriter, units: readonly Unit[]): void {
  const between = new Uint32Array(units.length)
  const length = new Uint32Array(units.length)
  const kinds = new Uint32Array(units.length)
  const more: number[] = []
  const part = (value: number): number => {
    if (value >= BETWEEN) more.push(value - BETWEEN)
    return Math.min(BETWEEN, value)
  }
  let page = 0
  let end = 0
  let block = -1
  for (const [index, unit] of units.entries()) {
    const hasTurned = unit.page !== page
    const signs = part(unit.start - (hasTurned ? 0 : end))
    // No block goes on over the end of a page.
    const blocks = part(unit.block - block - (hasTurned ? 1 : 0))
    const pages = part(unit.page - page)
    between[index] = signs | (blocks << BLOCKS_BIT) | (pages << PAGES_BIT)
    length[index] = unit.end - unit.start
    kinds[index] = UNIT_KINDS.indexOf(unit.kind) + (unit.goesOn ? GOES_ON : 0)
    ;({ page, end, block } = unit)
  }
  writer.number(units.length)
  for (const column of [between, length, kinds]) writer.numbers(column)
  writer.number(more.length)
  writer.numbers(more)
}

/** A passage mostly begins where the one before ended, and stands under the same heading. */
export function writePassages(
  writer: ByteWriter,
  passages: readonly Passage[],
  lengths: Uint32Array,
): void {
  const overlap: number[] = []
  const size: number[] = []
  const heading: number[] = []
  let end = 0
  let above = -1
  for (const passage of passages) {
    overlap.push(zigzag(passage.firstUnit - end))
    size.push(passage.endUnit - passage.firstUnit)
    heading.push(zigzag(passage.heading - above))
    end = passage.endUnit
    above = passage.heading
  }
  writer.number(passages.length)
  for (const column of [overlap, size, heading, lengths]) writer.numbers(column)
}

/** @throws RangeError where the bytes are none of `writeUnits`'s */
export function readUnits(reader: ByteReader) {
  const count = reader.number()
  const between = reader.numbers(count)
  const unitEnd = reader.numbers(count)
  const kinds = reader.numbers(count)
  const more = reader.numbers(reader.number())
  const unitPage = new Uint32Array(count)
  const unitStart = new Uint32Array(count)
  const unitKind = Uint8Array.from(kinds, (kind) => kind % GOES_ON)
  const unitGoesOn = Uint8Array.from(kinds, (kind) => Math.floor(kind / GOES_ON))
  const unitBlock = new Uint32Array(count)
  let beyond = 0
  const whole = (part: number): number =>
    part === BETWEEN ? BETWEEN + (more[beyond++] ?? 0) : part
  let page = 0
  let end = 0
  let block = -1
  for (let index = 0; index < count; index++) {
    if (unitKind[index]! >= UNIT_KINDS.length || unitGoesOn[index]! > 1)
      throw new RangeError('a unit of no known kind')
    const parts = between[index]!
    const signs = whole(parts & BETWEEN)
    const blocks = whole((parts >> BLOCKS_BIT) & BETWEEN)
    const pages = whole((parts >> PAGES_BIT) & BETWEEN)
    const start = signs + (pages > 0 ? 0 : end)
    page = unitPage[index] = page + pages
    unitStart[index] = start
    end = unitEnd[index]! += start
    block = unitBlock[index] = block + blocks + (pages > 0 ? 1 : 0)
  }
  return { unitPage, unitStart, unitEnd, unitKind, unitGoesOn, unitBlock }
}

export function readPassages(reader: ByteReader) {
  const count = reader.number()
  const passageFirstUnit = reader.numbers(count)
  const passageEndUnit = reader.numbers(count)
  const passageHeading = Int32Array.from(reader.numbers(count))
  const passageLength = reader.numbers(count)
  let end = 0
  let heading = -1
  let totalLength = 0
  let longestPassage = 0
  for (let index = 0; index < count; index++) {
    passageFirstUnit[index] = end + unzigzag(passageFirstUnit[index]!)
    end = passageEndUnit[index]! += passageFirstUnit[index]!
    heading = passageHeading[index] = heading + unzigzag(passageHeading[index]!)
    totalLength += passageLength[index]!
    longestPassage = Math.max(longestPassage, passageLength[index]!)
  }
  const lengths = { passageLength, totalLength, longestPassage }
  return { passageFirstUnit, passageEndUnit, passageHeading, ...lengths }
}
