import { PRIVACY, TERMS, type LegalSection } from '@docent/domain/messages/legal'
import { SALES_QUESTIONS } from '@docent/domain/messages/faq'
import { PAID_TIERS, PLANS, isUnlimited, type Plan, type PlanLimits } from '@docent/domain/plans'
import { MANUAL } from '../../../docs/manual/manual.ts'
import { plainText } from '../../../docs/manual/plain-text.ts'
import type { IndexedFile } from '../answers/answer.ts'
import { segmentOf } from '../answers/segment.ts'

interface DemoDocument {
  readonly name: string
  readonly text: string
}

const legalText = (sections: readonly LegalSection[]): string =>
  sections.map(({ title, paragraphs }) => [title, ...paragraphs].join('\n\n')).join('\n\n')

const amount = (max: number, thing: string): string =>
  isUnlimited(max)
    ? `unlimited ${thing}s`
    : `${max.toLocaleString('en')} ${thing}${max === 1 ? '' : 's'}`

const limitsText = (limits: PlanLimits): string =>
  `${amount(limits.maxBots, 'chatbot')}, ${amount(limits.maxKnowledgeBases, 'knowledge base')}, ${amount(limits.maxMessages, 'message')} a month and ${limits.maxStorage.toLocaleString('en')} MB of documents`

const paidPlanText = (plan: Plan): string => `${plan.tier} plan

The ${plan.tier} plan costs $${plan.monthlyUsd} a month when it is billed monthly. Billed yearly, the ${plan.tier} plan costs $${plan.annualUsdPerMonth} a month, which is $${(plan.annualUsdPerMonth * 12).toLocaleString('en')} a year. The ${plan.tier} plan includes ${limitsText(plan.limits)}.`

const pricingText = (): string =>
  [
    `Free plan\n\nThe Free plan costs nothing, has no time limit and needs no credit card. The Free plan includes ${limitsText(PLANS.Free.limits)}.`,
    ...PAID_TIERS.map((tier) => paidPlanText(PLANS[tier])),
  ].join('\n\n')

/** What the demo answers from: the manual, the prices and what else the public pages say. */
export const demoDocuments = (): DemoDocument[] => [
  ...MANUAL.map(({ name, text }) => ({ name, text: plainText(text) })),
  { name: 'Pricing', text: pricingText() },
  {
    name: 'Questions',
    text: SALES_QUESTIONS.map(({ question, answer }) => `${question}\n\n${answer}`).join('\n\n'),
  },
  { name: 'Terms', text: legalText(TERMS) },
  { name: 'Privacy policy', text: legalText(PRIVACY) },
]

/** The demo's documents, indexed by the product's own engine. Takes some milliseconds. */
export const openDemoBase = (): IndexedFile[] =>
  demoDocuments().map(({ name, text }, index) => {
    const pages = [text]
    return {
      fileId: `demo-${index}`,
      fileName: name,
      pages,
      segment: segmentOf({ fileName: name, pages }),
    }
  })
