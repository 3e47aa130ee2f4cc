import {
  PAST_DUE_GRACE_DAYS,
  RENEWAL_LEEWAY_DAYS,
  planOfPrice,
  type PlanPrice,
  type PlanStatus,
  type PriceIds,
} from '@docent/domain/billing'
import { TRIAL_DAYS, isPaidTier } from '@docent/domain/plans'
import type { PlanRow, ProviderSubscription, RowChange } from './ports.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)
const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** A row without a plan and without a trial. */
export const NO_PLAN: PlanRow = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  trial_started_at: null,
  trial_tier: null,
  plan_status: null,
  billing_interval: null,
  renews_at: null,
  pending_tier: null,
  pending_interval: null,
  ended_at: null,
}

type PlanFields = Omit<PlanRow, 'trial_started_at' | 'trial_tier' | 'ended_at'>

/** Statuses of a subscription that give its owner the plan. */
const STATUS_OF: Readonly<Record<string, PlanStatus | null>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  incomplete: null,
  incomplete_expired: null,
  canceled: null,
  unpaid: null,
  paused: null,
}

export const isKnownStatus = (status: string): boolean => Object.hasOwn(STATUS_OF, status)

/** `null` for those that give no plan, and for one that is unknown. */
const planStatusOf = (status: string): PlanStatus | null =>
  isKnownStatus(status) ? (STATUS_OF[status] ?? null) : null

/** Whether a subscription gives a plan, also one that waits for a payment. */
export const isLive = ({ status }: Pick<ProviderSubscription, 'status'>): boolean =>
  planStatusOf(status) !== null

/**
 * Until when a plan is in force. A renewal's news may be late by the leeway; a failed one leaves
 * the grace, counted from the beginning of the unpaid period; what is cancelled ends to the second.
 */
function endOf(subscription: ProviderSubscription): Date {
  const { status, periodStart, periodEnd, cancelsAtPeriodEnd } = subscription
  if (status === 'past_due') {
    const grace = daysAfter(periodStart, PAST_DUE_GRACE_DAYS)
    return cancelsAtPeriodEnd ? earlier(grace, periodEnd) : grace
  }
  return cancelsAtPeriodEnd ? periodEnd : daysAfter(periodEnd, RENEWAL_LEEWAY_DAYS)
}

/** The plan that a subscription gives, or `null`. */
export function planOf(
  subscription: ProviderSubscription | null,
  prices: PriceIds,
): PlanFields | null {
  if (subscription === null) return null
  const status = planStatusOf(subscription.status)
  const plan: PlanPrice | null = planOfPrice(prices, subscription.priceId)
  if (status === null || plan === null) return null
  const isRenewed = !subscription.cancelsAtPeriodEnd && status !== 'past_due'
  const pending = planOfPrice(prices, subscription.pendingPriceId ?? '')
  return {
    subscribed: true,
    subscription_tier: plan.tier,
    subscription_end: endOf(subscription),
    plan_status: status,
    billing_interval: plan.interval,
    renews_at: isRenewed ? subscription.periodEnd : null,
    pending_tier: pending?.tier ?? null,
    pending_interval: pending?.interval ?? null,
  }
}

/** The plan of a trial without a card, while it lasts. */
function trialPlan(row: PlanRow, now: Date): PlanFields | null {
  const { trial_started_at: startedAt, trial_tier: tier } = row
  if (startedAt === null || !isPaidTier(tier)) return null
  const endsAt = daysAfter(startedAt, TRIAL_DAYS)
  return endsAt <= now ? null : trialFields(tier, endsAt)
}

/** Statuses of a subscription that gave the plan and does so no more. */
const IS_OVER = new Set(['canceled', 'unpaid', 'paused'])

/** What was left of a trial is gone once a plan was bought, also when that plan has ended. */
const hasReplacedTrial = (subscription: ProviderSubscription | null, prices: PriceIds): boolean =>
  subscription !== null &&
  IS_OVER.has(subscription.status) &&
  planOfPrice(prices, subscription.priceId) !== null

const trialFields = (tier: string, endsAt: Date): PlanFields => ({
  ...withoutPlan,
  subscribed: true,
  subscription_tier: tier,
  subscription_end: endsAt,
  plan_status: 'trial',
})

const { trial_started_at: _started, trial_tier: _tier, ended_at: _ended, ...withoutPlan } = NO_PLAN

/** The row of a trial that begins. */
export const rowOfTrial = (trial: { tier: string; startedAt: Date; endsAt: Date }): PlanRow => ({
  ...NO_PLAN,
  ...trialFields(trial.tier, trial.endsAt),
  trial_started_at: trial.startedAt,
  trial_tier: trial.tier,
})

/**
 * The row that follows from what the provider says now and from the trial that the row remembers.
 * It does not depend on how or in what order one learned of it.
 * @param subscription `null`: the provider knows none
 */
export function nextRow(
  before: PlanRow | null,
  subscription: ProviderSubscription | null,
  { prices, now }: { prices: PriceIds; now: Date },
): RowChange {
  const previous = before ?? NO_PLAN
  const trial = hasReplacedTrial(subscription, prices) ? null : trialPlan(previous, now)
  const plan = planOf(subscription, prices) ?? trial ?? withoutPlan
  const hasLapsed = previous.subscribed && !plan.subscribed
  const trialStart = previous.trial_started_at ?? subscription?.trialStart ?? null
  const endedAt = subscription?.status === 'canceled' ? subscription.endedAt : null
  return {
    hasLapsed,
    row: {
      ...plan,
      trial_started_at: trialStart,
      trial_tier: previous.trial_tier,
      ended_at: plan.subscribed ? null : (endedAt ?? (hasLapsed ? now : previous.ended_at)),
    },
  }
}
