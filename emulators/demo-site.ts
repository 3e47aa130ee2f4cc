// The demo business's own website, at its own address. As a command: node emulators/demo-site.ts
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { embedSnippet } from '@docent/domain/channels'
import { originOf, ports } from './ports.ts'
import { DEMO_BOT_ID } from './seed/bot.ts'
import { listen, type StandIn } from './stand-ins/serve.ts'

export interface DemoSiteOptions {
  /** Default: the port of the demo site; 0 takes a free one. */
  readonly port?: number
  /** Where Docent is served, without a slash at its end. */
  readonly docentOrigin?: string
  /** Origins besides `docentOrigin` that the widget may send messages to. */
  readonly messageOrigins?: readonly string[]
  readonly botId?: string
}

const PAGES = {
  '/': { file: 'home.html', link: 'Home', title: 'Harbour Lane Cycles, Pellhaven' },
  '/repairs': {
    file: 'repairs.html',
    link: 'Repairs and prices',
    title: 'Repairs and prices · Harbour Lane Cycles',
  },
  '/visit': { file: 'visit.html', link: 'Visit us', title: 'Visit us · Harbour Lane Cycles' },
} as const
type PagePath = keyof typeof PAGES

const ASSETS: Readonly<Record<string, string>> = {
  '/site.css': 'text/css; charset=utf-8',
  '/harbour.svg': 'image/svg+xml',
  '/mark.svg': 'image/svg+xml',
}

const read = (name: string): Promise<string> =>
  readFile(new URL(`demo-site/${name}`, import.meta.url), 'utf8')

const isPage = (path: string): path is PagePath => Object.hasOwn(PAGES, path)

const navigation = (current: PagePath): string =>
  Object.entries(PAGES)
    .map(([path, { link }]) => {
      const mark = path === current ? ' aria-current="page"' : ''
      return `<a href="${path}"${mark}>${link}</a>`
    })
    .join('')

const layout = (path: PagePath, content: string, snippet: string): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${PAGES[path].title}</title>
<meta name="description" content="Bicycle shop, repair workshop and rental in Pellhaven.">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/site.css">
</head>
<body>
<header>
<a class="brand" href="/"><img src="/mark.svg" alt="" width="38" height="38">Harbour Lane Cycles</a>
<nav aria-label="Pages">${navigation(path)}</nav>
</header>
<main>
${content}
</main>
<footer><div class="footer-inner">
<span>The Sail Loft, 7 Harbour Lane, Pellhaven PV1 4HL</span>
<span>An invented shop: its documents and its website come with Docent.</span>
</div></footer>
${snippet}
</body>
</html>
`

/** As strict as a careful shop's own server would have it: Docent gets what the widget needs, no more. */
const securityPolicy = (docentOrigin: string, messageOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src ${docentOrigin}`,
    `connect-src ${[docentOrigin, ...messageOrigins].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Starts the demo business's website on 127.0.0.1, with the snippet that owners copy. */
export function startDemoSite(options: DemoSiteOptions = {}): Promise<StandIn> {
  const docentOrigin = options.docentOrigin ?? originOf('hosting')
  const messageOrigins = options.messageOrigins ?? [originOf('functions')]
  const snippet = embedSnippet(docentOrigin, options.botId ?? DEMO_BOT_ID)
  const policy = securityPolicy(docentOrigin, messageOrigins)

  async function respond(path: string, response: ServerResponse): Promise<void> {
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body)
    const assetType = Object.hasOwn(ASSETS, path) ? ASSETS[path] : undefined
    if (assetType !== undefined) return void send(200, assetType, await read(path.slice(1)))
    if (!isPage(path)) return void send(404, 'text/plain; charset=utf-8', 'There is no such page.')
    const page = layout(path, await read(PAGES[path].file), snippet)
    send(200, 'text/html; charset=utf-8', page)
  }

  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', policy)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
    const [path = '/'] = (request.url ?? '/').split('?')
    respond(path, response).catch(() => response.destroy())
  })
  return listen(server, { name: 'demo site', port: options.port ?? ports.demoSite })
}

if (import.meta.main) console.log((await startDemoSite()).url)
