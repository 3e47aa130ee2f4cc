import { keepsHyphenBy, titleOf } from './postings.ts'
import { readQuote, type KeepsHyphen } from './quote-text.ts'
import { kindOfUnit, type Segment } from './segment.ts'
import { foldAccents } from './stem.ts'
import { visitWords } from './tokenize.ts'

/** A file that answers: its text and the segment that was built from it. */
export interface IndexedFile {
  readonly fileId: string
  readonly fileName: string
  readonly pages: readonly string[]
  readonly segment: Segment
  /**
   * By language, the share of a question's weight that an answer must hold, as calibrated for the
   * base that the file was loaded from; every file of it carries the same.
   */
  readonly thresholds?: Readonly<Record<string, number>>
}

/** Units remembered per segment; beyond it the memory starts afresh. */
const MEMORY_LIMIT = 20_000
/** The number of a section is no word of its heading. */
const NUMBERING = /^\s*(?:§\s*)?(?:\d+(?:\.\d+)*[.)]?|[IVX]+\.)\s+(?=\p{L})/u
const memories = new WeakMap<Segment, Map<number, Int32Array>>()

export const hyphenRuleOf = (segment: Segment): KeepsHyphen =>
  keepsHyphenBy((word) => segment.words.has(word))

/** Text of a unit as it stands on its page. */
export const quoteOfUnit = ({ pages, segment }: IndexedFile, unit: number): string =>
  pages[segment.unitPage[unit]!]?.slice(segment.unitStart[unit], segment.unitEnd[unit]) ?? ''

/** Text of a unit as it is read: divided words joined, line breaks as blanks. */
export const textOfUnit = (file: IndexedFile, unit: number): string =>
  readQuote(quoteOfUnit(file, unit), hyphenRuleOf(file.segment))

/**
 * The indexed terms of a unit, in order. Read from the text at the first use and remembered as
 * long as the segment lives.
 */
export function termsOfUnit(file: IndexedFile, unit: number): Int32Array {
  const { segment } = file
  let memory = memories.get(segment)
  if (memory === undefined) {
    memory = new Map()
    memories.set(segment, memory)
  }
  const known = memory.get(unit)
  if (known !== undefined) return known
  if (memory.size >= MEMORY_LIMIT) memory.clear()
  const text = textOfUnit(file, unit)
  const isHeading = kindOfUnit(segment, unit) === 'heading'
  const read = termsOfText(segment, isHeading ? text.replace(NUMBERING, '') : text)
  memory.set(unit, read)
  return read
}

/** The terms of a text as far as a segment knows them, in order. */
export function termsOfText(segment: Segment, text: string): Int32Array {
  const terms: number[] = []
  visitWords(text, (word) => {
    const term = segment.words.get(foldAccents(word))
    if (term !== undefined) terms.push(term)
  })
  return Int32Array.from(terms)
}

const titles = new WeakMap<Segment, Int32Array>()

/** The indexed terms of a file's title. */
export function termsOfTitle({ segment, fileName }: IndexedFile): Int32Array {
  const known = titles.get(segment)
  if (known !== undefined) return known
  const terms = termsOfText(segment, titleOf(fileName))
  titles.set(segment, terms)
  return terms
}
