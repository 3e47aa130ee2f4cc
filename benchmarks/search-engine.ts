/** Passages that are compared of every engine. */
export const DEPTH = 10

/** A search that is compared: every engine gets the same passages and the same questions. */
export interface SearchEngine {
  readonly name: string
  /** Ids of passages, the best first, at most {@link DEPTH}. */
  search(question: string): readonly string[]
}

/** What every engine but ours is given of a passage: its title and text as one field. */
export const fieldOf = ({ title, text }: { title: string; text: string }): string =>
  `${title.replaceAll('_', ' ')}\n${text}`

/** Runs something and takes its time, in milliseconds. */
export function timed<T>(run: () => T): { value: T; ms: number } {
  const start = performance.now()
  const value = run()
  return { value, ms: performance.now() - start }
}

/** Processor time of this process so far, in milliseconds: what other processes take is not in it. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Runs something and takes its processor time, in milliseconds; of what takes long enough. */
export function processorTimed<T>(run: () => T): { value: T; ms: number } {
  const start = processorMs()
  const value = run()
  return { value, ms: processorMs() - start }
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The value that a share of all values stays below. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
