import { asksForDifference, isCompared, jointsOf, type Joint } from './joining-words.ts'
import type { Language } from './language.ts'
import { foldAccents } from './stem.ts'
import { stopWordsOf } from './stop-words.ts'
import { normalizeWord, segmenterOf } from './tokenize.ts'

/** A Korean word that ends in what joins it with the next one. */
const KOREAN_JOINED = /^(?<word>[\p{L}\p{N}]{2,}?)(?:와|과|랑|이랑|하고|이나|보다)$/u
/** An Arabic word that begins with "and", but for some that merely begin so. */
const ARABIC_JOINED =
  /^و(?!قت|زن|صول|احد|ثيق|ثائق|جب|رق|رش|سط|سائل|سيل|ضع|ظيف|كال|كيل|لاي|لي|فا|ديع|دائع|اي)\p{L}{3,}$/u

/** Most words of a name, and of those before its first that are none of it: in one of the … */
const MOST_WORDS = 4
const MOST_SKIPPED = 4
/** Most ways in which a question is read. */
const MOST_READINGS = 4

interface Token {
  readonly start: number
  readonly end: number
  readonly word: string
  readonly isStop: boolean
  readonly joins: Joint | undefined
  /** Whether punctuation stands between it and the one before. */
  readonly isApart: boolean
}

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:[.,:/'’\-_&@+][\p{L}\p{M}\p{N}]+)*|&/gu
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u
const KANA = /^\p{sc=Hiragana}+$/u
/** What ends a question before a joining word, which then joins nothing. */
const ENDS = /[.?!。？！؟۔;]/u
const APART = /[.,:;!?()–—、。，；：？！،؛؟۔]| - /u

function* pieces(text: string, language: Language): Generator<{ start: number; end: number }> {
  if (UNSPACED.test(text)) {
    for (const { segment, index, isWordLike } of segmenterOf(language).segment(text)) {
      if (isWordLike === true) yield { start: index, end: index + segment.length }
    }
    return
  }
  for (const { 0: piece, index } of text.matchAll(TOKEN)) {
    const end = index + piece.length
    const korean = language === 'ko' ? KOREAN_JOINED.exec(piece)?.groups?.['word'] : undefined
    if (korean !== undefined) {
      yield { start: index, end: index + korean.length }
      yield { start: index + korean.length, end }
    } else if (language === 'ar' && ARABIC_JOINED.test(piece)) {
      yield { start: index, end: index + 1 }
      yield { start: index + 1, end }
    } else yield { start: index, end }
  }
}

function tokensOf(text: string, language: Language): Token[] {
  const stopWords = stopWordsOf(language)
  const joints = jointsOf(language)
  const tokens: Token[] = []
  let last = 0
  for (const { start, end } of pieces(text, language)) {
    const word = normalizeWord(text.slice(start, end))
    const joins = joints.get(word)
    const isStop =
      joins !== undefined ||
      stopWords.has(word) ||
      stopWords.has(foldAccents(word)) ||
      KANA.test(word)
    tokens.push({ start, end, word, isStop, joins, isApart: APART.test(text.slice(last, start)) })
    last = end
  }
  return tokens
}

/** One of two things that a question names, and the question as it is for that one alone. */
export interface Side {
  readonly name: string
  readonly question: string
}

/** A way in which a question names two things. */
export interface Sides {
  /** Whether one of them is asked for, or one is held against the other. */
  readonly isEither: boolean
  readonly sides: readonly [Side, Side]
}

/** The first and the last of some words. */
type Name = readonly [first: number, last: number]

/** The words behind another one, up to the next that is no name of a thing; `null` where there are none. */
function nameBehind(tokens: readonly Token[], at: number): Name | null {
  let first = at + 1
  while (tokens[first]?.isStop === true && first <= at + MOST_SKIPPED) {
    if (tokens[first]!.joins !== undefined && first > at + 1) return null
    first++
  }
  if (tokens[first]?.isStop !== false) return null
  let last = first
  while (last - first + 1 < MOST_WORDS) {
    const next = tokens[last + 1]
    if (next === undefined || next.isStop || next.isApart) break
    last++
  }
  return [first, last]
}

/** The words up to one, back to what is no name of a thing; `null` where there are none. */
function nameUpTo(tokens: readonly Token[], last: number): Name | null {
  if (tokens[last]?.isStop !== false) return null
  let first = last
  while (last - first + 1 < MOST_WORDS && !tokens[first]!.isApart) {
    if (tokens[first - 1]?.isStop !== false) break
    first--
  }
  return [first, last]
}

/** The words behind an earlier word that also stands right before the other name: in the …, or in the … */
function nameBeside(tokens: readonly Token[], joint: number, [other]: Name): Name | null {
  const before = tokens[other - 1]!
  if (other - 1 <= joint) return null
  for (let at = joint - 2; at >= 0; at--) {
    if (tokens[at]!.word !== before.word) continue
    const found = nameBehind(tokens, at)
    return found !== null && found[1] < joint ? found : null
  }
  return null
}

const isSame = (one: Name, other: Name): boolean => one[0] === other[0] && one[1] === other[1]

/** What may be meant by the name before a joining word, and what of the one behind it is not said of both. */
function readingsOf(
  tokens: readonly Token[],
  joint: number,
  right: Name,
): (readonly [Name, Name])[] {
  const found = [nameUpTo(tokens, joint - 1), nameBeside(tokens, joint, right)]
  const lefts = found.flatMap((name) => (name === null ? [] : [name]))
  const others = lefts.filter((name, at) => at === 0 || !isSame(name, lefts[0]!))
  // The standard and the large room: what follows the first word may be said of both.
  const first: Name = [right[0], right[0]]
  const rights = isSame(first, right) ? [right] : [right, first]
  return others.flatMap((left) => rights.map((each) => [left, each] as const))
}

/**
 * The two things that a question names beside each other, with the question for each alone, in the
 * ways in which it may be read, the likeliest first: Which is cheaper, the kayak or the canoe? Empty
 * where nothing joins two names.
 */
export function sidesOfQuestion(text: string, language: Language): Sides[] {
  const tokens = tokensOf(text, language)
  const readings: Sides[] = []
  const without = (from: number, to: number): string => `${text.slice(0, from)} ${text.slice(to)}`
  const nameOf = ([first, last]: Name): string =>
    text.slice(tokens[first]!.start, tokens[last]!.end)
  for (const [joint, { joins, start, end }] of tokens.entries()) {
    if (joins === undefined || ENDS.test(text.slice(tokens[joint - 1]?.end ?? 0, start))) continue
    if (joins === 'than' && !isCompared(text.slice(0, start), language)) continue
    const isEither = joins !== 'and' || asksForDifference(text)
    const right = nameBehind(tokens, joint)
    if (right === null) continue
    for (const [left, own] of readingsOf(tokens, joint, right)) {
      const [first, last] = left
      const one: Side = { name: nameOf(left), question: without(start, tokens[own[1]]!.end) }
      const other: Side = {
        name: nameOf(right),
        question: without(tokens[first]!.start, last === joint - 1 ? end : tokens[last]!.end),
      }
      readings.push({ isEither, sides: [one, other] })
      if (readings.length === MOST_READINGS) return readings
    }
  }
  return readings
}
