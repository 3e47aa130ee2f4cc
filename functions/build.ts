// Bundles the functions for deployment: Firebase installs `functions/package.json` alone and cannot
// install workspaces, so the domain is inlined and everything installed stays outside.
import {
  type BuildContext,
  type BuildOptions,
  type Metafile,
  type Plugin,
  build,
  context,
} from 'esbuild'
import { globSync } from 'node:fs'
import { readFile, readdir, rm } from 'node:fs/promises'
import { basename, join, resolve, sep } from 'node:path'

const here = import.meta.dirname
const OUTPUT = join(here, 'lib')

/**
 * Writes `index.js`, one `<name>-worker.js` for each `*-worker.ts`, and the chunks that
 * they share. All in one folder: `new URL('./x-worker.js', import.meta.url)` holds from a chunk too.
 * @param outdir default: `functions/lib`
 * @throws Error when an import is missing in the dependencies of `functions/package.json`
 */
export async function buildFunctions(outdir = OUTPUT): Promise<void> {
  const { metafile } = await build({ ...(await buildOptions()), outdir })
  refuseInlinedPackages(metafile)
  await removeStaleFiles(outdir, metafile)
}

/** Texts that stand beside the code, as Vite imports them: `import text from './x.md?raw'`. */
const rawTexts: Plugin = {
  name: 'raw-texts',
  setup: (bundler) => {
    bundler.onResolve({ filter: /\.md\?raw$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace(/\?raw$/, '')),
    }))
    bundler.onLoad({ filter: /\.md$/ }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
    }))
  },
}

/** Builds again on every change until the context is disposed of. */
export async function watchFunctions(
  onBuilt: (errors: readonly string[]) => void,
): Promise<BuildContext> {
  const watcher = await context({
    ...(await buildOptions()),
    plugins: [
      rawTexts,
      {
        name: 'report',
        setup: (bundler) => {
          bundler.onEnd(({ errors }) => onBuilt(errors.map(({ text }) => text)))
        },
      },
    ],
  })
  await watcher.watch()
  return watcher
}

async function buildOptions(): Promise<BuildOptions & { metafile: true }> {
  const manifest = JSON.parse(await readFile(join(here, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const workers = globSync('src/**/*-worker.ts', { cwd: here })
  return {
    absWorkingDir: here,
    entryPoints: ['src/index.ts', ...workers].map((file) => ({
      in: file,
      out: basename(file, '.ts'),
    })),
    outdir: OUTPUT,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    metafile: true,
    logLevel: 'error',
    plugins: [rawTexts],
    external: Object.keys(manifest.dependencies).flatMap((name) => [name, `${name}/*`]),
  }
}

/** What is inlined from node_modules is missing in package.json: it would be without security updates. */
function refuseInlinedPackages({ inputs }: Metafile): void {
  const inlined = Object.keys(inputs).filter((input) =>
    resolve(here, input).split(sep).includes('node_modules'),
  )
  if (inlined.length === 0) return
  throw new Error(`Missing in the dependencies of functions/package.json: ${inlined.join(', ')}`)
}

/** Chunks carry a hash in their name, so each change leaves the former ones behind. */
async function removeStaleFiles(outdir: string, { outputs }: Metafile): Promise<void> {
  const written = new Set(Object.keys(outputs).map((output) => basename(output)))
  for (const name of await readdir(outdir)) {
    if (!written.has(name)) await rm(join(outdir, name), { recursive: true })
  }
}

if (import.meta.main) await buildFunctions()
