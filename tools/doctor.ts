// `npm run doctor`: says, step by step, what is missing before plans can be sold through Stripe.
// It only reads: files in functions/, and objects at Stripe with the key that it finds.
//   npm run doctor -- [--project <id>] [--url https://your.site]
import { BILLING_INTERVALS, priceCents, type BillingInterval } from '@docent/domain/billing'
import { PAID_TIERS, type PaidTier } from '@docent/domain/plans'
import { API } from '@docent/domain/routes'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './run-step.ts'

export interface Finding {
  readonly step: string
  readonly isDone: boolean
  /** What is wrong, or what was found. */
  readonly text: string
}

/** A call to Stripe's API: the status and the body of the answer. */
export type AskStripe = (path: string) => Promise<{ status: number; body: unknown }>

/** Events after which a plan may have changed; the endpoint at Stripe has to send all of them. */
export const NEEDED_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'subscription_schedule.updated',
  'subscription_schedule.released',
] as const

const TIMEOUT_MS = 20_000
const WORDS: Readonly<Record<BillingInterval, string>> = { month: 'MONTHLY', year: 'ANNUAL' }
const parameterOf = (tier: PaidTier, interval: BillingInterval): string =>
  `STRIPE_PRICE_${tier.toUpperCase()}_${WORDS[interval]}`

/** Lines `NAME=value` of a file of settings; quotes around a value do not count. */
export function parseSettings(text: string): Map<string, string> {
  const lines = text.matchAll(/^[ \t]*([A-Z][A-Z0-9_]*)[ \t]*=[ \t]*(.*?)[ \t]*$/gm)
  return new Map(
    [...lines].map(([, name = '', value = '']) => [name, value.replace(/^(["'])(.*)\1$/, '$2')]),
  )
}

type Settings = ReadonlyMap<string, string>

const done = (step: string, text: string): Finding => ({ step, isDone: true, text })
const missing = (step: string, text: string): Finding => ({ step, isDone: false, text })

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

async function checkKey(settings: Settings, ask: AskStripe): Promise<Finding> {
  const step = 'Secret key'
  const key = settings.get('STRIPE_SECRET_KEY') ?? ''
  if (!/^(sk|rk)_(test|live)_/.test(key)) {
    return missing(
      step,
      'Set STRIPE_SECRET_KEY: firebase functions:secrets:set STRIPE_SECRET_KEY. To have it checked here, hand it over in the environment.',
    )
  }
  const { status } = await ask('/v1/prices?limit=1')
  if (status === 200) return done(step, key.includes('_live_') ? 'live mode' : 'test mode')
  if (status === 0) return missing(step, 'Stripe cannot be reached; try again with a connection.')
  return missing(step, 'Stripe refuses this key. Copy it again from Developers, API keys.')
}

async function checkPrice(
  settings: Settings,
  ask: AskStripe,
  plan: { tier: PaidTier; interval: BillingInterval },
): Promise<Finding> {
  const step = parameterOf(plan.tier, plan.interval)
  const id = settings.get(step) ?? ''
  if (id === '') return missing(step, 'Put the id of the price into functions/.env.<project id>.')
  const { status, body } = await ask(`/v1/prices/${encodeURIComponent(id)}`)
  if (status !== 200) return missing(step, `Stripe knows no price ${id} in this mode.`)
  const price = fieldsOf(body)
  const cents = priceCents(plan)
  const interval = fieldsOf(price['recurring'])['interval']
  if (price['active'] !== true) return missing(step, `${id} is archived.`)
  if (interval !== plan.interval) {
    return missing(step, `${id} is not billed every ${plan.interval}.`)
  }
  if (price['unit_amount'] !== cents || price['currency'] !== 'usd') {
    return missing(step, `${id} does not cost the $${cents / 100} that the pages promise.`)
  }
  return done(step, `${id}, $${cents / 100} a ${plan.interval}`)
}

async function checkWebhook(settings: Settings, ask: AskStripe, url: string): Promise<Finding[]> {
  const secret = settings.get('STRIPE_WEBHOOK_SECRET') ?? ''
  const first = secret.startsWith('whsec_')
    ? done('Webhook secret', 'is set')
    : missing(
        'Webhook secret',
        'Set it with: firebase functions:secrets:set STRIPE_WEBHOOK_SECRET. Stripe shows it at the endpoint, it begins with whsec_.',
      )
  const step = 'Webhook endpoint'
  const address = url.replace(/\/$/, '') + API.stripeWebhook
  const { status, body } = await ask('/v1/webhook_endpoints?limit=100')
  const list = fieldsOf(body)['data']
  if (status !== 200 || !Array.isArray(list)) {
    return [first, missing(step, 'The endpoints could not be listed with this key.')]
  }
  const endpoint = list.map(fieldsOf).find((each) => each['url'] === address)
  if (endpoint === undefined) {
    return [first, missing(step, `Add an endpoint at Stripe with the address ${address}.`)]
  }
  if (endpoint['status'] !== 'enabled') return [first, missing(step, `${address} is switched off.`)]
  const sent = endpoint['enabled_events']
  const known: unknown[] = Array.isArray(sent) ? sent : []
  const lacking = NEEDED_EVENTS.filter((type) => !known.includes(type) && !known.includes('*'))
  return [
    first,
    lacking.length === 0
      ? done(step, address)
      : missing(step, `${address} has to send as well: ${lacking.join(', ')}.`),
  ]
}

async function checkPortal(ask: AskStripe): Promise<Finding> {
  const step = 'Customer portal'
  const { status, body } = await ask('/v1/billing_portal/configurations?is_default=true&limit=1')
  const list = fieldsOf(body)['data']
  return status === 200 && Array.isArray(list) && list.length > 0
    ? done(step, 'is set up')
    : missing(step, 'Save it once at Stripe: Settings, Billing, Customer portal.')
}

/**
 * Every step towards selling plans, in their order.
 * @param url address of the site, where Stripe delivers
 */
export async function examine(settings: Settings, ask: AskStripe, url: string): Promise<Finding[]> {
  const key = await checkKey(settings, ask)
  if (!key.isDone) return [key]
  const prices: Finding[] = []
  for (const tier of PAID_TIERS) {
    for (const interval of BILLING_INTERVALS) {
      prices.push(await checkPrice(settings, ask, { tier, interval }))
    }
  }
  const webhook = await checkWebhook(settings, ask, url)
  return [key, ...prices, ...webhook, await checkPortal(ask)]
}

function readSettings(project: string): Settings {
  const files = ['.env', `.env.${project}`, '.secret.local']
  const texts = files
    .map((name) => join(root, 'functions', name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('STRIPE_'))
  return new Map([
    ...texts.flatMap((text) => [...parseSettings(text)]),
    ...given.map(([name, value]): [string, string] => [name, value ?? '']),
  ])
}

const askAt =
  (origin: string, key: string): AskStripe =>
  async (path) => {
    const headers = { authorization: `Bearer ${key}` }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(origin + path, { headers, signal }).catch(() => null)
    if (response === null) return { status: 0, body: null }
    return { status: response.status, body: await response.json().catch(() => null) }
  }

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: { project: { type: 'string', default: '' }, url: { type: 'string' } },
  })
  const settings = readSettings(values.project)
  const url = values.url ?? settings.get('PUBLIC_URL') ?? `https://${values.project}.web.app`
  const origin = process.env['DOCENT_STRIPE_URL'] ?? 'https://api.stripe.com'
  const ask = askAt(origin, settings.get('STRIPE_SECRET_KEY') ?? '')
  const findings = await examine(settings, ask, url)
  for (const { step, isDone, text } of findings)
    console.log(`${isDone ? '✓' : '✗'} ${step}: ${text}`)
  const open = findings.filter(({ isDone }) => !isDone).length
  console.log(
    open === 0
      ? '\nPlans can be sold.'
      : `\n${open} to do. docs/operating-stripe.md explains each.`,
  )
  return open === 0 ? 0 : 1
}

if (import.meta.main) process.exitCode = await run()
