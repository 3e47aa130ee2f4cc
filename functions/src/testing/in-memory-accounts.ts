import type { CollectionName } from '@docent/domain/collections'
import type { AccountDeps } from '../accounts/delete-account.ts'
import type { StoredObject } from '../knowledge/ports.ts'

interface Tombstone {
  deletedAt: Date
  settled: boolean
}

/** Everything that is stored of owners; tests fill it and look at what is left. */
export interface AccountWorld {
  /** `collection/id` → fields. */
  documents: Map<string, { user_id?: string }>
  signIns: Set<string>
  paths: Set<string>
  tombstones: Map<string, Tombstone>
  /** Names of the operations that were begun, in order. */
  operations: string[]
  failures: unknown[]
}

/**
 * Accounts, sign-ins and files in memory.
 * @param mayRun asked before each operation with how many ran before it; it throws to break off
 */
export function inMemoryAccounts(mayRun: (done: number) => void = () => undefined) {
  const world: AccountWorld = {
    documents: new Map(),
    signIns: new Set(),
    paths: new Set(),
    tombstones: new Map(),
    operations: [],
    failures: [],
  }
  const step = async <T>(name: string, work: () => T): Promise<T> => {
    mayRun(world.operations.length)
    world.operations.push(name)
    return work()
  }
  const remove = (isMeant: (path: string, fields: { user_id?: string }) => boolean) => {
    for (const [path, fields] of world.documents) {
      if (isMeant(path, fields)) world.documents.delete(path)
    }
  }
  const deps: Omit<AccountDeps, 'ties' | 'now'> = {
    accounts: {
      markDeleted: (ownerId, deletedAt) =>
        step('tombstone', () => void world.tombstones.set(ownerId, { deletedAt, settled: false })),
      removeDocument: (collection, id) =>
        step(collection, () => remove((path) => path === `${collection}/${id}`)),
      removeOwned: (collection: CollectionName, ownerId) =>
        step(collection, () =>
          remove((path, fields) => path.startsWith(`${collection}/`) && fields.user_id === ownerId),
        ),
      async *listUnsettled() {
        const open = [...world.tombstones].filter(([, { settled }]) => !settled)
        yield open.map(([ownerId, { deletedAt }]) => ({ ownerId, deletedAt }))
      },
      settle: (ownerId) =>
        step('settle', () => {
          world.tombstones.get(ownerId)!.settled = true
        }),
    },
    signIns: { remove: (ownerId) => step('sign-in', () => void world.signIns.delete(ownerId)) },
    files: {
      remove: (path) => step('file', () => void world.paths.delete(path)),
      async *list(folder) {
        const found = [...world.paths].filter((path) => path.startsWith(folder))
        yield found.map((path): StoredObject => ({ path, writtenAt: new Date(0) }))
      },
    },
    logFailure: (_, cause) => void world.failures.push(cause),
  }
  return { world, deps }
}
