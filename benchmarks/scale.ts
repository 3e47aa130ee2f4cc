import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { docent, ENGINES, type ScaleEngine } from './scale-engines.ts'
import { percentile } from './search-engine.ts'
import { milliseconds, printTable, times } from './table.ts'

/** Passages of the bases that are measured, and how often: each engine in fresh processes. */
const SIZES = [
  { size: 2_000, processes: 5 },
  { size: 20_000, processes: 3 },
  { size: 100_000, processes: 1 },
] as const
/** Files of one base whose size stays the same. */
const FILE_COUNTS = [1, 10, 1_000] as const

/** Times are in milliseconds; what is `null` does not apply. */
export interface Scale {
  readonly p50: number
  readonly p95: number
  /** The median first question of its kind: nothing of its passages was read. */
  readonly first: number
  /** Processor time until the base can be asked. */
  readonly buildMs: number
  /** The same until what is kept of it is made, where anything is. */
  readonly keepMs: number
  /** Processor time of opening what was stored. */
  readonly loadMs: number | null
  /** The same until the very first question is answered: what opening leaves for later is in it. */
  readonly readyMs: number | null
  readonly gzipBytes: number | null
  readonly brotliBytes: number | null
  /** What one thousand passages hold in memory once they have been asked. */
  readonly heapBytes: number | null
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0)

const FIGURES: readonly (readonly [keyof Scale, string, (value: number) => string])[] = [
  ['p50', 'p50, ms', milliseconds],
  ['p95', 'p95, ms', milliseconds],
  ['first', 'first p50, ms', milliseconds],
  ['buildMs', 'build, ms', milliseconds],
  ['keepMs', 'build and store, ms', milliseconds],
  ['loadMs', 'load, ms', milliseconds],
  ['readyMs', 'load and first answer, ms', milliseconds],
  ['gzipBytes', 'kB gzip', kilobytes],
  ['brotliBytes', 'kB brotli', kilobytes],
  ['heapBytes', 'kB of memory per 1,000', kilobytes],
]

/** One run of one engine in a process of its own. */
function runOnce({ name }: ScaleEngine, size: number, perFile: number): Scale {
  const script = path.join(import.meta.dirname, 'scale-process.ts')
  const printed = execFileSync(process.execPath, [script, name, String(size), String(perFile)])
  return JSON.parse(printed.toString()) as Scale
}

/** Of several runs the middle figure of each kind. */
function middleRun(runs: readonly Scale[]): Scale {
  const middle = (figure: keyof Scale): number | null => {
    const values = runs.flatMap((run) => run[figure] ?? [])
    return values.length === 0 ? null : percentile(values, 0.5)
  }
  return Object.fromEntries(FIGURES.map(([figure]) => [figure, middle(figure)])) as unknown as Scale
}

/** All engines in turns, so that a busy minute meets each of them. */
function measureAll(engines: readonly ScaleEngine[], size: number, processes: number): Scale[] {
  const runs = engines.map((): Scale[] => [])
  for (let round = 0; round < processes; round++) {
    for (const [index, engine] of engines.entries()) runs[index]!.push(runOnce(engine, size, 0))
  }
  return runs.map(middleRun)
}

/** A figure, and in brackets how many times ours it is. */
const beside = (value: number | null, own: number | null, show: (value: number) => string) =>
  value === null || own === null ? '–' : `${show(value)} (${times(value, own)})`

/**
 * What search costs as a base grows, beside other engines in the same run, and as its passages are
 * spread over more files. The public set's passages and questions are taken where it is at hand.
 */
export function measureScale(isQuick: boolean): void {
  for (const { size, processes } of isQuick ? SIZES.slice(0, 1) : SIZES) {
    const all = measureAll(ENGINES, size, processes)
    const own = all[0]!
    printTable(
      `${size.toLocaleString('en')} passages; in brackets: times as much as Docent`,
      ['Search', ...FIGURES.map(([, heading]) => heading)],
      all.map((scale, index) => [
        ENGINES[index]!.name,
        ...FIGURES.map(([figure, , show]) => beside(scale[figure], own[figure], show)),
      ]),
    )
  }
  reportFiles(isQuick ? 2_000 : 20_000)
}

/** The same generated passages in one file and in many. */
function reportFiles(size: number): void {
  const figures = FIGURES.filter(([figure]) => figure !== 'buildMs' && figure !== 'keepMs')
  const rows = FILE_COUNTS.map((count) => {
    const scale = runOnce(docent, size, Math.ceil(size / count))
    return [
      count.toLocaleString('en'),
      ...figures.map(([figure, , show]) => show(scale[figure] ?? 0)),
    ]
  })
  printTable(
    `Docent: ${size.toLocaleString('en')} generated passages, by the files they are in`,
    ['Files', ...figures.map(([, heading]) => heading)],
    rows,
  )
}
