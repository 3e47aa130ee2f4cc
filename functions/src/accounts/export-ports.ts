import type { AccountExport } from '@docent/domain/account-export'
import type { CollectionName } from '@docent/domain/collections'

/** A document as it is written down for its owner: times as ISO 8601, what lies below it within it. */
export type ExportRow = Readonly<Record<string, unknown>>

/** An owner's documents. */
export interface OwnedRows {
  /** By pages; `by` says how a collection names its owner. */
  list(
    collection: CollectionName,
    by: 'id' | 'user_id',
    ownerId: string,
  ): AsyncIterable<readonly ExportRow[]>
}

/** The requests for archives, one an owner. */
export interface ExportRequests {
  find(ownerId: string): Promise<AccountExport | null>
  /**
   * Notes that an archive is wanted.
   * @param allow asked with what is known, in the same transaction
   * @returns whether it was allowed
   */
  begin(
    ownerId: string,
    wanted: Pick<AccountExport, 'run' | 'requested_at'>,
    allow: (known: AccountExport | null) => boolean,
  ): Promise<boolean>
  /** @returns `false` where this run is no longer wanted: the account is gone, or another began */
  finish(
    ownerId: string,
    run: string,
    outcome: Pick<AccountExport, 'state' | 'bytes' | 'expires_at'>,
  ): Promise<boolean>
  /** Owners whose archive could be downloaded until before `at`, by pages. */
  listExpired(at: Date): AsyncIterable<readonly string[]>
  /** Takes back a request whose archive is gone. */
  forget(ownerId: string): Promise<void>
}

/** Where archives lie. */
export interface ArchiveStore {
  /** Complete or not at all. @returns how many bytes it is */
  writeStream(path: string, chunks: AsyncIterable<Uint8Array>, mediaType: string): Promise<number>
  /** Bytes from `start` up to, not including, `end`. @throws ServiceError `not_found` */
  readRange(path: string, start: number, end: number): Promise<Uint8Array>
}
