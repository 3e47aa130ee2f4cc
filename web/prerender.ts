import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { overSiteBudget } from './budget.ts'
import { subsetFonts, type Font } from './subset-fonts.ts'
import type { RenderSite, SiteAssets, SiteFacts } from './src/pages/site-files.ts'

const webFolder = import.meta.dirname
const PAGES = join(webFolder, 'src/pages')
/** The browser's part of the public pages: their style sheets and the little script. */
const SCRIPT = join(PAGES, 'site-script.ts')
const RENDERER = join(PAGES, 'render-site.tsx')

/** The fonts of every page, Latin letters, upright. The interface font comes after the first paint. */
const SITE_FONTS = [
  {
    family: 'Inter Variable',
    weights: '100 900',
    isFirst: false,
    file: /inter-latin-wght-normal-[^/]*\.woff2$/,
  },
  {
    family: 'Newsreader Variable',
    weights: '200 800',
    isFirst: true,
    file: /newsreader-latin-wght-normal-[^/]*\.woff2$/,
  },
] as const

/**
 * Renders the public pages to complete HTML, beside the application.
 * @param outDir where the application was built to; nothing there is removed
 * @param facts address of the site, and who operates it
 */
export async function buildSite(outDir: string, facts: SiteFacts): Promise<void> {
  const assets = await buildBrowserPart(outDir)
  const render = await loadRenderer()
  for (const { name, text } of render({ ...assets, ...facts })) {
    const target = join(outDir, name)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}

const QUIET = { root: webFolder, configFile: false, logLevel: 'warn' } as const

/** One script and one style sheet that share nothing with the application, and the fonts. */
async function buildBrowserPart(outDir: string): Promise<Omit<SiteAssets, keyof SiteFacts>> {
  const result = await build({
    ...QUIET,
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: { site: SCRIPT } },
    },
  })
  if (!('output' in result)) throw new Error('the public pages were not built in one piece')
  const { output } = result
  const script = output.find((part) => part.type === 'chunk' && part.isEntry)
  if (!script) throw new Error('the public pages have no script')
  const over = overSiteBudget(output.filter((part) => part.type === 'chunk'))
  if (over.length > 0) throw new Error(`Too much JavaScript. ${over.join('; ')}`)
  const { addresses, rules } = await subsetFonts(siteFonts(output), outDir)
  return {
    script: `/${script.fileName}`,
    styleSheet: output.map(styleOf).join('') + rules,
    fonts: addresses,
  }
}

const siteFonts = (output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Font[] =>
  SITE_FONTS.map(({ file, ...font }) => {
    const whole = output.find(({ fileName }) => file.test(fileName))
    if (whole?.type !== 'asset') throw new Error(`the public pages have no font ${font.family}`)
    return { ...font, bytes: Buffer.from(whole.source) }
  })

const styleOf = (output: Rolldown.OutputChunk | Rolldown.OutputAsset): string =>
  output.type === 'asset' && output.fileName.endsWith('.css') ? String(output.source) : ''

/** Compiles the pages for Node; nothing of that is kept. */
async function loadRenderer(): Promise<RenderSite> {
  const outDir = await mkdtemp(join(tmpdir(), 'docent-pages-'))
  try {
    await build({
      ...QUIET,
      build: { ssr: RENDERER, outDir, emptyOutDir: false, copyPublicDir: false },
      ssr: { noExternal: true },
    })
    const address = pathToFileURL(join(outDir, 'render-site.js')).href
    const module = (await import(address)) as { renderSite: RenderSite }
    return module.renderSite
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
