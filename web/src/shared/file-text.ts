import { API } from '@docent/domain/routes'
import { flowLines } from './flow-lines.ts'
import type { FunctionsClient } from './functions-client.ts'

/** The text of a document as it was read, page by page. */
export interface FileText {
  readonly fileName: string
  readonly pages: readonly string[]
}

export type LoadFileText = (fileId: string, signal: AbortSignal) => Promise<FileText>

const isText = (value: unknown): value is string => typeof value === 'string'

function readFileText(body: unknown): FileText | null {
  if (typeof body !== 'object' || body === null) return null
  const { fileName, pages } = body as Record<string, unknown>
  return isText(fileName) && Array.isArray(pages) && pages.every(isText)
    ? { fileName, pages }
    : null
}

/** Loads the text that receipts point into. */
export const fileTextLoader =
  (client: FunctionsClient): LoadFileText =>
  (fileId, signal) =>
    client.get(`${API.fileText}?fileId=${encodeURIComponent(fileId)}`, readFileText, { signal })

/**
 * Where a quote stands in a page's text: at its offset, else wherever the page still says it.
 * @returns `null` where the page no longer says it
 */
export function placeQuote(
  text: string,
  { start, quote }: { start: number; quote: string },
): { start: number; end: number } | null {
  if (quote === '') return null
  const at = text.startsWith(quote, start) ? start : text.indexOf(quote)
  return at < 0 ? null : { start: at, end: at + quote.length }
}

/** A page's text in three parts, as it is shown: up to the quote, the quote, and what follows. */
export interface MarkedPage {
  readonly before: string
  readonly quote: string
  readonly after: string
}

/**
 * Finds a quote on its page: at its offsets, else wherever the page still says it.
 * @returns `null` where the page no longer says it
 */
export function markPage(
  pages: readonly string[],
  receipt: { page: number; start: number; end: number; quote: string },
): MarkedPage | null {
  const text = pages[receipt.page - 1]
  const place = text === undefined ? null : placeQuote(text, receipt)
  if (text === undefined || place === null) return null
  const { start, end } = place
  const shown = flowLines(text)
  return { before: shown.slice(0, start), quote: shown.slice(start, end), after: shown.slice(end) }
}
