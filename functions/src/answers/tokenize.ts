import { stemKorean } from './korean.ts'
import { inPlainLetters } from './plain-letters.ts'
import { NO_LETTERS, withLetter } from './plain-words.ts'
import { stopWordsOf } from './stop-words.ts'

/** A word of a text. `start` and `end` are UTF-16 offsets into the text it was found in. */
export interface Word {
  /** In plain letters, lower case, without a possessive `'s`. */
  readonly word: string
  readonly start: number
  readonly end: number
}

/**
 * Letters, marks and digits, with the signs that hold a price, date, code or address together, and the
 * dot of a long Catalan l.
 */
const RUN = /[\p{L}\p{M}\p{N}]+(?:(?:[.,:/'’\-_&@+]|(?<=l)·(?=l))[\p{L}\p{M}\p{N}]+)*/iuy
const PART = /[\p{L}\p{M}\p{N}]+/gu
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u
const CJK_PIECES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu
const HANGUL = /[가-힣]/u
const HANGUL_PIECES = /[가-힣]+|[^가-힣]+/gu
/** What joins the parts of a run. */
const JOINS = /[.,:/'’ʼ·\-_&@+]/
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const DIGIT = /\p{N}/u
const POSSESSIVE = /['’]s$/i
const INITIALS = /^\p{L}(?:\.\p{L})+$/u
/** Longest first part of a compound that is also read as one word: e-mail, wi-fi, t-shirt. */
const SHORT_PREFIX = 2

/** What parts no word in Ukrainian (п'ять, which is typed пять as well) and Catalan (col·legi). */
const INNER_APOSTROPHE = /(?<=\p{sc=Cyrillic})['’ʼ](?=\p{sc=Cyrillic})|(?<=l)·(?=l)/giu

/** A text with its Ukrainian and Catalan words as they are compared: without such a sign in them. */
export const withoutInnerApostrophe = (text: string): string =>
  text.replaceAll(INNER_APOSTROPHE, '')

type Visit = (word: string, start: number, end: number) => void

/** Told of a word of plain letters where it stands, large or small. @param hash as `PlainWords` has it */
type VisitPlain = (start: number, end: number, hash: number) => void

const segmenters = new Map<string, Intl.Segmenter>()

/** Cuts text of a language that is written without blanks into words, by its dictionary. */
export function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language)
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' })
    segmenters.set(language, segmenter)
  }
  return segmenter
}

/** A word as it is indexed and asked, but for its accents. */
export const normalizeWord = (text: string): string => inPlainLetters(text).toLowerCase()

function visitBigrams(text: string, start: number, visit: Visit): void {
  const signs = Array.from(text)
  let at = start
  for (let i = 0; i < Math.max(1, signs.length - 1); i++) {
    const pair = signs[i]! + (signs[i + 1] ?? '')
    visit(normalizeWord(pair), at, at + pair.length)
    at += signs[i]!.length
  }
}

/** Pairs of syllables of what is left of a Korean word without its endings; a stop word is whole. */
function visitKorean(text: string, start: number, visit: Visit): void {
  const stem = stemKorean(text)
  if (stem.length > 2 && !stopWordsOf('ko').has(stem)) visitBigrams(stem, start, visit)
  else visit(stem, start, start + stem.length)
}

function visitUnspaced(text: string, start: number, visit: Visit): void {
  const language = /\p{sc=Thai}/u.test(text) ? 'th' : /\p{sc=Khmer}/u.test(text) ? 'km' : 'und'
  for (const piece of segmenterOf(language).segment(text)) {
    const end = start + piece.index + piece.segment.length
    if (piece.isWordLike) visit(normalizeWord(piece.segment), start + piece.index, end)
  }
}

/** I'll is not ill, she'd no shed. */
const PRONOUN_WILL = /^(?:i|you|he|she|it|we|they|there)['’](?:ll|d)$/i

/** French words that lose their end before a vowel: qu'il is il, d'un is un. */
const ELIDED = /^(?:[cdjlmnst]|(?:jus|lors|pres|puis|quel|quoi)?qu)['’]/i
/** A verb and its French pronoun: as-tu is no word. */
const INVERTED = /-(?:ce|elles?|ils?|je|nous|on|tu|vous)$/iu

/** A number or a name with an ending behind an apostrophe, as Turkish writes it: 1723'te, Pell'in. */
const ENDED =
  /^(?<name>[\p{Lu}\p{N}][\p{L}\p{M}\p{N}.,]*)['’](?:[ydtn]?[aeıiuü]n?|n?[dt][ae]n?|yl[ae]|n?[ıiuü]n|l[ıiuü]|l[ae]r\p{L}*)$/u

/** A run that holds a digit or a sign between its parts: matched whole and by its parts. */
function visitCompound(run: string, start: number, visit: Visit): void {
  const end = start + run.length
  const named = ENDED.exec(run)?.groups?.['name']
  if (named !== undefined && !ELIDED.test(run)) return visitRun(named, start, visit)
  const whole = withoutInnerApostrophe(run)
  if (whole !== run && !JOINS.test(whole)) return visit(normalizeWord(whole), start, end)
  if (INITIALS.test(run)) return visit(normalizeWord(run.replaceAll('.', '')), start, end)
  const parts = [...run.matchAll(PART)]
  if (DIGIT.test(run)) {
    visit(normalizeWord(run), start, end)
    if (/^\d{1,3}(?:,\d{3})+$/.test(run)) return visit(run.replaceAll(',', ''), start, end)
  } else if (PRONOUN_WILL.test(run)) {
    return visit(normalizeWord(parts[0]![0]), start, end)
  } else if (/^[^'’]+['’][^'’]{1,2}$/u.test(run) && !ELIDED.test(run)) {
    // don't, we'll: one word, as in the stop list
    return visit(normalizeWord(run).replaceAll(/['’]/g, ''), start, end)
  } else if (
    parts.length === 2 &&
    parts[0]![0].length <= SHORT_PREFIX &&
    run.includes('-') &&
    !INVERTED.test(run)
  ) {
    visit(normalizeWord(run).replaceAll('-', ''), start, end)
  }
  for (const part of parts) {
    if (part[0].length > 1 || DIGIT.test(part[0])) {
      visit(normalizeWord(part[0]), start + part.index, start + part.index + part[0].length)
    }
  }
}

/** What a sign below 128 is to a run. */
const OTHER = 0
const LETTER = 1
const DIGIT_SIGN = 2
const JOINER = 3
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code)
  if (/[a-z]/i.test(sign)) return LETTER
  if (/\d/.test(sign)) return DIGIT_SIGN
  return /[.,:/'\-_&@+]/.test(sign) ? JOINER : OTHER
})

/** The pieces of a run that are of a script, read in its way, and the others as they are elsewhere. */
function visitPieces(
  run: string,
  start: number,
  pieces: RegExp,
  script: RegExp,
  visitPiece: (piece: string, start: number, visit: Visit) => void,
  visit: Visit,
): void {
  for (const { 0: piece, index } of run.matchAll(pieces)) {
    const at = start + index
    if (script.test(piece)) visitPiece(piece, at, visit)
    else visitWords(piece, (word, from, to) => visit(word, at + from, at + to))
  }
}

/** A run of any script that is more than ASCII letters. */
function visitRun(full: string, start: number, visit: Visit): void {
  const run = full.replace(POSSESSIVE, '')
  if (CJK.test(run)) visitPieces(run, start, CJK_PIECES, CJK, visitBigrams, visit)
  else if (HANGUL.test(run)) visitPieces(run, start, HANGUL_PIECES, HANGUL, visitKorean, visit)
  else if (UNSPACED.test(run)) visitUnspaced(run, start, visit)
  else if (JOINS.test(run)) visitCompound(run, start, visit)
  else visit(normalizeWord(run), start, start + run.length)
}

/** Calls `visit` for every word of a text, in order; a compound comes whole, then in parts. */
export function visitWords(text: string, visit: Visit): void {
  visitStretch(text, 0, text.length, visit, (start, end) => {
    visit(text.slice(start, end).toLowerCase(), start, end)
  })
}

/**
 * The same for a stretch of a text, as if nothing stood around it. Words of plain letters, which are
 * nearly all, are found without a regular expression and not cut out.
 */
export function visitStretch(
  text: string,
  from: number,
  to: number,
  visit: Visit,
  visitPlain: VisitPlain,
): void {
  let at = from
  while (at < to) {
    let code = text.charCodeAt(at)
    let kind = code < 128 ? KINDS[code]! : DIGIT_SIGN
    if (kind === OTHER || kind === JOINER) {
      at++
      continue
    }
    const start = at
    let hash = NO_LETTERS
    while (kind === LETTER) {
      hash = withLetter(hash, code)
      if (++at === to) break
      code = text.charCodeAt(at)
      kind = code < 128 ? KINDS[code]! : DIGIT_SIGN
    }
    if (at > start && (at === to || kind === OTHER || endsAt(text, at, to, kind))) {
      visitPlain(start, at, hash)
      continue
    }
    const run = runAt(text, start, to)
    if (run === '') at = start + 1
    else {
      at = start + run.length
      visitRun(run, start, visit)
    }
  }
}

/** The run that begins at a place and ends in a stretch of a text; '' where none does. */
function runAt(text: string, start: number, to: number): string {
  RUN.lastIndex = start
  const run = RUN.exec(text)?.[0] ?? ''
  if (start + run.length <= to) return run
  RUN.lastIndex = 0
  return RUN.exec(text.slice(start, to))?.[0] ?? ''
}

/** Whether a run of letters ends before a joiner: nothing that it could be joined with follows. */
function endsAt(text: string, at: number, to: number, kind: number): boolean {
  if (kind !== JOINER) return false
  if (at + 1 === to) return true
  const next = text.charCodeAt(at + 1)
  return next < 128 && (KINDS[next] === OTHER || KINDS[next] === JOINER)
}

/** The words of a text, in order. */
export function tokenize(text: string): Word[] {
  const words: Word[] = []
  visitWords(text, (word, start, end) => words.push({ word, start, end }))
  return words
}
