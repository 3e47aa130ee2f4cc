import { createHash } from 'node:crypto'

interface Passwords {
  readonly userPassword: string
  readonly ownerPassword: string
}

/** *Source:* ISO 32000-1, 7.6.3.3: the string that fills up short passwords. */
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
)
/** Permissions: printing and copying are allowed; reserved bits as the standard demands. */
const PERMISSIONS = -44
const KEY_BYTES = 16
const FILE_ID = createHash('md5').update('Harbour Lane Cycles').digest()

const md5 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('md5')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** RC4 in full, because OpenSSL 3 no longer offers it. The cipher is broken; the test file is not secret. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (a: number, b: number) => {
    ;[state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0]
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let i = 0
  let j = 0
  return Buffer.from(data).map((byte) => {
    i = (i + 1) & 255
    j = (j + (state[i] ?? 0)) & 255
    swap(i, j)
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0)
  }) as Buffer
}

const padded = (password: string): Buffer =>
  Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32)

/** Twenty passes with the key XORed by the number of the pass. *Source:* ISO 32000-1, algorithms 3 and 5. */
const rc4TwentyTimes = (key: Buffer, data: Buffer): Buffer =>
  Array.from({ length: 20 }, (_, pass) => key.map((byte) => byte ^ pass)).reduce(
    (encrypted, passKey) => rc4(passKey, encrypted),
    data,
  )

function md5FiftyTimes(start: Buffer): Buffer {
  let hash = start
  for (let pass = 0; pass < 50; pass++) hash = md5(hash.subarray(0, KEY_BYTES))
  return hash
}

/** *Source:* ISO 32000-1, algorithm 3. */
const ownerEntry = ({ userPassword, ownerPassword }: Passwords): Buffer =>
  rc4TwentyTimes(md5FiftyTimes(md5(padded(ownerPassword))), padded(userPassword))

/** *Source:* ISO 32000-1, algorithm 2. */
function fileKey(userPassword: string, owner: Buffer): Buffer {
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(PERMISSIONS)
  return md5FiftyTimes(md5(padded(userPassword), owner, permissions, FILE_ID))
}

/** *Source:* ISO 32000-1, algorithm 5. The last 16 bytes are arbitrary. */
const userEntry = (key: Buffer): Buffer =>
  Buffer.concat([rc4TwentyTimes(key, md5(PADDING, FILE_ID)), Buffer.alloc(KEY_BYTES)])

/** *Source:* ISO 32000-1, algorithm 1: each object has a key of its own. */
const encryptObject = (key: Buffer, objectNumber: number, data: Buffer): Buffer =>
  rc4(md5(key, Buffer.from([objectNumber, objectNumber >> 8, 0, 0, 0])), data)

const hexString = (bytes: Uint8Array): string => `<${Buffer.from(bytes).toString('hex')}>`

/**
 * Writes a PDF of one page with one line of text, encrypted with the standard security handler
 * (version 2, revision 3, RC4 with 128 bits). The same input gives the same bytes.
 */
export function encryptedPdf(text: string, passwords: Passwords): Uint8Array {
  const owner = ownerEntry(passwords)
  const key = fileKey(passwords.userPassword, owner)
  const contentsNumber = 4
  const line = text.replaceAll('’', "'").replace(/[\\()]/g, '\\$&')
  const operators = Buffer.from(`BT /F1 12 Tf 72 720 Td (${line}) Tj ET`, 'latin1')
  const contents = encryptObject(key, contentsNumber, operators).toString('latin1')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${contents.length} >>\nstream\n${contents}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Filter /Standard /V 2 /R 3 /Length 128 /P ${PERMISSIONS} /O ${hexString(owner)} /U ${hexString(userEntry(key))} >>`,
  ]
  let file = '%PDF-1.6\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const id = hexString(FILE_ID)
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Encrypt 6 0 R /ID [${id} ${id}] >>`
  const tableOffset = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer\n${trailer}\nstartxref\n${tableOffset}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
