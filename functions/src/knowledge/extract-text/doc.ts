import { ExtractionError } from './extraction-error.ts'
import { pageCollector } from './limits.ts'
import { hasOleStream, isOle, oleStreamOffset } from './ole-directory.ts'
import { tidyText } from './tidy-text.ts'

/** First two bytes of the main stream, and the oldest format number, of Word 97. */
const WORD_97 = { mark: 0xa5ec, oldestFormat: 0x00c1 }
/** Flag in the main stream's header. */
const IS_ENCRYPTED = 0x0100

/**
 * Text of a document of Word 97 to 2003: its body, then its notes, as one page: the format does not
 * keep where pages ended.
 * @throws ExtractionError `encrypted`, `unsupported`, `damaged`, `empty`, `too_large`
 */
export async function extractDoc(bytes: Uint8Array): Promise<{ pages: string[] }> {
  if (!isOle(bytes)) throw new ExtractionError('damaged', 'no compound file')
  if (hasOleStream(bytes, 'EncryptedPackage')) throw new ExtractionError('encrypted')
  checkHeader(bytes)
  const { default: WordExtractor } = await import('word-extractor')
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch((cause: unknown) => {
    throw new ExtractionError('damaged', cause instanceof Error ? cause.name : 'parser')
  })
  const options = { filterUnicode: false }
  const text = [
    document.getBody(options),
    document.getFootnotes(options),
    document.getEndnotes(options),
  ]
    .map(readParagraphs)
    .filter((part) => part !== '')
    .join('\n\n')
  if (text === '') throw new ExtractionError('empty')
  const collector = pageCollector()
  collector.add(text)
  return { pages: collector.pages }
}

/** *Source:* MS-DOC 2.5.2, FibBase: `wIdent`, `nFib`, `fEncrypted`. */
function checkHeader(bytes: Uint8Array): void {
  const offset = oleStreamOffset(bytes, 'WordDocument')
  if (offset === null || offset + 12 > bytes.length) throw new ExtractionError('damaged', 'header')
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset)
  if ((view.getUint16(10, true) & IS_ENCRYPTED) !== 0) throw new ExtractionError('encrypted')
  const isWord97 =
    view.getUint16(0, true) === WORD_97.mark && view.getUint16(2, true) >= WORD_97.oldestFormat
  if (!isWord97) throw new ExtractionError('unsupported', 'Word before 97')
}

/** Every line is a paragraph; the rows of a table and the items of a list stay together. */
function readParagraphs(text: string): string {
  let joined = ''
  let lastKind: 'row' | 'item' | 'paragraph' = 'paragraph'
  for (const line of tidyText(text).split(/\n+/)) {
    const kind = line.includes('\t') ? 'row' : BULLET.test(line) ? 'item' : 'paragraph'
    const gap = kind !== 'paragraph' && kind === lastKind ? '\n' : '\n\n'
    joined += joined === '' ? line : gap + line
    lastKind = kind
  }
  return joined
}

const BULLET = /^[•●▪◦‣·■–*-]\s/
