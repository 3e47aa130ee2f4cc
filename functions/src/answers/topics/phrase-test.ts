import { IN_RUN, kindsOf, LETTER, LETTERED } from '../sign-kinds.ts'
import { ANY_ENDING } from './listed-phrases.ts'
import type { Test } from './topic.ts'

/** What a listed phrase is made of, but for letters, which stand for themselves. */
const NUMBER = '#'
const GAP = '..'
/** In UTF-16 units; no line ends within it. */
const LONGEST_GAP = 40
/** Joins the letters of some scripts without being seen. */
const JOINER = '\u200C'

/** Where in a text a phrase may begin. */
export type Beginning = 'anywhere' | 'before the first letter' | 'before the first letter or number'

/** A piece of a phrase: signs, or what stands for some. */
type Piece = string | typeof ANYTHING_BUT_LINES | typeof LETTERS | typeof DIGITS | typeof BLANKS

const LETTERS = 0
const DIGITS = 1
const BLANKS = 2
const ANYTHING_BUT_LINES = 3

interface Phrase {
  readonly pieces: readonly Piece[]
  /** Whether it may begin within a word. */
  readonly isOpen: boolean
}

/** A text as it is compared: in small letters, of which each has one form. */
const asCompared = (text: string): string =>
  text.toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i').replaceAll('’', "'")

const isLetter = (code: number): boolean => (kindsOf(code) & LETTERED) !== 0
const isBlank = (sign: string): boolean => sign === ' ' || sign === JOINER || /\s/u.test(sign)
const isDigit = (sign: string): boolean =>
  sign < '\u0080' ? sign >= '0' && sign <= '9' : /\p{Nd}/u.test(sign)
const isLineEnd = (sign: string): boolean => /[\n\r\u2028\u2029]/u.test(sign)

/** Whether a sign may be one of those that a piece stands for. */
function standsFor(piece: Exclude<Piece, string>, text: string, at: number): boolean {
  if (piece === LETTERS) return isLetter(text.charCodeAt(at))
  const sign = text.charAt(at)
  if (piece === DIGITS) return isDigit(sign)
  return piece === BLANKS ? isBlank(sign) : !isLineEnd(sign)
}

const LEAST: readonly number[] = [0, 1, 1, 0]
const MOST: readonly number[] = [Infinity, Infinity, Infinity, LONGEST_GAP]

function piecesOf(phrase: string): Piece[] {
  const pieces: Piece[] = []
  for (const word of phrase.split(' ')) {
    if (word === GAP) {
      pieces.push(ANYTHING_BUT_LINES)
      continue
    }
    if (pieces.length > 0 && pieces.at(-1) !== ANYTHING_BUT_LINES) pieces.push(BLANKS)
    for (const part of word.split(/([*#])/u)) {
      if (part === ANY_ENDING) pieces.push(LETTERS)
      else if (part === NUMBER) pieces.push(DIGITS)
      else if (part !== '') pieces.push(part)
    }
  }
  return pieces
}

function readPhrase(phrase: string): Phrase {
  const isOpen = phrase.startsWith(ANY_ENDING)
  return { pieces: piecesOf(asCompared(isOpen ? phrase.slice(ANY_ENDING.length) : phrase)), isOpen }
}

/** Whether the pieces from one on stand at a place of a text. @param isWhole whether no letter may follow */
function stands(
  pieces: readonly Piece[],
  from: number,
  text: string,
  at: number,
  isWhole: boolean,
): boolean {
  const piece = pieces[from]
  if (piece === undefined) return !isWhole || at >= text.length || !isLetter(text.charCodeAt(at))
  if (typeof piece === 'string') {
    return text.startsWith(piece, at) && stands(pieces, from + 1, text, at + piece.length, isWhole)
  }
  let end = at
  while (end < text.length && end - at < MOST[piece]! && standsFor(piece, text, end)) end++
  for (; end - at >= LEAST[piece]!; end--) {
    if (stands(pieces, from + 1, text, end, isWhole)) return true
  }
  return false
}

/** Phrases by their first two signs, or by the only one before what stands for several. */
type Phrases = ReadonlyMap<number, readonly Phrase[]>

const keyOf = (first: number, second: number): number => first * 0x10000 + second

/** What a phrase begins with that begins with a number. */
const WITH_NUMBER = -1

function keyOfPhrase({ pieces: [first] }: Phrase): number {
  if (typeof first !== 'string') return WITH_NUMBER
  return keyOf(first.charCodeAt(0), first.length > 1 ? first.charCodeAt(1) : 0)
}

function byKey(phrases: readonly Phrase[]): Phrases {
  const groups = new Map<number, Phrase[]>()
  for (const phrase of phrases) {
    const key = keyOfPhrase(phrase)
    const same = groups.get(key)
    if (same === undefined) groups.set(key, [phrase])
    else same.push(phrase)
  }
  return groups
}

/** A text, and where in it words begin. */
interface Prepared {
  readonly text: string
  readonly compared: string
  readonly starts: readonly number[]
}

/** Where a letter, or another sign than one, stands behind no letter. */
function startsIn(text: string): number[] {
  const starts: number[] = []
  let isBehindLetter = false
  for (let at = 0; at < text.length; at++) {
    if (!isBehindLetter) starts.push(at)
    isBehindLetter = isLetter(text.charCodeAt(at))
  }
  return starts
}

let last: Prepared = { text: '', compared: '', starts: [] }

/** The same text is mostly looked at for one thing after the other. */
function prepare(text: string): Prepared {
  if (last.text === text) return last
  const compared = asCompared(text)
  return (last = { text, compared, starts: startsIn(compared) })
}

/** The last place of a text at which a phrase may begin. */
function lastStart(text: string, begins: Beginning): number {
  if (begins === 'anywhere') return text.length
  let at = 0
  for (; at < text.length; at++) {
    const kinds = kindsOf(text.charCodeAt(at))
    if (kinds & LETTER) return at
    const isNumber = (kinds & IN_RUN) !== 0 && /\p{N}/u.test(text.charAt(at))
    if (begins === 'before the first letter or number' && isNumber) return at
  }
  return at
}

/**
 * Tells texts that hold one of some phrases as words by themselves, in whatever case. A phrase is some words between
 * blanks; `*` stands for any ending, at its beginning for any beginning, `#` for a number, `..` for what is between.
 * Without a regular expression: one of some hundred phrases takes up to a megabyte of compiled code.
 * @param phrases as `listedPhrases` has them
 * @param options.isUnspaced whether words are written without blanks between them: then they are found anywhere
 */
export function phraseTest(
  phrases: readonly string[],
  { isUnspaced, begins = 'anywhere' }: { isUnspaced: boolean; begins?: Beginning | undefined },
): Test {
  const read = phrases.map(readPhrase)
  const anywhere = byKey(read.filter(({ isOpen }) => isOpen || isUnspaced))
  const atWords = byKey(read.filter(({ isOpen }) => !isOpen && !isUnspaced))
  const isAt = (group: readonly Phrase[] | undefined, text: string, at: number): boolean =>
    group?.some(({ pieces }) => stands(pieces, 0, text, at, !isUnspaced)) === true
  const isOneAt = (groups: Phrases, text: string, at: number): boolean => {
    const first = text.charCodeAt(at)
    return (
      isAt(groups.get(keyOf(first, text.charCodeAt(at + 1) || 0)), text, at) ||
      isAt(groups.get(keyOf(first, 0)), text, at) ||
      (isDigit(text.charAt(at)) && isAt(groups.get(WITH_NUMBER), text, at))
    )
  }
  return {
    test(text) {
      const { compared, starts } = prepare(text)
      const end = lastStart(compared, begins)
      for (let at = 0; anywhere.size > 0 && at <= end && at < compared.length; at++) {
        if (isOneAt(anywhere, compared, at)) return true
      }
      return atWords.size > 0 && starts.some((at) => at <= end && isOneAt(atWords, compared, at))
    },
  }
}
