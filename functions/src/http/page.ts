import { createHash, randomUUID } from 'node:crypto'
import { ServiceError } from '@docent/domain/errors'
import { TOKENS, tokenStyleSheet, type ColorScheme } from '@docent/domain/tokens'
import type { HttpRequest, HttpResponse } from './endpoint.ts'
import { ERROR_STATUS, toServiceError } from './error-response.ts'
import { markup, Markup } from './markup.ts'
import type { RateLimiter } from './rate-limit.ts'
import { clientAddress, type ServerDeps } from './router.ts'

/** A page for people without an account. */
export interface Page {
  readonly title: string
  readonly body: Markup
  /** Rules of this page, behind those that all have. */
  readonly style: string
  /** What the page may do beyond showing itself, as directives of a Content-Security-Policy. */
  readonly allows?: readonly string[]
}

export interface PageDeps extends Pick<ServerDeps, 'logFailure' | 'trustedProxyHops'> {
  readonly limit: RateLimiter
}

/** What every page begins with. */
const COMMON_STYLE =
  '*{box-sizing:border-box}' +
  'body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:400 1rem/1.55 var(--sans);-webkit-text-size-adjust:100%}' +
  ':focus-visible{outline:2px solid var(--brand);outline-offset:2px;border-radius:4px}'

/**
 * Serves the pages below an address.
 * @param address path without a closing slash
 * @param make makes the page of what follows in the path, decoded.
 *   @throws ServiceError `not_found` and the like, which `refuse` puts into words
 */
export const pageHandler =
  (
    page: {
      readonly address: string
      make(rest: string): Promise<Page>
      refuse(error: ServiceError): Page
    },
    deps: PageDeps,
  ) =>
  async (request: HttpRequest, response: HttpResponse): Promise<void> => {
    const requestId = randomUUID()
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        throw new ServiceError('method_not_allowed', request.method)
      }
      if (!deps.limit(clientAddress(request, deps.trustedProxyHops))) {
        throw new ServiceError('rate_limited')
      }
      send(response, 200, await page.make(restOf(request.path, page.address)))
    } catch (thrown) {
      const error = toServiceError(thrown)
      // The address itself is a secret of those who have it.
      deps.logFailure(error, { requestId, path: page.address })
      send(response, ERROR_STATUS[error.code], page.refuse(error))
    }
  }

const restOf = (path: string, address: string): string => {
  try {
    return decodeURIComponent(path.slice(path.indexOf(address) + address.length + 1))
  } catch {
    return ''
  }
}

function send(
  response: HttpResponse,
  status: number,
  { title, body, style, allows = [] }: Page,
): void {
  const sheet = tokenStyleSheet() + COMMON_STYLE + style
  response.statusCode = status
  for (const [name, value] of Object.entries(headersFor(sheet, allows))) {
    response.setHeader(name, value)
  }
  response.end(`<!doctype html>${documentOf(title, sheet, body).text}`)
}

const headersFor = (
  sheet: string,
  allows: readonly string[],
): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/html; charset=utf-8',
  // What was deleted is gone with the next request.
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...allows,
  ].join('; '),
})

const themeColor = (scheme: ColorScheme): Markup =>
  markup`<meta name="theme-color" content="${TOKENS[scheme].paper}" media="(prefers-color-scheme: ${scheme})">`

const documentOf = (title: string, sheet: string, body: Markup): Markup =>
  markup`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
${themeColor('light')}${themeColor('dark')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${new Markup(sheet)}</style></head>
<body>${body}</body></html>`
