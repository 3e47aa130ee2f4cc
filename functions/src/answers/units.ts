import { bodyLines } from './page-lines.ts'
import {
  endsSentence,
  isBullet,
  isCaption,
  isCitation,
  isContentsLine,
  isEntry,
  isGarbled,
  isLabel,
  isLed,
  isNumberedHeading,
  isRoadmap,
  isRow,
  isUnended,
  startsSmall,
  tellsDetail,
  wordCount,
} from './line-kinds.ts'
import { blocksOf, isUpperCase, type Block } from './blocks.ts'
import { datesIn } from './calendar.ts'
import {
  answerLabelLength,
  endsInQuestionMark,
  hasQuestionLabel,
  isQuestion,
} from './document-questions.ts'
import { withOverleaf } from './overleaf.ts'
import { withLists } from './plain-lists.ts'
import { splitSentences } from './sentences.ts'
import { kindsOfPages } from './sign-kinds.ts'
import type { UnitKind } from './unit-kinds.ts'

/** The smallest piece of a document that makes sense by itself. Offsets are UTF-16, into its page. */
export interface Unit {
  /** 0-based. */
  readonly page: number
  readonly start: number
  readonly end: number
  readonly kind: UnitKind
  /** Counts the blocks (paragraphs, list items, lines) of the document. */
  readonly block: number
  /** Whether the next unit, which stands on the next page, ends what it begins. */
  readonly goesOn?: boolean
}

interface Page {
  readonly text: string
  /** Those of its UTF-16 units. */
  readonly kinds: Uint8Array
}

const HEADING_WORDS = 12
const HEADING_LENGTH = 90
const BACK_MATTER =
  /^(?:\d+\.?\s+)?(?:end)?(?:notes|references|bibliography|works cited|literature cited|index|contents|table of contents|literatur|literaturverzeichnis|inhaltsverzeichnis|referencias|bibliograf[ií]a|références|bibliographie)$/i

/** Words of a heading in a script that ends no sentence with a sign: what is longer may be a sentence … */
const UNENDED_HEADING_WORDS = 3
/** … unless it stands by itself over a table, a list or more text than it has itself. */
const UNENDED_TITLE_WORDS = 8
/** Chapter, section, part, article. */
const THAI_CHAPTER = /^(?:หมวด|บท|ส่วน|ตอน|ข้อ|มาตรา)(?:ที่)?\s?\p{N}+\s/u

/** Whether a line without a sign at its end may be a heading. */
function isUnendedHeading({ text, lines: [first] }: Block, next: Block | undefined): boolean {
  const title = text.replace(THAI_CHAPTER, '')
  if (/\p{N}/u.test(title)) return false
  const words = wordCount(title)
  if (words <= UNENDED_HEADING_WORDS) return true
  if (words > UNENDED_TITLE_WORDS || !first!.afterBreak || next === undefined) return false
  return isRow(next.text) || isBullet(next.text) || next.text.length > 2 * text.length
}

/** Nothing but a day, as it stands over what happens on it: Friday 15 May. */
const isDay = (text: string): boolean =>
  datesIn(text) !== 0 && wordCount(text) <= 4 && !/\d[:.]\d\d|[€$£]/.test(text)

/** Whether a line tells something of a day, as the row below it does of another: Mo geschlossen. */
const isOneOfDays = (text: string, next: string): boolean =>
  isRow(next) &&
  /^\p{L}/u.test(next) &&
  wordCount(text) > 1 &&
  datesIn(text) !== 0 &&
  datesIn(next) !== 0

/** Whether two lines say who or what two of a list are: Jannes Okken – Barbier. */
const areEntries = (text: string, next: string): boolean => isEntry(text) && isEntry(next)

/** Three things or more, where no blank parts them, or in Korean: エアコン、テレビ、冷蔵庫. */
const ENUMERATION = /^(?:[^,、，]+[、，]){2}[^,、，]|^(?:[^,]*\p{sc=Hangul}[^,]*,){2}[^,]/u

const QUESTION_WORDS = 30

/** Signs before an answer whose question stands above it: A: Yes, it is. */
const answerLabelOf = ({ lines }: Block, above: Block | undefined): number =>
  above !== undefined && (hasQuestionLabel(above.text) || isQuestion(above.text))
    ? answerLabelLength(lines[0]!.text)
    : 0

/** Short, without a full stop, and something follows that it can be the heading of. */
function isHeading(block: Block, next: Block | undefined): boolean {
  const { text } = block
  if (hasQuestionLabel(text) && wordCount(text) <= QUESTION_WORDS) return true
  if (text.length > HEADING_LENGTH || wordCount(text) > HEADING_WORDS || block.lines.length > 2)
    return false
  if (
    startsSmall(text) ||
    (isUnended(text) && !isUnendedHeading(block, next)) ||
    isRow(text) ||
    (isBullet(text) !== isNumberedHeading(text) && isBullet(text))
  )
    return false
  if (endsInQuestionMark(text) && !/[.!。！]/.test(text)) return true
  if (/[.!:;,…。！：；，、।؛،]$/.test(text) || isLabel(text)) return false
  if (ENUMERATION.test(text)) return false
  if (tellsDetail(text)) return next !== undefined && isRow(next.text) && isDay(text)
  if (next !== undefined && (isOneOfDays(text, next.text) || areEntries(text, next.text)))
    return false
  if (next === undefined || next.page !== block.page)
    return isUpperCase(text) || isNumberedHeading(text)
  return !startsSmall(next.text)
}

/** In UTF-16 units. */
const LONGEST_LABEL = 160

/** Words before a colon from which on they say something by themselves: The mobile apps do: … */
const SAYING_WORDS = 4

/** Whether what looks like a label and its value is several sentences, one of which holds a colon. */
function isProse(text: string): boolean {
  if (!endsSentence(text)) return false
  const says = wordCount(text.slice(0, text.search(/[:：]/))) >= SAYING_WORDS
  return splitSentences(text).length > (says ? 1 : 2)
}

/** Least lines with a number at their other end by which a table of contents is told. */
const LEAST_CONTENTS = 3
/** Pages that a book may have besides those that are read, by their numbers. */
const pageNumbersOf = (pages: number): number => 2 * pages + 20

/**
 * The lines of tables of contents: on a page the numbers at their other end never fall, and may be
 * those of pages. Others with such a number are prices.
 */
function contentsIn(blocks: readonly Block[], pages: number): ReadonlySet<Block> {
  const byPage = new Map<number, Block[]>()
  for (const block of blocks) {
    if (isContentsLine(block.text))
      byPage.set(block.page, [...(byPage.get(block.page) ?? []), block])
  }
  const contents = [...byPage.values()].filter((lines) => {
    const numbers = lines.map(({ text }) => Number(/\d+$/.exec(text)?.[0]))
    const rises = numbers.every((number, at) => at === 0 || number >= numbers[at - 1]!)
    return rises && numbers.at(-1)! <= pageNumbersOf(pages) && lines.length >= LEAST_CONTENTS
  })
  return new Set(contents.flat())
}

function kindOfSingle(block: Block, page: Page, next: Block | undefined): UnitKind | null {
  const { text, lines } = block
  if (isLed(lines[0]!.text)) return 'row'
  if (isGarbled(page.text, page.kinds, lines[0]!.start, lines.at(-1)!.end)) return 'aside'
  if (isCaption(text) || isCitation(text)) return 'aside'
  if (lines[0]!.isRow || isRow(text)) return 'row'
  if (isHeading(block, next)) return 'heading'
  if (
    (text.endsWith(':') || text.endsWith('：')) &&
    wordCount(text) <= 30 &&
    !/[.!?]\s+\p{Lu}/u.test(text)
  )
    return 'lead'
  if (isBullet(text)) return 'item'
  if (isLabel(text) && text.length <= LONGEST_LABEL && !isProse(text)) return 'label'
  if (
    !endsSentence(text) &&
    !startsSmall(text) &&
    wordCount(text) <= 25 &&
    block.lines.length <= 2 &&
    !/[-,;]$|[.!?]\s+\p{Lu}/u.test(text)
  )
    return 'line'
  return null
}

/** Words of a heading that stands in the line of its text. */
const RUN_IN_WORDS = 4
const LEAST_RUN_IN = 3
/** Share of the paragraphs of a document, or of a section, that begin like that. */
const RUN_IN_SHARE = 1 / 2
const RUN_IN_SHARE_OF_SECTION = 2 / 3

/** A few words and a stop, before more: Vaccinations. Dogs need … F.3 Bicycles. A bicycle … */
const SHORT_BEGINNING =
  /^(?:(?:§\s?)?(?:\p{Lu}\.?)?\d+(?:\.\d+)*[.)]?\s+)?(?<title>\p{Lu}[^.!?:;,\d]{2,40}\.)(?=\s+\p{Lu})/u

const beginsShort = ({ text }: Block): boolean => {
  const title = SHORT_BEGINNING.exec(text)?.groups?.['title']
  return title !== undefined && wordCount(title) <= RUN_IN_WORDS
}

const areRunIn = (prose: readonly Block[], share: number): boolean => {
  const short = prose.filter(beginsShort).length
  return short >= LEAST_RUN_IN && short >= prose.length * share
}

/** The paragraphs that have their heading in the line, as most in the document or in their section do. */
function runInHeadings(
  blocks: readonly Block[],
  kinds: readonly (UnitKind | null)[],
): ReadonlySet<Block> {
  const isText = (_: Block, at: number): boolean => kinds[at] === null
  if (areRunIn(blocks.filter(isText), RUN_IN_SHARE)) return new Set(blocks.filter(beginsShort))
  const found = new Set<Block>()
  let section: Block[] = []
  const close = (): void => {
    if (areRunIn(section, RUN_IN_SHARE_OF_SECTION))
      for (const block of section) if (beginsShort(block)) found.add(block)
    section = []
  }
  for (const [at, block] of blocks.entries()) {
    if (kinds[at] === 'heading') close()
    else if (kinds[at] === null) section.push(block)
  }
  close()
  return found
}

/** Least questions over their answers by which a sheet of them is told, and how many for one that asks nothing. */
const LEAST_QUESTIONS = 5
const QUESTIONS_PER_CASE = 3

/**
 * What a sheet of questions and answers has between its questions, where a case is told that asks
 * nothing: My card is lost. Such a line stands by itself right over its answer, as the questions do.
 */
function casesTold(
  blocks: readonly Block[],
  kinds: readonly (UnitKind | null)[],
): ReadonlySet<Block> {
  const isOver = (at: number): boolean => {
    const next = blocks[at + 1]
    return next?.page === blocks[at]!.page && kinds[at + 1] === null && !next.lines[0]!.afterBreak
  }
  const over = blocks.filter((_, at) => isOver(at))
  const questions = over.filter(({ text }) => endsInQuestionMark(text))
  if (questions.length < LEAST_QUESTIONS) return new Set()
  const cases = over.filter(
    (block) =>
      !endsInQuestionMark(block.text) &&
      block.lines.length === 1 &&
      block.lines[0]!.afterBreak &&
      /[.!。！]$/.test(block.text) &&
      block.text.length <= HEADING_LENGTH &&
      splitSentences(block.text).length === 1,
  )
  return new Set(questions.length >= QUESTIONS_PER_CASE * cases.length ? cases : [])
}

function sentencesOf(
  block: Block,
  page: Page,
  { number, isHeaded, label }: { number: number; isHeaded: boolean; label: number },
): Unit[] {
  const start = block.lines[0]!.start + label
  const spans = splitSentences(page.text, start, block.lines.at(-1)!.end)
  return spans.map((span, index) => {
    const text = page.text.slice(span.start, span.end)
    const isBroken = isGarbled(page.text, page.kinds, span.start, span.end)
    const ends = index < spans.length - 1 || endsSentence(text) || isUnended(text)
    const whole = !(index === 0 && startsSmall(text)) && ends
    const kind: UnitKind =
      isHeaded && index === 0
        ? 'heading'
        : isBroken || isCitation(text) || isRoadmap(text)
          ? 'aside'
          : whole
            ? 'sentence'
            : text.endsWith(':')
              ? 'lead'
              : 'fragment'
    return { page: block.page, start: span.start, end: span.end, kind, block: number }
  })
}

/** Whether the blocks after a heading like "Notes" look like references rather than prose. */
function isBackMatter(blocks: readonly Block[], from: number): boolean {
  const sample = blocks.slice(from + 1, from + 41).map(({ text }) => text)
  const dated = sample.filter((text) =>
    /\b(?:1[5-9]|20)\d\d\b|\bibid\b|\bpp?\.\s?\d|https?:|,\s\d{1,3}(?:[–-]\d+)?(?:,|$)|\s\d{1,3}$/i.test(
      text,
    ),
  )
  return sample.length > 0 && dated.length >= sample.length * 0.4
}

/** What each block is by itself and by the next; `null` where it is prose. */
function kindsOfBlocks(
  blocks: readonly Block[],
  pages: readonly string[],
  kinds: readonly Uint8Array[],
): (UnitKind | null)[] {
  let inBackMatter = false
  const contents = contentsIn(blocks, pages.length)
  return blocks.map((block, number) => {
    const page = { text: pages[block.page]!, kinds: kinds[block.page]! }
    const { text } = block
    if (BACK_MATTER.test(text)) inBackMatter = isBackMatter(blocks, number)
    else if (
      inBackMatter &&
      /^(?:appendix|acknowledg|about the author|anhang|glossary)/i.test(text)
    ) {
      inBackMatter = false
    }
    return inBackMatter || contents.has(block)
      ? 'aside'
      : block.isItem
        ? 'item'
        : kindOfSingle(block, page, blocks[number + 1])
  })
}

/**
 * Reads the pages of a document as units, in reading order: running headers, footers and page
 * numbers left out, lines of a paragraph joined, lists, `Label: value` lines and table rows kept
 * as units of their own.
 * @param kinds those of the units of each page
 */
export function readUnits(
  pages: readonly string[],
  kinds: readonly Uint8Array[] = kindsOfPages(pages),
): Unit[] {
  const blocks = bodyLines(pages).flatMap((lines, page) => blocksOf(lines, page))
  const units: Unit[] = []
  const told = withLists(blocks, kindsOfBlocks(blocks, pages, kinds))
  const runIn = runInHeadings(blocks, told)
  const cases = casesTold(blocks, told)
  for (const [number, kindOfBlock] of told.entries()) {
    const block = blocks[number]!
    const kind = cases.has(block) ? 'heading' : kindOfBlock
    const label = answerLabelOf(block, blocks[number - 1])
    if (kind === null || label > 0 || (kind === 'item' && wordCount(block.text) > 40)) {
      const page = { text: pages[block.page]!, kinds: kinds[block.page]! }
      const isHeaded = runIn.has(block)
      units.push(...sentencesOf(block, page, { number, isHeaded, label }))
    } else {
      const { start } = block.lines[0]!
      units.push({ page: block.page, start, end: block.lines.at(-1)!.end, kind, block: number })
    }
  }
  return withOverleaf(units, pages)
}
