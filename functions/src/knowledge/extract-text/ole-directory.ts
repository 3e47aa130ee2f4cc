const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** Whether a file is an OLE compound file: Word 97 to 2003, among others. *Source:* MS-CFB 2.2. */
export const isOle = (bytes: Uint8Array): boolean =>
  SIGNATURE.every((byte, index) => bytes[index] === byte)

const DIRECTORY_ENTRY_BYTES = 128

export const hasOleStream = (bytes: Uint8Array, name: string): boolean =>
  findEntry(bytes, name) !== null

/**
 * Offset of the directory entry of a stream or storage. Entries start at multiples of 128 bytes and
 * begin with the name in UTF-16: they are found without following the sector chains, which a
 * damaged or hostile file could bend into a ring. *Source:* MS-CFB 2.6.1.
 */
function findEntry(bytes: Uint8Array, name: string): number | null {
  const wanted = Buffer.from(`${name}\0`, 'utf16le')
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = buffer.indexOf(wanted); at >= 0; at = buffer.indexOf(wanted, at + 2)) {
    const isEntry = at % DIRECTORY_ENTRY_BYTES === 0 && at + DIRECTORY_ENTRY_BYTES <= buffer.length
    // The entry says its name's length in bytes, and whether it is a storage (1) or stream (2).
    if (isEntry && buffer.readUInt16LE(at + 64) === wanted.length && (buffer[at + 66] ?? 0) <= 2) {
      return at
    }
  }
  return null
}

/** Where the data of a stream begin; `null` where there is no such stream, or no room for it. */
export function oleStreamOffset(bytes: Uint8Array, name: string): number | null {
  const entry = findEntry(bytes, name)
  if (entry === null) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sectorShift = view.getUint16(30, true)
  const offset = (view.getUint32(entry + 116, true) + 1) * 2 ** sectorShift
  return offset < bytes.length ? offset : null
}
