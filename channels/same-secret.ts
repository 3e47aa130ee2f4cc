import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (value: string): Buffer => createHash('sha256').update(value).digest()

/**
 * Whether a caller knows a secret. Digests are compared, so that neither content nor length of the
 * secret shows in the time it takes. An empty secret is known by nobody.
 */
export const sameSecret = (given: unknown, secret: string): boolean =>
  timingSafeEqual(digest(typeof given === 'string' ? given : ''), digest(secret)) && secret !== ''
