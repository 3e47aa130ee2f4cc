import { startsSmall } from './line-kinds.ts'
import { pairedLines } from './line-pairs.ts'
import type { Line } from './page-lines.ts'
import { continues, hadRoomFor, linesBehindDash, wrapWidthOf } from './wrapped-lines.ts'

/** Lines of a page that belong together. */
export interface Block {
  readonly page: number
  readonly lines: Line[]
  /** Its lines, joined by blanks. */
  readonly text: string
  /** Whether it is an item of a list that lost its signs. */
  readonly isItem: boolean
  /** Whether its second line tells what its first one names. */
  readonly isPair: boolean
}

/** Lines that begin small by which a list without signs is told. */
const LEAST_SMALL_LINES = 3

/** The items of a list without signs below the line that leads into it; all lines together where they are none. */
function itemsBelow(lead: Line | undefined, lines: Line[], width: number): Line[][] {
  if (!lead?.text.endsWith(':') || lines.length < 2) return [lines]
  const isCut = lines.some(({ text }) => text.endsWith(';'))
  const areSmall =
    !isCut &&
    lines.length >= LEAST_SMALL_LINES &&
    lines.every(
      (line, at) => startsSmall(line.text) && (at === 0 || hadRoomFor(line, lines[at - 1]!, width)),
    )
  if (!isCut && !areSmall) return [lines]
  const items: Line[][] = []
  for (const [at, line] of lines.entries()) {
    if (at === 0 || areSmall || lines[at - 1]!.text.endsWith(';')) items.push([line])
    else items.at(-1)!.push(line)
  }
  return items
}

/** Blocks of a page: lines that belong together. */
export function blocksOf(lines: readonly Line[], page: number): Block[] {
  const width = wrapWidthOf(lines)
  const behindDash = linesBehindDash(lines, width)
  const pairs = pairedLines(lines)
  const named = new Set(pairs.values())
  const groups: Line[][] = []
  for (const [index, line] of lines.entries()) {
    const isAfterPair = named.has(line) || (index > 0 && pairs.has(lines[index - 1]!))
    const goesOn =
      pairs.has(line) ||
      behindDash.has(line) ||
      (index > 0 && !isAfterPair && continues(lines[index - 1]!, line, width))
    if (goesOn) groups.at(-1)!.push(line)
    else groups.push([line])
  }
  return groups.flatMap((group, at) => {
    const items = itemsBelow(groups[at - 1]?.at(-1), group, width)
    return items.map((item) => ({
      page,
      lines: item,
      text: item.length === 1 ? item[0]!.text : item.map(({ text }) => text).join(' '),
      isItem: items.length > 1,
      isPair: pairs.has(item.at(-1)!),
    }))
  })
}

export const isUpperCase = (text: string): boolean =>
  /\p{Lu}/u.test(text) && text === text.toUpperCase()
