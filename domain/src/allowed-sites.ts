/** Which websites may show a bot: one address a line, none for all. No validation library here. */

/** The rules and the schema enforce the same. */
export const ALLOWED_SITES_LIMITS = {
  /** Of the whole text, in UTF-16 units. */
  length: 2_000,
  /** Lines, empty ones included. */
  lines: 20,
} as const

/** `[http[s]://][*.]host[:port][/]`; other letters than ASCII stand as browsers send them (`xn--`). */
const LINE =
  /^[ \t]*(?:(https?):\/\/)?(\*\.)?([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*)(?::([0-9]{1,5}))?\/?[ \t\r]*$/i
const BLANK = /^[ \t\r]*$/

/** Number of the first line that is no address, from 1; `null` where all are. */
export function badSiteLine(text: string): number | null {
  const index = text.split('\n').findIndex((line) => !BLANK.test(line) && !LINE.test(line))
  return index === -1 ? null : index + 1
}

interface Site {
  /** Without colon; '' for both. */
  readonly scheme: string
  readonly isWildcard: boolean
  /** In small letters, without `www.`. */
  readonly host: string
  readonly port: string
}

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '')

function readSite(line: string): Site | null {
  const [, scheme = '', wildcard = '', host = '', port = ''] = LINE.exec(line) ?? []
  if (host === '') return null
  const isWildcard = wildcard !== ''
  return { scheme: scheme.toLowerCase(), isWildcard, host: withoutWww(host), port }
}

const matches = (site: Site, scheme: string, host: string, port: string): boolean =>
  (site.scheme === '' || site.scheme === scheme) &&
  site.port === port &&
  (withoutWww(host) === site.host || (site.isWildcard && host.endsWith(`.${site.host}`)))

/**
 * Whether a bot may be shown on a page. `example.com` stands for itself and for `www.example.com`,
 * on http and https; `*.example.com` for all below it as well; a port has to be named.
 * @param sites as the owner wrote them; blank allows every page
 * @param origin `https://host[:port]` of the page, or `null` where it does not say
 */
export function allowsSite(sites: string, origin: string | null): boolean {
  if (sites.trim() === '') return true
  const allowed = sites.split('\n').flatMap((line) => readSite(line) ?? [])
  const [, scheme = '', host = '', port = ''] =
    /^(https?):\/\/([^/:]+)(?::(\d+))?$/.exec(origin?.toLowerCase() ?? '') ?? []
  return allowed.some((site) => matches(site, scheme, host, port))
}
