import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { QuoteSeal } from '../chat/ports.ts'
import { readKeys } from './token-vault.ts'

/** Bytes of a seal: as hard to guess as a key of AES-128. */
const SEAL_BYTES = 16
const PURPOSE = 'addresses of quotes'

/**
 * Seals addresses with keys that are derived from those of the tokens, for a purpose of their own
 * (*Source:* RFC 5869). The first key seals; what any known key sealed is good.
 * @param keys as for `tokenVault`
 */
export function quoteSeal(keys: string): QuoteSeal {
  const known = [...readKeys(keys).values()].map((key) =>
    Buffer.from(hkdfSync('sha256', key, '', PURPOSE, key.length)),
  )
  const sealWith = (key: Buffer, text: string): Buffer =>
    createHmac('sha256', key).update(text).digest().subarray(0, SEAL_BYTES)
  return {
    seal(text) {
      const [current] = known
      return current === undefined ? null : sealWith(current, text).toString('base64url')
    },
    isSealed(text, seal) {
      const given = Buffer.from(seal, 'base64url')
      return (
        given.length === SEAL_BYTES &&
        known.some((key) => timingSafeEqual(given, sealWith(key, text)))
      )
    },
  }
}
