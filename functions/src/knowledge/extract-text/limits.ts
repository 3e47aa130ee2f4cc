import { ExtractionError } from './extraction-error.ts'

/** Bounds of one document. A real one stays far below them; a hostile one meets them early. */
export const MAX_PAGES = 3_000
/** UTF-16 units of text. */
export const MAX_CHARACTERS = 10_000_000
/** Bytes that one packed part may unpack to, and all parts together. */
export const MAX_UNPACKED_PART_BYTES = 32 * 1024 * 1024
export const MAX_UNPACKED_BYTES = 128 * 1024 * 1024

/**
 * Takes pages one by one within the bounds.
 * @throws ExtractionError `too_large`
 */
export function pageCollector(): { readonly pages: string[]; add(page: string): void } {
  const pages: string[] = []
  let characters = 0
  return {
    pages,
    add(page) {
      characters += page.length
      if (characters > MAX_CHARACTERS) throw new ExtractionError('too_large', 'characters')
      if (pages.length >= MAX_PAGES) throw new ExtractionError('too_large', 'pages')
      pages.push(page)
    },
  }
}
