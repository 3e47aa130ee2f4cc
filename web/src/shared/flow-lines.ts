/** Shorter lines are a list's or a heading's, UTF-16 units. */
const MIN_WRAPPED = 40
/** A line that goes on in lower case takes at least this share of the widest one of its page. */
const MIN_SHARE = 0.6
/** So much of it is filled where the next word did not fit, whatever that begins with. */
const FULL_SHARE = 0.92

const isGoingOn = (line: string): boolean => !/[.:;!?…]$/u.test(line)
const IS_DIVIDED = /\p{L}[-\u2010]$/u
/** As long as a line end, and not seen. */
const NO_SPACE = '\u200B'
const BEGINS_SMALL = /^\s?\p{Ll}/u
/** What begins a line of its own: a bullet, a number of a list, or nothing. */
const BEGINS_ANEW = /^\s*(?:$|[^\s\p{L}\p{N}\p{Sc}("'“‘«]|[\p{L}\p{N}.]{1,4}[.)]\s)/u

function isWrapped(line: string, next: string, widest: number): boolean {
  if (line.length < MIN_WRAPPED || !isGoingOn(line.trimEnd())) return false
  if (line.length >= widest * MIN_SHARE && BEGINS_SMALL.test(next)) return true
  const isRow = line.includes('\t') || next.includes('\t')
  const word = /^\S+/u.exec(next)?.[0] ?? ''
  const filled = line.trimEnd().length + 1 + word.length
  return !isRow && filled >= widest * FULL_SHARE && !BEGINS_ANEW.test(next)
}

/**
 * A page's text without the line ends that only the paper's width made: a long line that the next
 * one goes on in lower case, or that had no room for its first word. What follows such an end stays
 * at its offset: a space stands for it, or nothing that is seen behind a hyphen.
 */
export function flowLines(text: string): string {
  const lines = text.split('\n')
  const widest = lines.reduce((width, { length }) => Math.max(width, length), 0)
  return lines
    .map((line, index) => {
      const next = lines[index + 1]
      if (next === undefined) return line
      const end = IS_DIVIDED.test(line) ? NO_SPACE : ' '
      return line + (isWrapped(line, next, widest) ? end : '\n')
    })
    .join('')
}
