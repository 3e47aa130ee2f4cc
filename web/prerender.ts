import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
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

/** Languages whose stemmers the search of the manual needs, in Snowball's names. */
const STEMMERS: ReadonlySet<string> = new Set(['english'])

/** Leaves out the other languages: those of snowball-stemmers come in one file of 860 kB. */
const fewStemmers: Plugin = {
  name: 'docent-few-stemmers',
  transform(code, id) {
    if (id.includes('/@orama/stemmers/'))
      return { code: 'export const stemmer = (word) => word', map: null }
    if (!id.endsWith('/snowball-stemmers.js')) return null
    const parts = code.split(/^(?= {4}(?:var \w+Stemmer|function newStemmer)\b)/m)
    const kept = parts.map((part) => {
      const name = /^ {4}var (\w+)Stemmer/.exec(part)?.[1]
      const isNeeded = name === undefined || name === 'Snowball' || STEMMERS.has(name)
      return isNeeded ? part : `var ${name}Stemmer;`
    })
    if (!kept.some((part) => part.includes('var englishStemmer = '))) {
      throw new Error('snowball-stemmers has another form than expected')
    }
    return { code: kept.join(''), map: null }
  },
}

/** Files of the engine that hold the words of one language; what else lies beside them has no such list. */
const WORD_LIST =
  /\/answers\/(?:kindred-words|generic-words|word-forms|glossary|meant-phrases)\/(?<language>[a-z]+)\.ts$/
const LISTED = /^export const (?<list>[A-Z_]+) = `/gm
/** Languages whose words the search of the manual needs, as their files are called. */
const WORDS_OF: ReadonlySet<string> = new Set(['english'])

/** Leaves out the words of the other languages: they take most of the engine's room. */
const fewWords: Plugin = {
  name: 'docent-few-words',
  async load(id) {
    const language = WORD_LIST.exec(id)?.groups?.['language']
    if (language === undefined || WORDS_OF.has(language)) return null
    const code = await readFile(id, 'utf8')
    const lists = Array.from(code.matchAll(LISTED), ({ groups }) => groups!['list']!)
    if (lists.length === 0) return null
    return { code: lists.map((list) => `export const ${list} = ''`).join('\n'), map: null }
  },
}

const QUIET = { root: webFolder, configFile: false, logLevel: 'warn' } as const

/** One script and one style sheet that share nothing with the application, and the fonts. */
async function buildBrowserPart(outDir: string): Promise<Omit<SiteAssets, keyof SiteFacts>> {
  const result = await build({
    ...QUIET,
    plugins: [fewStemmers, fewWords],
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
