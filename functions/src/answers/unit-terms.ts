import { keepsHyphenBy, titleOf } from './postings.ts'
import { readQuote, type KeepsHyphen } from './quote-text.ts'
import type { Segment } from './segment.ts'
import { foldAccents } from './stem.ts'
import { visitWords } from './tokenize.ts'

/** A file that answers: its text and the segment that was built from it. */
export interface IndexedFile {
  readonly fileId: string
  readonly fileName: string
  readonly pages: readonly string[]
  readonly segment: Segment
}

/** Units remembered per segment; beyond it the memory starts afresh. */
const MEMORY_LIMIT = 20_000
const memories = new WeakMap<Segment, Map<number, Int32Array>>()

export const hyphenRuleOf = (segment: Segment): KeepsHyphen =>
  keepsHyphenBy((word) => segment.words.has(word))

/** Text of a unit as it stands on its page. */
export const quoteOfUnit = ({ pages, segment }: IndexedFile, unit: number): string =>
  pages[segment.unitPage[unit]!]?.slice(segment.unitStart[unit], segment.unitEnd[unit]) ?? ''

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
  const terms: number[] = []
  visitWords(readQuote(quoteOfUnit(file, unit), hyphenRuleOf(segment)), (word) => {
    const term = segment.words.get(foldAccents(word))
    if (term !== undefined) terms.push(term)
  })
  const read = Int32Array.from(terms)
  memory.set(unit, read)
  return read
}

const titles = new WeakMap<Segment, readonly number[]>()

/** The indexed terms of a file's title. */
export function termsOfTitle({ segment, fileName }: IndexedFile): readonly number[] {
  const known = titles.get(segment)
  if (known !== undefined) return known
  const terms: number[] = []
  visitWords(titleOf(fileName), (word) => {
    const term = segment.words.get(foldAccents(word))
    if (term !== undefined) terms.push(term)
  })
  titles.set(segment, terms)
  return terms
}
