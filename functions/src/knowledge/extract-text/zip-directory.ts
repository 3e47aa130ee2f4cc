/** An entry of a zip archive, as its central directory describes it. */
export interface ZipEntry {
  readonly name: string
  /** 0: stored, 8: deflated. */
  readonly method: number
  readonly isEncrypted: boolean
  readonly packedBytes: number
  /** What the archive claims: the reader counts for itself. */
  readonly unpackedBytes: number
  /** Offset of the local header. */
  readonly offset: number
}

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END_RECORD = 0x06054b50
const END_RECORD_BYTES = 22
const LONGEST_COMMENT = 0xffff

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= END_RECORD_BYTES &&
  [LOCAL_HEADER, END_RECORD].includes(viewOf(bytes).getUint32(0, true))

/**
 * The entries of a zip archive by its central directory; `null` where that is missing or damaged.
 * *Source:* PKWARE APPNOTE 4.3.12, 4.3.16.
 */
export function listZip(bytes: Uint8Array): ZipEntry[] | null {
  const view = viewOf(bytes)
  const end = findEndRecord(view)
  if (end === null) return null
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL_HEADER) return null
    const nameBytes = view.getUint16(at + 28, true)
    const next = at + 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > end) return null
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at = next
  }
  return entries
}

function findEndRecord(view: DataView): number | null {
  const last = view.byteLength - END_RECORD_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (view.getUint32(at, true) === END_RECORD) return at
  }
  return null
}

/** The packed bytes of an entry; `null` where its local header is damaged. */
export function packedBytesOf(bytes: Uint8Array, entry: ZipEntry): Uint8Array | null {
  const view = viewOf(bytes)
  const at = entry.offset
  if (at + 30 > bytes.length || view.getUint32(at, true) !== LOCAL_HEADER) return null
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const end = start + entry.packedBytes
  return end <= bytes.length ? bytes.subarray(start, end) : null
}
