import { API } from '@docent/domain/routes'
import { PATHS } from '../../app/paths.ts'
import * as is from '../results.ts'
import { row, type Row } from '../row.ts'
import { visitor } from '../states.ts'

const FOOTER = [
  PATHS.docs,
  PATHS.pricing,
  PATHS.blog,
  PATHS.contact,
  PATHS.about,
  PATHS.privacy,
  PATHS.terms,
] as const

const LANDING: readonly Row[] = [
  row('2 Landing: header', PATHS.home, visitor, {
    result: [
      is.leadsTo('Features', '#features'),
      is.leadsTo('Pricing', '#pricing'),
      is.leadsTo('FAQ', '#faq'),
      is.leadsTo('Sign In', PATHS.login),
      is.leadsTo('Get Started', PATHS.register),
    ],
  }),
  row('2 Landing: hero', PATHS.home, visitor, {
    text: ['Start Free Trial', 'Watch Demo', 'Save up to 34%'],
    result: is.leadsTo('Start Free Trial', PATHS.register),
  }),
  row('2 Landing: footer', PATHS.home, visitor, {
    result: FOOTER.map((path) => is.linksTo(path)),
  }),
  row('9 Marketing prices; D2, D5', PATHS.home, visitor, {
    text: ['$29', '$19', '$59', '$49', '$119', '$99', 'Most Popular'],
  }),
]

const PAGES: readonly Row[] = [
  row('2 Pricing; 9 Pricing page', PATHS.pricing, visitor, {
    text: [
      '3 chatbots2 knowledge bases1,000 messages a month100 MB',
      '10 chatbots5 knowledge bases10,000 messages a month1 GB',
      'Unlimited chatbotsUnlimited knowledge bases100,000 messages a month10 GB',
      'Custom integrations',
    ],
    result: is.leadsTo(/Start Free Trial/, PATHS.register),
  }),
  row('2 About', PATHS.about, visitor, {
    result: [is.leadsTo(/Start Free Trial/, PATHS.register), is.linksTo(PATHS.contact)],
  }),
  row('2 Contact', PATHS.contact, visitor, {
    text: [
      'Monday to Friday',
      '9:00 AM to 6:00 PM GMT',
      'London',
      'Within 24 hours on business days.',
    ],
    result: [
      is.has('textbox', /name/i),
      is.has('textbox', /email/i),
      is.has('textbox', /subject/i),
      is.has('textbox', /message/i),
      is.isOfType(/email/i, 'email'),
      is.wasNotAsked(API.contact),
    ],
  }),
  row('2 Blog; D26', PATHS.blog, visitor, {
    text: [
      'All',
      'Customer Service',
      'AI Training',
      'Business Strategy',
      'Implementation',
      'Case Studies',
    ],
  }),
  row('2 Docs', PATHS.docs, visitor, {
    text: ['Easy, 5 minutes', 'Medium, 15 minutes', 'Medium, 10 minutes', 'Start Now'],
    result: is.leadsTo('Start Now', PATHS.register),
  }),
  ...[PATHS.terms, PATHS.privacy].map((path) =>
    row('2 Legal', path, visitor, {
      text: 'June 17, 2025',
      result: is.headHas('meta[name="robots"][content="noindex"]'),
    }),
  ),
  ...[PATHS.home, PATHS.pricing, PATHS.about, PATHS.contact, PATHS.blog, PATHS.docs].map((path) =>
    row('2 Search metadata and structured data', path, visitor, {
      result: [
        is.headHas('meta[name="description"]'),
        is.headHas('link[rel="canonical"]'),
        is.headHas('script[type="application/ld+json"]'),
      ],
    }),
  ),
  ...[PATHS.pricing, PATHS.about, PATHS.contact, PATHS.blog, PATHS.docs].map((path) =>
    row('2 Public pages: header without navigation, footer', path, visitor, {
      result: [
        is.leadsTo('Home', PATHS.home),
        is.leadsTo('Get Started', PATHS.register),
        is.hasElement('footer'),
      ],
    }),
  ),
]

export const SITE_ROWS: readonly Row[] = [...LANDING, ...PAGES]
