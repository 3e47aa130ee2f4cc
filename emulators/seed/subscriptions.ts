import { originOf } from '../ports.ts'
import { STRIPE_KEY, standInPriceId } from '../stand-ins/stripe/keys.ts'
import { CARDS } from '../stand-ins/stripe/payments.ts'
import type { DemoAccount } from './accounts.ts'

/** A call to the stand-in of Stripe; repeated under the same key it is answered as before. */
async function post(path: string, key: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(originOf('stripe') + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${STRIPE_KEY}`, 'idempotency-key': key },
    body: new URLSearchParams(fields),
  })
  const { id } = (await response.json()) as { id?: string }
  if (id === undefined) throw new Error(`the stand-in of Stripe refuses ${path}`)
  return id
}

async function subscribe({ uid, email, tier }: DemoAccount): Promise<void> {
  if (tier === null) return
  const customer = await post('/v1/customers', `seed:customer:${uid}`, {
    email,
    'metadata[user_id]': uid,
    'invoice_settings[default_payment_method]': CARDS.works,
  })
  await post('/v1/subscriptions', `seed:subscription:${uid}`, {
    customer,
    'items[0][price]': standInPriceId(tier, 'month'),
    'metadata[user_id]': uid,
  })
}

/**
 * Has the accounts with a plan pay for it at the stand-in of Stripe; its events then write their
 * rows, as everybody's. Where it does not run, the rows stay as they were made.
 */
export async function createSubscriptions(accounts: readonly DemoAccount[]): Promise<void> {
  const isUp = await fetch(`${originOf('stripe')}/control`, { method: 'PUT' }).then(
    () => true,
    () => false,
  )
  if (isUp) await Promise.all(accounts.map(subscribe))
}
