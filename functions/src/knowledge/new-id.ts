import { createHash, randomBytes } from 'node:crypto'

/** A fresh document id: 20 letters and digits. */
export const newId = (): string => randomBytes(10).toString('hex')

/** The document id that the same parts always give, and nobody can guess for another owner. */
export const derivedId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20)
