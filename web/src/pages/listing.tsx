import { PATHS } from '../app/paths.ts'
import { COMPANY, SHARE_PICTURE } from '@docent/domain/site'
import type { SiteFacts } from './site-files.ts'
import { SITE_PAGES, type SitePage } from './site.tsx'
import { asJsonLd, breadcrumbList, organization, type Crumb } from './structured-data.ts'

/** A page's title without the name of the site. */
const nameOf = ({ title }: SitePage): string => title.replace(` · ${COMPANY.name}`, '')

/** The pages above a page, the landing page first and the page itself last. */
const trailTo = ({ path }: SitePage): Crumb[] =>
  SITE_PAGES.filter((page) => path === page.path || path.startsWith(`${page.path}/`)).map(
    (page) => ({ name: nameOf(page), path: page.path }),
  )

const isHome = ({ path }: SitePage): boolean => path === PATHS.home

const jsonLdOf = (page: SitePage, { origin, operator }: SiteFacts): string => {
  const home: Crumb = { name: 'Home', path: PATHS.home }
  const trail = isHome(page) ? [] : [breadcrumbList([home, ...trailTo(page)])]
  const things = [organization(operator), ...trail, ...(page.things ?? [])]
  return asJsonLd(things.map((thingAt) => thingAt(origin)))
}

/** What search engines read, and what is shown where a page is shared. */
export const Listing = ({ page, ...facts }: { page: SitePage } & SiteFacts) => {
  const { origin } = facts
  const { title, description, path, published } = page
  const openGraph = {
    'og:type': published === undefined ? 'website' : 'article',
    'og:site_name': COMPANY.name,
    'og:title': title,
    'og:description': description,
    'og:url': origin + path,
    'og:image': origin + SHARE_PICTURE.path,
    'og:image:width': String(SHARE_PICTURE.width),
    'og:image:height': String(SHARE_PICTURE.height),
    'og:image:alt': SHARE_PICTURE.alt,
    ...(published === undefined ? {} : { 'article:published_time': published }),
  }
  return (
    <>
      <link rel="canonical" href={origin + path} />
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: jsonLdOf(page, facts) }}
      />
    </>
  )
}
