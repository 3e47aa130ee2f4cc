import { COLLECTIONS } from '@docent/domain/collections'
import { firestore, idsOf } from './firestore.ts'
import type { Sealed, TokenVault } from './token-vault.ts'

/** Ids that are listed at a time. */
const PAGE_SIZE = 200
const SEALED_FIELDS = ['token', 'app_secret'] as const

/**
 * Seals anew what an older key sealed, one secret after the other; may be broken off and repeated.
 * @param logUnreadable a secret that no known key opens: its channel has to be connected again
 * @returns documents that were sealed anew, and those that could not be
 */
export async function resealTokens(
  vault: TokenVault,
  logUnreadable: (secretId: string, cause: unknown) => void,
): Promise<{ resealed: number; unreadable: number }> {
  const count = { resealed: 0, unreadable: 0 }
  const secrets = firestore().collection(COLLECTIONS.bot_secrets)
  for await (const ids of idsOf(secrets, PAGE_SIZE)) {
    for (const id of ids) {
      try {
        if (await resealOne(vault, id)) count.resealed += 1
      } catch (cause) {
        count.unreadable += 1
        logUnreadable(id, cause)
      }
    }
  }
  return count
}

/** In a transaction: an owner may paste another token meanwhile. @returns whether anything changed */
const resealOne = (vault: TokenVault, id: string): Promise<boolean> =>
  firestore().runTransaction(async (transaction) => {
    const secret = firestore().collection(COLLECTIONS.bot_secrets).doc(id)
    const data = (await transaction.get(secret)).data() ?? {}
    const stale = SEALED_FIELDS.flatMap((field): [string, Sealed][] => {
      const sealed = data[field] as Sealed | null | undefined
      if (!sealed || vault.isCurrent(sealed)) return []
      const place = `${id}/${field}`
      return [[field, vault.seal(vault.open(sealed, place), place)]]
    })
    if (stale.length > 0) transaction.update(secret, Object.fromEntries(stale))
    return stale.length > 0
  })
