import { getDocumentProxy } from 'unpdf'
import { ExtractionError } from './extraction-error.ts'
import { MAX_PAGES, pageCollector } from './limits.ts'
import { guardPdf } from './pdf-guard.ts'
import { markedContentOf, spellMarked, type MarkedContent } from './marked-content.ts'
import { readLines } from './pdf-lines.ts'
import { joinLines } from './pdf-paragraphs.ts'
import { joinRows } from './pdf-rows.ts'
import { isReadable, requireReadable } from './readable-text.ts'
import { tidyText } from './tidy-text.ts'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

/**
 * Text of a PDF by its pages, in the order in which the document draws it.
 * @throws ExtractionError `encrypted`, `damaged`, `no_text`, `too_large`
 */
export async function extractPdf(bytes: Uint8Array): Promise<{ pages: string[] }> {
  const marked: MarkedContent[][] = []
  guardPdf(bytes, (unpacked) => {
    const content = markedContentOf(unpacked)
    if (content.length > 0) marked.push(content)
  })
  const document = await openPdf(bytes)
  if (document.numPages > MAX_PAGES) throw new ExtractionError('too_large', 'pages')
  const collector = pageCollector()
  const unusable = { damaged: 0, unreadable: 0 }
  for (let number = 1; number <= document.numPages; number++) {
    const text = await readPage(document, number, marked)
    if (text === null) unusable.damaged += 1
    else if (!isReadable(text)) unusable.unreadable += 1
    else collector.add(tidyText(text))
    if (collector.pages.length < number) collector.add('')
  }
  await document.loadingTask.destroy()
  if (unusable.damaged === document.numPages) throw new ExtractionError('damaged', 'no page opens')
  requireReadable(collector.pages, unusable.unreadable)
  return { pages: collector.pages }
}

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // The parser takes the array away from its owner: it gets a copy.
    return await getDocumentProxy(Uint8Array.from(bytes), {
      verbosity: 0,
      useSystemFonts: false,
    })
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    throw new ExtractionError(name === 'PasswordException' ? 'encrypted' : 'damaged', name)
  }
}

/** Text of a page as it stands there; `null` where the page is damaged. */
async function readPage(
  document: PdfDocument,
  number: number,
  marked: readonly MarkedContent[][],
): Promise<string | null> {
  try {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: marked.length > 0 })
    const lines = readLines(spellMarked(items, marked))
    page.cleanup()
    return joinLines(joinRows(lines))
  } catch {
    return null
  }
}
