import { findEvidence } from '../../../../functions/src/answers/find-evidence.ts'
import { openSegment } from '../../../../functions/src/answers/segment.ts'
import { textOfUnit, type IndexedFile } from '../../../../functions/src/answers/unit-terms.ts'

/** The engine in the browser: the same code that answers visitors on the server. */

export interface ManualSection {
  /** Anchor on the page. */
  readonly id: string
  readonly title: string
  /** Title of the section of the second level that it belongs to. */
  readonly chapter: string
  readonly text: string
}

export interface ManualIndex {
  readonly sections: readonly ManualSection[]
  /** Base64 of the segment whose pages are the sections. */
  readonly segment: string
}

export interface Hit {
  readonly section: ManualSection
  /** The sentence that says it best, to the letter. */
  readonly quote: string
}

/** What one section is to the engine: a page that begins with its heading. */
export const pageOf = ({ title, text }: ManualSection): string => `${title}\n\n${text}`

const MOST_HITS = 6
/** Shorter beginnings of words are in too many places. */
const LEAST_LETTERS = 2

/** @returns a function that finds sections, the best first */
export function openManual({ sections, segment }: ManualIndex): (query: string) => Hit[] {
  const bytes = Uint8Array.from(atob(segment), (character) => character.charCodeAt(0))
  const pages = sections.map(pageOf)
  const file: IndexedFile = {
    fileId: 'manual',
    fileName: 'Documentation',
    pages,
    segment: openSegment(bytes, pages),
  }
  return (query) => {
    const found = findHits(file, sections, query)
    return (found.length > 0 ? found : sectionsWithBeginning(sections, query)).slice(0, MOST_HITS)
  }
}

function findHits(file: IndexedFile, sections: readonly ManualSection[], query: string): Hit[] {
  const { segment } = file
  const hits = new Map<number, Hit>()
  const add = (unit: number) => {
    const page = segment.unitPage[unit] ?? 0
    const section = sections[page]
    // A heading with no words of its own has nothing to quote; what stands below it is found itself.
    if (section === undefined || section.text === '' || hits.has(page)) return
    const { title } = section
    const words = textOfUnit(file, unit).replace(/^(?:-|\d+\.)\s+/, '')
    // A short heading may be one unit with the sentence below it.
    const quote = words.startsWith(title) ? words.slice(title.length).trim() : words
    hits.set(page, { section, quote: quote || firstLine(section) })
  }
  const { units, retrieval } = findEvidence([file], query)
  for (const { unit } of units) add(unit)
  for (const { passage } of retrieval.passages) add(segment.passageFirstUnit[passage] ?? 0)
  return [...hits.values()]
}

const firstLine = ({ text }: ManualSection): string => /[^\n]+/.exec(text)?.[0] ?? ''

/** While a word is being typed: the sections in which one begins like that. */
function sectionsWithBeginning(sections: readonly ManualSection[], query: string): Hit[] {
  const beginning = query.trim().split(/\s+/).at(-1)?.toLowerCase() ?? ''
  if (beginning.length < LEAST_LETTERS) return []
  const begins = (text: string): boolean =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.startsWith(beginning))
  return sections
    .filter(({ title, text }) => text !== '' && (begins(title) || begins(text)))
    .toSorted((one, other) => Number(begins(other.title)) - Number(begins(one.title)))
    .map((section) => ({
      section,
      quote: section.text.split(/\n+/).find(begins) ?? firstLine(section),
    }))
}
