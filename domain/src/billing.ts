/** What web and server agree on about paying. */
import { PAID_TIERS, PLANS, type PaidTier } from './plans.ts'

/** How often a plan is billed. */
export const BILLING_INTERVALS = ['month', 'year'] as const
export type BillingInterval = (typeof BILLING_INTERVALS)[number]

/** A plan as it is sold. */
export interface PlanPrice {
  readonly tier: PaidTier
  readonly interval: BillingInterval
}

/** Id of each price at the payment provider, by plan and interval. */
export type PriceIds = Readonly<Record<PaidTier, Readonly<Record<BillingInterval, string>>>>

/** US cents that a plan costs for one interval. */
export const priceCents = ({ tier, interval }: PlanPrice): number =>
  (interval === 'month' ? PLANS[tier].monthlyUsd : PLANS[tier].annualUsdPerMonth * 12) * 100

/** The plan that a price id stands for, or `null` where it is none of the catalogue's. */
export function planOfPrice(prices: PriceIds, priceId: string): PlanPrice | null {
  for (const tier of PAID_TIERS) {
    for (const interval of BILLING_INTERVALS) {
      if (priceId !== '' && prices[tier][interval] === priceId) return { tier, interval }
    }
  }
  return null
}

/**
 * Whether a change takes effect at once (decision 9): to a larger plan, or from monthly to annual.
 * Every other change waits for the end of the period.
 */
export function isUpgrade(from: PlanPrice, to: PlanPrice): boolean {
  const step = PAID_TIERS.indexOf(to.tier) - PAID_TIERS.indexOf(from.tier)
  return step > 0 || (step === 0 && from.interval === 'month' && to.interval === 'year')
}

/** Days after a failed renewal in which the plan stays in force while the payment is repeated. */
export const PAST_DUE_GRACE_DAYS = 7

/** Days after a period's end in which news of the renewal may still arrive. */
export const RENEWAL_LEEWAY_DAYS = 3

/** Days before the end of a trial from which its end is announced, the nearest last. */
export const TRIAL_NOTICE_DAYS = [3, 1] as const

const DAY_MS = 24 * 60 * 60 * 1000

/** The announcement that is due before a trial ends: 3 or 1 day ahead; `null` earlier and afterwards. */
export function trialNoticeDue(endsAt: Date, now: Date): (typeof TRIAL_NOTICE_DAYS)[number] | null {
  const days = (endsAt.getTime() - now.getTime()) / DAY_MS
  if (days <= 0) return null
  return TRIAL_NOTICE_DAYS.findLast((ahead) => days <= ahead) ?? null
}

/** Shares of a cap at which its owner is told. */
export const USAGE_NOTICE_SHARES = [0.8, 1] as const

/** The notice that a meter calls for: at 80 %, at 100 %, or none. `cap` −1 is without limit. */
export function usageNoticeDue(
  used: number,
  cap: number,
): (typeof USAGE_NOTICE_SHARES)[number] | null {
  if (cap < 0) return null
  return USAGE_NOTICE_SHARES.findLast((share) => used >= cap * share) ?? null
}

/** Where a subscription stands; `trial` is Docent's own, without a card. */
export const PLAN_STATUSES = ['trial', 'trialing', 'active', 'past_due'] as const
export type PlanStatus = (typeof PLAN_STATUSES)[number]

/** An invoice as owners see it. Amounts in US cents, times as ISO 8601. */
export interface InvoiceSummary {
  readonly id: string
  readonly number: string
  readonly createdAt: string
  readonly totalCents: number
  readonly status: string
  /** Page of the payment provider, or `null`. */
  readonly url: string | null
}

/** Answer of the billing summary. */
export interface BillingSummary {
  /** Whether payments are set up; without them everything else works. */
  readonly isConfigured: boolean
  readonly prices: PriceIds | null
  /** Whether the payment provider knows the owner, so that the portal can be opened. */
  readonly hasCustomer: boolean
  /** `null` where the payment provider could not be asked. */
  readonly invoices: readonly InvoiceSummary[] | null
}

/** What a change of plan would do, shown before it is confirmed. */
export interface PlanChangePreview {
  readonly kind: 'upgrade' | 'downgrade'
  /** US cents that are charged on confirming; 0 where the change waits. */
  readonly dueCents: number
  /** US cents of the unused time that are credited, contained in `dueCents`. */
  readonly creditCents: number
  /** When the new plan takes effect, ISO 8601. */
  readonly effectiveAt: string
  /** Moment for which the amounts were computed, Unix seconds; it is handed back on confirming. */
  readonly prorationDate: number
}
