import { readXml } from './docx-xml.ts'
import { ExtractionError } from './extraction-error.ts'
import { readDocxParts } from './docx-parts.ts'
import { isOle } from './ole-directory.ts'
import { pageCollector } from './limits.ts'
import { tidyText } from './tidy-text.ts'

/**
 * Text of a Word document: paragraphs, headings, list items, table rows with tabs between their
 * cells, and the notes at the end. Pages are those that the author or Word's last layout marked.
 * @throws ExtractionError `encrypted`, `damaged`, `empty`, `too_large`
 */
export function extractDocx(bytes: Uint8Array): { pages: string[] } {
  // An encrypted document is wrapped in the older container format.
  if (isOle(bytes)) throw new ExtractionError('encrypted')
  const { document, notes } = readDocxParts(bytes)
  const text = [readXml(document), ...notes.map(readXml)].filter((part) => part !== '').join('\n\n')
  const collector = pageCollector()
  for (const page of text.split('\f')) collector.add(tidyText(page))
  const pages = withoutBlankEnds(collector.pages)
  if (pages.length === 0) throw new ExtractionError('empty')
  return { pages }
}

/** A break before the first or after the last text makes no page. */
function withoutBlankEnds(pages: readonly string[]): string[] {
  const last = pages.findLastIndex((page) => page !== '')
  return pages.slice(0, last + 1)
}
