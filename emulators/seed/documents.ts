import { readFile } from 'node:fs/promises'
import { FILE_KINDS, type FileKind } from '@docent/domain/knowledge'
import { parseMarkup } from './parse-markup.ts'
import { renderDocx } from './render-docx.ts'
import { renderPdf } from './render-pdf.ts'

/** A file as an owner would upload it. */
export interface DemoFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Date of issue of every document: what is generated must not depend on the day. */
const ISSUED_AT = new Date('2026-03-01T09:00:00Z')
const EDITION = 'Edition of 1 March 2026'

/** File names of the demo documents, by what they are. */
export const DOCUMENT_NAMES = {
  handbook: 'customer-handbook.pdf',
  prices: 'repair-price-list.docx',
  rental: 'rental-agreement.pdf',
  visit: 'visit-us.txt',
  german: 'gaeste-aus-deutschland.txt',
} as const

const sourceOf = (name: string): Promise<string> =>
  readFile(new URL(`documents/${name}`, import.meta.url), 'utf8')

/** A file with its own copy of the bytes, typed by the kind that its owner would call it. */
export const demoFile = (name: string, kind: FileKind, bytes: Uint8Array): DemoFile => ({
  name,
  mediaType: FILE_KINDS[kind].mediaType,
  bytes: new Uint8Array(bytes),
})

async function pdf(name: string, source: string, title: string, bodySize: number) {
  const blocks = parseMarkup(await sourceOf(source))
  const style = { title, edition: EDITION, bodySize, issuedAt: ISSUED_AT }
  return demoFile(name, 'pdf', await renderPdf(blocks, style))
}

async function docx(name: string, source: string, title: string) {
  const blocks = parseMarkup(await sourceOf(source))
  return demoFile(name, 'docx', await renderDocx(blocks, { title, issuedAt: ISSUED_AT }))
}

const txt = async (name: string) =>
  demoFile(name, 'txt', new TextEncoder().encode(await sourceOf(name)))

/** Makes the documents of the demo business. Every call gives the same bytes. */
export const makeDocuments = (): Promise<DemoFile[]> =>
  Promise.all([
    pdf(DOCUMENT_NAMES.handbook, 'handbook.md', 'Customer Handbook', 10.4),
    docx(DOCUMENT_NAMES.prices, 'price-list.md', 'Repair Price List and Workshop Terms'),
    pdf(DOCUMENT_NAMES.rental, 'rental-agreement.md', 'Rental Agreement', 8.6),
    txt(DOCUMENT_NAMES.visit),
    txt(DOCUMENT_NAMES.german),
  ])
