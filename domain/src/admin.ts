import { PLANS, type PaidTier, type Tier } from './plans.ts'

/** What the panel of the operators shows (decision 23). All times are ISO 8601. */

/** Rows of one page of a list. */
export const ADMIN_PAGE_SIZE = 25

/** Longest text that users are searched by, in UTF-16 units. */
export const MAX_ADMIN_SEARCH = 100

/** Days of the chart, today included. */
export const ADMIN_DAYS = 30

/** Days for which a user counts as new. */
export const NEW_USER_DAYS = 7

/** Part of a list, the newest first. */
export interface AdminPage<Row> {
  readonly rows: readonly Row[]
  /** Asks for the rows that follow; `null` after the last. */
  readonly next: string | null
}

export interface AdminUser {
  readonly id: string
  /** First and last name; '' where neither was given. */
  readonly name: string
  readonly email: string
  readonly company: string
  /** The plan in force. */
  readonly tier: Tier
  readonly isTrial: boolean
  readonly bots: number
  /** Bytes of stored originals. */
  readonly storedBytes: number
  readonly createdAt: string
}

export interface AdminBot {
  readonly id: string
  readonly name: string
  readonly isActive: boolean
  readonly ownerEmail: string
  readonly createdAt: string
}

/** A message from the contact page. */
export interface AdminMessage {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly isHandled: boolean
  readonly createdAt: string
}

/** An address that asked for the newsletter. */
export interface AdminReader {
  readonly id: string
  readonly email: string
  /** Whether the link in the mail was opened: nobody else may be written to. */
  readonly isConfirmed: boolean
  readonly createdAt: string
}

/** How many owners have a plan, by what they pay. */
export interface PlanCount {
  readonly tier: PaidTier
  readonly monthly: number
  readonly annual: number
  readonly trials: number
  /** With a payment that failed; counted in neither of the others. */
  readonly pastDue: number
}

/** What visitors asked on a day in UTC, `YYYY-MM-DD`. */
export interface DayOfQuestions {
  readonly day: string
  readonly answered: number
  readonly unanswered: number
}

export interface AdminFigures {
  readonly users: number
  /** Of the last {@link NEW_USER_DAYS} days. */
  readonly newUsers: number
  readonly bots: number
  readonly activeBots: number
  readonly bases: number
  readonly files: number
  readonly storedBytes: number
  readonly conversations: number
  readonly openMessages: number
  readonly plans: readonly PlanCount[]
  /** {@link ADMIN_DAYS} days up to today, the oldest first. */
  readonly days: readonly DayOfQuestions[]
  /** When this was counted. */
  readonly countedAt: string
}

/** US dollars that a plan's paying owners bring in a month, by the catalogue's prices. */
export const monthlyRevenueUsd = ({ tier, monthly, annual }: PlanCount): number =>
  monthly * PLANS[tier].monthlyUsd + annual * PLANS[tier].annualUsdPerMonth
