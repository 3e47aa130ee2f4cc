import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore, type Firestore, type Timestamp } from 'firebase-admin/firestore'

let database: Firestore | undefined

/** The project's database, opened on first use. */
export function firestore(): Firestore {
  if (database === undefined) {
    if (getApps().length === 0) initializeApp()
    database = getFirestore()
    database.settings({ ignoreUndefinedProperties: false })
  }
  return database
}

const isTimestamp = (value: unknown): value is Timestamp =>
  typeof value === 'object' && value !== null && 'toDate' in value

/** A stored time as a date; `null` where the field holds none. */
export const readDate = (value: unknown): Date | null =>
  isTimestamp(value) ? value.toDate() : null

export const readString = (value: unknown): string => (typeof value === 'string' ? value : '')

export const readNumber = (value: unknown): number => (typeof value === 'number' ? value : 0)
