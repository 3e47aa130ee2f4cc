import { COLLECTIONS, type CollectionName } from '@docent/domain/collections'
import { ownerFolders } from '@docent/domain/knowledge'
import type { FileStore } from '../knowledge/ports.ts'
import { OWNED_DATA } from './owned-data.ts'
import type { AccountStore, OutsideTie, SignIns } from './ports.ts'

export interface AccountDeps {
  readonly accounts: AccountStore
  readonly signIns: SignIns
  readonly files: Pick<FileStore, 'list' | 'remove'>
  readonly ties: readonly OutsideTie[]
  now(): Date
  logFailure(ownerId: string, cause: unknown): void
}

/** Time after which no call of a deleted account can still be running, in milliseconds. */
export const LAST_CALL_MS = 60 * 60 * 1000

/**
 * Deletes an account: first what would go on costing its owner money, then the way in, then
 * everything that is stored (decision 24). From the tombstone on there is no way back, so what
 * fails after it is repeated by the nightly job and is no error for the owner.
 * @throws what a tie throws that cannot be let go; nothing has been deleted then
 */
export async function deleteAccount(deps: AccountDeps, ownerId: string): Promise<void> {
  for (const tie of deps.ties) await tie.release(ownerId)
  await deps.accounts.markDeleted(ownerId, deps.now())
  await eraseAccount(deps, ownerId).catch((cause: unknown) => deps.logFailure(ownerId, cause))
}

/**
 * Finishes what was cut short, and removes what a call wrote that was under way while its account
 * was deleted. Safe to repeat.
 * @returns how many accounts are settled for good
 */
export async function finishDeletions(deps: AccountDeps): Promise<number> {
  let settled = 0
  for await (const page of deps.accounts.listUnsettled()) {
    for (const { ownerId, deletedAt } of page) {
      try {
        for (const tie of deps.ties) await tie.release(ownerId)
        await eraseAccount(deps, ownerId)
        if (deps.now().getTime() - deletedAt.getTime() < LAST_CALL_MS) continue
        await deps.accounts.settle(ownerId)
        settled += 1
      } catch (cause) {
        deps.logFailure(ownerId, cause)
      }
    }
  }
  return settled
}

async function eraseAccount(deps: AccountDeps, ownerId: string): Promise<void> {
  await deps.signIns.remove(ownerId)
  for (const name of Object.keys(OWNED_DATA) as CollectionName[]) {
    const holding = OWNED_DATA[name]
    if (holding === 'id') await deps.accounts.removeDocument(COLLECTIONS[name], ownerId)
    if (holding === 'user_id') await deps.accounts.removeOwned(COLLECTIONS[name], ownerId)
  }
  for (const folder of ownerFolders(ownerId)) {
    for await (const page of deps.files.list(folder)) {
      await Promise.all(page.map(({ path }) => deps.files.remove(path)))
    }
  }
}
