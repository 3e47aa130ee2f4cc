import { gzipSync } from 'node:zlib'

/** As much of a built file as its weight needs. */
export interface BuiltChunk {
  readonly fileName: string
  readonly name: string
  readonly code: string
  /** Files that are loaded with it. */
  readonly imports: readonly string[]
}

/** 1 kB of a budget, in bytes. */
const KILOBYTE = 1_000

interface ScreenBudget {
  /** Chunks that the screen asks for before something useful stands on it. */
  readonly asks: readonly string[]
  /** Left out: what is loaded in parallel and may take longer. */
  readonly beside: readonly string[]
  readonly kilobytes: number
}

const SHELL = ['app', 'shell']
const FRAME = [...SHELL, 'guards', 'dashboard-layout']

/** JavaScript before the first useful paint, with gzip. They only ever become smaller. */
const SCREENS: Readonly<Record<string, ScreenBudget>> = {
  '/login': { asks: [...SHELL, 'login-page'], beside: [], kilobytes: 205 },
  // Its frame stands before the database is there.
  'the frame of /dashboard': { asks: FRAME, beside: [], kilobytes: 195 },
  '/dashboard': {
    asks: [...FRAME, 'owner-session', 'plan-badge', 'plan-notices', 'overview-screen'],
    beside: ['firestore'],
    kilobytes: 235,
  },
}

/** Chunks of libraries; every other one belongs to a screen. */
const LIBRARIES = new Set(['react', 'firestore', 'firebase'])
const ROUTE_KILOBYTES = 60
/** The same of a script of the public pages, which are read without one. */
const SITE_KILOBYTES = 12

const kilobytesOf = ({ code }: BuiltChunk): number => gzipSync(code).length / KILOBYTE

function loadedWith(names: readonly string[], chunks: readonly BuiltChunk[]): Set<BuiltChunk> {
  const loaded = new Set<BuiltChunk>()
  const load = (chunk: BuiltChunk | undefined) => {
    if (chunk === undefined || loaded.has(chunk)) return
    loaded.add(chunk)
    for (const file of chunk.imports) load(chunks.find(({ fileName }) => fileName === file))
  }
  for (const name of names) {
    const chunk = chunks.find((each) => each.name === name)
    if (chunk === undefined) throw new Error(`The build has no chunk "${name}" to weigh`)
    load(chunk)
  }
  return loaded
}

/** What of the application weighs more than it may, a line each. */
export function overBudget(chunks: readonly BuiltChunk[]): string[] {
  const screens = Object.entries(SCREENS).flatMap(([screen, { asks, beside, kilobytes }]) => {
    const loaded = [...loadedWith(asks, chunks)].filter(({ name }) => !beside.includes(name))
    const weight = loaded.reduce((sum, chunk) => sum + kilobytesOf(chunk), 0)
    return weight > kilobytes ? [`${screen}: ${weight.toFixed(1)} kB of ${kilobytes} kB`] : []
  })
  const routes = chunks.filter(({ name }) => !LIBRARIES.has(name))
  return [...screens, ...heavier(routes, ROUTE_KILOBYTES)]
}

/** Scripts of the public pages that weigh more than one may, a line each. */
export const overSiteBudget = (chunks: readonly BuiltChunk[]): string[] =>
  heavier(chunks, SITE_KILOBYTES)

const heavier = (chunks: readonly BuiltChunk[], kilobytes: number): string[] =>
  chunks
    .filter((chunk) => kilobytesOf(chunk) > kilobytes)
    .map((chunk) => `${chunk.name}: ${kilobytesOf(chunk).toFixed(1)} kB of ${kilobytes} kB`)
