import { EXPORT_STATES, type AccountExport } from '@docent/domain/account-export'
import { COLLECTIONS, type CollectionName } from '@docent/domain/collections'
import {
  FieldPath,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import type { ExportRequests, ExportRow, OwnedRows } from '../accounts/export-ports.ts'
import { firestore, readDate, readNumber, readString } from './firestore.ts'

/** Documents of one page; those below them are read beside one another. */
const PAGE_SIZE = 50

const requestOf = (ownerId: string) => firestore().collection(COLLECTIONS.exports).doc(ownerId)

const readExport = (row: DocumentSnapshot): AccountExport | null =>
  row.exists
    ? {
        state: EXPORT_STATES.find((state) => state === row.get('state')) ?? 'failed',
        run: readString(row.get('run')),
        requested_at: readDate(row.get('requested_at')) ?? new Date(0),
        bytes: readNumber(row.get('bytes')),
        expires_at: readDate(row.get('expires_at')),
      }
    : null

/** Requests in `exports/{uid}`. */
export const firestoreExports: ExportRequests = {
  find: async (ownerId) => readExport(await requestOf(ownerId).get()),
  begin: (ownerId, wanted, allow) =>
    firestore().runTransaction(async (transaction) => {
      const tombstone = firestore().collection(COLLECTIONS.deleted_users).doc(ownerId)
      const [known, deleted] = await transaction.getAll(requestOf(ownerId), tombstone)
      if (deleted?.exists || known === undefined || !allow(readExport(known))) return false
      transaction.set(requestOf(ownerId), {
        ...wanted,
        state: 'making',
        bytes: 0,
        expires_at: null,
      })
      return true
    }),
  finish: (ownerId, run, outcome) =>
    firestore().runTransaction(async (transaction) => {
      const known = readExport(await transaction.get(requestOf(ownerId)))
      if (known?.run !== run) return false
      transaction.update(requestOf(ownerId), { ...outcome })
      return true
    }),
  async *listExpired(at) {
    const expired = firestore().collection(COLLECTIONS.exports).where('expires_at', '<', at)
    for await (const page of pagesOf(expired.orderBy('expires_at'))) yield page.map(({ id }) => id)
  },
  async forget(ownerId) {
    await requestOf(ownerId).delete()
  },
}

async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  let next = query.limit(PAGE_SIZE)
  for (;;) {
    const { docs } = await next.get()
    if (docs.length > 0) yield docs
    const last = docs.at(-1)
    if (last === undefined || docs.length < PAGE_SIZE) return
    next = query.limit(PAGE_SIZE).startAfter(last)
  }
}

/** Times as ISO 8601, at any depth. */
function plain(value: unknown): unknown {
  const date = readDate(value)
  if (date !== null) return date.toISOString()
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, plain(each)]))
}

/** A document with everything below it, whatever the collections are called. */
async function withBelow(row: DocumentSnapshot): Promise<ExportRow> {
  const fields = plain(row.data() ?? {}) as ExportRow
  const below: Record<string, ExportRow[]> = {}
  for (const collection of await row.ref.listCollections()) {
    const rows: ExportRow[] = []
    for await (const page of pagesOf(collection.orderBy(FieldPath.documentId()))) {
      rows.push(...(await Promise.all(page.map(withBelow))))
    }
    below[collection.id] = rows
  }
  return { id: row.id, ...fields, ...below }
}

/** An owner's documents with what lies below them. */
export const firestoreOwnedRows: OwnedRows = {
  async *list(collection: CollectionName, by, ownerId) {
    const rows = firestore().collection(COLLECTIONS[collection])
    if (by === 'id') {
      const row = await withBelow(await rows.doc(ownerId).get())
      if (Object.keys(row).length > 1) yield [row]
      return
    }
    for await (const page of pagesOf(rows.where('user_id', '==', ownerId))) {
      yield await Promise.all(page.map(withBelow))
    }
  },
}
