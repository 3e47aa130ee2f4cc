import {
  FieldPath,
  getFirestore,
  type CollectionReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore'
import { firebaseApp } from './firebase-app.ts'

/** The project's database. */
export const firestore = (): Firestore => getFirestore(firebaseApp())

const isTimestamp = (value: unknown): value is Timestamp =>
  typeof value === 'object' && value !== null && 'toDate' in value

/** A stored time as a date; `null` where the field holds none. */
export const readDate = (value: unknown): Date | null =>
  isTimestamp(value) ? value.toDate() : null

export const readString = (value: unknown): string => (typeof value === 'string' ? value : '')

export const readNumber = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Ids of all documents of a collection, by pages in the order of the ids. */
export async function* idsOf(
  collection: CollectionReference,
  pageSize: number,
): AsyncGenerator<string[]> {
  for await (const docs of pagesOf(collection.select(), pageSize)) yield docs.map(({ id }) => id)
}

/** The documents of a query, by pages in the order of their ids. */
export async function* pagesOf(
  documents: Query,
  pageSize: number,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let query = documents.orderBy(FieldPath.documentId()).limit(pageSize)
  for (;;) {
    const { docs } = await query.get()
    if (docs.length > 0) yield docs
    const last = docs.at(-1)
    if (last === undefined || docs.length < pageSize) return
    query = query.startAfter(last)
  }
}

/** Documents that are removed at a time. */
const REMOVED_AT_ONCE = 200

/** Removes the documents of a query, with all that stands below them. May be repeated. */
export async function removeAll(documents: Query): Promise<void> {
  for (;;) {
    const { docs } = await documents.select().limit(REMOVED_AT_ONCE).get()
    if (docs.length === 0) return
    const writer = firestore().bulkWriter()
    await Promise.all(docs.map(({ ref }) => firestore().recursiveDelete(ref, writer)))
    await writer.close()
  }
}

/** *Source:* google.rpc.Code, ALREADY_EXISTS. */
export const isThereAlready = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 6
