import type { FileKind } from '@docent/domain/knowledge'
import { ExtractionError } from './extraction-error.ts'

/** The text of a document by page. Lines end in `\n`, paragraphs in `\n\n`, cells in a tab. */
export interface ExtractedText {
  readonly pages: string[]
}

type Extractor = (bytes: Uint8Array) => ExtractedText | Promise<ExtractedText>

/** The parsers, each loaded when it is needed. */
const EXTRACTORS: Readonly<Record<FileKind, () => Promise<Extractor>>> = {
  pdf: async () => (await import('./pdf.ts')).extractPdf,
  docx: async () => (await import('./docx.ts')).extractDocx,
  doc: async () => (await import('./doc.ts')).extractDoc,
  txt: async () => (await import('./plain.ts')).extractPlain,
}

/**
 * Reads the text out of a document.
 * @throws ExtractionError where the document cannot be read; any other error is a parser's own
 */
export async function extractText(bytes: Uint8Array, kind: FileKind): Promise<ExtractedText> {
  if (bytes.length === 0) throw new ExtractionError('empty')
  const extract = await EXTRACTORS[kind]()
  return extract(bytes)
}
