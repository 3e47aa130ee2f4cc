import { isPostalLine, isReachLine } from './addresses.ts'
import { bodyLines } from './page-lines.ts'
import {
  endsSentence,
  isBullet,
  isCaption,
  isCitation,
  isContentsLine,
  isGarbled,
  isLabel,
  isLed,
  isRoadmap,
  isRow,
  isUnended,
  startsSmall,
  wordCount,
} from './line-kinds.ts'
import { isHeading } from './block-headings.ts'
import { blocksOf, type Block } from './blocks.ts'
import { isLineOfHours } from './day-hours.ts'
import { bulletedQuestions, casesTold, runInHeadings } from './document-headings.ts'
import { answerLabelLength, hasQuestionLabel, isQuestion } from './document-questions.ts'
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

const BACK_MATTER =
  /^(?:\d+\.?\s+)?(?:end)?(?:notes|references|bibliography|works cited|literature cited|index|contents|table of contents|literatur|literaturverzeichnis|inhaltsverzeichnis|referencias|bibliograf[ií]a|références|bibliographie)$/i

/** Signs before an answer whose question stands above it: A: Yes, it is. */
const answerLabelOf = ({ lines }: Block, above: Block | undefined): number =>
  above !== undefined &&
  (hasQuestionLabel(above.text) || isQuestion(above.text)) &&
  !hasQuestionLabel(lines[0]!.text)
    ? answerLabelLength(lines[0]!.text)
    : 0

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
  if (block.isPair) return 'label'
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
  if (isLineOfHours(text) || isReachLine(text) || lines.every((line) => isPostalLine(line.text)))
    return 'line'
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
  const bulleted = bulletedQuestions(blocks, told)
  for (const [number, kindOfBlock] of told.entries()) {
    const block = blocks[number]!
    const kind = cases.has(block) || bulleted.has(block) ? 'heading' : kindOfBlock
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
