import { BULLETS } from '../bullets.ts'
import type { Language } from '../language.ts'
import { CELL_SIGN } from '../quote-text.ts'
import { digitsOf, spellOut } from './phrasing-words.ts'

/**
 * What stands between two marks, by what it separates.
 * - `none`: blanks
 * - `comma`
 * - `cell`: a colon, dash, bracket or column
 * - `range`: a dash between numbers
 * - `line`: lines of a list or table
 * - `end`: sentences and their halves
 */
export type Gap = 'none' | 'comma' | 'cell' | 'range' | 'line' | 'end'

/** A word, number or sign of a text. Every character is part of a mark or of a gap. */
export interface Mark {
  readonly text: string
  /** As it is compared: numbers in digits. */
  readonly value: string
  readonly kind: 'word' | 'number' | 'sign'
  /** What stands before it. */
  readonly gap: Gap
  /** Whether a sentence, line or column begins with it, so that a capital says nothing. */
  readonly begins: boolean
}

export interface Marks {
  readonly marks: readonly Mark[]
  /** Punctuation before the first mark. */
  readonly opening: string
  readonly isQuestion: boolean
}

const TOKEN =
  /[\p{L}\p{M}\p{N}]+(?:[.,:/'’\-\u2010\u2011@_&+][\p{L}\p{M}\p{N}]+)*|[\s.,;:!?()|–—]+|[^]/gu
const PUNCTUATION = /^[\s.,;:!?()|–—]+$/u
const WORD = /^[\p{L}\p{M}\p{N}]/u
const NUMBER = /\p{N}/u
const BULLET = new RegExp(String.raw`^[^\S\n]*[${BULLETS}][^\S\n]+`, 'gmu')
/** A hyphen that parts, and a dash that takes away, also where it might be a bullet. */
const SPACED_HYPHEN = /(?<=\s)-(?=\s)/g
const MINUS = /(?<=^|\s)[–—](?=\p{N})|(?<=^|\n)[^\S\n]*[–—-][^\S\n]*(?=[\p{N}\p{Sc}])/gu
const CURRENCY = /\p{Sc}/u
/** Marks before a dash among which a number makes it a range: 9:00 am – 4:00 pm. */
const RANGE_REACH = 2

export const isAmount = ({ kind, text }: Mark): boolean => kind === 'number' || CURRENCY.test(text)
export const isCurrency = ({ text }: Mark): boolean => CURRENCY.test(text)

function gapOf(between: string, before: readonly Mark[], next: string): Gap {
  if (/[.;!?]/.test(between)) return 'end'
  // A line that ends in a colon leads to the next one.
  if (/:\s*\n/.test(between)) return 'cell'
  if (between.includes('\n')) return 'line'
  const isNumeric = NUMBER.test(next) || CURRENCY.test(next)
  if (/[–—]/.test(between)) {
    return isNumeric && before.slice(-RANGE_REACH).some(isAmount) ? 'range' : 'cell'
  }
  if (/[:()|]/.test(between)) return 'cell'
  return between.includes(',') ? 'comma' : 'none'
}

/**
 * Takes a text apart into marks and what stands between them. Nothing is lost: what is neither
 * word, number nor known punctuation (brackets, asterisks, emoji, invisible signs) is a mark too.
 */
export function readMarks(text: string, language: Language): Marks {
  const plain = spellOut(text.normalize('NFC').trim().replace(BULLET, ''), language)
    .replaceAll('’', "'")
    .replaceAll(/[\u2010\u2011]/gu, '-')
    .replaceAll(MINUS, '\u2212')
    .replaceAll(SPACED_HYPHEN, '–')
  const marks: Mark[] = []
  let between = ''
  let opening = ''
  for (const [piece] of plain.matchAll(TOKEN)) {
    if (PUNCTUATION.test(piece)) {
      between += piece
      continue
    }
    if (marks.length === 0) opening = between.trim()
    const kind = !WORD.test(piece) ? 'sign' : NUMBER.test(piece) ? 'number' : 'word'
    const value = digitsOf(piece, language)
    const gap = gapOf(between, marks, piece)
    const begins = marks.length === 0 || (gap !== 'none' && gap !== 'comma')
    marks.push({
      text: piece,
      value,
      kind: value === piece ? kind : 'number',
      gap,
      begins,
    })
    between = ''
  }
  return { marks, opening, isQuestion: between.includes('?') }
}

/** What a language model is shown between the cells of a row. */
const COLUMN = ' | '

/**
 * A text with a bar for what parts the cells of a row, as a language model is shown them. Where the
 * document has such dots of its own nobody can tell which is which, and all of them stay signs.
 */
export const withColumns = (text: string, quote: string): string =>
  quote.includes(CELL_SIGN.trim()) ? text : text.replaceAll(CELL_SIGN, COLUMN)

/** The other way round: what a model copied, as a visitor reads it. */
export const withCells = (text: string, quote: string): string =>
  quote.includes(CELL_SIGN.trim()) ? text : text.replaceAll(COLUMN, CELL_SIGN)
