import type { InvoiceSummary, PriceIds } from '@docent/domain/billing'
import type { Subscriber } from '@docent/domain/collections'

/** What the owner's row says of the plan. */
export type PlanRow = Omit<Subscriber, 'user_id'>

/** The one subscription row of an owner. */
export interface TrialStore {
  /**
   * Writes the trial unless `allow` refuses what is there, in one transaction.
   * @returns whether it was written
   */
  startTrial(
    ownerId: string,
    trial: PlanRow,
    allow: (row: PlanRow | null) => boolean,
  ): Promise<boolean>
}

/** A subscription as the payment provider has it now. */
export interface ProviderSubscription {
  readonly id: string
  readonly itemId: string
  /** In the provider's words; one that is unknown here counts as no plan. */
  readonly status: string
  readonly priceId: string
  readonly createdAt: Date
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly cancelsAtPeriodEnd: boolean
  readonly trialStart: Date | null
  /** When it was over for good, or `null`. */
  readonly endedAt: Date | null
  /** Price of the next period, where a change waits for its end. */
  readonly pendingPriceId: string | null
  readonly scheduleId: string | null
}

export interface Checkout {
  readonly id: string
  readonly customerId: string
  readonly priceId: string
  readonly status: 'open' | 'complete' | 'expired'
  /** Where it is paid; `null` unless it is open. */
  readonly url: string | null
}

export interface NewCheckout {
  readonly customerId: string
  readonly ownerId: string
  readonly priceId: string
  /** 0: the first period is paid at once. */
  readonly trialDays: number
  readonly collectsTaxIds: boolean
  readonly successUrl: string
  readonly cancelUrl: string
  /** Calls with the same key make one checkout. */
  readonly key: string
}

/**
 * The payment provider.
 * Every call: @throws ServiceError `unavailable` where it cannot be reached, `payment_failed` where
 * a card is declined, `billing_not_configured` where there is no account with it.
 */
export interface PaymentProvider {
  /** Calls for one owner make one customer. */
  createCustomer(owner: { ownerId: string; email: string | null }): Promise<string>
  /** Whose customer it is; `null` where it is nobody's or unknown. */
  findOwner(customerId: string): Promise<string | null>
  /** The subscription that counts: a live one before an ended one, a newer before an older. */
  findSubscription(customerId: string): Promise<ProviderSubscription | null>
  /** Newest first. */
  listCheckouts(customerId: string): Promise<readonly Checkout[]>
  findCheckout(checkoutId: string): Promise<Checkout | null>
  createCheckout(order: NewCheckout): Promise<Checkout>
  /** Does nothing where it is not open any more. */
  expireCheckout(checkoutId: string): Promise<void>
  /** Address of the provider's own pages for a customer. */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** Newest first. */
  listInvoices(customerId: string): Promise<readonly InvoiceSummary[]>
  /** Amounts of a change at a moment, in US cents. */
  previewChange(change: PriceChange): Promise<{ dueCents: number; creditCents: number }>
  /** Takes effect and is paid at once, or not at all. */
  changeNow(change: PriceChange): Promise<void>
  changeAtPeriodEnd(subscription: ProviderSubscription, priceId: string): Promise<void>
  /** Lets the subscription end with its period, or go on. A waiting change is dropped. */
  setCancelAtPeriodEnd(subscription: ProviderSubscription, cancels: boolean): Promise<void>
  /** Ends it now. Does nothing where it has ended. */
  cancelNow(subscriptionId: string): Promise<void>
}

export interface PriceChange {
  readonly customerId: string
  readonly subscription: ProviderSubscription
  readonly priceId: string
  /** Unix seconds. */
  readonly prorationDate: number
}

export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** Whom it is about; `null` where it names no customer. */
  readonly customerId: string | null
}

/** Reads an event by its signature over the raw bytes. @throws ServiceError `forbidden` */
export type ReadEvent = (
  rawBody: Uint8Array,
  signature: string | undefined,
) => Promise<PaymentEvent>

/** What a reading of the provider makes of the row. */
export interface RowChange {
  readonly row: PlanRow
  /** A plan has ended and none followed: onboarding begins again. */
  readonly hasLapsed: boolean
}

/** Accounts with the provider, and the rows that follow from them. */
export interface BillingStore {
  /** Customer of an owner, or `null`. */
  findCustomer(ownerId: string): Promise<string | null>
  /** The first one stays. @returns the customer that the owner has now */
  saveCustomer(ownerId: string, customerId: string): Promise<string>
  findOwner(customerId: string): Promise<string | null>
  findRow(ownerId: string): Promise<PlanRow | null>
  /** Whether the owner is past the wizard. */
  isOnboarded(ownerId: string): Promise<boolean>
  /** Takes a number before the provider is read; a later reading has a higher one. */
  beginReading(ownerId: string): Promise<number>
  /**
   * Writes what a reading found, unless a later reading was written already or the account is gone.
   * The row, and the reset of onboarding where the plan has lapsed, are one transaction.
   * @returns the row that stands now
   */
  finishReading(
    ownerId: string,
    reading: number,
    change: (row: PlanRow | null) => RowChange,
  ): Promise<PlanRow | null>
  /** Owners with a customer, and owners whose plan has run out, by pages. */
  listBilledOwners(now: Date): AsyncIterable<readonly string[]>
}

/** What is needed to tell owners of their plan. */
export interface NoticeStore extends Pick<BillingStore, 'findRow'> {
  /** Every owner, by pages. */
  listOwners(): AsyncIterable<readonly string[]>
  /** @param month `YYYY-MM`, UTC */
  countMessages(ownerId: string, month: string): Promise<number>
  /** The owner's e-mail address, once it is confirmed; `null` until then. */
  findAddress(ownerId: string): Promise<string | null>
}

/** Which events were taken. */
export interface EventLocks {
  /** `busy`: another call has it in hand. */
  take(eventId: string, now: Date): Promise<'taken' | 'done' | 'busy'>
  finish(eventId: string): Promise<void>
  /** It may be taken again. */
  release(eventId: string): Promise<void>
}

/** What the operator has set up. */
export interface BillingSettings {
  readonly prices: PriceIds
  /** Origin of the web app, without a closing slash. Every return address begins with it. */
  readonly appUrl: string
  readonly collectsTaxIds: boolean
}

export interface BillingDeps {
  readonly store: BillingStore
  /** `null`: billing is not configured. */
  readonly provider: PaymentProvider | null
  readonly settings: BillingSettings
  now(): Date
  /** For what an operator should look at; ids alone. */
  logOddity(what: string, ids: Readonly<Record<string, string>>): void
}
