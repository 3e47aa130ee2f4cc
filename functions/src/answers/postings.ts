import { detectLanguage, type Language } from './language.ts'
import { readPassages, type Passage } from './passages.ts'
import { readQuote, type KeepsHyphen } from './quote-text.ts'
import type { FileText } from './segment.ts'
import { isInRun } from './runs.ts'
import { createPlainWords, hashOfPlain, PLAIN_WORD } from './plain-words.ts'
import { kindsOf, LETTER } from './sign-kinds.ts'
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
/** A line that ends with a hyphen: cheap to look for. */
const LINE_HYPHEN = /[-\u2010][^\S\n]*\n/
/** A hyphen at the end of a line, and the way to the next one. */
const DIVISION = /[-\u2010]\s*\n\s*/gu

/** The title that a file's name gives it: opening-hours.pdf → opening hours. */
export const titleOf = (fileName: string): string =>
  fileName.replace(EXTENSION, '').replace(/[_\-.]+/g, ' ')

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

const isLetter = (text: string, at: number): boolean =>
  (kindsOf(text.charCodeAt(at)) & LETTER) !== 0

/** Visits what stands around the words of a page that are divided at the end of a line. */
function visitUndivided(page: string, visit: (start: number, end: number) => void): void {
  let from = 0
  for (const { index, 0: division } of page.matchAll(DIVISION)) {
    const second = index + division.length
    let start = index
    let end = second
    while (start > from && isLetter(page, start - 1)) start--
    while (end < page.length && isLetter(page, end)) end++
    if (start === index || end === second) continue
    visit(from, start)
    from = end
  }
  visit(from, page.length)
}

/** Whether a word stands somewhere in some pages without being divided. */
function undividedWords(pages: readonly string[]): (word: string) => boolean {
  const plain = createPlainWords()
  const others = new Set<string>()
  for (const page of pages) {
    visitUndivided(page, (from, to) =>
      visitStretch(
        page,
        from,
        to,
        (word) => others.add(foldAccents(word)),
        (start, end, hash) => {
          if (plain.find(page, start, end, hash) < 0) plain.add(page, start, end, hash)
        },
      ),
    )
  }
  return (word) =>
    others.has(word) ||
    (PLAIN_WORD.test(word) && plain.find(word, 0, word.length, hashOfPlain(word)) >= 0)
}

/** What keeps the words of a quote from being those of its reading, but for white space. */
const READ_DIFFERENTLY = /[\u00AD\uFB00-\uFB06]|[-\u2010]\s*\n/u

/** Terms of all parts of a document, one part behind the other, and where each begins. */
interface TermsOfParts {
  /** The title, then the units; one more entry than there are. */
  readonly starts: Uint32Array
  readonly terms: readonly number[]
}

const NOWHERE = -1

/** Reads the words of a document part by part, and notes where it first holds each. */
function createWordReader(numbers: WordNumbers, pages: readonly string[]) {
  const { words, meet, meetPlain } = numbers
  const terms: number[] = []
  const places: number[] = []
  let lastPage = 0
  let lastStart = 0
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
  /** The same, of a word that may not be read from where it stands, or stands nowhere. */
  const noteForm = (word: string, page: number, start: number, end: number): void => {
    const known = words.length
    const term = meet(word)
    const isThere =
      words.length > known &&
      start !== NOWHERE &&
      isInRun(pages[page]!, start) &&
      isFormOf(words[known]!, pages[page]!, start, end)
    note(term, known, isThere ? page : NOWHERE, start, end)
  }
  return {
    terms,
    places,
    /** Reads what does not stand on a page. */
    readApart(text: string) {
      visitWords(text, (word) => noteForm(word, 0, NOWHERE, NOWHERE))
    },
    /** Reads a unit as it stands on its page. */
    readUnit({ page, start: from, end: to }: Unit) {
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
    },
    /** Reads a unit whose text is read differently; most of its words stand in the quote all the same. */
    readReading(reading: string, quote: string, { page, start: before }: Unit) {
      const standing = new Map<string, { start: number; end: number }>()
      visitWords(quote, (word, start, end) => {
        if (!standing.has(word)) standing.set(word, { start: before + start, end: before + end })
      })
      visitWords(reading, (word) => {
        const { start, end } = standing.get(word) ?? { start: NOWHERE, end: NOWHERE }
        noteForm(word, page, start, end)
      })
    },
  }
}

/** Reads a file and collects everything its segment holds. */
export function collectPostings({ fileName, pages }: FileText): Postings {
  const language = detectLanguage(pages)
  const { units, passages } = readPassages(pages)
  const mayDiffer = pages.map((page) => READ_DIFFERENTLY.test(page))
  const hasDivisions = pages.some((page, at) => mayDiffer[at]! && LINE_HYPHEN.test(page))
  const keepsHyphen = keepsHyphenBy(hasDivisions ? undividedWords(pages) : () => false)
  const numbers = numberWords(language)
  const { terms, places, readApart, readUnit, readReading } = createWordReader(numbers, pages)
  const starts = new Uint32Array(units.length + 2)
  readApart(titleOf(fileName))
  for (let index = 0; index < units.length; index++) {
    const unit = units[index]!
    starts[index + 1] = terms.length
    const quote = mayDiffer[unit.page]! ? pages[unit.page]!.slice(unit.start, unit.end) : ''
    if (READ_DIFFERENTLY.test(quote)) readReading(readQuote(quote, keepsHyphen), quote, unit)
    else readUnit(unit)
  }
  starts[units.length + 1] = terms.length
  const inverted = invert(passages, { starts, terms }, numbers.terms.length)
  return { language, units, passages, vocabulary: { ...numbers, places }, ...inverted }
}

/**
 * Inverts the passages: each holds the title, its heading and its units. Counts the passages of each
 * term first, so that all lists have their place in one block.
 */
function invert(
  passages: readonly Passage[],
  { starts: startOfPart, terms: termAt }: TermsOfParts,
  terms: number,
): Pick<Postings, 'postings' | 'lengths'> {
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
  function forEachPart(visit: (passage: number, from: number, to: number) => void): void {
    for (let passage = 0; passage < passages.length; passage++) {
      const { firstUnit, endUnit, heading } = passages[passage]!
      visit(passage, startOfPart[0]!, startOfPart[1]!)
      if (heading >= 0 && heading < firstUnit) {
        visit(passage, startOfPart[heading + 1]!, startOfPart[heading + 2]!)
      }
      visit(passage, startOfPart[firstUnit + 1]!, startOfPart[endUnit + 1]!)
    }
  }
}
