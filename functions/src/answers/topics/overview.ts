import { cueFit, namesMoney } from '../answer-cues.ts'
import type { Findings } from '../findings.ts'
import type { Language } from '../language.ts'
import { kindOfUnit } from '../segment.ts'
import { isHeader } from '../unit-context.ts'
import { LISTED, SPEAKABLE } from '../unit-kinds.ts'
import { quoteOfUnit, type IndexedFile } from '../unit-terms.ts'
import { BARE_PRICE, BEGINS_WITH_A_THING, PRICE } from './overview-words.ts'
import { isPatterned } from './spelled.ts'
import { textsIn, type OverviewTexts } from './topic-texts.ts'
import type { TellingUnit, Test } from './topic.ts'

/** Files, and passages of each, that are read. */
const MOST_FILES = 20
const MOST_PASSAGES = 400

/** A unit with what it is judged by. */
interface Read {
  readonly file: number
  readonly passage: number
  readonly unit: number
  readonly text: string
  readonly heading: string
  readonly isListed: boolean
  readonly language: Language
}

const overviewOf = ({ language }: Read): OverviewTexts => textsIn(language).overview

/** The units of a passage that may be said. */
function readPassage(files: readonly IndexedFile[], file: number, passage: number): Read[] {
  const source = files[file]!
  const { segment } = source
  const { language } = segment
  const at = segment.passageHeading[passage]!
  const heading = at < 0 ? '' : quoteOfUnit(source, at)
  const reads: Read[] = []
  const end = segment.passageEndUnit[passage]!
  for (let unit = segment.passageFirstUnit[passage]!; unit < end; unit++) {
    const kind = kindOfUnit(segment, unit)
    if (!SPEAKABLE.has(kind) || isHeader(source, unit)) continue
    const text = quoteOfUnit(source, unit)
    reads.push({ file, passage, unit, text, heading, isListed: LISTED.has(kind), language })
  }
  return reads
}

/** The passages in which something may be said, but for those of what is paid besides. */
const readAll = (files: readonly IndexedFile[]): Read[][] =>
  files
    .slice(0, MOST_FILES)
    .flatMap(({ segment }, file) => {
      const length = Math.min(MOST_PASSAGES, segment.passageFirstUnit.length)
      return Array.from({ length }, (_, passage) => readPassage(files, file, passage))
    })
    .filter(([first]) => first !== undefined && !overviewOf(first).besides.test(first.heading))

/** Whether a text names an amount of money. */
const namesPrice = (text: string, language: Language): boolean =>
  PRICE.test(text) || (!isPatterned(language) && cueFit(text, 'money', language) === 1)

const isPriced = (read: Read): boolean => {
  const { text, isListed, language } = read
  const isPrice = namesPrice(text, language) || (isListed && BARE_PRICE.test(text))
  return isPrice && !overviewOf(read).besides.test(text)
}

const isPricedLine = (read: Read): boolean => read.isListed && isPriced(read)

/** In UTF-16 units: a longer heading tells something, and no longer one heads a list. */
const LONGEST_HEADING = 40

const isHeadedBy = ({ heading }: Read, pattern: Test): boolean =>
  heading.length <= LONGEST_HEADING && pattern.test(heading)

const isHeadedByPrices = (read: Read): boolean =>
  isHeadedBy(read, overviewOf(read).headsPrices) ||
  (!isPatterned(read.language) && namesMoney(read.heading, read.language))

/** Passages at the beginning of a file in which it says what it is about. */
const FIRST_PASSAGES = 3
/** In UTF-16 units: a shorter text says little of what somebody does; a name stands in so many at its beginning. */
const LEAST_LENGTH = 40
const BEGINNING = 30
/** Lines from which on a list is one of prices. */
const LEAST_LINES = 2
/** By what somebody is reached is not what they do. */
const REACH = /@|\d{3}[ \d]{4,}/u

/** What an offer is told by, and how sure a unit must be of it; chosen on the open documents of `benchmarks/first-asked.ts`. */
const SCORE = {
  said: 1,
  named: 0.4,
  first: 0.4,
  reach: -1,
  priced: 0.6,
  headed: 0.6,
  priceList: 0.5,
  /** Of a list, where one is asked for: Which services do you offer? */
  listed: 0.4,
  perPassage: -0.01,
}
const LEAST_SCORE = 1

/** What a file is called by itself: the large words of its first heading, as far as a sign that ends it. */
function namesOf(file: IndexedFile): readonly string[] {
  const heading = file.segment.passageHeading[0] ?? -1
  const [line = ''] = file.pages[0]?.trim().split('\n') ?? []
  const [name = ''] = (heading < 0 ? line : quoteOfUnit(file, heading)).split(/[–—:·|,]/u)
  const large = name.slice(0, LONGEST_HEADING).match(/\p{Lu}[\p{L}&]{3,}/gu) ?? []
  return large.map((word) => word.toLowerCase())
}

/** How likely a unit says what a business does. */
function scoreOffer(read: Read, names: readonly string[], isPriceList: boolean): number {
  const { passage, text, isListed } = read
  const overview = overviewOf(read)
  if (isListed) {
    return (
      SCORE.priced * Number(isPricedLine(read)) +
      SCORE.headed * Number(isHeadedBy(read, overview.headsOffer)) +
      SCORE.priceList * Number(isPriceList)
    )
  }
  const isFirst = passage < FIRST_PASSAGES
  const beginning = text.slice(0, BEGINNING).toLowerCase()
  const isNamed = isFirst && names.some((name) => beginning.includes(name))
  const mayBeIt = (isNamed || passage === 0) && !BEGINS_WITH_A_THING.test(text)
  const isSaid =
    text.length >= LEAST_LENGTH &&
    ((mayBeIt && overview.isA.test(text)) || overview.saysWhat.test(text))
  return (
    SCORE.said * Number(isSaid) +
    SCORE.named * Number(isNamed) +
    SCORE.first * Number(isFirst) +
    SCORE.reach * Number(REACH.test(text))
  )
}

/** The units that say what a business does: its own words on it, or a list of what it sells; the best first. */
export function unitsOffering(
  files: readonly IndexedFile[],
  { question: { asksForList } }: Findings,
): readonly TellingUnit[] {
  // One file alone may be headed by who writes it.
  const names = files.slice(0, MOST_FILES).flatMap(namesOf)
  const found: TellingUnit[] = []
  for (const reads of readAll(files)) {
    const isPriceList = reads.filter(isPricedLine).length > LEAST_LINES
    for (const read of reads) {
      const { file, passage, unit } = read
      const own = scoreOffer(read, names, isPriceList)
      if (own < LEAST_SCORE) continue
      const listed = SCORE.listed * Number(asksForList && read.isListed)
      found.push({ file, passage, unit, score: own + listed + SCORE.perPassage * passage })
    }
  }
  return found.toSorted((a, b) => b.score - a.score || a.file - b.file || a.unit - b.unit)
}

/** What a heading says counts as so many lines of prices below it; of a long list no more count than are said. */
const HEADING_LINES = 3
const LISTED_LINES = 8
/** What an amount within a sentence counts beside one in a list. */
const SENTENCE_SHARE = 0.5

/** A list of prices, and how much it is the one of the business. */
interface PriceList {
  readonly reads: readonly Read[]
  readonly weight: number
}

/** The lists of prices among passages, the longest first. */
function priceLists(passages: readonly (readonly Read[])[]): readonly PriceList[] {
  const weightOf = (reads: readonly Read[]): number =>
    Math.min(LISTED_LINES, reads.filter(isPricedLine).length) +
    SENTENCE_SHARE * Math.min(LISTED_LINES, reads.length) +
    (isHeadedByPrices(reads[0]!) ? HEADING_LINES : 0)
  return passages
    .map((reads) => reads.filter(isPriced))
    .filter(([first, ...others]) => {
      if (first === undefined) return false
      const lines = [first, ...others].filter(isPricedLine).length
      return lines >= LEAST_LINES || isHeadedByPrices(first)
    })
    .map((reads) => ({ reads, weight: weightOf(reads) }))
    .toSorted((a, b) => b.weight - a.weight)
}

/** The lines of the longest list of prices; none where there is no list of them. */
export function unitsPricing(files: readonly IndexedFile[]): readonly TellingUnit[] {
  const [best] = priceLists(readAll(files))
  if (best === undefined) return []
  return best.reads.map(({ file, passage, unit }) => ({ file, passage, unit, score: 1 }))
}

/** By so much the list of a business outweighs what else has a price. */
const OUTWEIGHS = 2

/** Whether there is one list of prices, and nothing like as many under any other heading. */
export function hasOnePriceList(files: readonly IndexedFile[]): boolean {
  const passages = readAll(files)
  const [list] = priceLists(passages)
  if (list === undefined) return false
  const headingOf = ({ file, heading }: Read): string => `${file} ${heading}`
  const first = list.reads[0]!
  const own = headingOf(first)
  const counts = new Map([
    [own, overviewOf(first).beginsWithPrices.test(first.heading) ? HEADING_LINES : 0],
  ])
  for (const read of passages.flat().filter(isPriced)) {
    const at = headingOf(read)
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  const least = counts.get(own)! / OUTWEIGHS
  return [...counts].every(([at, count]) => at === own || count <= least)
}
