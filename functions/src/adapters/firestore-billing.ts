import { COLLECTIONS } from '@docent/domain/collections'
import { FieldValue, type DocumentData } from 'firebase-admin/firestore'
import type { BillingStore, EventLocks } from '../billing/ports.ts'
import { documentLocks } from './document-locks.ts'
import { firestore, idsOf, readNumber, readString } from './firestore.ts'
import { readPlanRow } from './firestore-subscribers.ts'

const PAGE_SIZE = 200
/** Stripe repeats an event for three days. */
const REMEMBERED_DAYS = 30

const documentOf = (name: keyof typeof COLLECTIONS, id: string) =>
  firestore().collection(COLLECTIONS[name]).doc(id)

const customerOf = (account: DocumentData | undefined): string | null =>
  readString(account?.['customer_id']) || null

const finishReading: BillingStore['finishReading'] = (ownerId, reading, change) =>
  firestore().runTransaction(async (transaction) => {
    const account = documentOf('billing_accounts', ownerId)
    const subscriber = documentOf('subscribers', ownerId)
    const profile = documentOf('profiles', ownerId)
    const steps = firestore()
      .collection(COLLECTIONS.onboarding_progress)
      .where('user_id', '==', ownerId)
    const [written, stored, tombstone, owner, progress] = await Promise.all([
      transaction.get(account),
      transaction.get(subscriber),
      transaction.get(documentOf('deleted_users', ownerId)),
      transaction.get(profile),
      transaction.get(steps),
    ])
    const before = readPlanRow(stored.data())
    const isOvertaken = readNumber(written.get('written_reading')) >= reading
    if (tombstone.exists || isOvertaken) return before
    const { row, hasLapsed } = change(before)
    transaction.set(subscriber, { user_id: ownerId, ...row })
    transaction.set(account, { written_reading: reading }, { merge: true })
    if (hasLapsed && owner.get('onboarding_completed') === true) {
      transaction.update(profile, {
        onboarding_completed: false,
        updated_at: FieldValue.serverTimestamp(),
      })
      for (const step of progress.docs) transaction.delete(step.ref)
    }
    return row
  })

/** Customers in `billing_accounts`, plans in `subscribers`. */
export const firestoreBilling: BillingStore = {
  async findCustomer(ownerId) {
    return customerOf((await documentOf('billing_accounts', ownerId).get()).data())
  },
  saveCustomer: (ownerId, customerId) =>
    firestore().runTransaction(async (transaction) => {
      const reference = documentOf('billing_accounts', ownerId)
      const known = customerOf((await transaction.get(reference)).data())
      if (known !== null) return known
      transaction.set(reference, { customer_id: customerId }, { merge: true })
      return customerId
    }),
  async findOwner(customerId) {
    const accounts = firestore().collection(COLLECTIONS.billing_accounts)
    const found = await accounts.where('customer_id', '==', customerId).limit(1).get()
    return found.docs[0]?.id ?? null
  },
  async findRow(ownerId) {
    return readPlanRow((await documentOf('subscribers', ownerId).get()).data())
  },
  async isOnboarded(ownerId) {
    const profile = await documentOf('profiles', ownerId).get()
    return profile.get('onboarding_completed') === true
  },
  beginReading: (ownerId) =>
    firestore().runTransaction(async (transaction) => {
      const reference = documentOf('billing_accounts', ownerId)
      const reading = readNumber((await transaction.get(reference)).get('readings')) + 1
      transaction.set(reference, { readings: reading }, { merge: true })
      return reading
    }),
  finishReading,
  async *listBilledOwners(now) {
    yield* idsOf(firestore().collection(COLLECTIONS.billing_accounts), PAGE_SIZE)
    // A trial without a card has no customer; it is found by its end.
    const ended = firestore()
      .collection(COLLECTIONS.subscribers)
      .where('subscribed', '==', true)
      .where('plan_status', '==', 'trial')
      .where('subscription_end', '<=', now)
    yield (await ended.limit(PAGE_SIZE).get()).docs.map(({ id }) => id)
  },
}

/** Events in `payment_events`. */
export const firestoreEventLocks: EventLocks = documentLocks(
  COLLECTIONS.payment_events,
  REMEMBERED_DAYS,
)
