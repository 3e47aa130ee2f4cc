import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Block } from './parse-markup.ts'

const STEPS = 'steps'
const CELL_MARGINS = { top: 60, bottom: 60, left: 90, right: 90 }
const HEADING_LEVELS = {
  title: HeadingLevel.TITLE,
  section: HeadingLevel.HEADING_1,
  subsection: HeadingLevel.HEADING_2,
} as const

function tableOf(rows: readonly (readonly string[])[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: row.map(
            (text) =>
              new TableCell({
                margins: CELL_MARGINS,
                children: [new Paragraph({ children: [new TextRun({ text, bold: index === 0 })] })],
              }),
          ),
        }),
    ),
  })
}

function elementsOf(block: Block, instance: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'table':
      return [tableOf(block.rows), new Paragraph({})]
    case 'bullets':
      return block.items.map((text) => new Paragraph({ text, bullet: { level: 0 } }))
    case 'steps':
      return block.items.map(
        (text) => new Paragraph({ text, numbering: { reference: STEPS, level: 0, instance } }),
      )
    case 'paragraph':
      return [new Paragraph({ text: block.text, spacing: { after: 140 } })]
    default:
      return [new Paragraph({ text: block.text, heading: HEADING_LEVELS[block.kind] })]
  }
}

const pageNumbers = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [new TextRun({ children: ['Page ', PageNumber.CURRENT] })],
      }),
    ],
  })

/** Word stamps the time of writing into the properties and the archive; the demo has a fixed one. */
function withFixedTimes(bytes: Uint8Array, issuedAt: Date): Uint8Array {
  const files = unzipSync(bytes)
  const stamp = `${issuedAt.toISOString().slice(0, 19)}Z`
  const entries = Object.entries(files).map(([name, content]): [string, Uint8Array] => [
    name,
    name === 'docProps/core.xml'
      ? strToU8(strFromU8(content).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, stamp))
      : content,
  ])
  // Archives hold local time: a time made of local parts is the same bytes in every time zone.
  const mtime = new Date(issuedAt.getUTCFullYear(), issuedAt.getUTCMonth(), issuedAt.getUTCDate())
  return zipSync(Object.fromEntries(entries), { mtime, level: 6 })
}

/** Writes a Word document. The same input gives the same bytes. */
export async function renderDocx(
  blocks: readonly Block[],
  { title, issuedAt }: { title: string; issuedAt: Date },
): Promise<Uint8Array> {
  const level = { level: 0, format: LevelFormat.DECIMAL, text: '%1.', start: 1 }
  const document = new Document({
    title,
    creator: 'Harbour Lane Cycles',
    lastModifiedBy: 'Harbour Lane Cycles',
    numbering: {
      config: [{ reference: STEPS, levels: [{ ...level, alignment: AlignmentType.START }] }],
    },
    sections: [{ footers: { default: pageNumbers() }, children: blocks.flatMap(elementsOf) }],
  })
  const packed = await Packer.toBuffer(document)
  return withFixedTimes(new Uint8Array(packed), issuedAt)
}
