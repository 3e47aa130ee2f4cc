import { isRecord } from '@docent/domain/chat'
import type { FileQuote } from '@docent/domain/knowledge'
import { API } from '@docent/domain/routes'
import type { FunctionsClient } from '../../shared/functions-client.ts'
import { placeQuote } from '../../shared/file-text.ts'
import { flowLines } from '../../shared/flow-lines.ts'

/** One page of a document as it was read. */
export interface DocumentPage {
  readonly fileName: string
  readonly pageCount: number
  /** `null` where the document has no such page. */
  readonly text: string | null
}

type Get = Pick<FunctionsClient, 'get'>

const addressOf = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query).toString()}`

function readPage(body: unknown): DocumentPage | null {
  if (!isRecord(body)) return null
  const { fileName, pageCount, pages } = body
  if (typeof fileName !== 'string' || typeof pageCount !== 'number') return null
  if (!Array.isArray(pages)) return null
  const [text] = pages as unknown[]
  return { fileName, pageCount, text: typeof text === 'string' ? text : null }
}

/** Loads one page and no other. @throws CallError */
export const loadPage = (
  client: Get,
  fileId: string,
  page: number,
  signal: AbortSignal,
): Promise<DocumentPage> =>
  client.get(addressOf(API.fileText, { fileId, from: `${page}`, count: '1' }), readPage, {
    signal,
  })

const isQuote = (value: unknown): value is FileQuote =>
  isRecord(value) &&
  typeof value['page'] === 'number' &&
  typeof value['start'] === 'number' &&
  typeof value['quote'] === 'string' &&
  Array.isArray(value['questions'])

function readQuotes(body: unknown): FileQuote[] | null {
  const quotes = isRecord(body) ? body['quotes'] : null
  return Array.isArray(quotes) && quotes.every(isQuote) ? quotes : null
}

/** Loads what answers lately came from. @throws CallError */
export const loadQuotes = (client: Get, fileId: string, signal: AbortSignal) =>
  client.get(addressOf(API.fileQuotes, { fileId }), readQuotes, { signal })

/** A stretch of a page's text; joined again, the stretches are the text as it is shown. */
export interface Stretch {
  /** First UTF-16 unit in the page's text. */
  readonly at: number
  readonly text: string
  readonly isQuoted: boolean
  /** The quote that was asked for. */
  readonly isSought: boolean
}

interface Place {
  start: number
  end: number
  isSought: boolean
}

/** A passage that an address names: by its words, or by where they stand alone. */
export type Sought = { readonly start: number } & (
  { readonly quote: string } | { readonly end: number }
)

function placeOfSought(text: string, sought: Sought): { start: number; end: number } | null {
  if ('quote' in sought) return placeQuote(text, sought)
  const { start, end } = sought
  return start < end && end <= text.length ? { start, end } : null
}

/**
 * Cuts a page's text, as it is shown, at the quotes that still stand in it. Quotes that overlap
 * become one.
 */
export function cutAtQuotes(
  text: string,
  quotes: readonly { start: number; quote: string }[],
  sought: Sought | null,
): Stretch[] {
  const placeOf = (quote: Sought, isSought: boolean): Place[] => {
    const place = placeOfSought(text, quote)
    return place === null ? [] : [{ ...place, isSought }]
  }
  const places = [
    ...(sought === null ? [] : placeOf(sought, true)),
    ...quotes.flatMap((quote) => placeOf(quote, false)),
  ].toSorted((a, b) => a.start - b.start)
  const merged: Place[] = []
  for (const place of places) {
    const last = merged.at(-1)
    if (last === undefined || place.start >= last.end) merged.push({ ...place })
    else {
      last.end = Math.max(last.end, place.end)
      last.isSought ||= place.isSought
    }
  }
  const shown = flowLines(text)
  const stretches: Stretch[] = []
  let at = 0
  for (const { start, end, isSought } of merged) {
    stretches.push({ at, text: shown.slice(at, start), isQuoted: false, isSought: false })
    stretches.push({ at: start, text: shown.slice(start, end), isQuoted: true, isSought })
    at = end
  }
  stretches.push({ at, text: shown.slice(at), isQuoted: false, isSought: false })
  return stretches.filter((stretch) => stretch.text !== '')
}
