import { PLANS } from '@docent/domain/plans'
import { EXAMPLE_OPERATOR, type OperatorFacts } from '@docent/domain/site'
import { expect, test } from 'vitest'
import { OPERATOR } from '../testing/operator.ts'
import { renderSite } from './render-site.tsx'
import { SITE_PAGES } from './site.tsx'

const assets = { styleSheet: 'p{margin:0}', script: '/assets/site.js', fonts: ['/assets/a.woff2'] }
const origin = 'https://docent.test'
const filesOf = (site = origin, operator: OperatorFacts = EXAMPLE_OPERATOR) =>
  new Map(renderSite({ ...assets, origin: site, operator }).map(({ name, text }) => [name, text]))

test.each(SITE_PAGES)('$file is a whole page with its title and description', (page) => {
  const html = filesOf().get(page.file) ?? ''
  const document = new DOMParser().parseFromString(html, 'text/html')
  expect(html).toMatch(/^<!doctype html><html lang="en">/)
  expect(document.title).toBe(page.title)
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    page.description,
  )
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.querySelector('script[type=module]')?.getAttribute('src')).toBe(assets.script)
})

test('the landing page can be read without a script', () => {
  const html = filesOf().get('index.html') ?? ''
  expect(html).toContain(`$${PLANS.Starter.monthlyUsd}`)
  const scripts = html.match(/<script[^>]*>/g) ?? []
  expect(scripts.filter((tag) => !/ type="(?:module|application\/ld\+json)"/.test(tag))).toEqual([
    '<script>',
  ])
})

test('only pages that are meant to be found are listed', () => {
  const files = filesOf()
  const sitemap = files.get('sitemap.xml') ?? ''
  for (const { path, file, isListed } of SITE_PAGES) {
    expect(sitemap.includes(`<loc>${origin}${path}</loc>`), path).toBe(isListed)
    expect(files.get(file)?.includes('content="noindex"'), path).toBe(!isListed)
    expect(files.get(file)?.includes('rel="canonical"'), path).toBe(isListed)
  }
})

test('without a known origin no absolute address is claimed', () => {
  const files = filesOf('')
  expect(files.has('sitemap.xml')).toBe(false)
  expect(files.get('robots.txt')).not.toContain('Sitemap')
  expect(files.get('index.html')).not.toContain('canonical')
})

test('text is painted before the script and the interface font have come', () => {
  const html = filesOf().get('index.html') ?? ''
  expect(html).toMatch(/<script type="module" async="" fetchpriority="low"/i)
  expect(html.match(/rel="preload"/g)).toHaveLength(assets.fonts.length)
})

test('the policy allows the style sheet and the early script by their hashes, and no other', () => {
  const html = filesOf().get('index.html') ?? ''
  const policy = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector('meta[http-equiv]')
    ?.getAttribute('content')
  expect(policy).toMatch(/style-src 'sha256-[\w+/=]{44}'(;|$)/)
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'(;|$)/)
  expect(html).not.toMatch(/ style="/)
})

test('the pages name whoever operates them, and the founder with the profile', () => {
  const files = filesOf(origin, OPERATOR)
  const all = [...files.values()].join('')
  expect(files.get('about.html')).toContain('href="https://www.linkedin.com/in/ada"')
  for (const file of ['contact.html', 'terms.html', 'privacy.html']) {
    expect(files.get(file), file).toContain(OPERATOR.postalAddress)
    expect(files.get(file), file).toContain(`href="mailto:${OPERATOR.supportEmail}"`)
  }
  expect(all).not.toContain(EXAMPLE_OPERATOR.supportEmail)
})

test('without a founder there is no profile', () => {
  const about = filesOf(origin, { ...OPERATOR, founder: null }).get('about.html') ?? ''
  expect(about).not.toContain('Who is behind it')
})

test('what is made up is called an example wherever it stands, and leads nowhere', () => {
  const made = [EXAMPLE_OPERATOR.supportEmail, EXAMPLE_OPERATOR.postalAddress, 'Alex Example']
  const files = [...filesOf()]
  const naming = files.filter(([, html]) => made.some((fact) => html.includes(fact)))
  expect(naming.map(([name]) => name)).toEqual(
    expect.arrayContaining(['index.html', 'about.html', 'contact.html', 'privacy.html']),
  )
  for (const [name, html] of naming) expect(html, name).toContain('>Example</small>')
  expect(files.filter(([, html]) => html.includes('linkedin'))).toEqual([])
})
