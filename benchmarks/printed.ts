// What is lost when documents come as PDFs: the bases of several files, printed by Chromium in three
// designs and read as they are in the product. `node tools/run.mjs benchmarks/printed.ts`: two minutes.
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../emulators/browser.ts'
import { ExtractionError } from '../functions/src/knowledge/extract-text/extraction-error.ts'
import { extractPdf } from '../functions/src/knowledge/extract-text/pdf.ts'
import { askedOf, indexFiles, readBases, type Asked, type Base, type WrittenFile } from './bases.ts'
import { hear, verdictBy, type Heard, type Verdict } from './hear.ts'
import { printTable, share } from './table.ts'

const TABLE = 'table{border-collapse:collapse;width:100%;margin:8pt 0}th,td{text-align:left}'
/** Bordered tables under justified text; two columns; centred cells with much space around them. */
const DESIGNS: Readonly<Record<string, string>> = {
  letter: `${TABLE}body{font:10.5pt/1.45 serif;text-align:justify;hyphens:auto}td,th{border:1px solid #888;padding:3pt 5pt;vertical-align:top;hyphens:none}`,
  brochure: `${TABLE}body{font:9.5pt/1.5 sans-serif;column-count:2;column-gap:9mm}table{font-size:8.5pt}td,th{padding:3pt 4pt;vertical-align:middle}`,
  sheet: `${TABLE}body{font:11pt/1.6 sans-serif}td,th{padding:6pt 8pt;border-bottom:1px solid #ddd;vertical-align:middle}td:nth-child(2),th:nth-child(2){text-align:center}td:last-child,th:last-child{text-align:end}h2,h3{text-align:center}`,
}
const LONGEST_HEADING = 80
const FROM_RIGHT: ReadonlySet<string> = new Set(['ar', 'fa', 'he'])

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const wrapped = (tag: string, text: string): string => `<${tag}>${escaped(text)}</${tag}>`

/** The lines from a place on that are of one kind. */
function linesWhile(lines: readonly string[], at: number, isOfKind: (line: string) => boolean) {
  const end = lines.findIndex((line, index) => index >= at && !isOfKind(line))
  return lines.slice(at, end < 0 ? lines.length : end)
}

const isRow = (line: string): boolean => / \|(?: |$)/.test(line)
const isItem = (line: string): boolean => /^[-•–*]\s/.test(line)

/** A block of lines as an organisation would set it: tables, lists, headings, paragraphs. */
function blockAsHtml(block: string): string {
  const lines = block.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  if (
    lines.length === 1 &&
    first.length < LONGEST_HEADING &&
    !/[.;,。]$/.test(first) &&
    !isRow(first)
  ) {
    return wrapped(first === first.toUpperCase() ? 'h2' : 'h3', first)
  }
  let html = ''
  for (let at = 0; at < lines.length;) {
    const rows = linesWhile(lines, at, isRow)
    const items = linesWhile(lines, at, isItem)
    const cells = rows.map((row, index) =>
      row
        .split('|')
        .map((cell) => wrapped(index === 0 ? 'th' : 'td', cell.trim()))
        .join(''),
    )
    if (rows.length > 1) html += `<table>${cells.map((row) => `<tr>${row}</tr>`).join('')}</table>`
    else if (items.length > 0)
      html += `<ul>${items.map((item) => wrapped('li', item.replace(/^\S+\s+/, ''))).join('')}</ul>`
    else
      html += wrapped(at === 0 && lines.length > 1 && first.endsWith('?') ? 'h4' : 'p', lines[at]!)
    at += Math.max(1, rows.length, items.length)
  }
  return html
}

/** The pages of a PDF; one without text where it is refused, since its font does not tell its letters. */
async function readPdf(bytes: Uint8Array): Promise<string[]> {
  try {
    return (await extractPdf(bytes)).pages
  } catch (error) {
    if (error instanceof ExtractionError) return ['']
    throw error
  }
}

async function printed(page: Page, base: Base, { fileName, pages }: WrittenFile, css: string) {
  const language = base.name.slice(0, 2)
  const body = pages
    .flatMap((text) => text.split(/\n\s*\n/))
    .map(blockAsHtml)
    .join('\n')
  const direction = FROM_RIGHT.has(language) ? 'rtl' : 'ltr'
  await page.setContent(
    `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><style>${css}</style>${body}`,
  )
  const number =
    '<p style="font-size:8px;width:100%;text-align:center"><span class="pageNumber"></span></p>'
  const bytes = await page.pdf({
    format: 'A4',
    margin: { top: '22mm', bottom: '22mm', left: '18mm', right: '18mm' },
    displayHeaderFooter: true,
    headerTemplate: `<p style="font-size:8px;margin:0 18mm">${escaped(fileName)}</p>`,
    footerTemplate: number,
  })
  return { fileName, pages: await readPdf(bytes) }
}

/** Blanks and signs between cells, which a printed document has none of, as one blank. */
const plain = (text: string): string => text.replaceAll(/[|·\s]+/gu, ' ').trim()

function verdictOf(heard: Heard, { sides }: Asked): Verdict {
  const said = plain(heard.sentences.map(({ text }) => text).join(' '))
  const isShown = (side: readonly string[]): boolean =>
    side.some((span) => said.includes(plain(span)))
  return verdictBy(heard, sides.length > 0 && sides.every(isShown))
}

/** What became of what is asked of a base, and how many rows of its tables are read cell by cell. */
interface Counts {
  readonly right: number
  readonly wrong: number
  readonly untold: number
  readonly rows: number
}

const add = (one: Counts, other: Counts): Counts => ({
  right: one.right + other.right,
  wrong: one.wrong + other.wrong,
  untold: one.untold + other.untold,
  rows: one.rows + other.rows,
})

/** Soft hyphens and blanks tell nothing of a cell, and the figure dash is drawn like the other. */
const cellOf = (text: string): string =>
  text
    .replaceAll(/[\u00AD\s]+/gu, '')
    .replaceAll('\u2012', '–')
    .normalize('NFC')

/** Rows as the cells in them that are not empty. */
const cellsOf = (rows: readonly string[], sign: string): string[] =>
  rows.map((row) => row.split(sign).map(cellOf).filter(Boolean).join('|'))

const linesOf = (files: readonly WrittenFile[]): string[] =>
  files.flatMap(({ pages }) => pages.flatMap((page) => page.split('\n')))

/** The rows of tables as they were written; a line with bars by itself is none. */
function writtenRows(files: readonly WrittenFile[]): string[] {
  const lines = linesOf(files)
  const isBeside = (at: number): boolean => isRow(lines[at - 1] ?? '') || isRow(lines[at + 1] ?? '')
  return cellsOf(
    lines.filter((line, at) => isRow(line) && isBeside(at)),
    '|',
  )
}

const readRows = (files: readonly WrittenFile[]): string[] =>
  cellsOf(
    linesOf(files).filter((line) => line.includes('\t')),
    '\t',
  )

/** What is made of a base whose files come in some way. */
function count(base: Base, files: readonly WrittenFile[]): Counts {
  const indexed = indexFiles(files)
  const asked = askedOf(base.name, 'question').map((one) => ({
    isTold: one.sides.length > 0,
    verdict: verdictOf(hear(indexed, one.question), one),
  }))
  const countOf = (isTold: boolean, verdict: Verdict): number =>
    asked.filter((one) => one.isTold === isTold && one.verdict === verdict).length
  const read = new Set(files === base.files ? writtenRows(files) : readRows(files))
  return {
    right: countOf(true, 'right'),
    wrong: countOf(true, 'wrong'),
    untold: countOf(false, 'wrong'),
    rows: writtenRows(base.files).filter((row) => read.has(row)).length,
  }
}

const NONE: Counts = { right: 0, wrong: 0, untold: 0, rows: 0 }
const browser = await chromium.launch({ executablePath: await findChromium() })
const page = await browser.newPage()
const found = new Map<string, { text: Counts; pdf: Counts }>()
/** Those that this machine has no font for. */
const unprinted = new Set<string>()
for (const base of readBases()) {
  const asText = count(base, base.files)
  for (const [design, css] of Object.entries(DESIGNS)) {
    const key = `${design}${base.isHeldOut ? ', held out' : ''}`
    const { text, pdf } = found.get(key) ?? { text: NONE, pdf: NONE }
    const files: WrittenFile[] = []
    for (const file of base.files) files.push(await printed(page, base, file, css))
    if (files.every(({ pages }) => pages.join('') === '')) {
      unprinted.add(base.name)
      continue
    }
    found.set(key, { text: add(text, asText), pdf: add(pdf, count(base, files)) })
  }
}
await browser.close()
if (unprinted.size > 0) console.log(`Left out, for want of a font: ${[...unprinted].join(', ')}.`)
printTable(
  'The same documents as text and as PDFs of three designs',
  [
    'Design',
    'right as text',
    'right as PDF',
    'share kept',
    'beside the point',
    'not told, answered',
    'rows read',
  ],
  [...found].map(([key, { text, pdf }]) => [
    key,
    String(text.right),
    String(pdf.right),
    share(pdf.right / text.right),
    `${text.wrong} → ${pdf.wrong}`,
    `${text.untold} → ${pdf.untold}`,
    `${pdf.rows} of ${text.rows}`,
  ]),
)
