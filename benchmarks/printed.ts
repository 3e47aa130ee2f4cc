// What is lost when documents come as PDFs: the bases of several files, printed by Chromium in three
// designs and read as they are in the product. `node tools/run.mjs benchmarks/printed.ts`: three minutes.
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../emulators/browser.ts'
import { ExtractionError } from '../functions/src/knowledge/extract-text/extraction-error.ts'
import { extractPdf } from '../functions/src/knowledge/extract-text/pdf.ts'
import { askedOf, indexFiles, readBases, type Base, type WrittenFile } from './bases.ts'
import { hear, type Heard, type Verdict } from './hear.ts'
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

function verdictOf({ kind, sentences }: Heard, holds: readonly string[]): Verdict {
  const said = plain(sentences.map(({ text }) => text).join(' '))
  const tells = holds.some((hold) => said.includes(plain(hold)))
  if (kind === 'answer') return tells ? 'right' : 'wrong'
  return tells ? 'near' : 'refused'
}

type Counts = Record<'right' | 'wrong' | 'untold', number>

/** What became of all that is asked of a base. */
function count(base: string, files: readonly WrittenFile[], counts: Counts): void {
  const indexed = indexFiles(files)
  for (const { question, holds } of askedOf(base, 'question')) {
    const verdict = verdictOf(hear(indexed, question), holds)
    if (holds.length === 0) counts.untold += Number(verdict === 'wrong')
    else if (verdict === 'right' || verdict === 'wrong') counts[verdict] += 1
  }
}

const none = (): Counts => ({ right: 0, wrong: 0, untold: 0 })
const browser = await chromium.launch({ executablePath: await findChromium() })
const page = await browser.newPage()
const found = new Map<string, { text: Counts; pdf: Counts }>()
for (const base of readBases()) {
  for (const [design, css] of Object.entries(DESIGNS)) {
    const key = `${design}${base.isHeldOut ? ', held out' : ''}`
    const { text, pdf } = found.get(key) ?? { text: none(), pdf: none() }
    found.set(key, { text, pdf })
    count(base.name, base.files, text)
    const files: WrittenFile[] = []
    for (const file of base.files) files.push(await printed(page, base, file, css))
    count(base.name, files, pdf)
  }
}
await browser.close()
printTable(
  'The same documents as text and as PDFs of three designs',
  [
    'Design',
    'right as text',
    'right as PDF',
    'share kept',
    'beside the point',
    'not told, answered',
  ],
  [...found].map(([key, { text, pdf }]) => [
    key,
    String(text.right),
    String(pdf.right),
    share(pdf.right / text.right),
    `${text.wrong} → ${pdf.wrong}`,
    `${text.untold} → ${pdf.untold}`,
  ]),
)
