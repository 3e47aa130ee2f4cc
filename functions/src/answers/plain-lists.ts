import { isUpperCase, type Block } from './blocks.ts'
import { endsSentence, isNumberedHeading, tellsDetail, wordCount } from './line-kinds.ts'
import { LISTED, type UnitKind } from './unit-kinds.ts'

/** Least lines that look like headings, one right below the other, of which those below the first are a list. */
const LEAST_LISTED = 3
/** The same where an empty line stands before each. */
const LEAST_LISTED_APART = 5

const standsApart = ({ lines }: Block): boolean => lines[0]!.afterBreak

/** Whether what looks like a heading may as well be a line of a list without signs. */
const mayBeListed = ({ text }: Block): boolean =>
  !isUpperCase(text) && !isNumberedHeading(text) && !/[?？؟]$/.test(text)

/** What a dish is made of, below it: Macaroni or soup, chicken, ice cream. */
const isEnumeration = (text: string): boolean =>
  /[,;]\s/.test(text) && wordCount(text) > 3 && !isUpperCase(text)

/**
 * Whether what looks like a heading is the last line of what stands right above it, or one in the
 * midst of it that tells a value.
 */
function endsList(
  { page, text }: Block,
  above: { readonly block: Block; readonly kind: UnitKind | null } | undefined,
  below: Block | undefined,
): boolean {
  if (above === undefined || above.block.page !== page) return false
  const isLast = below === undefined || below.page !== page || standsApart(below)
  const tells = /[:：\d]|\s[–—]\s/u.test(text) || (above.kind === 'row' && isEnumeration(text))
  return LISTED.has(above.kind)
    ? isLast || tells
    : above.kind === 'heading' && isLast && /\d/u.test(text)
}

/** Words from which on what stands first in a list is no heading of it. */
const LEAST_FIRST_WORDS = 4

/**
 * Whether what looks like a heading is the first line of a list below a heading: an empty line stands
 * between them, and none before the lines that follow.
 */
function opensList(
  blocks: readonly Block[],
  kinds: readonly (UnitKind | null)[],
  at: number,
): boolean {
  const block = blocks[at]!
  const isFirst = kinds[at] === 'heading' && kinds[at - 1] === 'heading' && standsApart(block)
  if (!isFirst || !mayBeListed(block) || wordCount(block.text) < LEAST_FIRST_WORDS) return false
  const isNext = (next: number): boolean => {
    const other = blocks[next]
    return (
      other !== undefined &&
      other.page === block.page &&
      !standsApart(other) &&
      (LISTED.has(kinds[next]!) ||
        (next > at + 1 && kinds[next] === 'heading' && mayBeListed(other)))
    )
  }
  return isNext(at + 1) && isNext(at + 2)
}

/** In words. */
const LONGEST_ORNAMENTED = 10
/** What stands before a heading as well as before the lines of a list. */
const ORNAMENT = /^[■□●○◆◇◎▶►▼★☆](?=\s*\S)/u

const ornamentOf = (block: Block | undefined): string | undefined =>
  ORNAMENT.exec(block?.text ?? '')?.[0]

/** Whether what looks like a line of a list is a heading: no line around it has its sign. */
function isOrnamented(blocks: readonly Block[], at: number): boolean {
  const { text } = blocks[at]!
  const sign = ornamentOf(blocks[at])
  return (
    sign !== undefined &&
    !endsSentence(text) &&
    !tellsDetail(text) &&
    wordCount(text) <= LONGEST_ORNAMENTED &&
    blocks[at + 1] !== undefined &&
    ornamentOf(blocks[at + 1]) !== sign &&
    ornamentOf(blocks[at - 1]) !== sign
  )
}

/**
 * The same kinds, with headings told from the lines of a list that looks like them: of many in a row
 * the first heads the others, and the last what follows it.
 */
export function withLists(
  blocks: readonly Block[],
  kinds: readonly (UnitKind | null)[],
): (UnitKind | null)[] {
  const told = kinds.map((kind, at) =>
    kind === 'item' && isOrnamented(blocks, at) ? 'heading' : kind,
  )
  const isLike = (at: number): boolean => kinds[at] === 'heading' && mayBeListed(blocks[at]!)
  for (let first = 0; first < blocks.length; first++) {
    if (kinds[first] !== 'heading') continue
    const next = blocks[first + 1]
    const isApart = next !== undefined && standsApart(next)
    let end = first + 1
    while (
      end < blocks.length &&
      isLike(end) &&
      blocks[end]!.page === blocks[first]!.page &&
      standsApart(blocks[end]!) === isApart
    )
      end++
    const after = blocks[end]
    const headsNext =
      after !== undefined &&
      after.page === blocks[first]!.page &&
      (isApart || !standsApart(after)) &&
      kinds[end] !== 'heading'
    if (end - first >= (isApart ? LEAST_LISTED_APART : LEAST_LISTED)) {
      told.fill('line', first + 1, headsNext ? end - 1 : end)
    }
    first = end - 1
  }
  for (const [at, block] of blocks.entries()) {
    if (opensList(blocks, told, at)) told[at] = 'line'
    if (told[at] !== 'heading' || standsApart(block)) continue
    // 12 Quay Street, Larkham · 555 310 is no numbered heading.
    const isPlain = !isUpperCase(block.text) && /,\s|[·|]/u.test(block.text)
    if (!isPlain && !mayBeListed(block)) continue
    const above = at === 0 ? undefined : { block: blocks[at - 1]!, kind: told[at - 1]! }
    if (endsList(block, above, blocks[at + 1])) told[at] = 'line'
  }
  return told
}
