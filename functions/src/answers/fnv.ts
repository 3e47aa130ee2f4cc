/** Where a hash begins. *Source:* FNV-1a of Fowler, Noll and Vo, 32 bits. */
export const FNV_OFFSET = 0x811c9dc5

const PRIME = 0x01000193

/** What a hash becomes by one more code. */
export const withCode = (hash: number, code: number): number => Math.imul(hash ^ code, PRIME)

/** Hash of a text's UTF-16 units. */
export function fnvOf(text: string): number {
  let hash = FNV_OFFSET
  for (let at = 0; at < text.length; at++) hash = withCode(hash, text.charCodeAt(at))
  return hash
}
