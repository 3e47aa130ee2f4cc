import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from 'pdf-lib'
import type { Block } from './parse-markup.ts'

export interface PdfStyle {
  readonly title: string
  /** Stands in the footer of every page. */
  readonly edition: string
  /** Size of the body in points; everything else follows from it. */
  readonly bodySize: number
  readonly issuedAt: Date
}

interface Fonts {
  readonly body: PDFFont
  readonly bold: PDFFont
  readonly heading: PDFFont
}

interface Sheet {
  readonly document: PDFDocument
  readonly fonts: Fonts
  readonly style: PdfStyle
  page: PDFPage
  /** Baseline of the line drawn last, in points from the lower edge. */
  y: number
}

const A4: [number, number] = [595.28, 841.89]
const MARGIN = { left: 68, right: 68, top: 86, bottom: 70 }
const TEXT_WIDTH = A4[0] - MARGIN.left - MARGIN.right
/** Space around the text of a cell, in sizes of the letters. */
const CELL_PADDING = 0.4
const INK = rgb(0.12, 0.14, 0.16)
const SEA = rgb(0.06, 0.33, 0.36)
const QUIET = rgb(0.4, 0.44, 0.46)

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

const lineHeight = (size: number): number => size * 1.42

/** Starts a new page unless `height` points are still free on this one. */
function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y - height >= MARGIN.bottom) return
  sheet.page = sheet.document.addPage(A4)
  sheet.y = A4[1] - MARGIN.top
}

interface Run {
  readonly text: string
  readonly font: PDFFont
  readonly size: number
  readonly indent?: number
}

/** Paragraphs are short here and stay on one page, as a careful printer would have it. */
function drawText(sheet: Sheet, { text, font, size, indent = 0 }: Run): void {
  const lines = wrap(text, font, size, TEXT_WIDTH - indent)
  makeRoom(sheet, lines.length * lineHeight(size))
  for (const line of lines) {
    sheet.y -= lineHeight(size)
    const color = font === sheet.fonts.heading ? SEA : INK
    sheet.page.drawText(line, { x: MARGIN.left + indent, y: sheet.y, size, font, color })
  }
}

/** A heading never stands alone at the foot of a page: three lines of text must fit below it. */
function drawHeading(sheet: Sheet, text: string, size: number): void {
  const above = size * 0.9
  makeRoom(sheet, above + lineHeight(size) + 3 * lineHeight(sheet.style.bodySize))
  sheet.y -= above
  drawText(sheet, { text, font: sheet.fonts.heading, size })
  sheet.y -= size * 0.2
}

function drawItems(sheet: Sheet, items: readonly string[], mark: (index: number) => string): void {
  const { bodySize: size } = sheet.style
  const { body: font } = sheet.fonts
  const indent = 18
  items.forEach((text, index) => {
    makeRoom(sheet, wrap(text, font, size, TEXT_WIDTH - indent).length * lineHeight(size))
    const y = sheet.y - lineHeight(size)
    sheet.page.drawText(mark(index), { x: MARGIN.left, y, size, font, color: INK })
    drawText(sheet, { text, font, size, indent })
  })
  sheet.y -= size * 0.5
}

/** Column widths in proportion to the longest cell, between a seventh and half of the table. */
function columnWidths(rows: readonly (readonly string[])[], font: PDFFont, size: number): number[] {
  const natural = (rows[0] ?? []).map((_, column) => {
    const longest = Math.max(...rows.map((row) => font.widthOfTextAtSize(row[column] ?? '', size)))
    return Math.min(TEXT_WIDTH / 2, Math.max(TEXT_WIDTH / 7, longest))
  })
  const sum = natural.reduce((total, width) => total + width, 0)
  return natural.map((width) => (width / sum) * TEXT_WIDTH)
}

interface TableRow {
  readonly font: PDFFont
  /** Lines of each cell. */
  readonly cells: readonly (readonly string[])[]
  readonly height: number
}

function drawRow(sheet: Sheet, row: TableRow, widths: readonly number[], size: number): void {
  const top = sheet.y - size * CELL_PADDING
  let x = MARGIN.left
  row.cells.forEach((lines, column) => {
    lines.forEach((line, at) => {
      const y = top - (at + 1) * lineHeight(size) + size * 0.3
      const place = { x: x + size * CELL_PADDING, y, size, font: row.font, color: INK }
      sheet.page.drawText(line, place)
    })
    x += widths[column] ?? 0
  })
  sheet.y -= row.height
  const end = { x: MARGIN.left + TEXT_WIDTH, y: sheet.y }
  const thickness = row.font === sheet.fonts.bold ? 1.2 : 0.4
  sheet.page.drawLine({ start: { x: MARGIN.left, y: sheet.y }, end, thickness, color: SEA })
}

interface TableLayout {
  readonly rows: readonly TableRow[]
  readonly widths: readonly number[]
  readonly size: number
  readonly height: number
}

function layOutTable({ fonts, style }: Sheet, texts: readonly (readonly string[])[]): TableLayout {
  const size = style.bodySize - 0.5
  const padding = 2 * size * CELL_PADDING
  const widths = columnWidths(texts, fonts.bold, size)
  const rows = texts.map((row, index): TableRow => {
    const font = index === 0 ? fonts.bold : fonts.body
    const cells = row.map((text, column) => wrap(text, font, size, (widths[column] ?? 0) - padding))
    const lines = Math.max(...cells.map((cell) => cell.length))
    return { font, cells, height: lines * lineHeight(size) + padding }
  })
  return { rows, widths, size, height: rows.reduce((total, row) => total + row.height, 0) }
}

/** A table stays on one page: a price without the head of its column says nothing. */
function drawTable(sheet: Sheet, texts: readonly (readonly string[])[]): void {
  const table = layOutTable(sheet, texts)
  makeRoom(sheet, table.height)
  for (const row of table.rows) drawRow(sheet, row, table.widths, table.size)
  sheet.y -= sheet.style.bodySize * 0.9
}

/** A heading takes the table below it along to the next page, with what stands between them. */
function keepWithTable(sheet: Sheet, following: readonly Block[]): void {
  const distance = following.slice(0, 3).findIndex((block) => block.kind === 'table')
  const table = following[distance]
  if (table?.kind !== 'table') return
  const between = 3 * (distance + 1) * lineHeight(sheet.style.bodySize)
  makeRoom(sheet, layOutTable(sheet, table.rows).height + between)
}

function drawBlock(sheet: Sheet, block: Block): void {
  const { bodySize: size } = sheet.style
  switch (block.kind) {
    case 'title':
      return drawHeading(sheet, block.text, size * 2.3)
    case 'section':
      return drawHeading(sheet, block.text, size * 1.45)
    case 'subsection':
      return drawHeading(sheet, block.text, size * 1.12)
    case 'bullets':
      return drawItems(sheet, block.items, () => '•')
    case 'steps':
      return drawItems(sheet, block.items, (index) => `${index + 1}.`)
    case 'table':
      return drawTable(sheet, block.rows)
    case 'paragraph':
      drawText(sheet, { text: block.text, font: sheet.fonts.body, size })
      sheet.y -= size * 0.5
  }
}

function drawHeadersAndFooters({ document, fonts, style }: Sheet): void {
  const pages = document.getPages()
  const right = A4[0] - MARGIN.right
  pages.forEach((page, index) => {
    const draw = (text: string, y: number, align: 'left' | 'right') => {
      const x = align === 'left' ? MARGIN.left : right - fonts.body.widthOfTextAtSize(text, 8.5)
      page.drawText(text, { x, y, size: 8.5, font: fonts.body, color: QUIET })
    }
    const rule = A4[1] - 62
    draw('Harbour Lane Cycles', rule + 7, 'left')
    draw(style.title, rule + 7, 'right')
    const start = { x: MARGIN.left, y: rule }
    page.drawLine({ start, end: { x: right, y: rule }, thickness: 0.8, color: SEA })
    draw(style.edition, 46, 'left')
    draw(`Page ${index + 1} of ${pages.length}`, 46, 'right')
  })
}

/** Lays a document out on A4 pages. The same input gives the same bytes. */
export async function renderPdf(blocks: readonly Block[], style: PdfStyle): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(style.title)
  document.setAuthor('Harbour Lane Cycles')
  document.setLanguage('en-GB')
  document.setCreationDate(style.issuedAt)
  document.setModificationDate(style.issuedAt)
  const fonts = {
    body: await document.embedFont(StandardFonts.TimesRoman),
    bold: await document.embedFont(StandardFonts.TimesRomanBold),
    heading: await document.embedFont(StandardFonts.HelveticaBold),
  }
  const page = document.addPage(A4)
  const sheet: Sheet = { document, fonts, style, page, y: A4[1] - MARGIN.top }
  blocks.forEach((block, index) => {
    if (block.kind === 'section' || block.kind === 'subsection') {
      keepWithTable(sheet, blocks.slice(index + 1))
    }
    drawBlock(sheet, block)
  })
  drawHeadersAndFooters(sheet)
  return document.save({ useObjectStreams: true })
}
