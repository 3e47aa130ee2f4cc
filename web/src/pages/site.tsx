import { PRODUCT_DESCRIPTION } from '@docent/domain/site'
import type { ReactNode } from 'react'
import { PATHS } from '../app/paths.ts'
import { LandingPage } from './landing/landing-page.tsx'
import { PrivacyPage, TermsPage } from './legal-pages.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export interface SitePage {
  readonly path: string
  /** Name of the file below `dist`; Hosting serves it without its ending. */
  readonly file: string
  readonly title: string
  readonly description: string
  /** Whether search engines may list it. */
  readonly isListed: boolean
  readonly content: ReactNode
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
    path: '/404',
    file: '404.html',
    title: 'Page not found · Docent',
    description: 'There is no page at this address.',
    isListed: false,
    content: <NotFoundPage />,
  },
]
