import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** One stream of a PDF: its data as they stand in the file, and the filters that undo them. */
export interface PdfStream {
  readonly data: Uint8Array
  readonly filters: string
}

export const deflated = (content: string | Uint8Array): PdfStream => ({
  data: deflateSync(content),
  filters: '/FlateDecode',
})

/** A line of text at a position, in Helvetica. */
export const line = (text: string, x: number, y: number, size = 11): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET\n`

/** A page of lines, one below the other; '' leaves a gap. */
export const linesPage = (...lines: string[]): PdfStream =>
  deflated(lines.map((text, n) => (text === '' ? '' : line(text, 72, 720 - 14 * n))).join(''))

/** A PDF with one content stream for each page. */
export function buildPdf(pages: readonly PdfStream[]): Uint8Array {
  const pageIds = pages.map((_, n) => 4 + 2 * n)
  const objects: (string | [string, Uint8Array])[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pageIds.map((id) => `${id} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap(({ data, filters }, n): (string | [string, Uint8Array])[] => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * n} 0 R>>`,
      [`<</Length ${data.length}/Filter[${filters}]>>`, data],
    ]),
  ]
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(chunks.reduce((sum, { length }) => sum + length, 0))
    const [dictionary, data] = typeof object === 'string' ? [object, null] : object
    chunks.push(Buffer.from(`${index + 1} 0 obj\n${dictionary}\n`))
    if (data !== null)
      chunks.push(Buffer.from('stream\n'), Buffer.from(data), Buffer.from('\nendstream\n'))
    chunks.push(Buffer.from('endobj\n'))
  }
  const start = chunks.reduce((sum, { length }) => sum + length, 0)
  const table = offsets.map((offset) => `${`${offset}`.padStart(10, '0')} 00000 n \n`).join('')
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
        `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(chunks))
}

/** A zip archive. */
export function buildZip(entries: Readonly<Record<string, string>>): Uint8Array {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(entries)) {
    const name = Buffer.from(path)
    const data = Buffer.from(content)
    const packed = deflateRawSync(data, { level: 1 })
    // Version, flags, method (deflated), time, date, checksum, sizes: alike in both headers.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    locals.push(Buffer.from('PK\x03\x04'), common, name, packed)
    central.push(Buffer.from('PK\x01\x02\x14\0'), common, place, name)
    offset += 4 + common.length + name.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(Object.keys(entries).length, 8)
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...locals, directory, end]))
}

/** A Word document whose body is this WordprocessingML. */
export const buildDocx = (body: string, others: Readonly<Record<string, string>> = {}) =>
  buildZip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>${body}</w:body></w:document>`,
    ...others,
  })

/** A paragraph of a Word document. */
export const wordParagraph = (text: string, properties = ''): string =>
  `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** The shell of an OLE compound file: a header, and a directory with these streams. */
export function buildOle(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const names = Object.keys(streams)
  const directory = Buffer.alloc(512)
  const sectors = names.map((name) => {
    const sector = Buffer.alloc(512)
    Buffer.from(streams[name]!).copy(sector)
    return sector
  })
  for (const [index, name] of names.entries()) {
    const at = index * 128
    directory.write(name, at, 'utf16le')
    directory.writeUInt16LE(2 * (name.length + 1), at + 64)
    directory.writeUInt8(2, at + 66)
    directory.writeUInt32LE(index + 1, at + 116)
  }
  const header = Buffer.alloc(512)
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  header.writeUInt16LE(9, 30)
  return new Uint8Array(Buffer.concat([header, directory, ...sectors]))
}
