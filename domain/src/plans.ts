/** The plan catalogue: the one home of limits, prices and features. */

/** One megabyte as plans meter it (decision 3: 1 MB = 1024 × 1024 bytes). */
export const BYTES_PER_MEGABYTE = 1024 * 1024

/** The value of a limit that has no upper bound. */
export const UNLIMITED = -1

/** Plans that can be bought. Everyone else has the Free plan's limits. */
export const PAID_TIERS = ['Starter', 'Professional', 'Enterprise'] as const
export type PaidTier = (typeof PAID_TIERS)[number]
export type Tier = 'Free' | PaidTier

/**
 * What a plan allows. `-1` means unlimited.
 * *Source:* specification section 9, "Enforced plan limits".
 */
export interface PlanLimits {
  /** Chatbots an owner may have. */
  readonly maxBots: number
  /** Knowledge bases an owner may have. */
  readonly maxKnowledgeBases: number
  /** Answered visitor messages in a calendar month, UTC. */
  readonly maxMessages: number
  /** Megabytes of stored originals. */
  readonly maxStorage: number
}

export interface Plan {
  readonly tier: Tier
  readonly limits: PlanLimits
  /** US dollars a month, billed monthly. */
  readonly monthlyUsd: number
  /** US dollars a month, billed yearly (decision 5). */
  readonly annualUsdPerMonth: number
  readonly isMostPopular: boolean
  readonly features: readonly string[]
}

const limits = (
  maxBots: number,
  maxKnowledgeBases: number,
  maxMessages: number,
  maxStorage: number,
): PlanLimits => ({ maxBots, maxKnowledgeBases, maxMessages, maxStorage })

/** Every plan, in ascending order of price. */
export const PLANS: Readonly<Record<Tier, Plan>> = {
  Free: {
    tier: 'Free',
    limits: limits(1, 1, 100, 10),
    monthlyUsd: 0,
    annualUsdPerMonth: 0,
    isMostPopular: false,
    features: ['Website widget', 'Answers with receipts'],
  },
  Starter: {
    tier: 'Starter',
    limits: limits(3, 2, 1_000, 100),
    monthlyUsd: 29,
    annualUsdPerMonth: 19,
    isMostPopular: false,
    features: ['Website, Telegram and Messenger', 'Basic analytics', 'Email support'],
  },
  Professional: {
    tier: 'Professional',
    limits: limits(10, 5, 10_000, 1_000),
    monthlyUsd: 59,
    annualUsdPerMonth: 49,
    isMostPopular: true,
    features: ['Advanced analytics', 'Priority support', 'Custom branding'],
  },
  Enterprise: {
    tier: 'Enterprise',
    limits: limits(UNLIMITED, UNLIMITED, 100_000, 10_000),
    monthlyUsd: 119,
    annualUsdPerMonth: 99,
    isMostPopular: false,
    features: [
      'Full analytics',
      '24/7 support',
      'White label',
      'API access',
      'Custom integrations',
    ],
  },
}

/** US dollars a year that annual billing saves. */
export const annualSavingUsd = ({ monthlyUsd, annualUsdPerMonth }: Plan): number =>
  (monthlyUsd - annualUsdPerMonth) * 12

/** Percent that annual billing saves, rounded down so that it never promises too much. */
export const annualSavingPercent = ({ monthlyUsd, annualUsdPerMonth }: Plan): number =>
  monthlyUsd === 0 ? 0 : Math.floor(((monthlyUsd - annualUsdPerMonth) / monthlyUsd) * 100)

/** The largest of these savings, for 'Save up to 34%' (decision 4). */
export const bestAnnualSavingPercent = (): number =>
  Math.max(...Object.values(PLANS).map(annualSavingPercent))

/** How long the free trial lasts, in days. *Source:* specification section 1. */
export const TRIAL_DAYS = 14

/** Share of the message cap that is still answered past the cap (decision 12). */
export const MESSAGE_GRACE = 0.1

export const isPaidTier = (tier: unknown): tier is PaidTier => PAID_TIERS.includes(tier as PaidTier)

/** Limits of a tier by name; an unknown name has the Free plan's. */
export const limitsFor = (tier: string | null | undefined): PlanLimits =>
  PLANS[isPaidTier(tier) ? tier : 'Free'].limits

/** The part of a `subscribers` row that decides on the plan. */
export interface SubscriptionState {
  readonly subscribed: boolean
  readonly subscription_tier: string | null
  readonly subscription_end: Date | null
}

/** The plan in force at `now`: a paid tier only while it is subscribed and has not ended. */
export function tierInForce(state: SubscriptionState | null, now: Date): Tier {
  if (!state?.subscribed || !isPaidTier(state.subscription_tier)) return 'Free'
  return state.subscription_end !== null && state.subscription_end > now
    ? state.subscription_tier
    : 'Free'
}

export const isUnlimited = (max: number): boolean => max === UNLIMITED

/** Whether one more may be added to `count` under the limit `max`. */
export const canAdd = (count: number, max: number): boolean => isUnlimited(max) || count < max

/** Storage of a plan in bytes. */
export const storageBytes = ({ maxStorage }: PlanLimits): number =>
  isUnlimited(maxStorage) ? Number.POSITIVE_INFINITY : maxStorage * BYTES_PER_MEGABYTE

/**
 * Storage of a plan in words. Decision 3 gives plans in MB; whole thousands are written as GB, as
 * the specification does.
 */
export function formatStorageCap({ maxStorage }: PlanLimits): string {
  if (isUnlimited(maxStorage)) return 'Unlimited'
  return maxStorage >= 1_000 ? `${maxStorage / 1_000} GB` : `${maxStorage} MB`
}

/** Answers a month before the bot only takes messages: the cap and its grace. */
export const answersBeforeMessageTaking = ({ maxMessages }: PlanLimits): number =>
  isUnlimited(maxMessages)
    ? Number.POSITIVE_INFINITY
    : maxMessages + Math.floor(maxMessages * MESSAGE_GRACE)
