import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Plugin } from 'vite'

const WEB = resolve(import.meta.dirname, '../web')
/** The landing page's own components, on the server and in the browser, as a framework would. */
const COMPONENTS = `
import { createElement } from 'react'
import { LandingPage } from '${WEB}/src/pages/landing/landing-page.tsx'
import { PublicLayout } from '${WEB}/src/pages/public-layout.tsx'
const page = createElement(PublicLayout, { path: '/' }, createElement(LandingPage))
`
const SOURCES: Readonly<Record<string, string>> = {
  'hydrated-browser': `${COMPONENTS}
import { hydrateRoot } from 'react-dom/client'
hydrateRoot(document.body, page)`,
  'hydrated-server': `${COMPONENTS}
import { renderToString } from 'react-dom/server'
export const body = renderToString(page)`,
}

const entries: Plugin = {
  name: 'hydrated-landing',
  resolveId: (id) =>
    id.startsWith('virtual:hydrated-') ? join(WEB, `src/${id.replace('virtual:', '')}.js`) : null,
  load: (id) => SOURCES[basename(id, '.js')] ?? null,
}
const QUIET: InlineConfig = { root: WEB, configFile: false, logLevel: 'warn', plugins: [entries] }

/** The page's body with the marks that hydration needs. */
async function renderBody(folder: string): Promise<string> {
  const outDir = join(folder, 'server')
  await build({
    ...QUIET,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: 'virtual:hydrated-server' },
    },
    ssr: { noExternal: true },
  })
  const address = pathToFileURL(join(outDir, 'hydrated-server.js')).href
  return ((await import(address)) as { body: string }).body
}

/**
 * The same landing page with the same style sheet, fonts and pictures, and React's runtime instead
 * of the small script.
 * @param site folder of the built site; it stays as it is
 * @returns a folder to be served, which the caller removes
 */
export async function buildHydratedLanding(site: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-hydrated-'))
  try {
    await cp(site, folder, { recursive: true })
    const result = await build({
      ...QUIET,
      build: {
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: 'virtual:hydrated-browser' },
      },
    })
    const output = 'output' in result ? result.output : []
    const script = output.find((part) => part.type === 'chunk' && part.isEntry)
    if (script === undefined) throw new Error('the hydrated page was not built')
    const page = join(folder, 'index.html')
    const html = await readFile(page, 'utf8')
    const body = await renderBody(folder)
    const changed = html
      .replace(/\/assets\/site-[^"]+\.js/, `/${script.fileName}`)
      .replace(/<body>[^]*$/, () => `<body>${body}</body></html>`)
    if (!changed.includes(script.fileName)) throw new Error('the landing page has no script')
    await writeFile(page, changed)
    return folder
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}
