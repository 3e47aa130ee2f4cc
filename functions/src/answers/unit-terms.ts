import { keepsHyphenBy, titleOf } from './postings.ts'
import { hasOtherWordsRead, readQuote, type KeepsHyphen } from './quote-text.ts'
import { rememberingFor } from './remembering.ts'
import { SUBSECTION } from './section-numbers.ts'
import { separatedVerbs } from './separable-verbs.ts'
import { kindOfUnit, type Segment } from './segment.ts'
import { formIn } from './stem.ts'
import { visitStretch } from './tokenize.ts'
import type { FileVectors } from './vectors.ts'
import { hasWord, placeOfWord } from './vocabulary.ts'

/** The questions that a unit tells, as a language model predicts them. */
export interface PredictedQuestions {
  readonly passage: number
  readonly unit: number
  readonly questions: readonly string[]
}

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
  /** The vectors of its passages, where there are any. */
  readonly vectors?: FileVectors
  /**
   * How near a passage of the base must be to a question to answer it by its meaning, as a cosine;
   * every file carries the same. Missing: nothing is answered by its meaning alone.
   */
  readonly neededNearness?: number
  /** What customers may ask, by the units that tell it, where a language model predicted any. */
  readonly predicted?: readonly PredictedQuestions[]
  /** What an owner's own answer answers, which this is then: its text is not searched. */
  readonly questions?: readonly string[]
  /** Groups of words that the owner says mean the same; every file that is asked carries the same. */
  readonly synonyms?: readonly (readonly string[])[]
}

/** Units of all files of a base. */
export const unitsIn = (files: readonly IndexedFile[]): number =>
  files.reduce((sum, { segment }) => sum + segment.unitStart.length, 0)

/** The number of a section is no word of its heading. */
const NUMBERING = new RegExp(
  String.raw`^\s*(?:§\s*)?(?:\d+(?:${SUBSECTION})*[.)]?|[IVX]+\.)\s+(?=\p{L})`,
  'u',
)

/**
 * The terms of the units of a segment that have been read so far, in one block: their number, then
 * the terms. Read from the text at the first use, and kept as long as the segment lives.
 */
export interface UnitTerms {
  /** Per unit where its terms begin in `terms`; 0 where it has not been read. */
  readonly places: Uint32Array
  /** Per passage where those of its first unit begin, those of the others behind them; 0 as above. */
  readonly passagePlaces: Uint32Array
  /** Grows: to be read anew after each `placeOfUnit` and `placeOfPassage`. */
  terms: Int32Array
  size: number
}

/** Terms that a memory has room for at first; it doubles. */
const FIRST_ROOM = 256

/** What has been read of the units of a segment. */
export const unitTermsOf: (segment: Segment) => UnitTerms = rememberingFor(
  ({ unitStart, passageFirstUnit }: Segment) => ({
    places: new Uint32Array(unitStart.length),
    passagePlaces: new Uint32Array(passageFirstUnit.length),
    terms: new Int32Array(FIRST_ROOM),
    size: 0,
  }),
)

/** Where the terms of a unit begin in the memory of its segment; before them stands their number. */
export function placeOfUnit(file: IndexedFile, unit: number, memory: UnitTerms): number {
  return memory.places[unit]! || readUnit(file, unit, memory)
}

/**
 * Where the terms of a passage begin in the memory of its segment: those of each unit, their number
 * before them, behind those of the unit before it.
 */
export function placeOfPassage(file: IndexedFile, passage: number, memory: UnitTerms): number {
  const known = memory.passagePlaces[passage]!
  if (known !== 0) return known
  const { passageFirstUnit, passageEndUnit } = file.segment
  const first = passageFirstUnit[passage]!
  // One that was read by itself is read again, so that all of them stand together.
  for (let unit = first; unit < passageEndUnit[passage]!; unit++) readUnit(file, unit, memory)
  return (memory.passagePlaces[passage] = memory.places[first]!)
}

/** Reads the terms of a unit behind all that were read before. @returns where they begin */
function readUnit(file: IndexedFile, unit: number, memory: UnitTerms): number {
  const text = wordsOfUnit(file, unit)
  const isHeading = kindOfUnit(file.segment, unit) === 'heading'
  const read = readTerms(file.segment, isHeading ? text.replace(NUMBERING, '') : text)
  if (memory.size + read.length >= memory.terms.length) {
    const larger = new Int32Array(2 * memory.terms.length + read.length)
    larger.set(memory.terms)
    memory.terms = larger
  }
  const place = memory.size + 1
  memory.terms[memory.size] = read.length
  memory.terms.set(read, place)
  memory.size = place + read.length
  memory.places[unit] = place
  return place
}

export const hyphenRuleOf = (segment: Segment): KeepsHyphen =>
  keepsHyphenBy((word) => hasWord(segment, word))

/** Text of a unit as it stands on its page. */
export const quoteOfUnit = ({ pages, segment }: IndexedFile, unit: number): string =>
  pages[segment.unitPage[unit]!]?.slice(segment.unitStart[unit], segment.unitEnd[unit]) ?? ''

/** Text of a unit as it is read: divided words joined, line breaks as blanks, to its end on the next page. */
export function textOfUnit(file: IndexedFile, unit: number): string {
  const quote = quoteOfUnit(file, unit)
  const goesOn = file.segment.unitGoesOn[unit] === 1
  const whole = goesOn ? `${quote}\n${quoteOfUnit(file, unit + 1)}` : quote
  return readQuote(whole, hyphenRuleOf(file.segment))
}

/** A text that has the words of a unit: mostly what stands on the page, which need not be read. */
function wordsOfUnit(file: IndexedFile, unit: number): string {
  const quote = quoteOfUnit(file, unit)
  const goesOn = file.segment.unitGoesOn[unit] === 1
  return goesOn || hasOtherWordsRead(quote) ? textOfUnit(file, unit) : quote
}

/** The indexed terms of a unit, in order. */
export function termsOfUnit(file: IndexedFile, unit: number): Int32Array {
  const memory = unitTermsOf(file.segment)
  const place = placeOfUnit(file, unit, memory)
  return memory.terms.subarray(place, place + memory.terms[place - 1]!)
}

function readTerms(segment: Segment, text: string): number[] {
  const terms: number[] = []
  const { language, words, termOfWord: termAt } = segment
  const note = (word: number): void => {
    if (word >= 0) terms.push(termAt[word]!)
  }
  visitStretch(
    text,
    0,
    text.length,
    (word) => note(placeOfWord(segment, formIn(language, word))),
    (start, end, hash) => note(words.findPlain(text, start, end, hash)),
  )
  for (const { infinitive } of separatedVerbs(text, language)) {
    note(placeOfWord(segment, formIn(language, infinitive)))
  }
  return terms
}

/** The terms of a text as far as a segment knows them, in order. */
export const termsOfText = (segment: Segment, text: string): Int32Array =>
  Int32Array.from(readTerms(segment, text))

/** Keeps what was read of files, each as long as its segment lives. */
export function rememberingForFile<T>(read: (file: IndexedFile) => T): (file: IndexedFile) => T {
  const ofSegment = rememberingFor((_: Segment, file: IndexedFile) => read(file))
  return (file) => ofSegment(file.segment, file)
}

/** The indexed terms of a file's title. */
export const termsOfTitle = rememberingForFile(({ segment, fileName }) =>
  termsOfText(segment, titleOf(fileName)),
)

/** Units in which a document says what it is about, its name among them. */
const OPENING_UNITS = 3
/** Words of a name with what is said right below it, where no more than a line end parts them. */
const LONGEST_NAME = 8

/** Whether a document begins with a name: a heading, or a line that its first sentence is joined with. */
const beginsWithName = (file: IndexedFile): boolean =>
  kindOfUnit(file.segment, 0) === 'heading' ||
  (quoteOfUnit(file, 0).includes('\n') && termsOfUnit(file, 0).length <= LONGEST_NAME)

/** The indexed terms of what a document begins with: its name, and what is said right below it. */
export const termsOfOpening = rememberingForFile((file) => {
  const { length } = file.segment.unitStart
  if (length === 0 || !beginsWithName(file)) return Int32Array.of()
  const terms = new Set(termsOfUnit(file, 0))
  for (let unit = 1; unit < Math.min(OPENING_UNITS, length); unit++) {
    if (kindOfUnit(file.segment, unit) !== 'sentence') break
    for (const term of termsOfUnit(file, unit)) terms.add(term)
  }
  return Int32Array.from(terms)
})
