const STARTS_SMALL = /^["'“‘«([]*\p{Ll}/u
const DIVIDES_WORD = /\p{L}[-\u00AD\u2010]$/u
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u

/** Whether a line begins with a small letter, as what goes on does. */
export const startsSmall = (text: string): boolean => STARTS_SMALL.test(text)

/** Whether a line ends with a hyphen that may divide a word. */
export const dividesWord = (text: string): boolean => DIVIDES_WORD.test(text)

/** Whether two lines of one text stand together without a blank, since one of the signs there does. */
export const areUnspaced = (before: string, text: string): boolean =>
  UNSPACED.test(before.at(-1) ?? '') || UNSPACED.test(text[0] ?? '')

/** A text between its ends, in points. */
interface PlacedLine {
  readonly text: string
  readonly x: number
  readonly endX: number
}

/**
 * Whether the first word of a line would have fitted, with two blanks, at the end of the one before.
 * @param room what was left there, in points
 */
export function fitted({ text, x, endX }: PlacedLine, room: number): boolean {
  const firstWord = /^\S+/.exec(text)?.[0] ?? ''
  const characterWidth = (endX - x) / Math.max(1, text.length)
  return room > (firstWord.length + 2) * characterWidth
}
