import { API } from '@docent/domain/routes'
import { PATHS } from '../../app/paths.ts'
import { fill, fillAll, press } from '../actions.ts'
import * as is from '../results.ts'
import { row, type Row } from '../row.ts'
import { serverFails, serverSays, visitor } from '../states.ts'

const LANDING: readonly Row[] = [
  row('2 Landing: anchors', PATHS.home, visitor, {
    result: [
      is.leadsTo('Reviews', '#testimonials'),
      ...['features', 'pricing', 'faq', 'testimonials'].map((id) => is.hasElement(`#${id}`)),
    ],
  }),
  row('2 Landing: testimonials; D31', PATHS.home, visitor, {
    text: 'These are examples that we wrote ourselves',
    result: is.hasElements('#testimonials .example-label', 3),
  }),
  row('2 Landing: calls to action', PATHS.home, visitor, {
    text: 'Get Started',
    result: is.leadsTo('Start Your Free Trial', PATHS.register),
  }),
  row('2 Landing: support contact', PATHS.home, visitor, {
    text: ['Rather ask a person?', 'Monday to Friday 9:00 AM to 6:00 PM GMT'],
    result: [is.linksTo('mailto:support@docent.example'), is.linksTo(PATHS.contact)],
  }),
  ...[PATHS.home, PATHS.pricing].map((path) =>
    row('2 FAQ accordion, one item open at a time; D11', path, visitor, {
      text: ['Is there a free trial?', 'lasts 14 days', '30-day money-back guarantee'],
      result: [
        is.hasElements('#faq details[open]', 1),
        is.hasNoElement('#faq details:not([name="faq"])'),
      ],
    }),
  ),
  row('1 Uptime; D31', PATHS.terms, visitor, { text: 'Our uptime target is 99.9%' }),
  row('1 Refunds; D11', PATHS.terms, visitor, {
    text: ['write to us within 30 days', 'except where the law requires it'],
  }),
]

const ABOUT: readonly Row[] = [
  row('2 About', PATHS.about, visitor, {
    text: [
      'Our mission',
      'Our story',
      'Our values',
      'Customer-Centric',
      'Innovation',
      'Simplicity',
      'Reliability',
      'Our vision',
      'Founder',
      '2024',
    ],
    result: is.hasElement('a[href^="https://www.linkedin.com/"]'),
  }),
]

const MESSAGE = {
  Name: 'Ada',
  Email: 'ada@example.com',
  Subject: 'A demo',
  Message: 'Please show me a demo.',
}
const isTaken = serverSays(API.contact, { body: { success: true } })
const CONTACT: readonly Row[] = [
  row('2 Contact: FAQ', PATHS.contact, visitor, {
    text: [
      'Within 24 hours on business days.',
      'there is no support by phone',
      'Say in your message that you would like one',
      'support@docent.example',
    ],
  }),
  ...Object.keys(MESSAGE).map((missing) =>
    row('5 Contact: all four fields required', PATHS.contact, [visitor, isTaken], {
      action: [fillAll(MESSAGE), fill(missing, ''), press('Send message')],
      result: is.wasNotAsked(API.contact),
    }),
  ),
  row('5 Contact: email', PATHS.contact, [visitor, isTaken], {
    action: [fillAll(MESSAGE), fill('Email', 'ada'), press('Send message')],
    result: is.wasNotAsked(API.contact),
  }),
  row('4 Contact submit; 8 Other; D25', PATHS.contact, [visitor, isTaken], {
    action: [fillAll(MESSAGE), press('Send message')],
    text: ['Message Sent!', "Thank you for contacting us. We'll get back to you within 24 hours."],
    result: [
      is.wasAsked(API.contact, { name: 'Ada', subject: 'A demo' }),
      is.holds('Message', ''),
      is.holds('Name', ''),
    ],
  }),
  ...[serverFails(API.contact), serverSays(API.contact, 'unreachable')].map((state) =>
    row('D25 Contact: a message that did not arrive', PATHS.contact, [visitor, state], {
      action: [fillAll(MESSAGE), press('Send message')],
      text: 'Your message could not be sent.',
      result: is.holds('Message', MESSAGE.Message),
    }),
  ),
]

const BLOG: readonly Row[] = [
  row('2 Blog: three articles, one featured', PATHS.blog, visitor, {
    text: ['The Docent team', 'min read', 'Featured', 'Business Strategy'],
    result: [
      is.hasElements('article', 3),
      is.hasElements('.article-featured', 1),
      is.hasElements('article time[datetime]', 3),
    ],
  }),
  row('2 Blog: category chips; D26', PATHS.blog, visitor, {
    result: [is.has('radio', /./, 6), is.isTicked('All')],
  }),
  row('2 Blog: Read; D26', PATHS.blog, visitor, {
    result: [
      is.has('link', /^Read: /, 3),
      is.leadsTo(/^Read: /, PATHS.article('what-a-receipt-is')),
    ],
  }),
  row('2 Blog: an article', PATHS.article('what-a-receipt-is'), visitor, {
    text: ['The Docent team', 'min read'],
    result: [
      is.says('heading', 'Your chatbot speaks for you. Ask it for a receipt.'),
      is.leadsTo('Start Free Trial', PATHS.register),
    ],
  }),
]

const subscribe = [fillAll({ Email: 'ada@example.com' }), press('Subscribe')]
const NEWSLETTER: readonly Row[] = [
  row(
    '2 Blog: newsletter; D25',
    PATHS.blog,
    [visitor, serverSays(API.newsletter, { body: { isMailed: true } })],
    {
      action: subscribe,
      text: 'Almost there: open the mail that we just sent you and confirm your address.',
      result: is.wasAsked(API.newsletter, { email: 'ada@example.com' }),
    },
  ),
  row(
    '2 Blog: newsletter; D25',
    PATHS.blog,
    [visitor, serverSays(API.newsletter, { body: { isMailed: false } })],
    { action: subscribe, text: 'Thank you. We noted your address' },
  ),
  row('2 Blog: newsletter; D25', PATHS.blog, [visitor, serverFails(API.newsletter)], {
    action: subscribe,
    text: 'That did not work. Please try again in a moment.',
    result: is.holds('Email', 'ada@example.com'),
  }),
  row('2 Blog: newsletter; D25', PATHS.blog, visitor, {
    action: press('Subscribe'),
    result: is.wasNotAsked(API.newsletter),
  }),
  row('D25 Newsletter: where its mails lead', PATHS.newsletter, visitor, {
    result: [is.has('button', 'Confirm my address'), is.has('button', 'Unsubscribe')],
  }),
]

export const PUBLIC_ROWS: readonly Row[] = [
  ...LANDING,
  ...ABOUT,
  ...CONTACT,
  ...BLOG,
  ...NEWSLETTER,
]
