import { bodyLines, type Line } from './page-lines.ts'
import {
  continues,
  endsSentence,
  isBullet,
  isCaption,
  isCitation,
  isContentsLine,
  isGarbled,
  isLabel,
  isNumberedHeading,
  isRoadmap,
  isRow,
  startsSmall,
  tellsDetail,
  wordCount,
  wrapWidthOf,
} from './line-kinds.ts'
import { splitSentences } from './sentences.ts'
import { kindsOfPages } from './sign-kinds.ts'

/**
 * What a unit of text is. Only `sentence`, `item`, `label`, `row` and `line` may be said;
 * `fragment` is a sentence that the end of a page or column cut, `aside` a caption, reference,
 * list of contents or broken text: both help to find a passage, and are never quoted.
 */
export const UNIT_KINDS = [
  'sentence',
  'item',
  'label',
  'row',
  'line',
  'lead',
  'heading',
  'fragment',
  'aside',
] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

/** The kinds that an answer may be made of. */
export const SPEAKABLE: ReadonlySet<UnitKind> = new Set([
  'sentence',
  'item',
  'label',
  'row',
  'line',
])

/** The smallest piece of a document that makes sense by itself. Offsets are UTF-16, into its page. */
export interface Unit {
  /** 0-based. */
  readonly page: number
  readonly start: number
  readonly end: number
  readonly kind: UnitKind
  /** Counts the blocks (paragraphs, list items, lines) of the document. */
  readonly block: number
}

interface Page {
  readonly text: string
  /** Those of its UTF-16 units. */
  readonly kinds: Uint8Array
}

interface Block {
  readonly page: number
  readonly lines: Line[]
  /** Its lines, joined by blanks. */
  readonly text: string
}

const HEADING_WORDS = 12
const HEADING_LENGTH = 90
const BACK_MATTER =
  /^(?:\d+\.?\s+)?(?:end)?(?:notes|references|bibliography|works cited|literature cited|index|contents|table of contents|literatur|literaturverzeichnis|inhaltsverzeichnis|referencias|bibliograf[ií]a|références|bibliographie)$/i

/** Blocks of a page: lines that belong together. */
function blocksOf(lines: readonly Line[], page: number): Block[] {
  const width = wrapWidthOf(lines)
  const groups: Line[][] = []
  for (const [index, line] of lines.entries()) {
    if (index > 0 && continues(lines[index - 1]!, line, width)) groups.at(-1)!.push(line)
    else groups.push([line])
  }
  return groups.map((group) => ({
    page,
    lines: group,
    text: group.length === 1 ? group[0]!.text : group.map(({ text }) => text).join(' '),
  }))
}

/** A heading in a script that ends no sentence with a sign: what is longer may be a sentence. */
const UNENDED_HEADING_WORDS = 3
const isUnended = (text: string): boolean =>
  /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(text)

/** Short, without a full stop, and something follows that it can be the heading of. */
function isHeading(block: Block, next: Block | undefined): boolean {
  const { text } = block
  if (text.length > HEADING_LENGTH || wordCount(text) > HEADING_WORDS || block.lines.length > 2)
    return false
  if (
    startsSmall(text) ||
    (isUnended(text) && (wordCount(text) > UNENDED_HEADING_WORDS || /\p{N}/u.test(text))) ||
    isRow(text) ||
    (isBullet(text) !== isNumberedHeading(text) && isBullet(text))
  )
    return false
  if (/^(?:q|question|frage)\s*[:.]\s/i.test(text) || /^[^.!。！]*[?？؟]$/.test(text)) return true
  if (/[.!:;,…。！：；，、।؛،]$/.test(text) || isLabel(text) || tellsDetail(text)) return false
  if (next === undefined || next.page !== block.page)
    return isUpperCase(text) || isNumberedHeading(text)
  return !startsSmall(next.text)
}

/** In UTF-16 units. */
const LONGEST_LABEL = 160

/** Whether what looks like a label and its value is several sentences, one of which holds a colon. */
const isProse = (text: string): boolean => endsSentence(text) && splitSentences(text).length > 2

const isUpperCase = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase()

function kindOfSingle(block: Block, page: Page, next: Block | undefined): UnitKind | null {
  const { text, lines } = block
  if (isGarbled(page.text, page.kinds, lines[0]!.start, lines.at(-1)!.end)) return 'aside'
  if (isContentsLine(text) || isCaption(text) || isCitation(text)) return 'aside'
  if (isRow(text)) return 'row'
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

function sentencesOf(block: Block, page: Page, number: number): Unit[] {
  const start = block.lines[0]!.start
  const spans = splitSentences(page.text, start, block.lines.at(-1)!.end)
  return spans.map((span, index) => {
    const text = page.text.slice(span.start, span.end)
    const isBroken = isGarbled(page.text, page.kinds, span.start, span.end)
    const ends = index < spans.length - 1 || endsSentence(text) || isUnended(text)
    const whole = !(index === 0 && startsSmall(text)) && ends
    const kind: UnitKind =
      isBroken || isCitation(text) || isRoadmap(text)
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
  let inBackMatter = false
  for (const [number, block] of blocks.entries()) {
    const page = { text: pages[block.page]!, kinds: kinds[block.page]! }
    const { text } = block
    if (BACK_MATTER.test(text)) inBackMatter = isBackMatter(blocks, number)
    else if (
      inBackMatter &&
      /^(?:appendix|acknowledg|about the author|anhang|glossary)/i.test(text)
    ) {
      inBackMatter = false
    }
    const kind = inBackMatter ? 'aside' : kindOfSingle(block, page, blocks[number + 1])
    if (kind === null || (kind === 'item' && wordCount(text) > 40)) {
      units.push(...sentencesOf(block, page, number))
    } else {
      const { start } = block.lines[0]!
      units.push({ page: block.page, start, end: block.lines.at(-1)!.end, kind, block: number })
    }
  }
  return units
}
