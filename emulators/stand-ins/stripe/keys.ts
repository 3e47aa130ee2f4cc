import { BILLING_INTERVALS, type BillingInterval } from '@docent/domain/billing'
import { PAID_TIERS } from '@docent/domain/plans'

/** The key and the signing secret that the stand-in goes by. */
export const STRIPE_KEY = 'sk_test_stand_in'
export const STRIPE_WEBHOOK_SECRET = 'whsec_stand_in'

const WORDS: Readonly<Record<BillingInterval, string>> = { month: 'monthly', year: 'annual' }

/** Id of a price of the stand-in. */
export const standInPriceId = (tier: string, interval: BillingInterval): string =>
  `price_${tier.toLowerCase()}_${WORDS[interval]}`

/** The price ids under the names of the functions' parameters. */
export const priceEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    PAID_TIERS.flatMap((tier) =>
      BILLING_INTERVALS.map((interval) => [
        `DOCENT_STRIPE_PRICE_${tier}_${WORDS[interval]}`.toUpperCase(),
        standInPriceId(tier, interval),
      ]),
    ),
  )
