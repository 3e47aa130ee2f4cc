import { ServiceError } from '@docent/domain/errors'
import { PAID_TIERS, type PaidTier } from '@docent/domain/plans'
import { number, object, string } from 'yup'
import { endpoint } from '../http/endpoint.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { openPortal, readBillingSummary } from './billing-summary.ts'
import { changePlan, previewPlanChange, setCancellation } from './change-plan.ts'
import { checkSubscription } from './check-subscription.ts'
import { confirmCheckout, createCheckout } from './create-checkout.ts'
import type { BillingDeps } from './ports.ts'
import { receiveEvent, type WebhookDeps } from './receive-event.ts'
import { startTrial } from './start-trial.ts'

/** What the endpoints of paying need: the provider is asked at most as often as `limit` allows. */
export type PaidCallDeps = BillingDeps & { readonly limit: RateLimiter }

/** Longest id of the provider's that is looked at. */
const MAX_ID_LENGTH = 255
const priceId = string().strict().max(MAX_ID_LENGTH).required()

const withinLimit = ({ limit }: PaidCallDeps, ownerId: string): string => {
  if (!limit(ownerId)) throw new ServiceError('rate_limited')
  return ownerId
}

/** `POST /api/start-trial`. */
export const startTrialEndpoint = (deps: Parameters<typeof startTrial>[0]) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: object({ tier: string<PaidTier>().oneOf(PAID_TIERS).required() }),
    run: ({ owner, body }) => startTrial(deps, { ownerId: owner.userId, tier: body.tier }),
  })

/** `POST /api/create-checkout`. *Source:* specification section 7. */
export const createCheckoutEndpoint = (deps: PaidCallDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: object({ priceId }),
    run: ({ owner, body }) => {
      withinLimit(deps, owner.userId)
      return createCheckout(deps, { owner, priceId: body.priceId })
    },
  })

/** `POST /api/confirm-checkout`: whether the payment has arrived. */
export const confirmCheckoutEndpoint = (deps: PaidCallDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: object({ sessionId: string().strict().max(MAX_ID_LENGTH).required() }),
    run: ({ owner, body }) => {
      const ownerId = withinLimit(deps, owner.userId)
      return confirmCheckout(deps, { ownerId, sessionId: body.sessionId })
    },
  })

/** `POST /api/customer-portal`, without a body. */
export const customerPortalEndpoint = (deps: PaidCallDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    run: ({ owner }) => openPortal(deps, withinLimit(deps, owner.userId)),
  })

/** `POST /api/check-subscription`, without a body. */
export const checkSubscriptionEndpoint = (deps: PaidCallDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    run: ({ owner }) => checkSubscription(deps, withinLimit(deps, owner.userId)),
  })

/** `GET /api/billing-summary`. */
export const billingSummaryEndpoint = (deps: PaidCallDeps) =>
  endpoint({
    method: 'GET',
    auth: 'owner',
    run: ({ owner }) => readBillingSummary(deps, withinLimit(deps, owner.userId)),
  })

/** `POST /api/preview-plan-change`. */
export const previewPlanChangeEndpoint = (deps: PaidCallDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: object({ priceId }),
    run: ({ owner, body }) => {
      const ownerId = withinLimit(deps, owner.userId)
      return previewPlanChange(deps, { ownerId, priceId: body.priceId })
    },
  })

/** `POST /api/change-plan`. */
export const changePlanEndpoint = (deps: PaidCallDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: object({ priceId, prorationDate: number().strict().integer().min(0).required() }),
    run: ({ owner, body }) =>
      changePlan(deps, { ownerId: withinLimit(deps, owner.userId), ...body }),
  })

/** `POST /api/cancel-plan` and `POST /api/resume-plan`, without a body. */
export const cancellationEndpoint = (deps: PaidCallDeps, cancels: boolean) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    run: ({ owner }) =>
      setCancellation(deps, { ownerId: withinLimit(deps, owner.userId), cancels }),
  })

/** `POST /api/stripe-webhook`: the body is left as it came, for its signature. */
export const stripeWebhookEndpoint = (deps: WebhookDeps) =>
  endpoint({
    method: 'POST',
    auth: 'anyone',
    run: ({ request }) => {
      const signature = request.headers['stripe-signature']
      return receiveEvent(deps, {
        rawBody: request.rawBody ?? new Uint8Array(),
        signature: Array.isArray(signature) ? signature[0] : signature,
      })
    },
  })
