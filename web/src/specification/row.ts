/** Something that is arranged or done, and what a test's name calls it. */
export interface Step {
  readonly says: string
  readonly run: () => void | Promise<void>
}

/** Something that has to become so. `check` throws until it is. */
export interface Result {
  readonly says: string
  readonly check: () => void
}

/** One thing that the specification promises: `route, state, action → text, result`. */
export interface Row {
  /** Section of the specification; `D` and a number is a row of the decisions. */
  readonly source: string
  readonly route: string
  readonly state: readonly Step[]
  readonly action: readonly Step[]
  /** Words that then stand on the screen, to the letter. */
  readonly text: readonly string[]
  readonly result: readonly Result[]
}

type OneOrMore<T> = T | readonly T[]

const listOf = <T>(given: OneOrMore<T> | undefined): readonly T[] =>
  given === undefined ? [] : Array.isArray(given) ? (given as readonly T[]) : [given as T]

interface Promised {
  readonly action?: OneOrMore<Step>
  readonly text?: OneOrMore<string>
  readonly result?: OneOrMore<Result>
}

export const row = (
  source: string,
  route: string,
  state: OneOrMore<Step>,
  { action, text, result }: Promised,
): Row => ({
  source,
  route,
  state: listOf(state),
  action: listOf(action),
  text: listOf(text),
  result: listOf(result),
})

/** What a row is called: the table's columns in their order. */
export const nameOf = ({ source, route, state, action, text, result }: Row): string => {
  const said = (steps: readonly (Step | Result)[]) => steps.map(({ says }) => says).join(', ')
  const shown = text.map((words) => `“${words}”`)
  const outcome = [...shown, ...result.map(({ says }) => says)].join(', ')
  return `[${source}] ${route} · ${said(state)} · ${said(action) || 'look'} → ${outcome}`
}
