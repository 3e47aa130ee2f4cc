import type { PaidTier } from '../plans.ts'

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })

/** Texts of plans and payment. *Source:* specification sections 4 and 8; decisions 6, 8, 9, 11 and 17. */
export const billingMessages = {
  paymentErrorTitle: 'Payment Error',
  paymentErrorBare: 'Edge Function returned a non-2xx status code (no extra detail from server).',
  checkFailed: 'Failed to check subscription status.',
  portalFailed: 'Failed to open customer portal.',
  checkoutFailed: 'Failed to create checkout session.',
  noSubscription: 'No active subscription',
  confirming: 'Confirming payment…',
  confirmingText: 'This takes a few seconds. You can leave this page; nothing is lost.',
  confirmingLate:
    'The payment is not confirmed yet. Your plan starts as soon as it is; nothing is charged twice.',
  paymentSuccessful: 'Payment Successful',
  paymentSuccessfulText: (tier: string) => `You are on the ${tier} plan.`,
  checkoutCanceled: 'Checkout left. Nothing was charged.',
  cancelledTitle: 'Subscription Cancelled',
  cancelledText:
    'Your plan has ended. Your bots, documents and channels are all still here. Please go through the set-up again: choose a plan or go on with Free; steps whose work is still here complete themselves.',
  notConfigured: 'Billing is not configured',
  notConfiguredText:
    'Plans cannot be bought on this installation yet. Everything else works, the free trial included.',
  pastDue: (until: string) =>
    `The last payment failed. Your plan stays in force until ${until}; update your card to keep it.`,
  pastDueText: 'Update your card to keep your plan.',
  pastDueOver: 'The last payment failed. Update your card to get your plan back.',
  trialEnds: (tier: string, days: 1 | 3) =>
    `Your trial of ${tier} ends in ${days === 1 ? 'less than a day' : 'less than 3 days'}`,
  trialEndsText: 'Then the Free plan applies. Nothing is deleted and nothing is charged.',
  nearlyFull: (what: string) => `You have used 80% of your ${what}`,
  full: (what: string) => `You have used all of your ${what}`,
  above: 'More than your plan has room for.',
  upgradeText: (tier: PaidTier, dueCents: number, creditCents: number) =>
    `${tier} starts now. ${dollars(dueCents)} is charged to your card today${creditCents > 0 ? `; the unused time of your current plan, ${dollars(creditCents)}, is already taken off` : ''}.`,
  downgradeText: (tier: PaidTier, date: string) =>
    `${tier} starts on ${date}. Until then you keep your current plan. Nothing is charged today and nothing is deleted: what is above the smaller limits stays, and can be read but not added to.`,
  cancelText: (tier: string, date: string) =>
    `You keep ${tier} until ${date}. Then the Free plan applies; your bots, documents and channels stay. Nothing more is charged.`,
  terms:
    'Cancel at any time, with effect at the end of the period. If your first purchase disappoints you, you get all of it back within 30 days.',
  price: dollars,
} as const
