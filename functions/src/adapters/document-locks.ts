import { COLLECTIONS, type CollectionName } from '@docent/domain/collections'
import { firestore } from './firestore.ts'

/** How long one call may have something in hand before another takes it over, in milliseconds. */
const LEASE_MS = 2 * 60_000
const DAY_MS = 24 * 60 * 60_000

const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 6

/**
 * Things to be done once, one document each under its id; `create()` lets one caller through.
 * A caller that dies loses what it had in hand after two minutes.
 * @param rememberedDays how long what was done is remembered, where the operator set a TTL policy
 *   on `expires_at`
 */
export function documentLocks(name: CollectionName, rememberedDays: number) {
  const documentOf = (id: string) => firestore().collection(COLLECTIONS[name]).doc(id)
  return {
    /** @param fields what the document holds besides */
    async take(
      id: string,
      now: Date,
      fields: Readonly<Record<string, unknown>> = {},
    ): Promise<'taken' | 'done' | 'busy'> {
      const reference = documentOf(id)
      const expiresAt = new Date(now.getTime() + rememberedDays * DAY_MS)
      const taken = { ...fields, state: 'taken', taken_at: now, expires_at: expiresAt }
      try {
        await reference.create(taken)
        return 'taken'
      } catch (error) {
        if (!isTaken(error)) throw error
      }
      return firestore().runTransaction(async (transaction) => {
        const row = (await transaction.get(reference)).data()
        if (row?.['state'] === 'done') return 'done'
        const isHeld = (row?.['taken_at']?.toMillis() ?? 0) > now.getTime() - LEASE_MS
        if (isHeld) return 'busy'
        transaction.set(reference, taken)
        return 'taken'
      })
    },
    async finish(id: string): Promise<void> {
      await documentOf(id).update({ state: 'done' })
    },
    async release(id: string): Promise<void> {
      await documentOf(id).delete()
    },
  }
}
