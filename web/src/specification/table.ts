import { nameOf, type Row } from './row.ts'
import type { Quote } from './quotes.ts'

/** Quotes that no row checks and that nothing excuses. */
export function uncheckedQuotes(
  all: readonly Quote[],
  rows: readonly Row[],
  read: (file: string) => string,
): string[] {
  const names = rows.map(nameOf)
  return all
    .filter(({ text, changed, shownIn }) => {
      if (changed !== undefined) return false
      if (shownIn !== undefined) return !read(shownIn[0]).includes(shownIn[1])
      return !names.some((name) => name.split(' → ').at(-1)?.includes(text))
    })
    .map(({ section, text }) => `${section}: ${text}`)
}
