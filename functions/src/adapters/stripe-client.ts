import { ServiceError } from '@docent/domain/errors'
import type Stripe from 'stripe'
import type { PaymentEvent, ReadEvent } from '../billing/ports.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Base address of something that stands in for Stripe; '' for Stripe itself. */
  readonly apiUrl: string
}

/** How long one call may take, and how often it is repeated where nothing was changed. */
const TIMEOUT_MS = 20_000
const MAX_RETRIES = 3

/** The SDK is loaded on first use: no other call pays for it. */
export function clientOf({ secretKey, apiUrl }: StripeSettings): () => Promise<Stripe> {
  let client: Promise<Stripe> | undefined
  const load = async () => {
    const { default: Client } = await import('stripe')
    const url = apiUrl === '' ? null : new URL(apiUrl)
    return new Client(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: MAX_RETRIES,
      telemetry: false,
      ...(url && {
        host: url.hostname,
        port: url.port || (url.protocol === 'https:' ? 443 : 80),
        protocol: url.protocol === 'https:' ? 'https' : 'http',
      }),
    })
  }
  return () => (client ??= load())
}

export const dateOf = (seconds: number): Date => new Date(seconds * 1000)
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

const fieldOf = (error: unknown, name: string): string => {
  const value =
    typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : ''
  return typeof value === 'string' ? value : ''
}

/** What a failure of the SDK means here. Its message may quote what we sent, so it is left out. */
export function asServiceError(error: unknown): ServiceError {
  const type = fieldOf(error, 'type')
  const detail = `stripe ${type} ${fieldOf(error, 'code')} ${fieldOf(error, 'param')}`.trim()
  const options = { cause: new Error(detail) }
  if (type === 'StripeCardError') return new ServiceError('payment_failed', detail, options)
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError') {
    return new ServiceError('billing_not_configured', detail, options)
  }
  if (type === 'StripeInvalidRequestError') return new ServiceError('internal', detail, options)
  return new ServiceError('unavailable', detail, options)
}

export const isMissing = (error: unknown): boolean => fieldOf(error, 'code') === 'resource_missing'

/** Checks the signature over the raw bytes, and that test and live are not mixed up. */
export function stripeEvents(settings: StripeSettings): ReadEvent {
  const client = clientOf(settings)
  return async (rawBody, signature) => {
    const { webhooks } = await client()
    let event: Stripe.Event
    try {
      event = webhooks.constructEvent(Buffer.from(rawBody), signature ?? '', settings.webhookSecret)
    } catch (cause) {
      throw new ServiceError('forbidden', 'signature refused', { cause })
    }
    if (event.livemode !== /^(sk|rk)_live_/.test(settings.secretKey)) {
      throw new ServiceError('forbidden', 'event of the other mode')
    }
    const { id, type } = event
    return { id, type, customerId: customerOf(event) } satisfies PaymentEvent
  }
}

function customerOf(event: Stripe.Event): string | null {
  const object = event.data.object as { customer?: string | { id: string } | null }
  return idOf(object.customer)
}
