import { continues, wrapWidthOf } from './line-kinds.ts'
import type { Line } from './page-lines.ts'

/** Lines of a page that belong together. */
export interface Block {
  readonly page: number
  readonly lines: Line[]
  /** Its lines, joined by blanks. */
  readonly text: string
}

/** Blocks of a page: lines that belong together. */
export function blocksOf(lines: readonly Line[], page: number): Block[] {
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

export const isUpperCase = (text: string): boolean =>
  /\p{Lu}/u.test(text) && text === text.toUpperCase()
