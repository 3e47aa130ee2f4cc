import type { ProvenSentence, Receipt } from '@docent/domain/chat'
import { isBullet, isLabel, isRow } from './line-kinds.ts'
import { isReadingOf } from './quote-text.ts'
import { splitSentences } from './sentences.ts'

/** What somebody wants to say, and where he says it stands. Nothing of it is trusted. */
export interface Claim {
  /** What would be shown. */
  readonly text: string
  readonly fileId: string
  readonly fileName: string
  /** 1-based. */
  readonly page: number
  /** UTF-16 offsets into the page's text, `end` exclusive. */
  readonly start: number
  readonly end: number
  /** The words of the page that are claimed to stand there, unchanged. */
  readonly quote: string
}

/** UTF-16 units around a quote that are searched for its neighbours. */
const NEIGHBOURHOOD = 600
const WORD = /[\p{L}\p{M}\p{N}]/u

const isWholeNumber = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** Whether a cut at `at` would divide a word (not available → available stays a cut by words). */
function cutsWord(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false
  const before = String.fromCodePoint(
    text.codePointAt(at - (isLowSurrogate(text, at - 1) ? 2 : 1)) ?? 0,
  )
  const after = String.fromCodePoint(text.codePointAt(at) ?? 0)
  return (
    isLowSurrogate(text, at) || (WORD.test(before) && WORD.test(after) && isSpaced(before, after))
  )
}

const isLowSurrogate = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff
}

/** Scripts without blanks between words may be cut between any two signs; a footnote's digit may follow a letter. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const isSpaced = (before: string, after: string): boolean =>
  !UNSPACED.test(before) && !UNSPACED.test(after)

const isSetApart = (line: string): boolean => isRow(line) || isBullet(line) || isLabel(line)

/** What of a neighbour stands next to the quote: its paragraph, or the one line of a list or table. */
function nearest(neighbour: string, side: 'before' | 'after'): string {
  const at = side === 'before' ? -1 : 0
  const paragraph = neighbour.split(/\n\s*\n/).at(at) ?? ''
  const line = paragraph.split('\n').at(at) ?? ''
  return (isSetApart(line) ? line : paragraph).trim()
}

function sentenceBefore(text: string, start: number): string {
  const from = Math.max(0, start - NEIGHBOURHOOD)
  const sentences = splitSentences(text, from, start)
  const last = sentences.at(-1)
  if (last === undefined) return ''
  const near = nearest(text.slice(last.start, last.end), 'before')
  // With a single sentence the window may have cut its beginning.
  const isCut = sentences.length === 1 && from > 0 && text.slice(last.start, last.end) === near
  return isCut ? '' : near
}

function sentenceAfter(text: string, end: number): string {
  const to = Math.min(text.length, end + NEIGHBOURHOOD)
  const sentences = splitSentences(text, end, to)
  const first = sentences[0]
  if (first === undefined) return ''
  const near = nearest(text.slice(first.start, first.end), 'after')
  const isCut =
    sentences.length === 1 && to < text.length && text.slice(first.start, first.end) === near
  return isCut ? '' : near
}

/**
 * The gate that every sentence of an answer passes: reads the stored page again and compares it
 * with the claim, character for character. The text must be that quote by the rule of
 * `quote-text.ts`, the quote must stand at its place, and it must not begin or end inside a word.
 * @param pages text of all pages of the file, as stored
 * @returns the proof, or `null` where any of it is not so; never throws
 */
export const proveSentence = (claim: Claim, pages: readonly string[]): Receipt | null => {
  const receipt = readPlace(claim, pages)
  const isProven = receipt?.quote === claim.quote && isReadingOf(claim.text, claim.quote)
  return isProven ? receipt : null
}

/** Claims on one file with their proof; what has none is left out. */
export const proveAll = (claims: readonly Claim[], pages: readonly string[]): ProvenSentence[] =>
  claims.flatMap((claim) => {
    const receipt = proveSentence(claim, pages)
    return receipt === null ? [] : [{ text: claim.text, receipt }]
  })

/**
 * What stands at a place of a file, as a receipt shows it: with the sentence before and after.
 * @param pages text of all pages of the file, as stored
 * @returns `null` where there is no such place, or one that begins or ends inside a word
 */
export function readPlace(
  place: Pick<Claim, 'fileId' | 'fileName' | 'page' | 'start' | 'end'>,
  pages: readonly string[],
): Receipt | null {
  const { fileId, fileName, page, start, end } = place
  if (!isWholeNumber(page, 1, pages.length)) return null
  const pageText = pages[page - 1]!
  if (
    !isWholeNumber(start, 0, pageText.length) ||
    !isWholeNumber(end, start + 1, pageText.length)
  ) {
    return null
  }
  const quote = pageText.slice(start, end)
  if (quote.trim() === '' || cutsWord(pageText, start) || cutsWord(pageText, end)) return null
  return {
    fileId,
    fileName,
    page,
    pages: pages.length,
    start,
    end,
    quote,
    before: sentenceBefore(pageText, start),
    after: sentenceAfter(pageText, end),
  }
}
