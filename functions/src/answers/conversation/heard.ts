import type { Language } from '../language.ts'
import { foldAccents, formIn } from '../stem.ts'
import { HEARD_PHRASES, type HeardPhrase } from './heard-phrases/heard-phrases.ts'

/** Words of small talk, at most; signs, in languages that are written without blanks. */
export const MOST_HEARD_WORDS = 40

/** The wordings that may stand at one place of a phrase, as words; one that may be missing has none. */
type Slot = readonly (readonly string[])[]

interface Phrase {
  readonly slots: readonly Slot[]
  readonly heard: HeardPhrase
}

/** Phrases of a language; a word leads to those that may begin with it. */
type Book = ReadonlyMap<string, readonly Phrase[]>

/** Languages that are written without blanks, where words stand within what looks like one. */
export const UNSPACED_LANGUAGES: ReadonlySet<Language> = new Set(['zh', 'ja', 'th'])
/** A sign of their scripts is a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u
const WORDS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]\p{M}*|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+/gu

/** s'il, c'è, qu'est: two words in French and Italian. */
const ELISION = /(?<!\p{L})([cdjlmnst]|qu)['’`](?=\p{L})/giu

/** A word of a message, and where it stands. */
export interface HeardWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a message in lower case, without apostrophes; hiiii and sooo are read as hi and so. */
export function wordsOf(text: string): HeardWord[] {
  const plain = text.replace(ELISION, '$1 ').replace(/['’`]/gu, '\u2060')
  const words: HeardWord[] = []
  for (const match of plain.matchAll(/[\p{L}\p{M}\p{N}\u2060]+/gu)) {
    const bare = match[0].replaceAll('\u2060', '')
    const spoken = bare.toLowerCase().normalize('NFC')
    if (!UNSPACED.test(spoken)) {
      const word = spoken.replace(/(\p{L})\1{2,}/gu, '$1')
      if (word !== '') words.push({ word, start: match.index, end: match.index + match[0].length })
      continue
    }
    for (const sign of spoken.matchAll(WORDS)) {
      const start = match.index + sign.index
      words.push({ word: sign[0], start, end: start + sign[0].length })
    }
  }
  return words
}

/** Every wording that a piece of a phrase with alternatives stands for. */
function wordingsOf(piece: string): string[] {
  const choice = /\(([^()]*)\)/.exec(piece)
  if (choice === null) return [piece]
  const [whole, inner = ''] = choice
  const after = piece.slice(choice.index + whole.length)
  return inner.split('|').flatMap((one) => wordingsOf(piece.slice(0, choice.index) + one + after))
}

/** Between words, and between signs that are words by themselves; not within a choice. */
const BETWEEN_PIECES = /\s+(?![^(]*\))/u
const BETWEEN_SIGNS = /(?=\()|(?<=\))/u

/** A word without accents, which many leave out as they type. */
const plainOf = ({ word }: HeardWord): string => foldAccents(word)
/** The same of a Serbian one, in the alphabet that its phrases are in. */
const latinOf = ({ word }: HeardWord): string => formIn('sr', word)

function slotsOf(phrase: string): Slot[] {
  const pieces = phrase.trim().split(BETWEEN_PIECES)
  return pieces
    .flatMap((piece) => (UNSPACED.test(piece) ? piece.split(BETWEEN_SIGNS) : [piece]))
    .map((piece) => wordingsOf(piece).map((wording) => wordsOf(wording).map(plainOf)))
}

/** The words that a phrase may begin with. */
function firstWords(slots: readonly Slot[]): ReadonlySet<string> {
  const first = new Set<string>()
  for (const slot of slots) {
    for (const [word] of slot) if (word !== undefined) first.add(word)
    if (slot.every(({ length }) => length > 0)) break
  }
  return first
}

function bookOf(language: string): Book {
  const book = new Map<string, Phrase[]>()
  for (const [heard, list] of Object.entries(HEARD_PHRASES[language] ?? {}) as [
    HeardPhrase,
    string,
  ][]) {
    for (const phrase of list.split(';')) {
      const slots = slotsOf(phrase)
      for (const word of firstWords(slots)) {
        const known = book.get(word)
        if (known === undefined) book.set(word, [{ slots, heard }])
        else known.push({ slots, heard })
      }
    }
  }
  return book
}

/** Where a phrase may end that begins at a word, told behind its last one. */
function endsOf(slots: readonly Slot[], words: readonly string[], from: number): number[] {
  let ends = new Set([from])
  for (const slot of slots) {
    const next = new Set<number>()
    for (const at of ends) {
      for (const wording of slot) {
        if (wording.every((word, index) => words[at + index] === word))
          next.add(at + wording.length)
      }
    }
    if (next.size === 0) return []
    ends = next
  }
  return [...ends].filter((end) => end > from)
}

const books = new Map<string, Book>()
const NO_BOOK: Book = new Map()
/** Letters of a word by which a language is left alone that has no phrase with them. */
const TELLING_LETTERS = 3

/** What a language's phrases are written with, without accents. */
const folded = new Map<string, string>()

function foldedPhrases(language: string): string {
  const known = folded.get(language)
  if (known !== undefined) return known
  const phrases = foldAccents(Object.values(HEARD_PHRASES[language] ?? {}).join(';'))
  folded.set(language, phrases)
  return phrases
}

/** The phrases of a language; none as long as no word was looked for that may begin one. */
function bookFor(language: string, word: string): Book {
  const known = books.get(language)
  if (known !== undefined) return known
  if (!foldedPhrases(language).includes(word.slice(0, TELLING_LETTERS))) return NO_BOOK
  const book = bookOf(language)
  books.set(language, book)
  return book
}

/** Languages whose small talk is understood. */
export const HEARD_LANGUAGES: readonly string[] = Object.keys(HEARD_PHRASES)

/** What a stretch of words says, and how many words that are. */
export interface Cover {
  readonly words: number
  readonly heard: ReadonlySet<HeardPhrase>
}

const NO_COVER: Cover = { words: 0, heard: new Set() }

/**
 * How far phrases of small talk cover the words from the first one on: the longest stretch.
 * Deterministic; looks at `MOST_HEARD_WORDS` words.
 */
export function coverOf(said: readonly HeardWord[], language: string): Cover {
  const heardAs = language === 'sr' ? latinOf : plainOf
  const first = said[0] === undefined ? '' : heardAs(said[0])
  const book = bookFor(language, first)
  // Most messages begin no phrase in most languages.
  if (!book.has(first)) return NO_COVER
  const words = said.slice(0, MOST_HEARD_WORDS).map(heardAs)
  const reached: (ReadonlySet<HeardPhrase> | undefined)[] = [new Set()]
  let longest = 0
  for (let at = 0; at < words.length; at++) {
    const before = reached[at]
    if (before === undefined) continue
    for (const { slots, heard } of book.get(words[at]!) ?? []) {
      for (const end of endsOf(slots, words, at)) {
        const known = reached[end]
        // Of two readings the one with fewer fillers is kept ("thank you" is thanks), and of a question
        // for help the one that leads to another question ("I have a question").
        const isFuller = heard !== 'filler' && known?.has('filler') === true
        const isLead = heard === 'asking' && known?.has('help') === true
        if (known !== undefined && !isFuller && !isLead) continue
        reached[end] = new Set([...before, heard])
        longest = Math.max(longest, end)
      }
    }
  }
  return { words: longest, heard: reached[longest] ?? new Set() }
}
