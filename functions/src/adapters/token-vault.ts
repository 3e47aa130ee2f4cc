import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { ServiceError } from '@docent/domain/errors'

/** A secret as it is stored. Every field is base64url, but for the name of the key. */
export interface Sealed {
  readonly key: string
  readonly iv: string
  readonly tag: string
  readonly data: string
}

/** Seals secrets so that who reads the database alone does not have them. */
export interface TokenVault {
  /**
   * @param place names where the secret is stored: what is moved elsewhere does not open
   * @throws ServiceError `channels_not_configured`
   */
  seal(secret: string, place: string): Sealed
  /** @throws ServiceError `channels_not_configured` where the key is not known any more */
  open(sealed: Sealed, place: string): string
  /** Whether the key in force sealed it; else it holds an older key in use. */
  isCurrent(sealed: Sealed): boolean
}

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
/** *Source:* NIST SP 800-38D, section 8.2: 96 bits. */
const IV_BYTES = 12

/**
 * AES-256-GCM with named keys. The first key seals; every key opens what it sealed, so a new one is
 * put in front and the old one stays until nothing is sealed with it.
 * @param keys `name:base64,name:base64`, each of 32 bytes; anything else counts as no key
 */
export function tokenVault(keys: string): TokenVault {
  const known = readKeys(keys)
  const [current] = known.keys()
  const keyOf = (name: string | undefined): Buffer => {
    const key = name === undefined ? undefined : known.get(name)
    if (key === undefined) throw new ServiceError('channels_not_configured', `key ${name ?? ''}`)
    return key
  }
  return {
    seal(secret, place) {
      const key = keyOf(current)
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(place))
      const data = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return {
        key: current ?? '',
        iv: iv.toString('base64url'),
        tag: cipher.getAuthTag().toString('base64url'),
        data: data.toString('base64url'),
      }
    },
    isCurrent: (sealed) => sealed.key === current,
    open(sealed, place) {
      const key = keyOf(sealed.key)
      const bytes = (text: string) => Buffer.from(text, 'base64url')
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes(sealed.iv), { authTagLength: 16 })
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes(sealed.tag))
        const start = decipher.update(bytes(sealed.data))
        return Buffer.concat([start, decipher.final()]).toString('utf8')
      } catch {
        throw new ServiceError('channels_not_configured', 'a secret does not open')
      }
    },
  }
}

/** Keys by their names, in their order; what is none is left out. */
export function readKeys(text: string): Map<string, Buffer> {
  const keys = new Map<string, Buffer>()
  for (const entry of text.split(',')) {
    const [name = '', value = ''] = entry.trim().split(':')
    const key = Buffer.from(value, 'base64')
    if (/^[A-Za-z0-9_-]{1,32}$/.test(name) && key.length === KEY_BYTES) keys.set(name, key)
  }
  return keys
}
