import { expect, test } from 'vitest'
import { renderSite } from './render-site.tsx'
import { SITE_PAGES } from './site.tsx'
import { EXAMPLE_OPERATOR, SHARE_PICTURE } from '@docent/domain/site'
import { asJsonLd, organization, type Thing } from './structured-data.ts'

const origin = 'https://docent.test'
const files = new Map(
  renderSite({
    styleSheet: '',
    script: '/site.js',
    fonts: [],
    origin,
    operator: EXAMPLE_OPERATOR,
  }).map(({ name, text }) => [name, new DOMParser().parseFromString(text, 'text/html')]),
)

const documentOf = (file: string): Document => {
  const found = files.get(file)
  if (found === undefined) throw new Error(`no file ${file}`)
  return found
}

function thingsOf(file: string): readonly Thing[] {
  const block = documentOf(file).querySelector('script[type="application/ld+json"]')
  const { '@graph': things } = JSON.parse(block?.textContent ?? '') as { '@graph': Thing[] }
  return things
}

/** Every value under this name, wherever it stands. */
function valuesOf(thing: unknown, name: string): unknown[] {
  if (typeof thing !== 'object' || thing === null) return []
  return Object.entries(thing).flatMap(([key, value]) =>
    key === name ? [value, ...valuesOf(value, name)] : valuesOf(value, name),
  )
}

const listed = SITE_PAGES.filter(({ isListed }) => isListed)

/** What a block claims that a person can read on the page, in the page's words. */
function claimsOf(things: readonly Thing[]): string[] {
  const questions = valuesOf(things, 'mainEntity').flat() as {
    name: string
    acceptedAnswer: { text: string }
  }[]
  const offers = valuesOf(things, 'offers').flat() as { price: number }[]
  return [
    ...questions.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
    ...offers.filter(({ price }) => price > 0).map(({ price }) => `$${price}`),
    ...valuesOf(things, 'headline').map(String),
  ]
}

test.each(listed)('$file says to machines what it shows to people', ({ file }) => {
  // `body` alone: the head says many of these words as well.
  const shown = documentOf(file).body.textContent ?? ''
  expect(claimsOf(thingsOf(file)).filter((claim) => !shown.includes(claim))).toEqual([])
})

test.each(listed.filter(({ path }) => path !== '/'))('$file is where it says', ({ file, path }) => {
  expect(valuesOf(thingsOf(file), 'item').at(-1)).toBe(origin + path)
})

test('offers, questions, an article and its breadcrumbs are there to be found', () => {
  const typesOf = (file: string) => thingsOf(file).map((thing) => thing['@type'])
  expect(typesOf('index.html')).toEqual(['Organization', 'SoftwareApplication', 'FAQPage'])
  expect(typesOf('pricing.html')).toContain('FAQPage')
  expect(valuesOf(thingsOf('pricing.html'), 'offers').flat()).toHaveLength(7)
  expect(typesOf('blog/what-a-receipt-is.html')).toContain('BlogPosting')
  const names = valuesOf(thingsOf('blog/what-a-receipt-is.html'), 'itemListElement').flat()
  expect(names.map((item) => (item as { name: string }).name)).toEqual([
    'Home',
    'Blog',
    'Your chatbot speaks for you. Ask it for a receipt.',
  ])
})

test.each(listed)('$file is shared with a picture and its own words', ({ file, title }) => {
  const content = (property: string) =>
    documentOf(file).querySelector(`meta[property="${property}"]`)?.getAttribute('content')
  expect(content('og:title')).toBe(title)
  expect(content('og:image')).toBe(origin + SHARE_PICTURE.path)
  expect(content('og:image:alt')).toBe(SHARE_PICTURE.alt)
})

test('no text ends the data block', () => {
  expect(asJsonLd([{ '@type': 'Thing', name: '</script><script>' }])).not.toContain('<')
})

test('the operator is named to machines where it is not made up', () => {
  const operator = {
    supportEmail: 'help@shop.test',
    postalAddress: '1 High Street, London',
    founder: { name: 'Ada Lovelace', profileUrl: 'https://network.test/in/ada' },
    isExample: false,
  }
  expect(organization(operator)(origin)).toMatchObject({
    email: 'help@shop.test',
    address: '1 High Street, London',
    founder: { name: 'Ada Lovelace', sameAs: 'https://network.test/in/ada' },
  })
  expect(JSON.stringify(organization(EXAMPLE_OPERATOR)(origin))).not.toMatch(/example/i)
})
