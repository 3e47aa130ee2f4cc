import { tagOfForm, type Tag } from './lexicon.ts'

/** A word or sign of a sentence. */
export interface Token {
  /** Lower case, without a possessive or contracted ending. */
  readonly word: string
  readonly tag: Tag
  /** UTF-16 offsets into the text. */
  readonly start: number
  readonly end: number
}

interface Draft {
  word: string
  tag: Tag
  start: number
  end: number
}

const STOPS: ReadonlySet<string> = new Set(';:()–—!?"“”')
const COMMA = 44
const HYPHEN = 45

/** Whether a UTF-16 unit belongs to a word. Beyond Latin everything that is no punctuation does. */
const isOfWord = (unit: number): boolean =>
  (unit > 96 && unit < 123) ||
  (unit > 64 && unit < 91) ||
  (unit > 47 && unit < 58) ||
  (unit > 191 && (unit < 0x2000 || unit > 0x206f))

/** Signs that hold a word together between two of its letters: Ada’s, 1.5, U.S. */
const isJoint = (unit: number): boolean => unit === 39 || unit === 46 || unit === 0x2019

function endOfWord(text: string, start: number): number {
  let at = start + 1
  while (at < text.length) {
    const unit = text.charCodeAt(at)
    if (!isOfWord(unit) && !(isJoint(unit) && isOfWord(text.charCodeAt(at + 1)))) break
    at++
  }
  return at
}

/** Words behind which a bare word is what somebody does. */
const SUBJECTS: ReadonlySet<string> = new Set(['i', 'you', 'we', 'they', 'who'])
const MODALS: ReadonlySet<string> = new Set(
  'can could will would shall should may might must do does did to cannot'.split(' '),
)
const OPENS_NOUNS: ReadonlySet<Tag> = new Set([
  'determiner',
  'pronoun',
  'preposition',
  'number',
  'subordinator',
  'to',
  'name',
])
const BEGINS_CLAUSE: ReadonlySet<Tag> = new Set(['name', 'pronoun', 'subordinator'])
const MODIFIES: ReadonlySet<Tag> = new Set(['determiner', 'adjective'])
const NAMED: ReadonlySet<Tag> = new Set(['noun', 'name', 'adjective'])

/** Reads the words of an English text. Pure; linear in its length. */
export function tagWords(text: string): Token[] {
  const tokens: Draft[] = []
  let start = 0
  while (start < text.length) {
    const unit = text.charCodeAt(start)
    let end = start + 1
    if (isOfWord(unit)) {
      end = endOfWord(text, start)
      pushWord(tokens, text, start, end)
    } else if (unit === COMMA) tokens.push({ word: ',', tag: 'comma', start, end })
    else if (unit > 32 && STOPS.has(text.charAt(start))) {
      tokens.push({ word: text.charAt(start), tag: 'stop', start, end })
    }
    start = end
  }
  heedNeighbours(tokens)
  return tokens
}

function pushWord(tokens: Draft[], text: string, start: number, end: number): void {
  const raw = text.slice(start, end)
  const small = raw.toLowerCase()
  const cut = Math.max(small.lastIndexOf("'"), small.lastIndexOf('’'))
  if (cut > 0 && small.charAt(cut - 1) === 'n' && small.charAt(cut + 1) === 't') {
    tokens.push({ word: small.slice(0, cut - 1), tag: 'auxiliary', start, end })
    tokens.push({ word: 'not', tag: 'negation', start, end })
    return
  }
  const word = cut > 0 && small.length - cut <= 3 ? small.slice(0, cut) : small
  const isLarge = tokens.length > 0 && raw.charCodeAt(0) !== small.charCodeAt(0)
  const tag = tagOfForm(word, isLarge)
  // Full-sized is said of something, and nobody sized it.
  const isJoined = text.charCodeAt(start - 1) === HYPHEN && tag === 'past'
  tokens.push({ word, tag: isJoined ? 'adjective' : tag, start, end })
}

/** Nouns that are verbs where they stand, and verbs that are none. */
function heedNeighbours(tokens: Draft[]): void {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const { tag } = token
    const before = tokens[at - 1]
    const next = tokens[at + 1]
    if (tag === 'noun' || tag === 'adjective') {
      if (isVerbHere(token, before, tokens[at - 2], next)) token.tag = 'verb'
    } else if (tag === 'past' || tag === 'verb') {
      const isModified = before !== undefined && MODIFIES.has(before.tag)
      if (isModified && next !== undefined && NAMED.has(next.tag)) token.tag = 'adjective'
      else if (tag === 'verb' && before?.tag === 'determiner') token.tag = 'noun'
    }
  }
}

function isVerbHere(
  { word, tag }: Draft,
  before: Draft | undefined,
  second: Draft | undefined,
  next: Draft | undefined,
): boolean {
  if (before === undefined) return false
  if (MODALS.has(before.word)) return true
  const isBetween = before.tag === 'adverb' || before.tag === 'negation'
  if (isBetween && second !== undefined && MODALS.has(second.word)) return true
  if (tag !== 'noun') return false
  if (SUBJECTS.has(before.word)) return next?.tag !== 'auxiliary'
  return (
    word.endsWith('s') &&
    !word.endsWith('ss') &&
    !word.endsWith('us') &&
    next !== undefined &&
    next.word !== 'of' &&
    (before.tag === 'noun'
      ? next.tag === 'determiner' || next.tag === 'pronoun'
      : BEGINS_CLAUSE.has(before.tag) && OPENS_NOUNS.has(next.tag))
  )
}
