/**
 * Firestore as the web app uses it, in memory: documents and queries that are followed live, and
 * transactions. Stands in for `firebase/firestore` in component tests.
 */

type Row = Record<string, unknown>
type Filter = readonly [field: string, passes: (value: unknown) => boolean]

interface Reference {
  readonly kind: 'document'
  readonly collection: string
  readonly id: string
}
interface Selection {
  readonly kind: 'query'
  readonly collection: string
  readonly filters: readonly Filter[]
  readonly order: readonly [field: string, isDescending: boolean] | null
  /** Kept of the ordered rows; negative keeps the last. */
  readonly count: number | null
}
type Target = Reference | Selection
type Constraint = (selection: Selection) => Selection

interface Listener {
  readonly target: Target
  readonly next: (snapshot: unknown) => void
  readonly error: (error: unknown) => void
}

const tables = new Map<string, Map<string, Row>>()
const listeners = new Set<Listener>()
const refused = new Set<string>()
let areWritesRefused = false
let ids = 0

const tableOf = (collection: string): Map<string, Row> => {
  const known = tables.get(collection)
  if (known) return known
  const made = new Map<string, Row>()
  tables.set(collection, made)
  return made
}

const denied = () =>
  Object.assign(new Error('Missing or insufficient permissions.'), { code: 'permission-denied' })

/** What a test sets up and looks at. */
export const database = {
  clear(): void {
    tables.clear()
    listeners.clear()
    refused.clear()
    areWritesRefused = false
  },
  put(collection: string, id: string, row: Row): void {
    tableOf(collection).set(id, row)
    tell(collection)
  },
  remove(collection: string, id: string): void {
    tableOf(collection).delete(id)
    tell(collection)
  },
  row: (collection: string, id: string): Row | null => tableOf(collection).get(id) ?? null,
  rows: (collection: string): Row[] => [...tableOf(collection).values()],
  /** Reading this collection fails from now on. */
  refuse: (collection: string): void => void refused.add(collection),
  allow: (collection: string): void => void refused.delete(collection),
  /** Every transaction fails from now on. */
  refuseWrites(): void {
    areWritesRefused = true
  },
  /** Collections that are followed now, one for each listener. */
  followed: (): string[] => [...listeners].map(({ target }) => target.collection),
}

const snapshotOf = (reference: Reference, row: Row | undefined) => ({
  id: reference.id,
  ref: reference,
  exists: () => row !== undefined,
  data: () => row,
  get: (field: string) => row?.[field],
  metadata: { fromCache: false, hasPendingWrites: false },
})

const valueAt = (row: Row, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Row)[key] : undefined,
      row,
    )

function select({ collection, filters, order, count }: Selection) {
  let found = [...tableOf(collection)].filter(([, row]) =>
    filters.every(([field, passes]) => passes(valueAt(row, field))),
  )
  if (order) {
    const [field, isDescending] = order
    const sign = isDescending ? -1 : 1
    found = found.toSorted(
      ([, a], [, b]) => sign * (Number(valueAt(a, field)) - Number(valueAt(b, field))),
    )
  }
  if (count !== null) found = count < 0 ? found.slice(count) : found.slice(0, count)
  const docs = found.map(([id, row]) => snapshotOf({ kind: 'document', collection, id }, row))
  return {
    docs,
    size: docs.length,
    empty: docs.length === 0,
    metadata: { fromCache: false, hasPendingWrites: false },
  }
}

const look = (target: Target): unknown =>
  target.kind === 'query'
    ? select(target)
    : snapshotOf(target, tableOf(target.collection).get(target.id))

function tell(collection: string): void {
  for (const listener of listeners) {
    if (listener.target.collection !== collection) continue
    if (refused.has(collection)) listener.error(denied())
    else listener.next(look(listener.target))
  }
}

/** Only its type matters to the app. */
export const initializeFirestore = () => ({})
export const connectFirestoreEmulator = () => undefined
export class Timestamp extends Date {
  toDate() {
    return this
  }
}
export const serverTimestamp = () => new Timestamp()

export const collection = (_firestore: unknown, ...path: string[]): Selection => ({
  kind: 'query',
  collection: path.join('/'),
  filters: [],
  order: null,
  count: null,
})

export function doc(parent: Selection | object, ...path: string[]): Reference {
  const own = 'collection' in parent ? [parent.collection] : []
  const segments = [...own, ...path]
  if (segments.length % 2 === 1) segments.push(`made-${++ids}`)
  return {
    kind: 'document',
    collection: segments.slice(0, -1).join('/'),
    id: segments.at(-1) ?? '',
  }
}

export const query = (from: Selection, ...constraints: Constraint[]): Selection =>
  constraints.reduce((selection, constrain) => constrain(selection), from)
const COMPARISONS: Readonly<Record<string, (stored: number, value: number) => boolean>> = {
  '==': (stored, value) => stored === value,
  '!=': (stored, value) => stored !== value,
  '<': (stored, value) => stored < value,
  '<=': (stored, value) => stored <= value,
  '>': (stored, value) => stored > value,
  '>=': (stored, value) => stored >= value,
}

export const where =
  (field: string, operator: string, value: unknown): Constraint =>
  (selection) => {
    const passes = COMPARISONS[operator]
    if (!passes) throw new Error(`The stand-in knows no ${operator}`)
    const filter: Filter = [field, (stored) => passes(stored as never, value as never)]
    return { ...selection, filters: [...selection.filters, filter] }
  }
export const orderBy =
  (field: string, direction = 'asc'): Constraint =>
  (selection) => ({ ...selection, order: [field, direction === 'desc'] })
export const limit =
  (count: number): Constraint =>
  (selection) => ({ ...selection, count })
export const limitToLast =
  (count: number): Constraint =>
  (selection) => ({ ...selection, count: -count })

export function onSnapshot(
  target: Target,
  _options: unknown,
  next: Listener['next'],
  error: Listener['error'],
): () => void {
  const listener = { target, next, error }
  listeners.add(listener)
  queueMicrotask(() => {
    if (!listeners.has(listener)) return
    if (refused.has(target.collection)) error(denied())
    else next(look(target))
  })
  return () => listeners.delete(listener)
}

/** Writes `a.b` into the map that it names, as an update does. */
function merge(row: Row, changes: Row): Row {
  const merged = structuredClone(row)
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const holder = keys.reduce<Row>((at, key) => (at[key] ??= {}) as Row, merged)
    holder[last] = value
  }
  return merged
}

export async function runTransaction<T>(
  _firestore: unknown,
  run: (transaction: object) => Promise<T>,
): Promise<T> {
  const writes: (() => void)[] = []
  const result = await run({
    get: async (reference: Reference) => {
      if (refused.has(reference.collection)) throw denied()
      return look(reference)
    },
    set: ({ collection: name, id }: Reference, row: Row) =>
      writes.push(() => database.put(name, id, row)),
    update: ({ collection: name, id }: Reference, changes: Row) =>
      writes.push(() => database.put(name, id, merge(tableOf(name).get(id) ?? {}, changes))),
    delete: ({ collection: name, id }: Reference) => writes.push(() => database.remove(name, id)),
  })
  if (areWritesRefused) throw denied()
  for (const write of writes) write()
  return result
}
