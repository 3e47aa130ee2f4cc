import type { AdminUser, PlanCount } from '@docent/domain/admin'
import type { PlanStatus } from '@docent/domain/billing'
import { COLLECTIONS, DAYS, type CollectionName } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { KNOWLEDGE_BASE_TYPE } from '@docent/domain/knowledge'
import { PAID_TIERS, tierInForce, type PaidTier } from '@docent/domain/plans'
import { AggregateField, type DocumentSnapshot, type Query } from 'firebase-admin/firestore'
import type { AdminSource, Wanted } from '../admin/ports.ts'
import { firestore, readDate, readNumber, readString } from './firestore.ts'
import { readPlanRow } from './firestore-subscribers.ts'

const all = (name: CollectionName) => firestore().collection(COLLECTIONS[name])

/** Counting costs one read for each thousand documents. */
const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count

const sumOf = async (query: Query, field: string): Promise<number> =>
  (await query.aggregate({ sum: AggregateField.sum(field) }).get()).data().sum

/** Rows of a collection, the newest first. */
async function newest(
  name: CollectionName,
  { after, limit }: Wanted,
  query: Query = all(name),
): Promise<DocumentSnapshot[]> {
  const ordered = query.orderBy('created_at', 'desc').limit(limit)
  if (after === null) return (await ordered.get()).docs
  const last = await all(name).doc(after).get()
  if (!last.exists) throw new ServiceError('not_found', `no row to go on from in ${name}`)
  return (await ordered.startAfter(last).get()).docs
}

/** The documents of these ids, `undefined` where there is none. */
async function rowsOf(name: CollectionName, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, DocumentSnapshot>()
  const rows = await firestore().getAll(...ids.map((id) => all(name).doc(id)))
  return new Map(rows.map((row) => [row.id, row]))
}

const createdAt = (row: DocumentSnapshot): string =>
  (readDate(row.get('created_at')) ?? new Date(0)).toISOString()

async function countPlan(tier: PaidTier): Promise<PlanCount> {
  const rows = all('subscribers')
    .where('subscribed', '==', true)
    .where('subscription_tier', '==', tier)
  const standing = (status: PlanStatus) => rows.where('plan_status', '==', status)
  const [active, annual, trials, trialsWithCard, pastDue] = await Promise.all([
    countOf(standing('active')),
    countOf(standing('active').where('billing_interval', '==', 'year')),
    countOf(standing('trial')),
    countOf(standing('trialing')),
    countOf(standing('past_due')),
  ])
  return { tier, monthly: active - annual, annual, trials: trials + trialsWithCard, pastDue }
}

async function readUsers(entries: readonly DocumentSnapshot[], now: Date): Promise<AdminUser[]> {
  const ids = entries.map(({ id }) => id)
  const [plans, counters, usages] = await Promise.all([
    rowsOf('subscribers', ids),
    rowsOf('bot_counters', ids),
    rowsOf('usage', ids),
  ])
  return entries.map((entry) => {
    const plan = readPlanRow(plans.get(entry.id)?.data())
    const tier = tierInForce(plan, now)
    const status = plan?.plan_status
    return {
      id: entry.id,
      name: readString(entry.get('name')),
      email: readString(entry.get('email')),
      company: readString(entry.get('company')),
      tier,
      isTrial: tier !== 'Free' && (status === 'trial' || status === 'trialing'),
      bots: readNumber(counters.get(entry.id)?.get('bots')),
      storedBytes: readNumber(usages.get(entry.id)?.get('storage_bytes')),
      createdAt: createdAt(entry),
    }
  })
}

/** Aggregations over whole collections, and pages of them. */
export const firestoreAdmin: AdminSource = {
  async countTotals(newSince) {
    const messages = all('contact_messages')
    const knowledge = all('knowledge_base')
    const [
      users,
      newUsers,
      bots,
      activeBots,
      bases,
      rows,
      storedBytes,
      conversations,
      sent,
      handled,
    ] = await Promise.all([
      countOf(all('profiles')),
      countOf(all('profiles').where('created_at', '>=', newSince)),
      countOf(all('chatbots')),
      countOf(all('chatbots').where('is_active', '==', true)),
      countOf(knowledge.where('file_type', '==', KNOWLEDGE_BASE_TYPE)),
      countOf(knowledge),
      sumOf(all('usage'), 'storage_bytes'),
      countOf(all('conversations')),
      countOf(messages),
      countOf(messages.where('is_handled', '==', true)),
    ])
    const openMessages = sent - handled
    const files = rows - bases
    return {
      users,
      newUsers,
      bots,
      activeBots,
      bases,
      files,
      storedBytes,
      conversations,
      openMessages,
    }
  },
  countPlans: () => Promise.all(PAID_TIERS.map(countPlan)),
  async countQuestions(day) {
    // One sum a query: of several, only documents that hold every field would count.
    const rows = firestore().collectionGroup(DAYS).where('day', '==', day)
    const [answered, unanswered] = await Promise.all([
      sumOf(rows, 'kinds.answer'),
      sumOf(rows, 'kinds.fallback'),
    ])
    return { day, answered, unanswered }
  },
  async listUsers({ term, ...wanted }) {
    const entries = all('user_directory')
    const query = term === '' ? entries : entries.where('terms', 'array-contains', term)
    return readUsers(await newest('user_directory', wanted, query), new Date())
  },
  async listBots(wanted) {
    const bots = await newest('chatbots', wanted)
    const owners = await rowsOf('user_directory', [
      ...new Set(bots.map((bot) => readString(bot.get('user_id')) || 'none')),
    ])
    return bots.map((bot) => ({
      id: bot.id,
      name: readString(bot.get('name')),
      isActive: bot.get('is_active') !== false,
      ownerEmail: readString(owners.get(readString(bot.get('user_id')))?.get('email')),
      createdAt: createdAt(bot),
    }))
  },
  async listMessages(wanted) {
    return (await newest('contact_messages', wanted)).map((row) => ({
      id: row.id,
      name: readString(row.get('name')),
      email: readString(row.get('email')),
      subject: readString(row.get('subject')),
      message: readString(row.get('message')),
      isHandled: row.get('is_handled') === true,
      createdAt: createdAt(row),
    }))
  },
  async listReaders(wanted) {
    return (await newest('newsletter', wanted)).map((row) => ({
      id: row.id,
      email: readString(row.get('email')),
      isConfirmed: row.get('is_confirmed') === true,
      createdAt: createdAt(row),
    }))
  },
  setHandled: (messageId, isHandled) =>
    firestore().runTransaction(async (transaction) => {
      const message = all('contact_messages').doc(messageId)
      const { exists } = await transaction.get(message)
      if (exists) transaction.update(message, { is_handled: isHandled })
      return exists
    }),
}
