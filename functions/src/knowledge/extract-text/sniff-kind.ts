import { fileKindOfName, type FileKind } from '@docent/domain/knowledge'
import { hasOleStream, isOle } from './ole-directory.ts'
import { decodePlain } from './plain-encoding.ts'
import { isZip, listZip } from './zip-directory.ts'

/** Bytes at the start of a file among which a PDF header may stand. *Source:* ISO 32000-1, H.3. */
const PDF_HEADER_WINDOW = 1024

/**
 * What a file truly contains; `null` where it is none of the kinds that we read. The name decides
 * only where content cannot: plain text has no mark of its own, so it must not claim to be
 * something else, and an empty file is what it is called.
 */
export function sniffKind(bytes: Uint8Array, name: string): FileKind | null {
  const named = fileKindOfName(name)
  if (bytes.length === 0) return named
  if (isOle(bytes)) return sniffOle(bytes)
  if (isZip(bytes)) return isWordZip(bytes) ? 'docx' : null
  if (isPdf(bytes)) return 'pdf'
  const isText = named === 'txt' || !/\.[A-Za-z0-9]{1,8}$/.test(name)
  return isText && decodePlain(bytes) !== null ? 'txt' : null
}

function isPdf(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, PDF_HEADER_WINDOW)).toString('latin1')
  const at = head.indexOf('%PDF-')
  // Text may speak of the header; before a real one stands white space or binary rubbish.
  return at === 0 || (at > 0 && !/[A-Za-z]{3}/.test(head.slice(0, at)))
}

/** Word 97 to 2003, or an encrypted file of the newer kind, which is wrapped in the older one. */
function sniffOle(bytes: Uint8Array): FileKind | null {
  if (hasOleStream(bytes, 'EncryptedPackage')) return 'docx'
  return hasOleStream(bytes, 'WordDocument') ? 'doc' : null
}

function isWordZip(bytes: Uint8Array): boolean {
  const entries = listZip(bytes)
  return entries?.some(({ name }) => /^word\/document\d*\.xml$/i.test(name)) ?? false
}
