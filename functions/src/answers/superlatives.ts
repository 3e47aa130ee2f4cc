import { conceptsByTerm, type Concept } from './concepts.ts'
import { KINDRED_CREDIT } from './kindred-words/kindred-words.ts'
import { cellsOf } from './line-kinds.ts'
import type { Findings } from './findings.ts'
import { withLeastPrice } from './least-price.ts'
import { makePattern } from './make-pattern.ts'
import type { RankedUnit } from './rank-units.ts'
import type { Retrieval } from './retrieve.ts'
import { kindOfUnit } from './segment.ts'
import { foldAccents } from './stem.ts'
import { withTelling } from './telling-units.ts'
import { namesOwnColumns } from './unit-context.ts'
import { quoteOfUnit, termsOfTitle, termsOfUnit, type IndexedFile } from './unit-terms.ts'
import { LISTED } from './unit-kinds.ts'

/** What of several things was asked for: the one with the least or the most of something. */
export interface Superlative {
  readonly most: boolean
  /** Names of the column that tells how much of it each has, the likeliest first. */
  readonly columns: readonly RegExp[]
  /** Whether a line without columns tells it by its price. */
  readonly isPrice: boolean
  /** Words of the question that say no more than that. */
  readonly words: ReadonlySet<string>
}

const PRICE =
  /price|cost|fee|\brate|fare|preis|kosten|gebühr|precio|preu|tarif|prix|prezz|preço|prij/iu
const WEIGHT = /weight|gewicht|peso|poids/iu

/** What tells a thing from others by itself, whatever else is said. */
const BY_ITSELF: readonly (readonly [RegExp, boolean, RegExp])[] = [
  [
    /\b(?:cheapest|least expensive|lowest[- ]priced?|most affordable)\b|\b(?:günstigste|billigste|preiswerteste)[nrms]?\b|\bm[aá]s (?:barat[oa]s?|econ[oó]mic[oa]s?)\b|\b(?:les? |la )moins ch[eè]re?s?\b|\bpiù economic[oai]\b|\bmeno car[oai]\b|\bmais barat[oa]s?\b|\bm[eé]s (?:barata?|barates|barats|econ[oò]mi(?:ca?|cs|ques))\b|\bgoedkoopste\b/iu,
    false,
    PRICE,
  ],
  [
    /\b(?:most expensive|dearest|priciest)\b|\bteuerste[nrms]?\b|\bm[aá]s car[oa]s?\b|\b(?:les? |la )plus ch[eè]re?s?\b|\bpiù car[oai]\b|\bmais car[oa]s?\b|\bm[eé]s car(?:a|s|es)?\b|\bduurste\b/iu,
    true,
    PRICE,
  ],
  [/\blightest\b|\bleichteste[nrms]?\b/iu, false, WEIGHT],
  [/\bheaviest\b|\bschwerste[nrms]?\b/iu, true, WEIGHT],
]
/** The one with most of what is named: Which has the longest range? */
const OF_SOMETHING =
  /\b(?:(?<most>longest|largest|biggest|highest|greatest|most)|(?<least>shortest|smallest|lowest|fewest|least))(?:\s+(?<what>\p{L}{3,})|\W*$)/iu
const ASKS_SIZE = /^(?:largest|biggest|smallest)$/iu
const SIZE = /area|size|capacity|dimension|\bm2\b|m²|sq/iu

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    foldAccents(text.toLowerCase())
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  )

/** What of several things a question asks for; `null` where it asks for none such. */
export function superlativeIn(text: string): Superlative | null {
  for (const [pattern, most, column] of BY_ITSELF) {
    const said = pattern.exec(text)?.[0]
    if (said !== undefined) {
      return { most, columns: [column], isPrice: column === PRICE, words: wordsOf(said) }
    }
  }
  const of = OF_SOMETHING.exec(text)
  const { most, least, what } = of?.groups ?? {}
  const said = most ?? least
  if (of === null || said === undefined || (what === undefined && !ASKS_SIZE.test(said)))
    return null
  const named =
    what === undefined ? [] : [makePattern(String.raw`(?<!\p{L})${what.replace(/s$/i, '')}`, 'iu')]
  const isSize = ASKS_SIZE.test(said)
  return {
    most: most !== undefined,
    columns: isSize ? [...named, SIZE] : named,
    isPrice: what !== undefined && PRICE.test(what),
    words: wordsOf(said),
  }
}

/** Passages in whose tables and lists it is looked for. */
const READ_PASSAGES = 8
/** Lines of a list that are compared. */
const MOST_LINES = 500
/** Things that are named as being as cheap as each other. */
const MOST_SAID = 3

interface Group {
  readonly file: number
  readonly passage: number
  readonly lines: readonly number[]
}

/** The table or list on its page that a unit is a line of. */
function groupAround(files: readonly IndexedFile[], file: number, unit: number): number[] {
  const { segment } = files[file]!
  const isRow = kindOfUnit(segment, unit) === 'row'
  const page = segment.unitPage[unit]
  const isLine = (at: number): boolean =>
    at >= 0 &&
    at < segment.unitKind.length &&
    segment.unitPage[at] === page &&
    LISTED.has(kindOfUnit(segment, at)) &&
    (kindOfUnit(segment, at) === 'row') === isRow
  let first = unit
  while (isLine(first - 1) && unit - first < MOST_LINES) first--
  const lines: number[] = []
  for (let at = first; isLine(at) && lines.length < MOST_LINES; at++) lines.push(at)
  return lines
}

/** The tables and lists that the found passages hold lines of; those of the best passage first. */
function groupsIn(files: readonly IndexedFile[], { passages }: Retrieval): Group[] {
  const groups: Group[] = []
  const seen = new Set<string>()
  for (const { file, passage } of passages.slice(0, READ_PASSAGES)) {
    const { segment } = files[file]!
    for (
      let unit = segment.passageFirstUnit[passage]!;
      unit < segment.passageEndUnit[passage]!;
      unit++
    ) {
      if (!LISTED.has(kindOfUnit(segment, unit)) || seen.has(`${file} ${unit}`)) continue
      const lines = groupAround(files, file, unit)
      for (const line of lines) seen.add(`${file} ${line}`)
      groups.push({ file, passage, lines })
    }
  }
  return groups
}

/** Not the 2 of m2. */
const NUMBER =
  /(?<![\p{L}\d])\d{1,3}(?:[.,'’\u00A0\u202F ]\d{3})+(?:[.,]\d{1,2})?|(?<![\p{L}\d])\d+(?:[.,]\d+)?/gu

const FREE = /\b(?:free|gratis|kostenlos|gratuit)\b/iu

/** A number as it is written in Europe or America: 1,899.00, 1.899,00, 15,9. */
function numberOf(written: string): number {
  const plain = written.replace(/['’\s]/gu, '')
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/u.test(plain)
  const parts = plain.split(/[.,]/u)
  if (!isGrouped) return Number(parts.join('.'))
  const last = parts.at(-1)!
  return last.length < 3 ? Number(`${parts.slice(0, -1).join('')}.${last}`) : Number(parts.join(''))
}

/** How much a cell says; of several numbers the one that counts, and what is taken twice is. */
function amountIn(cell: string, { most, isPrice }: Superlative): number | null {
  if (isPrice && FREE.test(cell)) return 0
  const times = /^\D*(\d+)\s?[×x]\s?(\d[\d.,]*)/u.exec(cell)
  if (times !== null && !isPrice) return Number(times[1]) * numberOf(times[2]!)
  const amounts = (cell.match(NUMBER) ?? []).map(numberOf)
  if (amounts.length === 0) return null
  return most ? Math.max(...amounts) : Math.min(...amounts)
}

const PRICES =
  /[$£€¥₹]\s?\d[\d.,'’]*|\d[\d.,'’]*\s?(?:[$£€¥₹]|(?:usd|eur|euros?|gbp|dollars?|pounds?|chf|francs?)\b)|\s\d{1,4}[.,]\d\d(?=\)?$)/giu

/** The column by which the rows of a table are compared: the first of its name that holds numbers; or -1. */
function columnOf(rows: readonly (readonly string[])[], { columns }: Superlative): number {
  const [names = [], ...others] = rows
  const tells = (name: string, at: number, pattern: RegExp): boolean =>
    pattern.test(name) && others.some((row) => /\d/u.test(row[at] ?? ''))
  for (const pattern of columns) {
    const column = names.findIndex((name, at) => tells(name, at, pattern))
    if (column >= 0) return column
  }
  return -1
}

/** The price of a line that has no currency: Cut 29 */
const LAST_NUMBER = /(?<=[\p{L}\p{P}]\s?)\d{1,4}$/u
/** What is paid on top of a price. */
const SURCHARGE =
  /\b(?:extra|surcharge|supplement|deposit|aufpreis|zuschlag|kaution|suplemento|supplément)\b/iu

/** The prices in a line of a list; '' where it has none, or tells what is paid on top of one. */
const pricesIn = (text: string): string =>
  SURCHARGE.test(text)
    ? ''
    : (text.match(PRICES) ?? text.match(FREE) ?? text.match(LAST_NUMBER) ?? []).join(' ; ')

/** How much each line has of what was asked for, where its column or its price tells it. */
function amountsOf(
  file: IndexedFile,
  lines: readonly number[],
  superlative: Superlative,
): Map<number, number> {
  const texts = lines.map((line) => quoteOfUnit(file, line))
  const rows = texts.map(cellsOf)
  const column = namesOwnColumns(file, lines[0]!) ? columnOf(rows, superlative) : -1
  const toldBy = (at: number): string => {
    if (column >= 0) return at === 0 ? '' : (rows[at]![column] ?? '')
    return superlative.isPrice ? pricesIn(texts[at]!) : ''
  }
  const amounts = new Map<number, number>()
  for (const [at, line] of lines.entries()) {
    const amount = amountIn(toldBy(at), superlative)
    if (amount !== null) amounts.set(line, amount)
  }
  return amounts
}

interface Extreme {
  readonly group: Group
  readonly amount: number
  /** Things that were named of which its lines, their columns or its heading speak. */
  readonly topics: number
  readonly lines: readonly number[]
}

/** The lines of a group that have least or most; `null` where it does not tell, or of something else. */
function extremeOf(
  files: readonly IndexedFile[],
  group: Group,
  { concepts, superlative }: { concepts: readonly Concept[]; superlative: Superlative },
): Extreme | null {
  const file = files[group.file]!
  const byTerm = conceptsByTerm(concepts, group.file)
  // Where the files hold the word itself, what is merely kindred is something else: a trim is no cut.
  const leastCredit = (at: number): number => (concepts[at]!.standIns.isSaid ? KINDRED_CREDIT : 0)
  const inTerms = (terms: Iterable<number>): Set<number> => {
    const held = new Set<number>()
    for (const term of terms) {
      const match = byTerm.get(term)
      const isMeant = match !== undefined && match.credit > leastCredit(match.concept)
      if (isMeant) held.add(match.concept)
    }
    return held
  }
  const heading = file.segment.passageHeading[group.passage]!
  const [first = -1] = group.lines
  const over = inTerms([
    ...(heading < 0 ? [] : termsOfUnit(file, heading)),
    ...(namesOwnColumns(file, first) ? termsOfUnit(file, first) : []),
  ])
  const title = inTerms(termsOfTitle(file))
  const held = new Map(group.lines.map((line) => [line, inTerms(termsOfUnit(file, line))]))
  const asked = [...concepts.keys()].filter(
    (at) => !concepts[at]!.generic && !superlative.words.has(concepts[at]!.word),
  )
  const isIn = (line: number, at: number): boolean => held.get(line)!.has(at)
  const inside = asked.filter((at) => !over.has(at) && !title.has(at))
  const amounts = amountsOf(file, group.lines, superlative)
  const lines = [...amounts.keys()].filter((line) => inside.every((at) => isIn(line, at)))
  if (amounts.size < 2 || lines.length === 0) return null
  const values = lines.map((line) => amounts.get(line)!)
  const best = superlative.most ? Math.max(...values) : Math.min(...values)
  const extreme = lines.filter((line) => amounts.get(line) === best)
  const isTold = lines.length === 1 || extreme.length < lines.length
  if (!isTold || extreme.length > MOST_SAID) return null
  const topics = asked.filter((at) => over.has(at) || lines.some((line) => isIn(line, at))).length
  return { group, amount: best, topics, lines: extreme }
}

/** Whether one list tells it better than one before it: it speaks of more, or of as much at a better price. */
const goesBefore = (one: Extreme, other: Extreme, { isPrice, most }: Superlative): boolean =>
  one.topics > other.topics ||
  (one.topics === other.topics &&
    one.topics > 0 &&
    isPrice &&
    (most ? one.amount > other.amount : one.amount < other.amount))

/**
 * The units with the line of a table or list in front that has least or most of what was asked for
 * (Which bike is the cheapest?), where a table or list tells how much each has, and no text which has.
 */
export function withExtreme(files: readonly IndexedFile[], found: Findings): readonly RankedUnit[] {
  const { question, retrieval, units } = found
  const { superlative } = question
  if (superlative === null) return units
  const { concepts } = retrieval
  const isSaid = concepts.some(
    ({ word, standIns }) => superlative.words.has(word) && standIns.isSaid,
  )
  if (isSaid) return units
  const extremes = groupsIn(files, retrieval).flatMap(
    (group) => extremeOf(files, group, { concepts, superlative }) ?? [],
  )
  const first = extremes.reduce<Extreme | undefined>(
    (best, each) => (best === undefined || goesBefore(each, best, superlative) ? each : best),
    undefined,
  )
  if (first === undefined) {
    const { isPrice, most, words } = superlative
    return isPrice && !most ? withLeastPrice(files, found, words) : units
  }
  const { file, passage } = first.group
  return withTelling(
    files,
    found,
    first.lines.map((unit) => ({ file, passage, unit })),
  )
}
