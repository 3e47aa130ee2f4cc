/**
 * Measures one engine on one base, in a process of its own, so that neither the garbage nor the
 * compiled code of another engine is in its figures. Prints them as JSON.
 * Arguments: engine, passages, passages per file (0: the public set with generated text around it).
 */
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { loadPublicSets } from './data.ts'
import { collectGarbage } from './garbage.ts'
import { sampleOf } from './random.ts'
import { makeCorpus, type Corpus } from './scale-corpus.ts'
import { ENGINES, type ScaleEngine, type Search } from './scale-engines.ts'
import type { Scale } from './scale.ts'
import { percentile, processorTimed, timed } from './search-engine.ts'

const SEED = 7
const ASKED = 400
/** An engine is asked no more once it has taken this long, but at least `FEWEST` questions. */
const LONGEST_MS = 5_000
const FEWEST = 50
/** Passages that an engine indexes before it is measured, so that none meets cold code. */
const WARMING = 400
const WARM_ROUNDS = 8
/** Times that every question is asked again: less often where that takes long. */
const MOST_ROUNDS = 10
const FEWEST_ROUNDS = 3
const LONGEST_ROUNDS_MS = 10_000
/** Passages that are built and opened in all, so many times at least, before the least time is taken. */
const BUILT = 20_000
const FEWEST_BUILDS = 3

function usedBytes(): number {
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Milliseconds per question; as many questions as there is time for. */
function ask(search: Search, questions: readonly string[]): number[] {
  const taken: number[] = []
  let all = 0
  for (const question of questions) {
    if (taken.length >= FEWEST && all > LONGEST_MS) break
    const { ms } = timed(() => search(question))
    taken.push(ms)
    all += ms
  }
  return taken
}

/** The least of several measurements of each: what other processes take of the machine is not ours. */
function leastOf(run: () => number[]): number[] {
  const all = [run()]
  const rounds = Math.floor(LONGEST_ROUNDS_MS / all[0]!.reduce((sum, ms) => sum + ms, 0))
  const least = Math.min(MOST_ROUNDS, Math.max(FEWEST_ROUNDS, rounds))
  while (all.length < least) all.push(run())
  const count = Math.min(...all.map(({ length }) => length))
  return Array.from({ length: count }, (_, at) => Math.min(...all.map((taken) => taken[at]!)))
}

/** Runs everything on a part of the base, so that the engine is not measured while its code is cold. */
function warm(engine: ScaleEngine, { passages, questions }: Corpus, rounds = WARM_ROUNDS): void {
  const part = passages.slice(0, WARMING)
  for (let round = 0; round < rounds; round++) {
    const index = engine.build(part)
    const search = index.store?.().open() ?? index.search
    for (const question of questions) search(question)
  }
}

/**
 * Leaves no garbage of what was measured before, and warm code: what has been compiled goes with
 * garbage where it has not run since the collections before.
 */
function settle(engine: ScaleEngine, corpus: Corpus): void {
  collectGarbage()
  warm(engine, corpus, 1)
}

/**
 * The least of several processor times, in milliseconds, each without the garbage of the one before:
 * what other processes push out of the processor's caches is not ours.
 */
function leastMs(runs: number, before: () => void, run: () => unknown): number {
  const taken = Array.from({ length: runs }, () => {
    before()
    return processorTimed(run).ms
  })
  return Math.min(...taken)
}

/** The least processor time of a building, in milliseconds, and of one with what is kept of it. */
function timeBuilding(engine: ScaleEngine, corpus: Corpus, runs: number) {
  const taken = Array.from({ length: runs }, () => {
    settle(engine, corpus)
    const { value: built, ms } = processorTimed(() => engine.build(corpus.passages))
    return { build: ms, keep: ms + processorTimed(() => built.store?.()).ms }
  })
  return {
    buildMs: Math.min(...taken.map((each) => each.build)),
    keepMs: Math.min(...taken.map((each) => each.keep)),
  }
}

const sizeOf = (
  pieces: readonly Uint8Array[],
  compress: (bytes: Uint8Array) => Uint8Array,
): number => pieces.reduce((sum, bytes) => sum + compress(bytes).length, 0)

/**
 * Builds, stores, opens and asks one engine. Building and opening are processor time; questions are
 * timed by the clock when they come again.
 */
function measure(engine: ScaleEngine, corpus: Corpus): Scale {
  const { passages, questions } = corpus
  const runs = Math.max(FEWEST_BUILDS, Math.floor(BUILT / passages.length))
  warm(engine, corpus)
  const { buildMs, keepMs } = timeBuilding(engine, corpus, runs)
  const { store, search: asBuilt } = engine.build(passages)
  const stored = store?.() ?? null
  const settled = (): void => settle(engine, corpus)
  const loadMs = stored === null ? null : leastMs(runs, settled, () => stored.open())
  const readyMs =
    stored === null ? null : leastMs(runs, settled, () => stored.open()(questions[0]!))
  const before = usedBytes()
  warm(engine, corpus)
  const search = stored?.open() ?? asBuilt
  const first = ask(search, questions)
  const again = leastOf(() => ask(search, questions.slice(0, first.length)))
  const heapBytes = stored === null ? null : (usedBytes() - before) / (passages.length / 1000)
  search(questions[0]!)
  return {
    p50: percentile(again, 0.5),
    p95: percentile(again, 0.95),
    first: percentile(first, 0.5),
    buildMs,
    keepMs,
    loadMs,
    readyMs,
    gzipBytes: stored && sizeOf(stored.bytes, (bytes) => gzipSync(bytes, { level: 9 })),
    brotliBytes: stored && sizeOf(stored.bytes, (bytes) => brotliCompressSync(bytes)),
    heapBytes,
  }
}

const [name = '', passages = '', perFile = ''] = process.argv.slice(2)
const engine = ENGINES.find((one) => one.name === name)
if (engine === undefined) throw new Error(`No engine is called ${name}.`)
const isGenerated = perFile !== '0'
const set = isGenerated ? null : loadPublicSets(path.resolve(import.meta.dirname, '..')).english
const corpus = makeCorpus(set, Number(passages), isGenerated ? Number(perFile) : undefined)
const questions = sampleOf(corpus.questions, ASKED, SEED)
console.log(JSON.stringify(measure(engine, { ...corpus, questions })))
