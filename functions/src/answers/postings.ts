import { languageOfDocument } from './document-language.ts'
import type { Language } from './language.ts'
import { readPassages, type Passage } from './passages.ts'
import { READ_DIFFERENTLY, readQuote, type KeepsHyphen } from './quote-text.ts'
import type { FileText } from './segment.ts'
import { separatedVerbs } from './separable-verbs.ts'
import { IN_RUN, kindsOfPages, VISIBLE } from './sign-kinds.ts'
import { foldAccents } from './stem.ts'
import { visitStretch, visitWords } from './tokenize.ts'
import type { Unit } from './units.ts'
import { isFormOf, type PlacedWords } from './vocabulary.ts'
import { numberWords, type WordNumbers } from './word-numbers.ts'

/** The passages of each term, in their order, one term behind the other. */
export interface InvertedLists {
  /** Where each term's list begins; one more entry than there are terms. */
  readonly starts: Uint32Array
  readonly passages: Uint32Array | Uint16Array
  /** How often the term stands in the passage. */
  readonly times: Uint32Array | Uint8Array
}

export interface Postings {
  readonly language: Language
  readonly units: readonly Unit[]
  readonly passages: readonly Passage[]
  readonly vocabulary: PlacedWords
  readonly postings: InvertedLists
  /** Indexed words per passage. */
  readonly lengths: Uint32Array
}

const EXTENSION = /\.[\p{L}\p{N}]{1,5}$/u

/** The title that a file's name gives it: opening-hours.pdf → opening hours. */
export const titleOf = (fileName: string): string =>
  fileName.replace(EXTENSION, '').replace(/[_\-.]+/g, ' ')

/** A unit as it stands on its page. */
const textOn = (pages: readonly string[], { page, start, end }: Unit): string =>
  pages[page]!.slice(start, end)

/** Terms of all parts of a document, one part behind the other, and where each begins. */
interface TermsOfParts {
  /** The units, then the title; one more entry than there are. */
  readonly starts: Uint32Array
  /** Behind all of them, per unit that has any, the terms of what is read differently in it. */
  readonly late: ReadonlyMap<number, Stretch>
  readonly terms: readonly number[]
}

const NOWHERE = -1

/** A stretch of a page by UTF-16 offsets, or of a list. */
interface Stretch {
  readonly start: number
  end: number
}

/**
 * Whether the halves of a divided word are two words: both stand in the document by themselves,
 * and they never stand there as one.
 */
export const keepsHyphenBy =
  (has: (word: string) => boolean): KeepsHyphen =>
  (first, second) => {
    const [a, b] = [foldAccents(first.toLowerCase()), foldAccents(second.toLowerCase())]
    return !has(a + b) && a.length > 2 && b.length > 2 && has(a) && has(b)
  }

/** What is read differently on a page, from blank to blank. */
function differingOf(text: string, kinds: Uint8Array): Stretch[] {
  const stretches: Stretch[] = []
  let last: Stretch = { start: 0, end: 0 }
  for (const { index, 0: signs } of text.matchAll(READ_DIFFERENTLY)) {
    let start = index
    let end = Math.max(last.end, index + signs.length)
    while (start > last.end && kinds[start - 1]! & VISIBLE) start--
    while (end < text.length && kinds[end]! & VISIBLE) end++
    if (index < last.end) last.end = end
    else stretches.push((last = { start, end }))
  }
  return stretches
}

/**
 * Reads the words of a document part by part, and notes where it first holds each.
 * @param kinds those of the UTF-16 units of each page
 */
function createWordReader(
  numbers: WordNumbers,
  language: Language,
  pages: readonly string[],
  kinds: readonly Uint8Array[],
) {
  const { words, meet, meetPlain } = numbers
  const keepsHyphen = keepsHyphenBy(numbers.has)
  const terms: number[] = []
  const places: number[] = []
  let lastPage = 0
  let lastStart = 0
  let differing = { page: -1, next: 0, stretches: [] as Stretch[] }
  /** Notes a term, and where its word stands if nobody has met it before. */
  const note = (term: number, known: number, page: number, start: number, end: number): void => {
    if (term < 0) return
    terms.push(term)
    if (words.length === known) return
    // No place may lie before the last one.
    if (page < lastPage || (page === lastPage && start < lastStart)) places.push(NOWHERE, 0, 0)
    else {
      places.push(page, start, end)
      lastPage = page
      lastStart = start
    }
  }
  /** The same, of a word that may not be read from where it stands. */
  const noteForm = (word: string, page: number, start: number, end: number): void => {
    const known = words.length
    const term = meet(word)
    const isThere =
      words.length > known &&
      kinds[page]![start]! & IN_RUN &&
      isFormOf(words[known]!, { text: pages[page]!, start, end }, language)
    note(term, known, isThere ? page : NOWHERE, start, end)
  }
  /** The same, of a word that stands nowhere. */
  const noteApart = (word: string): void => {
    const known = words.length
    note(meet(word), known, NOWHERE, 0, 0)
  }
  /** Reads a stretch as it stands on its page. */
  const readStretch = (page: number, from: number, to: number): void => {
    const text = pages[page]!
    visitStretch(
      text,
      from,
      to,
      (word, start, end) => noteForm(word, page, start, end),
      (start, end, hash) => {
        const known = words.length
        note(meetPlain(text, start, end, hash), known, page, start, end)
      },
    )
  }
  return {
    terms,
    places,
    /** Reads what does not stand on a page. */
    readApart: (text: string): void => visitWords(text, noteApart),
    /**
     * Reads a unit as it stands on its page; units come in their order.
     * @returns what of it is read differently, and is left to `readReading`
     */
    readUnit({ page, start, end }: Unit): Stretch[] {
      if (page !== differing.page) {
        differing = { page, next: 0, stretches: differingOf(pages[page]!, kinds[page]!) }
      }
      const { stretches } = differing
      while (differing.next < stretches.length && stretches[differing.next]!.end <= start) {
        differing.next++
      }
      const left: Stretch[] = []
      let from = start
      for (let at = differing.next; at < stretches.length && stretches[at]!.start < end; at++) {
        const stretch = {
          start: Math.max(from, stretches[at]!.start),
          end: Math.min(end, stretches[at]!.end),
        }
        readStretch(page, from, stretch.start)
        left.push(stretch)
        from = stretch.end
      }
      readStretch(page, from, end)
      return left
    },
    /** Reads a stretch of a page by its reading. Whether a hyphen stays depends on all words before. */
    readReading(page: number, { start, end }: Stretch): void {
      visitWords(readQuote(pages[page]!.slice(start, end), keepsHyphen), noteApart)
    },
  }
}

/**
 * Reads a file and collects everything its segment holds.
 * @param kinds those of the UTF-16 units of each page
 */
export function collectPostings(
  { fileName, pages }: FileText,
  kinds: readonly Uint8Array[] = kindsOfPages(pages),
): Postings {
  const language = languageOfDocument(pages)
  const { units, passages } = readPassages(pages, kinds)
  const numbers = numberWords(language)
  const { terms, places, readApart, readUnit, readReading } = createWordReader(
    numbers,
    language,
    pages,
    kinds,
  )
  const starts = new Uint32Array(units.length + 2)
  const left = new Map<number, Stretch[]>()
  for (let index = 0; index < units.length; index++) {
    starts[index] = terms.length
    const unit = units[index]!
    const stretches = readUnit(unit)
    if (stretches.length > 0) left.set(index, stretches)
    for (const { infinitive } of separatedVerbs(textOn(pages, unit), language))
      readApart(infinitive)
  }
  starts[units.length] = terms.length
  // Names of files are written without accents, so that the text is to say first what their words are.
  readApart(titleOf(fileName))
  starts[units.length + 1] = terms.length
  const late = new Map<number, Stretch>()
  for (const [index, stretches] of left) {
    const start = terms.length
    for (const stretch of stretches) readReading(units[index]!.page, stretch)
    late.set(index, { start, end: terms.length })
  }
  const inverted = invert(passages, { starts, late, terms }, numbers.terms.length)
  const { words, termOfWord, terms: names } = numbers
  return {
    language,
    units,
    passages,
    vocabulary: { words, termOfWord, terms: names, places },
    postings: inverted.postings,
    lengths: inverted.lengths,
  }
}

/** Told of a stretch of all terms that is part of a passage. */
type Visit = (passage: number, from: number, to: number) => void

/**
 * Inverts the passages: each holds the title, its heading and its units. Counts the passages of each
 * term first, so that all lists have their place in one block.
 */
function invert(
  passages: readonly Passage[],
  { starts: startOfPart, late, terms: termAt }: TermsOfParts,
  terms: number,
): Pick<Postings, 'postings' | 'lengths'> {
  const title = startOfPart.length - 2
  const lengths = new Uint32Array(passages.length)
  const starts = new Uint32Array(terms + 1)
  const last = new Int32Array(terms).fill(-1)
  forEachPart((passage, from, to) => {
    for (let at = from; at < to; at++) {
      const term = termAt[at]!
      if (last[term] !== passage) starts[term + 1]!++
      last[term] = passage
    }
    lengths[passage]! += to - from
  })
  for (let term = 0; term < terms; term++) starts[term + 1]! += starts[term]!
  const next = starts.slice()
  const holding = new Uint32Array(starts[terms]!)
  const times = new Uint32Array(starts[terms]!)
  last.fill(-1)
  forEachPart((passage, from, to) => {
    for (let at = from; at < to; at++) {
      const term = termAt[at]!
      if (last[term] !== passage) holding[next[term]!++] = passage
      times[next[term]! - 1]!++
      last[term] = passage
    }
  })
  return { postings: { starts, passages: holding, times }, lengths }

  /** Visits where in all terms each passage has its own, which may be in several places. */
  function forEachPart(visit: Visit): void {
    for (let passage = 0; passage < passages.length; passage++) {
      const { firstUnit, endUnit, heading } = passages[passage]!
      visit(passage, startOfPart[title]!, startOfPart[title + 1]!)
      if (heading >= 0 && heading < firstUnit) visitUnits(passage, heading, heading + 1, visit)
      visitUnits(passage, firstUnit, endUnit, visit)
    }
  }

  function visitUnits(passage: number, first: number, end: number, visit: Visit): void {
    visit(passage, startOfPart[first]!, startOfPart[end]!)
    for (let unit = first; late.size > 0 && unit < end; unit++) {
      const stretch = late.get(unit)
      if (stretch !== undefined) visit(passage, stretch.start, stretch.end)
    }
  }
}
