/** Shorter lines are a list's or a heading's, UTF-16 units. */
const MIN_WRAPPED = 40
/** A line that was wrapped takes at least this share of the widest one of its page. */
const MIN_SHARE = 0.6

const isGoingOn = (line: string): boolean => !/[.:;!?…]$/u.test(line)

/**
 * A page's text without the line ends that only the paper's width made: a long line that the next
 * one goes on in lower case. What follows such an end stays at its offset, a space stands for it.
 */
export function flowLines(text: string): string {
  const lines = text.split('\n')
  const widest = lines.reduce((width, { length }) => Math.max(width, length), 0)
  const wrapped = Math.max(MIN_WRAPPED, widest * MIN_SHARE)
  return lines
    .map((line, index) => {
      const next = lines[index + 1]
      if (next === undefined) return line
      const isWrapped =
        line.length >= wrapped && isGoingOn(line.trimEnd()) && /^\s?\p{Ll}/u.test(next)
      return line + (isWrapped ? ' ' : '\n')
    })
    .join('')
}
