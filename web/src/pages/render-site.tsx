import { renderToStaticMarkup } from 'react-dom/server'
import { publicPagePolicy } from '../../content-policy.ts'
import { TOKENS, tokenStyleSheet } from '@docent/domain/tokens'
import { PATHS } from '../app/paths.ts'
import { ARTICLES } from './blog/articles.ts'
import { EARLY_SCRIPT } from './first-paint.ts'
import { PublicLayout } from './public-layout.tsx'
import { Operator } from './operator.tsx'
import type { RenderSite, SiteAssets, SiteFile } from './site-files.ts'
import { Listing } from './listing.tsx'
import { MANUAL_INDEX } from './search/manual-index.ts'
import { SITE_PAGES, type SitePage } from './site.tsx'

/** Every public page as a complete file, with what search engines want beside them. */
export const renderSite: RenderSite = (assets) => {
  const common = tokenStyleSheet() + assets.styleSheet
  const pages = SITE_PAGES.map((page) => ({
    name: page.file,
    text: `<!doctype html>${renderToStaticMarkup(<SiteDocument page={page} style={common + (page.style ?? '')} assets={assets} />)}\n`,
  }))
  return [...pages, MANUAL_INDEX, ...filesForRobots(assets.origin), ...feedOf(assets.origin)]
}

interface SiteDocumentProps {
  page: SitePage
  style: string
  assets: SiteAssets
}

const SiteDocument = ({ page, style, assets }: SiteDocumentProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={publicPagePolicy(style, EARLY_SCRIPT)} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {!page.isListed && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content={TOKENS.light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={TOKENS.dark.paper} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {page.isListed && assets.origin !== '' && (
        <Listing page={page} origin={assets.origin} operator={assets.operator} />
      )}
      <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <script type="module" async fetchPriority="low" src={assets.script} />
    </head>
    <body>
      <Operator value={assets.operator}>
        <PublicLayout path={page.path}>{page.content}</PublicLayout>
      </Operator>
    </body>
  </html>
)

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The blog's feed. *Source:* RSS 2.0. */
function feedOf(origin: string): SiteFile[] {
  if (origin === '') return []
  const items = ARTICLES.map(
    ({ slug, title, excerpt, date }) =>
      `<item><title>${escapeXml(title)}</title><link>${origin}${PATHS.article(slug)}</link><guid>${origin}${PATHS.article(slug)}</guid><description>${escapeXml(excerpt)}</description><pubDate>${new Date(date).toUTCString()}</pubDate></item>`,
  )
  const head = `<title>Docent</title><link>${origin}${PATHS.blog}</link><description>On chatbots that prove what they say.</description>`
  return [
    {
      name: 'feed.xml',
      text: `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${head}${items.join('')}</channel></rss>\n`,
    },
  ]
}

/** Absolute addresses are asked for here, so without an origin there is no site map. */
function filesForRobots(origin: string): SiteFile[] {
  const everybody = 'User-agent: *\nDisallow: /api/\nDisallow: /chat/\n'
  if (origin === '') return [{ name: 'robots.txt', text: everybody }]
  const addresses = SITE_PAGES.filter(({ isListed }) => isListed).map(
    ({ path }) => `<url><loc>${origin}${path}</loc></url>`,
  )
  return [
    { name: 'robots.txt', text: `${everybody}Sitemap: ${origin}/sitemap.xml\n` },
    {
      name: 'sitemap.xml',
      text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>\n`,
    },
  ]
}
