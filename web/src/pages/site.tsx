import { CONTACT_QUESTIONS, SALES_QUESTIONS } from '@docent/domain/messages/faq'
import { PLANS } from '@docent/domain/plans'
import { PRODUCT_DESCRIPTION } from '@docent/domain/site'
import type { ReactNode } from 'react'
import { PATHS } from '../app/paths.ts'
import { AboutPage } from './about-page.tsx'
import { ArticlePage, BlogPage } from './blog-page.tsx'
import { ARTICLES, categoryRules } from './blog/articles.ts'
import { ContactPage } from './contact-page.tsx'
import { DocsPage } from './docs-page.tsx'
import { LandingPage } from './landing/landing-page.tsx'
import { NewsletterPage } from './newsletter.tsx'
import { PrivacyPage, TermsPage } from './legal-pages.tsx'
import { PricingPage } from './pricing-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { blogPosting, faqPage, softwareApplication, type ThingAt } from './structured-data.ts'

export interface SitePage {
  readonly path: string
  /** Name of the file below `dist`; Hosting serves it without its ending. */
  readonly file: string
  readonly title: string
  readonly description: string
  /** Whether search engines may list it. */
  readonly isListed: boolean
  readonly content: ReactNode
  /** Rules that this page alone needs. */
  readonly style?: string
  /** What it shows, for machines; organization and breadcrumbs come with every listed page. */
  readonly things?: readonly ThingAt[]
  /** For an article: `YYYY-MM-DD`. */
  readonly published?: string
}

/** Every public page. The build renders each of them to one file. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    path: PATHS.home,
    file: 'index.html',
    title: 'Docent: chatbots that answer from your documents',
    description: PRODUCT_DESCRIPTION,
    isListed: true,
    content: <LandingPage />,
    things: [softwareApplication, faqPage(SALES_QUESTIONS)],
  },
  {
    path: PATHS.pricing,
    file: 'pricing.html',
    title: 'Pricing · Docent',
    description: `A Free plan without a time limit, and three plans from $${PLANS.Starter.annualUsdPerMonth} a month. Every plan answers with receipts.`,
    isListed: true,
    content: <PricingPage />,
    things: [softwareApplication, faqPage(SALES_QUESTIONS)],
  },
  {
    path: PATHS.docs,
    file: 'docs.html',
    title: 'Documentation · Docent',
    description:
      'Quick start in four steps, documents that answer, chatbots, website, Messenger, Telegram, common issues and the API.',
    isListed: true,
    content: <DocsPage />,
  },
  {
    path: PATHS.blog,
    file: 'blog.html',
    title: 'Blog · Docent',
    description: 'On chatbots that prove what they say, and on documents that answer.',
    isListed: true,
    content: <BlogPage />,
    style: categoryRules(),
  },
  ...ARTICLES.map((article): SitePage => ({
    path: PATHS.article(article.slug),
    file: `blog/${article.slug}.html`,
    title: `${article.title} · Docent`,
    description: article.excerpt,
    isListed: true,
    content: <ArticlePage article={article} />,
    things: [blogPosting(article)],
    published: article.date,
  })),
  {
    path: PATHS.about,
    file: 'about.html',
    title: 'About · Docent',
    description: 'Who we are, what we believe, and why a chatbot should be able to prove itself.',
    isListed: true,
    content: <AboutPage />,
  },
  {
    path: PATHS.contact,
    file: 'contact.html',
    title: 'Contact · Docent',
    description: 'Write to us. We reply within 24 hours on business days.',
    isListed: true,
    content: <ContactPage />,
    things: [faqPage(CONTACT_QUESTIONS)],
  },
  {
    path: PATHS.terms,
    file: 'terms.html',
    title: 'Terms and Conditions · Docent',
    description: 'The terms on which you use Docent.',
    isListed: false,
    content: <TermsPage />,
  },
  {
    path: PATHS.privacy,
    file: 'privacy.html',
    title: 'Privacy Policy · Docent',
    description: 'What Docent stores, why, and for how long.',
    isListed: false,
    content: <PrivacyPage />,
  },
  {
    path: PATHS.newsletter,
    file: 'newsletter.html',
    title: 'Newsletter · Docent',
    description: 'New articles by mail, about one a month.',
    isListed: false,
    content: <NewsletterPage />,
  },
  {
    path: '/404',
    file: '404.html',
    title: 'Page not found · Docent',
    description: 'There is no page at this address.',
    isListed: false,
    content: <NotFoundPage />,
  },
]
