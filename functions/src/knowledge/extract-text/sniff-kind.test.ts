import { expect, test } from 'vitest'
import {
  buildDocx,
  buildOle,
  buildPdf,
  buildZip,
  linesPage,
  wordParagraph,
} from '../../testing/build-documents.ts'
import { sniffKind } from './sniff-kind.ts'

const text = (content: string) => new TextEncoder().encode(content)
const pdf = buildPdf([linesPage('Hello')])
const docx = buildDocx(wordParagraph('Hello'))
const doc = buildOle({ WordDocument: new Uint8Array(600) })
const locked = buildOle({ EncryptionInfo: new Uint8Array(9), EncryptedPackage: new Uint8Array(9) })

test.for<[string, Uint8Array, string | null]>([
  ['report.pdf', pdf, 'pdf'],
  ['report.txt', pdf, 'pdf'],
  ['report.pdf', new Uint8Array([0xef, 0xbb, 0xbf, ...pdf]), 'pdf'],
  ['letter.docx', docx, 'docx'],
  ['letter.doc', docx, 'docx'],
  ['letter.doc', doc, 'doc'],
  ['letter.docx', locked, 'docx'],
  ['notes.txt', text('Hello there'), 'txt'],
  ['NOTES.TXT', text('<p>markup is text too</p>'), 'txt'],
  ['README', text('Hello there'), 'txt'],
  ['about-pdf.txt', text('A file begins with %PDF-1.7, they say'), 'txt'],
  ['empty.txt', text(''), 'txt'],
  ['empty.pdf', text(''), 'pdf'],
  ['empty.exe', text(''), null],
  ['page.html', text('<html>'), null],
  ['logo.svg', text('<svg onload="alert(1)">'), null],
  ['script.js', text('alert(1)'), null],
  ['page.pdf', text('<html>'), null],
  ['letter.docx', text('Hello there'), null],
  ['letter.docx', buildZip({ 'a.txt': 'Hello' }), null],
  ['sheet.docx', buildZip({ 'xl/workbook.xml': '<x/>' }), null],
  ['cut.docx', docx.subarray(0, 60), null],
  ['sheet.doc', buildOle({ Workbook: new Uint8Array(600) }), null],
  ['program.txt', new Uint8Array(Buffer.from('MZ\x90\0\x03\0\0\0'.repeat(90), 'latin1')), null],
  ['picture.pdf', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), null],
])('%s is judged by its content', ([name, bytes, kind]) => {
  expect(sniffKind(bytes, name)).toBe(kind)
})
