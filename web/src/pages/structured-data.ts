import type { FrequentQuestion } from '@docent/domain/messages/faq'
import { PAID_TIERS, PLANS } from '@docent/domain/plans'
import {
  COMPANY,
  PRODUCT_DESCRIPTION,
  SHARE_PICTURE,
  type OperatorFacts,
} from '@docent/domain/site'
import { PATHS } from '../app/paths.ts'
import type { Article } from './blog/articles.ts'

/**
 * What pages say to machines, made of what they show to people.
 * *Source:* schema.org 29; Google Search Central, "Structured data".
 */

/** A thing that schema.org knows. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** A thing whose addresses are absolute: they need the site's origin, without a closing slash. */
export type ThingAt = (origin: string) => Thing

const organizationId = (origin: string) => ({ '@id': `${origin}/#organization` })

/** What is made up is not told to machines. */
export const organization =
  ({ supportEmail, postalAddress, founder, isExample }: OperatorFacts): ThingAt =>
  (origin) => ({
    '@type': 'Organization',
    ...organizationId(origin),
    name: COMPANY.name,
    url: `${origin}/`,
    logo: `${origin}/logo.png`,
    description: PRODUCT_DESCRIPTION,
    foundingDate: COMPANY.founded,
    ...(isExample ? {} : { email: supportEmail, address: postalAddress }),
    ...(isExample || founder === null
      ? {}
      : { founder: { '@type': 'Person', name: founder.name, sameAs: founder.profileUrl } }),
  })

interface Price {
  readonly name: string
  readonly usd: number
  /** ISO 8601 duration that the price pays for. */
  readonly period: 'P1M' | 'P1Y'
}

/** Every price that the plan cards show. */
const prices = (): Price[] => [
  { name: PLANS.Free.tier, usd: 0, period: 'P1M' },
  ...PAID_TIERS.flatMap((tier): Price[] => [
    { name: `${tier}, billed monthly`, usd: PLANS[tier].monthlyUsd, period: 'P1M' },
    { name: `${tier}, billed yearly`, usd: PLANS[tier].annualUsdPerMonth * 12, period: 'P1Y' },
  ]),
]

export const softwareApplication: ThingAt = (origin) => ({
  '@type': 'SoftwareApplication',
  name: COMPANY.name,
  url: `${origin}/`,
  description: PRODUCT_DESCRIPTION,
  image: origin + SHARE_PICTURE.path,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  publisher: organizationId(origin),
  offers: prices().map(({ name, usd, period }) => ({
    '@type': 'Offer',
    name,
    price: usd,
    priceCurrency: 'USD',
    url: origin + PATHS.pricing,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: usd,
      priceCurrency: 'USD',
      billingDuration: period,
    },
  })),
})

export const faqPage =
  (questions: readonly FrequentQuestion[]): ThingAt =>
  () => ({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })

export const blogPosting =
  (article: Article): ThingAt =>
  (origin) => ({
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    datePublished: article.date,
    image: origin + SHARE_PICTURE.path,
    mainEntityOfPage: origin + PATHS.article(article.slug),
    author: { '@type': 'Organization', name: article.author, url: origin + PATHS.about },
    publisher: organizationId(origin),
  })

/** A step on the way from the landing page to a page. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

export const breadcrumbList =
  (trail: readonly Crumb[]): ThingAt =>
  (origin) => ({
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  })

/** Things as the text of a data block, which no `</script>` inside can end. */
export const asJsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
