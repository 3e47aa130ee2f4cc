import { ServiceError } from '@docent/domain/errors'
import { logger } from 'firebase-functions/logger'
import type { OutsideTie } from '../accounts/ports.ts'
import { firestoreBilling, firestoreEventLocks } from '../adapters/firestore-billing.ts'
import { firestoreNotices } from '../adapters/firestore-notices.ts'
import { stripeEvents } from '../adapters/stripe-client.ts'
import { stripeProvider } from '../adapters/stripe.ts'
import { releaseSubscription } from '../billing/release-subscription.ts'
import type { PaidCallDeps } from '../billing/endpoints.ts'
import type { BillingDeps } from '../billing/ports.ts'
import type { WebhookDeps } from '../billing/receive-event.ts'
import { tellOwner, type NoticeDeps } from '../billing/tell-owners.ts'
import { readBillingConfig, readSiteUrl } from '../config.ts'
import { fixedWindowLimiter } from '../http/rate-limit.ts'
import { mailDeps } from './mail.ts'
import { describeCause } from './server.ts'

/** Calls a minute that one instance makes to the payment provider for one owner. */
const CALLS_A_MINUTE = 30
const MINUTE_MS = 60_000

/** For functions that bind the secrets of Stripe. */
export function billingDeps(): BillingDeps {
  const { stripe, ...settings } = readBillingConfig()
  return {
    store: firestoreBilling,
    provider: stripe === null ? null : stripeProvider(stripe),
    settings,
    now: () => new Date(),
    logOddity: (what, ids) => logger.warn(what, { ...ids }),
  }
}

export const paidCallDeps = (): PaidCallDeps => ({
  ...billingDeps(),
  limit: fixedWindowLimiter(CALLS_A_MINUTE, MINUTE_MS),
})

export function webhookDeps(): WebhookDeps {
  const { stripe } = readBillingConfig()
  return {
    ...billingDeps(),
    locks: firestoreEventLocks,
    readEvent: stripe === null ? refuseEvents : stripeEvents(stripe),
    tellOwner: (ownerId) =>
      tellOwner(noticeDeps(), ownerId).then(
        () => undefined,
        (cause: unknown) =>
          logger.error('an owner was not told', { ownerId, cause: describeCause(cause) }),
      ),
  }
}

const refuseEvents: WebhookDeps['readEvent'] = () =>
  Promise.reject(new ServiceError('billing_not_configured'))

/** For functions that bind the address of the mail server. */
export const noticeDeps = (): NoticeDeps => ({
  store: firestoreNotices,
  mail: mailDeps(),
  appUrl: readSiteUrl(),
})

/** An account that is deleted stops paying. */
export const billingTie: OutsideTie = {
  name: 'subscription',
  release: (ownerId) => releaseSubscription(billingDeps(), ownerId),
}
