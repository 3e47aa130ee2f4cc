import { crc32 } from 'node:zlib'

/** The manifest format allows 72 bytes a line, its line end included. */
const MANIFEST_LINE = 70
const UTF8_NAMES = 0x0800
const DOS_DATE_1980 = 0x21
const ZIP_VERSION = 20

/** A jar: a zip archive, stored without compression, whose first entry is the manifest. */
export function buildJar(
  headers: Record<string, string>,
  files: readonly { name: string; data: Buffer }[] = [],
): Buffer {
  const manifest = { name: 'META-INF/MANIFEST.MF', data: Buffer.from(formatManifest(headers)) }
  return zip([manifest, ...files])
}

/** Long lines go on in the next one after a blank. */
export function formatManifest(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([key, value]) => fold(`${key}: ${value}`))
  return ['Manifest-Version: 1.0', ...lines, '', ''].join('\r\n')
}

function fold(line: string): string {
  if (line.length <= MANIFEST_LINE) return line
  return `${line.slice(0, MANIFEST_LINE)}\r\n${fold(` ${line.slice(MANIFEST_LINE)}`)}`
}

function zip(files: readonly { name: string; data: Buffer }[]): Buffer {
  const contents: Buffer[] = []
  const directory: Buffer[] = []
  let position = 0
  for (const { name, data } of files) {
    const nameBytes = Buffer.from(name)
    const header = localHeader(nameBytes, data)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(ZIP_VERSION, 4)
    header.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(position, 42)
    contents.push(header, nameBytes, data)
    directory.push(entry, nameBytes)
    position += header.length + nameBytes.length + data.length
  }
  return Buffer.concat([...contents, ...directory, endRecord(files.length, directory, position)])
}

function localHeader(name: Buffer, data: Buffer): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(ZIP_VERSION, 4)
  header.writeUInt16LE(UTF8_NAMES, 6)
  header.writeUInt16LE(DOS_DATE_1980, 12)
  header.writeUInt32LE(crc32(data), 14)
  header.writeUInt32LE(data.length, 18)
  header.writeUInt32LE(data.length, 22)
  header.writeUInt16LE(name.length, 26)
  return header
}

function endRecord(count: number, directory: readonly Buffer[], position: number): Buffer {
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(position, 16)
  return end
}
