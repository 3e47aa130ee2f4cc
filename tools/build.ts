// Builds what is deployed: `node tools/build.ts [web] [widget] [functions] [--watch]`, all by default.
import { watch as watchFolder } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CHAT_PAGE_SCRIPT, WIDGET_SCRIPT } from '@docent/domain/routes'
import { build as buildWithVite } from 'vite'
import { buildFunctions, watchFunctions } from '../functions/build.ts'
import { buildSite } from '../web/prerender.ts'
import { buildChatPage, buildWidget } from '../widget/build.ts'
import { siteFacts } from './site-facts.ts'

const root = resolve(import.meta.dirname, '..')
const WEB_FOLDER = join(root, 'web/dist')
const buildScripts = async (): Promise<void> => {
  await buildWidget({ outfile: join(WEB_FOLDER, WIDGET_SCRIPT) })
  await buildChatPage(join(WEB_FOLDER, CHAT_PAGE_SCRIPT))
}
/** An editor saves several files at once; one build for all of them. */
const SETTLE_MS = 150

const BUILDERS = {
  functions: buildFunctions,
  web: async () => {
    await buildWeb({ isFirst: true })
    await buildPublicPages()
  },
  widget: buildScripts,
} as const

const buildPublicPages = (): Promise<void> => buildSite(WEB_FOLDER, siteFacts(process.env))

export type BuildTarget = keyof typeof BUILDERS
const ALL_TARGETS = Object.keys(BUILDERS) as BuildTarget[]

/** Builds one after the other; the widget belongs to the web build as well, which empties its folder. */
export async function buildTargets(targets: readonly BuildTarget[] = ALL_TARGETS): Promise<void> {
  for (const target of ALL_TARGETS) {
    const isPartOfWeb = target === 'widget' && targets.includes('web')
    if (!targets.includes(target) || isPartOfWeb) continue
    const started = performance.now()
    await BUILDERS[target]()
    console.log(`Built ${target} in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  }
}

export interface Watcher {
  close(): Promise<void>
}

/**
 * Builds everything and again on every change.
 * @param report gets a line after each build
 * @returns when the first build of everything is there
 * @throws Error when the first build fails
 */
export async function watchTargets(report: (line: string) => void): Promise<Watcher> {
  const functions = await watchFunctionsFromFirstBuild(report)
  // Nothing is emptied again: a rebuild that fails must leave the app and the widget as they were.
  await buildWeb({ isFirst: true })
  await buildPublicPages()
  const others = [
    watchSources('widget', ['widget/src', 'domain/src'], report, buildScripts),
    watchSources('web', ['web/src', 'domain/src', 'channels', 'docs/manual'], report, async () => {
      await buildWeb({ isFirst: false })
      await buildPublicPages()
    }),
  ]
  return {
    close: async () => {
      for (const other of others) other.close()
      await functions.dispose()
    },
  }
}

/** A first build empties the folder, of which the widget is a part. */
async function buildWeb({ isFirst }: { isFirst: boolean }): Promise<void> {
  await buildWithVite({
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'warn',
    build: { emptyOutDir: isFirst },
  })
  if (isFirst) await buildScripts()
}

async function watchFunctionsFromFirstBuild(report: (line: string) => void) {
  await buildFunctions()
  let isFirst = true
  return watchFunctions((errors) => {
    if (errors.length > 0) report(`functions: ${errors.join('; ')}`)
    else if (!isFirst) report('functions: built again, the emulator loads them')
    isFirst = false
  })
}

/** Builds again, from nothing, when something in the folders changes. */
function watchSources(
  name: string,
  folders: readonly string[],
  report: (line: string) => void,
  build: () => Promise<unknown>,
): { close(): void } {
  let timer: NodeJS.Timeout | undefined
  let latest: Promise<unknown> = Promise.resolve()
  const rebuild = async (): Promise<void> => {
    try {
      await build()
      report(`${name}: built again`)
    } catch (error) {
      report(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const watchers = folders.map((folder) =>
    watchFolder(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        latest = latest.then(rebuild)
      }, SETTLE_MS)
    }),
  )
  return {
    close: () => {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}

function parseTarget(name: string): BuildTarget {
  const target = ALL_TARGETS.find((known) => known === name)
  if (!target) throw new Error(`"${name}" is none of ${ALL_TARGETS.join(', ')}`)
  return target
}

async function runCommandLine(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { watch: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.watch) await watchTargets(console.log)
  else await buildTargets(positionals.length > 0 ? positionals.map(parseTarget) : ALL_TARGETS)
}

if (import.meta.main) {
  await runCommandLine().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}
