import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import type { QuestionSet } from './data.ts'
import { sampleOf } from './random.ts'
import { makeCorpus, type Corpus } from './scale-corpus.ts'
import {
  docent,
  plainMiniSearch,
  sqliteFts,
  tunedMiniSearch,
  wink,
  type ScaleEngine,
  type Search,
} from './scale-engines.ts'
import { percentile, processorTimed, timed } from './search-engine.ts'
import { milliseconds, printTable, times } from './table.ts'

/** Passages of the bases that are measured. */
const SIZES = [2_000, 20_000, 100_000] as const
const QUICK_SIZES = [2_000] as const
/** Files of one base whose size stays the same. */
const FILE_COUNTS = [1, 10, 1_000] as const
const SEED = 7
const ASKED = 400
/** An engine is asked no more once it has taken this long, but at least `FEWEST` questions. */
const LONGEST_MS = 5_000
const FEWEST = 50
/** Passages that an engine indexes before it is measured, so that none meets cold code. */
const WARMING = 400
/** Times that every question is asked again. */
const ROUNDS = 3
const WARM_ROUNDS = 8
const RIVALS = [tunedMiniSearch, plainMiniSearch, wink, sqliteFts] as const

interface Scale {
  readonly name: string
  /** Processor time. */
  readonly buildMs: number
  readonly p50: number
  readonly p95: number
  /** Milliseconds of the median first question of its kind: nothing of its passages was read. */
  readonly first: number
  /** Processor time. */
  readonly loadMs: number | null
  readonly gzipBytes: number | null
  /** What one thousand passages hold in memory once they have been asked. */
  readonly heapBytes: number | null
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

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
function leastOf(rounds: number, run: () => number[]): number[] {
  const all = Array.from({ length: rounds }, run)
  const count = Math.min(...all.map(({ length }) => length))
  return Array.from({ length: count }, (_, at) => Math.min(...all.map((taken) => taken[at]!)))
}

/** Runs everything on a part of the base, so that no engine is measured while its code is cold. */
function warm(engine: ScaleEngine, { passages, questions }: Corpus): void {
  const part = passages.slice(0, WARMING)
  for (let round = 0; round < WARM_ROUNDS; round++) {
    const index = engine.build(part)
    const search = index.store?.().open() ?? index.search
    for (const question of questions) search(question)
  }
}

/**
 * Builds, stores, opens and asks one engine. Building and opening are processor time; questions are
 * timed by the clock when they come again.
 */
function measure(engine: ScaleEngine, { passages, questions }: Corpus): Scale {
  warm(engine, { passages, questions })
  const built = processorTimed(() => engine.build(passages))
  const { store, search: asBuilt } = built.value
  const stored = store?.() ?? null
  const gzipBytes =
    stored?.bytes.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) ?? null
  const before = usedBytes()
  const opened = stored === null ? null : processorTimed(() => stored.open())
  const search = opened?.value ?? asBuilt
  const first = ask(search, questions)
  const again = leastOf(ROUNDS, () => ask(search, questions.slice(0, first.length)))
  const heapBytes = opened === null ? null : (usedBytes() - before) / (passages.length / 1000)
  search(questions[0]!)
  return {
    name: engine.name,
    buildMs: built.ms,
    first: percentile(first, 0.5),
    p50: percentile(again, 0.5),
    p95: percentile(again, 0.95),
    loadMs: opened?.ms ?? null,
    gzipBytes,
    heapBytes,
  }
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0)

/** A figure, and in brackets how many times ours it is. */
const beside = (value: number | null, own: number | null, show: (value: number) => string) =>
  value === null || own === null ? '–' : `${show(value)} (${times(value, own)})`

function rowOf(scale: Scale, own: Scale): string[] {
  return [
    scale.name,
    beside(scale.p50, own.p50, milliseconds),
    beside(scale.p95, own.p95, milliseconds),
    beside(scale.first, own.first, milliseconds),
    beside(scale.buildMs, own.buildMs, milliseconds),
    beside(scale.loadMs, own.loadMs, milliseconds),
    beside(scale.gzipBytes, own.gzipBytes, kilobytes),
    beside(scale.heapBytes, own.heapBytes, kilobytes),
  ]
}

/**
 * What search costs as a base grows, beside other engines in the same run, and as its passages are
 * spread over more files.
 * @param set whose passages and questions are taken where it is at hand
 */
export function measureScale(set: QuestionSet | null, isQuick: boolean): void {
  for (const size of isQuick ? QUICK_SIZES : SIZES) {
    const corpus = corpusOf(set, size)
    const own = measure(docent, corpus)
    const rows = [own, ...RIVALS.map((rival) => measure(rival, corpus))]
    printTable(
      `${size.toLocaleString('en')} passages; in brackets: times as much as Docent`,
      [
        'Search',
        'p50, ms',
        'p95, ms',
        'first p50, ms',
        'build, ms',
        'load, ms',
        'kB gzip',
        'kB of memory per 1,000',
      ],
      rows.map((row) => rowOf(row, own)),
    )
  }
  reportFiles(isQuick ? 2_000 : 20_000)
}

function corpusOf(set: QuestionSet | null, size: number, perFile?: number): Corpus {
  const { passages, questions } = makeCorpus(set, size, perFile)
  return { passages, questions: sampleOf(questions, ASKED, SEED) }
}

/** The same generated passages in one file and in many. */
function reportFiles(size: number): void {
  const rows = FILE_COUNTS.map((count) => {
    const { p50, p95, first, loadMs, gzipBytes, heapBytes } = measure(
      docent,
      corpusOf(null, size, Math.ceil(size / count)),
    )
    const figures = [p50, p95, first, loadMs ?? 0].map(milliseconds)
    const sizes = [gzipBytes ?? 0, heapBytes ?? 0].map(kilobytes)
    return [count.toLocaleString('en'), ...figures, ...sizes]
  })
  printTable(
    `Docent: ${size.toLocaleString('en')} generated passages, by the files they are in`,
    [
      'Files',
      'p50, ms',
      'p95, ms',
      'first p50, ms',
      'load, ms',
      'kB gzip',
      'kB of memory per 1,000',
    ],
    rows,
  )
}
