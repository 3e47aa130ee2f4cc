import type { CollectionName } from '@docent/domain/collections'

/** Accounts that were deleted, and the documents of an owner. Every operation may be repeated. */
export interface AccountStore {
  /** Puts up the tombstone: from now on no rule and no function accepts the owner's tokens. */
  markDeleted(ownerId: string, at: Date): Promise<void>
  /** Removes the document `id` of a collection, with everything below it. */
  removeDocument(collection: CollectionName, id: string): Promise<void>
  /** Removes all documents of an owner, with everything below them. */
  removeOwned(collection: CollectionName, ownerId: string): Promise<void>
  /** Deleted accounts that are still to be looked after, by pages. */
  listUnsettled(): AsyncIterable<readonly DeletedAccount[]>
  /** Nothing can come after this: the account need not be looked at again. */
  settle(ownerId: string): Promise<void>
}

export interface DeletedAccount {
  readonly ownerId: string
  readonly deletedAt: Date
}

/** Sign-ins of owners. */
export interface SignIns {
  /** Does nothing where there is none. */
  remove(ownerId: string): Promise<void>
}

/** Something outside the database that holds on to an owner: a subscription, a webhook. */
export interface OutsideTie {
  /** For the log. */
  readonly name: string
  /** Lets go. May be repeated. @throws where it still holds */
  release(ownerId: string): Promise<void>
}
