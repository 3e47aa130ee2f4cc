import { readUnits, type Unit } from './units.ts'
import { wordCount } from './line-kinds.ts'
import { countRuns, kindsOfPages, kindsWithin, UNCOUNTED } from './sign-kinds.ts'

/** A run of units on one page that is searched as one. Units are named by their index. */
export interface Passage {
  readonly firstUnit: number
  /** One past the last unit. */
  readonly endUnit: number
  /** Index of the heading it stands under, or -1. */
  readonly heading: number
}

export interface DocumentStructure {
  readonly units: readonly Unit[]
  readonly passages: readonly Passage[]
}

/** Words at which a paragraph is cut, and up to which small ones are joined. */
const LONG_PASSAGE = 160
const PASSAGE = 120
/** A paragraph below this is joined with its neighbour under the same heading. */
const TINY = 40

const TWO_SIGNS_A_WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu

/** Words per unit; scripts without blanks count about two signs as a word. */
function sizeOf(
  { page, start, end }: Unit,
  pages: readonly string[],
  kinds: readonly Uint8Array[],
): number {
  const ofPage = kinds[page]!
  if (!(kindsWithin(ofPage, start, end) & UNCOUNTED)) return countRuns(ofPage, start, end)
  const text = pages[page]!.slice(start, end)
  return wordCount(text) + Math.floor((text.match(TWO_SIGNS_A_WORD)?.length ?? 0) / 2)
}

/** A part of a document by its number, and its name: Day 4: Corniglia and the blue path. */
const NUMBERED_LABEL = /^(?<part>\p{Lu}\p{L}+)\s\d{1,3}\s*[:–—-]/u

/** Whether a labelled line heads what follows, and not a line of its own kind. */
function headsAsLabel(unit: Unit, next: Unit, pages: readonly string[]): boolean {
  if (unit.kind !== 'label' || next.page !== unit.page) return false
  const partOf = ({ page, start, end }: Unit): string | undefined =>
    NUMBERED_LABEL.exec(pages[page]!.slice(start, end))?.groups?.['part']
  const part = partOf(unit)
  return part !== undefined && next.kind !== 'heading' && partOf(next) !== part
}

/**
 * Reads a document as passages: its authored paragraphs. Long ones are cut at about 120 words with
 * one sentence of overlap; tiny ones are joined; a heading goes with what follows it and ends what
 * came before. No passage crosses a page, so that whatever is found in it has one page to point to.
 * @param kinds those of the units of each page
 */
export function readPassages(
  pages: readonly string[],
  kinds: readonly Uint8Array[] = kindsOfPages(pages),
): DocumentStructure {
  const units = readUnits(pages, kinds)
  const sizes = units.map((unit) => sizeOf(unit, pages, kinds))
  const passages: Passage[] = []
  let heading = -1
  let first = 0
  let size = 0
  const close = (end: number): void => {
    if (end > first) passages.push({ firstUnit: first, endUnit: end, heading })
    first = end
    size = 0
  }
  for (const [index, unit] of units.entries()) {
    const previous = units[index - 1]
    const next = units[index + 1]
    if (unit.kind === 'heading') {
      close(index)
      heading = index
      // Headings in a row: the outer ones are searched as passages of their own.
      if (next?.kind !== 'heading' && next?.page === unit.page) first = index + 1
      else close(index + 1)
      continue
    }
    if (next !== undefined && headsAsLabel(unit, next, pages)) {
      // It may be said as well as what stands under it.
      close(index)
      heading = index
    } else if (previous !== undefined && index > first) {
      const isNewBlock = previous.block !== unit.block
      const isList =
        previous.kind === 'lead' || (unit.kind !== 'sentence' && previous.kind === unit.kind)
      if (previous.page !== unit.page) close(index)
      else if (isNewBlock && !isList && size >= TINY) close(index)
      else if (size + sizes[index]! > (isNewBlock ? PASSAGE : LONG_PASSAGE)) {
        close(index)
        if (!isNewBlock && sizes[index - 1]! <= TINY) {
          first = index - 1
          size = sizes[index - 1]!
        }
      }
    }
    size += sizes[index]!
  }
  close(units.length)
  return { units, passages }
}
