import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, transform, type Plugin } from 'esbuild'

const HERE = path.dirname(fileURLToPath(import.meta.url))
const DOMAIN = path.join(HERE, '../domain/src')

/** Largest size of the script as it travels, in bytes of gzip at its best. */
export const WIDGET_BUDGET_BYTES = 9_000

export interface WidgetBuild {
  /** Where the script is written. */
  readonly outfile: string
  readonly entry?: string
  readonly budgetBytes?: number
}

export interface WidgetSize {
  readonly minifiedBytes: number
  readonly gzipBytes: number
}

const BROWSERS = ['chrome126', 'edge126', 'firefox128', 'safari18']

/** Style sheets become minified text. */
const cssAsText: Plugin = {
  name: 'css-as-text',
  setup: (bundler) => {
    bundler.onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8')
      const { code } = await transform(source, { loader: 'css', minify: true, target: BROWSERS })
      return { contents: code.trim(), loader: 'text' }
    })
  },
}

/** What the bundle is made of: the widget's own files and the domain's, nothing installed. */
function refuseDependencies(inputs: readonly string[]): void {
  const foreign = inputs
    .map((input) => path.resolve(HERE, input))
    .filter((file) => file.split(path.sep).includes('node_modules'))
  if (foreign.length === 0) return
  throw new Error(`The widget has no dependencies, but it bundles ${foreign.join(', ')}`)
}

/**
 * Builds the widget as one script.
 * @throws Error when it is larger than its budget or bundles a dependency; nothing is written then
 */
export async function buildWidget({
  outfile,
  entry = path.join(HERE, 'src/widget.ts'),
  budgetBytes = WIDGET_BUDGET_BYTES,
}: WidgetBuild): Promise<WidgetSize> {
  const result = await build({
    absWorkingDir: HERE,
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    target: BROWSERS,
    legalComments: 'none',
    alias: { '@docent/domain': DOMAIN },
    plugins: [cssAsText],
    metafile: true,
    write: false,
  })
  refuseDependencies(Object.keys(result.metafile.inputs))
  const script = Buffer.from(result.outputFiles[0]?.contents ?? [])
  const gzipBytes = gzipSync(script, { level: 9 }).length
  if (gzipBytes > budgetBytes) {
    throw new Error(`The widget is ${gzipBytes} bytes (gzip); its budget is ${budgetBytes}`)
  }
  await mkdir(path.dirname(outfile), { recursive: true })
  await writeFile(outfile, script)
  return { minifiedBytes: script.length, gzipBytes }
}

/** Builds the bot's own page: the same chat under the same budget, as a script of its own. */
export const buildChatPage = (outfile: string): Promise<WidgetSize> =>
  buildWidget({ outfile, entry: path.join(HERE, 'src/page.ts') })

if (import.meta.main) {
  const report = (name: string, { minifiedBytes, gzipBytes }: WidgetSize) =>
    console.log(`widget/dist/${name}: ${minifiedBytes} bytes, ${gzipBytes} gzip`)
  report('widget.js', await buildWidget({ outfile: path.join(HERE, 'dist/widget.js') }))
  report('chat-page.js', await buildChatPage(path.join(HERE, 'dist/chat-page.js')))
}
