import { CHARGES, DAYS, MESSAGES, MONTHS, UPDATES } from '@docent/domain/collections'
import { BUCKET, HOST, PROJECT_ID, originOf, ports } from '../../ports.ts'

/** The emulators take this for an administrator, whom no rule concerns. */
const ADMIN = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }

const database = `http://${HOST}:${ports.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents`

export async function askAdmin(url: string, body?: unknown): Promise<unknown> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(url, { ...init, headers: ADMIN })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

/** Documents of all collections of a name, wherever they lie. */
export async function documentsOf(collectionId: string) {
  const results = (await askAdmin(`${database}:runQuery`, {
    structuredQuery: { from: [{ collectionId, allDescendants: true }] },
  })) as { document?: { name: string; fields?: unknown } }[]
  return results.flatMap(({ document }) => document ?? [])
}

async function objects(): Promise<string[]> {
  const listing = (await askAdmin(
    `${originOf('storage')}/storage/v1/b/${encodeURIComponent(BUCKET)}/o`,
  )) as { items?: { name: string }[] }
  return (listing.items ?? []).map(({ name }) => name)
}

/** Subcollections, which the database lists below each document alone. */
const SUBCOLLECTIONS = [CHARGES, DAYS, MESSAGES, MONTHS, UPDATES]

/** Every document there is. */
export async function allDocuments() {
  const { collectionIds } = (await askAdmin(`${database}:listCollectionIds`, {})) as {
    collectionIds: string[]
  }
  const groups = await Promise.all([...collectionIds, ...SUBCOLLECTIONS].map(documentsOf))
  return groups.flat()
}

/** Paths of all documents, objects and sign-ins that name an owner. */
export async function tracesOf(userId: string): Promise<string[]> {
  const rows = (await allDocuments())
    .filter((document) => JSON.stringify(document).includes(userId))
    .map(({ name }) => name.split('/documents/')[1] ?? name)
  const { userInfo } = (await askAdmin(
    `${originOf('auth')}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:query`,
    {},
  )) as { userInfo?: { localId: string }[] }
  const signIns = (userInfo ?? []).filter(({ localId }) => localId === userId)
  const files = (await objects()).filter((name) => name.includes(userId))
  return [...rows, ...files, ...signIns.map(({ localId }) => `sign-in ${localId}`)]
}
