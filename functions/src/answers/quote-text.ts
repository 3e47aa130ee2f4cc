/**
 * The one rule by which the text of a quote may be shown differently from how it is stored:
 *
 * 1. a run of white space reads as one blank, or as one line break where the run holds one
 * 2. soft hyphens are not shown
 * 3. a word that was divided at the end of a line reads as one word; the hyphen stays where it
 *    belongs to the word (well-known), and so do a dash, and a hyphen before a number (0800-⏎123)
 * 4. the Latin ligatures U+FB00 to U+FB06 read as their letters
 * 5. five or more dots or lines in a row, which lead the eye from a dish to its price, read as one …
 * 6. a tabulator, or three blanks or more, within a line, which part the cells of a row, may read as
 *    a dot between blanks; not where dots lead, nor behind a colon or what numbers the line; and so
 *    does a bar between blanks, while one at either end of the line is not shown
 *
 * Nothing else: no letter, digit or other sign is added, dropped, changed or moved.
 */
import { BULLETS } from './bullets.ts'

const SOFT_HYPHENS = /\u00AD/g
const LIGATURES = /[\uFB00-\uFB06]/g
/** Every run of white space but a single blank, which stays as it is. */
const WHITE_SPACE = /[^\S ]\s*|\s{2,}/gu
/** A hyphen that divides a word: letter, hyphen, line break, letter. */
const DIVISION = /(?<=\p{L})[-\u2010]\s*\n\s*(?=\p{L})/gu
/** What parts two words or numbers without a blank, at the end of a line. */
const DASH_AT_END =
  /(?<=[\p{L}\p{N}][–—])\s*\n\s*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}][-\u2010])\s*\n\s*(?=\p{N})|(?<=\p{N}[-\u2010])\s*\n\s*(?=\p{L})/gu
const SOFT_DIVISION = /(?<=\p{L})\u00AD\s*\n\s*(?=\p{Ll})/gu

/** What keeps the words of a text from being those of its reading. */
export const READ_DIFFERENTLY = /[-\u2010\u00AD]\s*\n\s*|[\u00AD\uFB00-\uFB06]/gu

/** Whether a quote's reading has other words than what stands there. */
export const hasOtherWordsRead = (quote: string): boolean => quote.search(READ_DIFFERENTLY) >= 0

/** The blanks around them are left to rule 1: they are looked for once. */
const LEADERS = /(?:\.[^\S\n]?){5,}|(?:·[^\S\n]?){5,}|(?:…[^\S\n]?){2,}|_{5,}/gu

/** What is shown between the cells of a row. */
export const CELL_SIGN = ' · '
const BAR = /(?<=^|\s)\|(?=\s|$)/u
const HAS_CELLS = /\t| {3}|(?<=^|\s)\|(?=\s|$)/mu
/** What stands between two words of a line; soft hyphens within it are not shown. */
const BLANKS = /[^\S\n]+(?:\u00AD+[^\S\n]+)*/gu
/** What numbers a line or stands before an item of a list. */
const NUMBERS_LINE = new RegExp(
  String.raw`^\s*(?:[${BULLETS}*–—-]|\(?[\p{N}.]{1,8}\)?|\(?\p{L}[.)])?$`,
  'u',
)
const LONGEST_NUMBER = 12

/** Whether a cell ends at a place of a line: no label, and no number of a paragraph. */
const endsCell = (line: string, at: number): boolean =>
  !':：'.includes(line.charAt(at - 1)) &&
  (at > LONGEST_NUMBER || !NUMBERS_LINE.test(line.slice(0, at)))

/** The cells between bars, of which the outer ones and those between two bars may be empty. */
const cellsBetween = (line: string): string =>
  line
    .split(BAR)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(CELL_SIGN)

const showBlanks = (line: string): string =>
  !HAS_CELLS.test(line) || line.search(LEADERS) >= 0
    ? line
    : line.replace(BLANKS, (run, at: number) => {
        const blanks = run.replace(SOFT_HYPHENS, '')
        const parts = blanks.length > 2 || blanks.includes('\t')
        const isLast = at + run.length === line.length
        return parts && !isLast && endsCell(line, at) ? CELL_SIGN : run
      })

const showCells = (line: string): string => (BAR.test(line) ? cellsBetween(line) : showBlanks(line))

/** Lines of nothing but bars leave nothing, so that what is left may begin or end with blanks. */
const withCells = (quote: string): string =>
  HAS_CELLS.test(quote) ? quote.split('\n').map(showCells).join('\n').trim() : quote

const spellLigatures = (text: string): string =>
  text.replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))

/** The pieces between the divided words' hyphens, each by rules 1, 2, 4 and 5. */
const piecesOf = (quote: string): string[] =>
  spellLigatures(quote)
    .replace(SOFT_DIVISION, '')
    .replace(DASH_AT_END, '')
    .replace(SOFT_HYPHENS, '')
    .replace(LEADERS, ' … ')
    .split(DIVISION)
    .map((piece) => piece.replace(WHITE_SPACE, (run) => (run.includes('\n') ? '\n' : ' ')))

/** Whether the hyphen between two halves of a divided word belongs to the word. */
export type KeepsHyphen = (firstHalf: string, secondHalf: string) => boolean

/** In UTF-16 units; a longer word is divided as its last ones are. */
const LONGEST_WORD = 100
const LAST_WORD = /[\p{L}\p{M}\p{N}\u2019'-]+$/u
const FIRST_WORD = /^[\p{L}\p{M}\p{N}\u2019'-]+/u

/**
 * Words that already hold a hyphen are compounds (peer-to-⏎peer keeps its second one), and so are
 * those whose second half begins with a capital (Hewlett-⏎Packard).
 */
const isCompound = (first: string, second: string): boolean =>
  first.includes('-') || /-\p{L}|^\p{Lu}/u.test(second)

/** An address of mail or of the net, whose hyphens are its own. */
const BEGINS_ADDRESS = /(?:@|:\/\/|www\.)\S*$/u
const ENDS_ADDRESS = /^[\p{L}\p{N}-]+\.\p{Ll}/u

/**
 * A quote as it is read, by the rule above but for its cells; line breaks become blanks.
 * @param keepsHyphen decides rule 3 for words that are not visibly compounds; default: it goes
 */
export function readQuote(quote: string, keepsHyphen: KeepsHyphen = () => false): string {
  const pieces = piecesOf(quote.trim()).map((piece) => piece.replaceAll('\n', ' '))
  let text = pieces[0] ?? ''
  for (const piece of pieces.slice(1)) {
    const first = LAST_WORD.exec(text.slice(-LONGEST_WORD))?.[0] ?? ''
    const second = FIRST_WORD.exec(piece)?.[0] ?? ''
    const isAddress =
      BEGINS_ADDRESS.test(text.slice(-LONGEST_WORD)) ||
      ENDS_ADDRESS.test(piece.slice(0, LONGEST_WORD))
    const keeps = isAddress || isCompound(first, second) || keepsHyphen(first, second)
    text += (keeps ? '-' : '') + piece
  }
  return text
}

/** The same as it is shown: with its cells apart. */
export const showQuote = (quote: string, keepsHyphen?: KeepsHyphen): string =>
  readQuote(withCells(quote.trim()), keepsHyphen)

/** Whether `piece` stands in `text` at `at`; a line break of the piece may be shown as a blank. */
function standsAt(text: string, piece: string, at: number): boolean {
  if (at + piece.length > text.length) return false
  for (let i = 0; i < piece.length; i++) {
    const shown = text[at + i]
    if (shown !== piece[i] && !(shown === ' ' && piece[i] === '\n')) return false
  }
  return true
}

function reads(text: string, pieces: readonly string[]): boolean {
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    if (index > 0 && text[at] === '-') at++
    if (!standsAt(text, piece, at)) return false
    at += piece.length
  }
  return at === text.length && at > 0
}

/** Whether a text is the quote by the rule above, and nothing more or less. */
export function isReadingOf(text: string, quote: string): boolean {
  const plain = quote.trim()
  return reads(text, piecesOf(plain)) || reads(text, piecesOf(withCells(plain)))
}
