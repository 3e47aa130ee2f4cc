/** Weakens a rule set, one condition at a time: what no case notices, nothing tests. */

interface Condition {
  /** The function, or the path and the operations, whose condition it is. */
  readonly block: string
  /** The condition on one line. */
  readonly text: string
  readonly start: number
  readonly end: number
}

const HEADER = /function (\w+)\(|match (\/\S+) \{/g
const STATEMENT = /\b(?:return|allow ([a-z, ]+): if)\s+([^;]+);/g
const OPEN = '([{'
const CLOSE = ')]}'

/** Comments become blanks, so that every offset stays. */
const withoutComments = (rules: string): string =>
  rules.replaceAll(/(?<=^|\s)\/\/.*$/gm, (comment) => ' '.repeat(comment.length))

/** Splits an expression at its outermost `&&` and `||`, and the groups in parentheses again. */
function splitConditions(source: string, from: number, to: number): [number, number][] {
  let depth = 0
  let quoted = false
  let start = from
  const parts: [number, number][] = []
  for (let at = from; at < to; at += 1) {
    const char = source.charAt(at)
    if (char === "'") quoted = !quoted
    if (quoted) continue
    if (OPEN.includes(char)) depth += 1
    if (CLOSE.includes(char)) depth -= 1
    const pair = source.slice(at, at + 2)
    if (depth === 0 && (pair === '&&' || pair === '||')) {
      parts.push([start, at])
      start = at + 2
    }
  }
  parts.push([start, to])
  return parts.flatMap(([a, b]) => unwrapGroup(source, a, b))
}

function unwrapGroup(source: string, from: number, to: number): [number, number][] {
  const text = source.slice(from, to)
  const start = from + (text.length - text.trimStart().length)
  const end = to - (text.length - text.trimEnd().length)
  return source.charAt(start) === '(' && source.charAt(end - 1) === ')'
    ? splitConditions(source, start + 1, end - 1)
    : [[start, end]]
}

/** What is no condition: a path, a table, a choice of values. */
const isValue = (text: string) => /^[/{]|\s\?\s/.test(text)

/** Every condition of a rule set, in order. */
export function findConditions(rules: string): Condition[] {
  const source = withoutComments(rules)
  const headers = [...source.matchAll(HEADER)]
  return [...source.matchAll(STATEMENT)].flatMap((statement) => {
    const [, operations, body = ''] = statement
    const from = statement.index + statement[0].indexOf(body)
    const header = headers.findLast(({ index }) => index < from)
    const block = header?.[1] ?? `${header?.[2] ?? ''} ${operations ?? ''}`
    return splitConditions(source, from, from + body.length)
      .map(([start, end]) => ({
        block,
        text: source.slice(start, end).replaceAll(/\s+/g, ' '),
        start,
        end,
      }))
      .filter(({ text }) => !isValue(text))
  })
}

/** Name of the token's claim that says which condition to leave out, by its place in the list. */
export const LEFT_OUT_CLAIM = 'left_out'

/**
 * The rule set with a switch at some conditions: a token names the one that always holds for it.
 * Compiling takes the emulator half a second of work, so one rule set stands for many.
 * @param isSwitched which conditions, by their place: a request may evaluate 1,000 expressions
 */
export const addSwitches = (rules: string, isSwitched: (index: number) => boolean): string =>
  findConditions(rules)
    .map((condition, index) => ({ ...condition, index }))
    .filter(({ index }) => isSwitched(index))
    .reduceRight(
      (text, { start, end, index }) =>
        `${text.slice(0, start)}(request.auth.token.get('${LEFT_OUT_CLAIM}', -1) == ${index} || ${text.slice(start, end)})${text.slice(end)}`,
      rules,
    )

/** Replaces a text that must be there exactly once. */
export function replaceOnce(rules: string, find: string, replacement: string): string {
  const parts = rules.split(find)
  if (parts.length !== 2) {
    throw new Error(`Found ${parts.length - 1} times instead of once: ${find}`)
  }
  return parts.join(replacement)
}
