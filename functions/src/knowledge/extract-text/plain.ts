import { ExtractionError } from './extraction-error.ts'
import { pageCollector } from './limits.ts'
import { isMarkdown, readMarkdown } from './markdown.ts'
import { decodePlain } from './plain-encoding.ts'
import { tidyText } from './tidy-text.ts'

/**
 * Text of a plain file; a form feed ends a page. Of one in Markdown what a reader sees.
 * @throws ExtractionError `empty`, `unsupported`, `too_large`
 */
export function extractPlain(bytes: Uint8Array): { pages: string[] } {
  const text = decodePlain(bytes)
  if (text === null) throw new ExtractionError('unsupported', 'not text')
  const collector = pageCollector()
  const read = isMarkdown(text) ? readMarkdown : String
  for (const page of text.split('\f')) collector.add(tidyText(read(tidyText(page))))
  if (collector.pages.every((page) => page === '')) throw new ExtractionError('empty')
  return { pages: collector.pages }
}
