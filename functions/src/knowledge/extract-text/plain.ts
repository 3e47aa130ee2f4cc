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
  const pages = text.split('\f').map(tidyText)
  const isMarked = isMarkdown(pages.join('\n\n'))
  for (const page of pages) collector.add(isMarked ? tidyText(readMarkdown(page)) : page)
  if (collector.pages.every((page) => page === '')) throw new ExtractionError('empty')
  return { pages: collector.pages }
}
