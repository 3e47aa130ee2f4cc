import type { USAGE_NOTICE_SHARES, TRIAL_NOTICE_DAYS } from '../billing.ts'
import { CONFIRM_DAYS, type NewsletterAction } from '../newsletter.ts'
import { billingMessages } from './billing.ts'

const date = (at: Date): string =>
  at.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const number = (count: number): string => count.toLocaleString('en')

/** Subject and text of a mail; the text without greeting and signature. */
export interface MailText {
  readonly subject: string
  readonly text: string
}

/** A mail's text with its signature: who writes, and why. */
export const signed = (text: string, why: string, siteUrl: string): string =>
  `${text}\n\nDocent\n${siteUrl}\n\n${why}`

/** What owners are told of their plan. `billingUrl` is the billing tab. */
export const planMails = {
  why: 'You get this mail because it is about the plan of your Docent account.',
  trialEnds: (
    tier: string,
    days: (typeof TRIAL_NOTICE_DAYS)[number],
    endsAt: Date,
    billingUrl: string,
  ): MailText => ({
    subject: billingMessages.trialEnds(tier, days),
    text: `Your trial of ${tier} ends on ${date(endsAt)}. Then the Free plan applies. Nothing is deleted and nothing is charged.\n\nTo keep ${tier}, choose how it is billed:\n${billingUrl}`,
  }),
  paymentFailed: (tier: string, until: Date, billingUrl: string): MailText => ({
    subject: `The payment for your ${tier} plan failed`,
    text: `Your card was not accepted. Your plan stays in force until ${date(until)}, and the payment is tried again until then. Your bots keep answering.\n\nTo keep ${tier}, update your card:\n${billingUrl}`,
  }),
  cancelled: (tier: string, until: Date, billingUrl: string): MailText => ({
    subject: `Your ${tier} plan ends on ${date(until)}`,
    text: `You cancelled ${tier}. You keep it until ${date(until)}, and nothing more is charged. Then the Free plan applies; your bots, documents and channels stay.\n\nIf you change your mind until then, one button keeps the plan:\n${billingUrl}`,
  }),
  ended: (billingUrl: string): MailText => ({
    subject: 'Your plan has ended, the Free plan applies',
    text: `Your bots, documents and channels are all still here. What is above the limits of the Free plan can be read, but not added to.\n\nA plan can be chosen at any time:\n${billingUrl}`,
  }),
  messages: (
    share: (typeof USAGE_NOTICE_SHARES)[number],
    { used, cap, answered }: { used: number; cap: number; answered: number },
    billingUrl: string,
  ): MailText => {
    const what = 'messages of this month'
    return {
      subject: share === 1 ? billingMessages.full(what) : billingMessages.nearlyFull(what),
      text: `Your bots have answered ${number(used)} of ${number(cap)} messages this month. They answer up to ${number(answered)}; after that they ask visitors for an e-mail address instead, until the month ends. Nothing extra is charged.\n\nA larger plan applies at once:\n${billingUrl}`,
    }
  },
} as const

/** What asks somebody to confirm an address. */
export const newsletterMail = {
  why: 'You get this mail because this address was entered on our blog. If that was not you, do nothing: you hear no more of us.',
  subject: 'Confirm your address for the Docent newsletter',
  text: (links: Readonly<Record<NewsletterAction, string>>): string =>
    `One click, and our articles come to you by mail:\n${links.confirm}\n\nThe link is valid for ${CONFIRM_DAYS} days. This one takes you off the list, now and later:\n${links.unsubscribe}`,
} as const

/** What owners are told of an address that a visitor left. */
export const leadMail = {
  why: 'You get this mail because a visitor of your bot asked for a person. You can turn these mails off under Settings.',
  text: ({ email, question, url }: Record<'email' | 'question' | 'url', string>): MailText => ({
    subject: 'A visitor waits for your answer',
    // A visitor's words stay on one line, where they cannot pass for ours.
    text: `Please write to: ${email}\n\n${question === '' ? 'Nothing was asked before.' : `They asked: ${question.replaceAll(/\s+/g, ' ')}`}\n\nThe conversation:\n${url}`,
  }),
} as const
