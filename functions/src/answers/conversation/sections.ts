import { MAX_SUGGESTIONS } from '@docent/domain/chat'
import { kindOfUnit } from '../segment.ts'
import { READABLE } from '../unit-kinds.ts'
import { rememberingForFile, textOfUnit, type IndexedFile } from '../unit-terms.ts'
import { bareHeading, labelOf, shortened } from './labels.ts'
import { isShouted, spelledHeading } from './spelled-heading.ts'

/** A part of a document, from its heading to the next one. */
export interface Section {
  /** Index into the files. */
  readonly file: number
  /** Unit of the heading. */
  readonly heading: number
}

/** What labels of sections are compared by: letters and digits, in small letters. */
export const keyOf = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** What a section is asked for by, in whatever letters. */
export const sectionLabel = (file: IndexedFile, heading: number): string =>
  shortened(labelOf(textOfUnit(file, heading), file.segment.language))

/** The label of a heading in capitals with its words as the file writes them; `null` of another one. */
function spelledLabel(file: IndexedFile, heading: number): string | null {
  const bare = bareHeading(textOfUnit(file, heading))
  return isShouted(bare) ? shortened(spelledHeading(bare, file)) : null
}

const shownLabels = rememberingForFile(() => new Map<number, string>())

/** The same as it stands on a button. Reading a file for its words takes time, and is done once. */
export function shownLabel(file: IndexedFile, heading: number): string {
  const labels = shownLabels(file)
  const known = labels.get(heading)
  if (known !== undefined) return known
  const plain = sectionLabel(file, heading)
  const spelled = spelledLabel(file, heading) ?? plain
  const label = keyOf(spelled) === keyOf(plain) ? spelled : plain
  labels.set(heading, label)
  return label
}

/** Of what may be offered as many as are at once, each label once and those without a word left out. */
export function offerable<T>(items: readonly T[], readLabel: (item: T) => string): T[] {
  const keys = items.map((item) => keyOf(readLabel(item)))
  return items
    .filter((_, index) => keys[index] !== '' && keys.indexOf(keys[index]!) === index)
    .slice(0, MAX_SUGGESTIONS)
}

/** The headings of a file that something stands under, by the keys of their labels; of the same ones the first. */
export const headingsOf = rememberingForFile((file): ReadonlyMap<string, number> => {
  const headings = new Map<string, number>()
  for (const heading of new Set(file.segment.passageHeading)) {
    const key = heading < 0 ? '' : keyOf(sectionLabel(file, heading))
    if (key !== '' && !headings.has(key)) headings.set(key, heading)
  }
  return headings
})

/** The units of a section that may be read out, in the order of the document. */
export function unitsUnder({ segment }: IndexedFile, heading: number): number[] {
  const units = new Set<number>()
  for (const [passage, under] of segment.passageHeading.entries()) {
    const end = segment.passageEndUnit[passage]!
    if (under !== heading) continue
    for (let unit = segment.passageFirstUnit[passage]!; unit < end; unit++) {
      if (READABLE.has(kindOfUnit(segment, unit))) units.add(unit)
    }
  }
  return [...units].toSorted((a, b) => a - b)
}
