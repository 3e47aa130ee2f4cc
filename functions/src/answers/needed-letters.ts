/**
 * Tells which of many patterns a text cannot match, by runs of signs of which each needs one: none
 * that asks for a price can match where neither “how much” nor “price” stands. *Source:* Cox,
 * “Regular Expression Matching with a Trigram Index”, 2012, with patterns in place of documents.
 */

/** Signs of a run that are looked at. */
const FEWEST_SIGNS = 3
const MOST_SIGNS = 5
/** A sign is a letter without its case; all others are one sign, like what parts words. */
const BITS = 5
const NO_LETTER = 27
const SIGNS = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z]/i.test(String.fromCharCode(code)) ? code & 31 : NO_LETTER,
)
const maskOf = (signs: number): number => (1 << (signs * BITS)) - 1

/** The signs of a run as one number. */
const numberOf = (signs: readonly number[]): number =>
  signs.reduce((number, sign) => (number << BITS) | sign, 0)

/** All runs of so many signs that stand in a row of them. */
const runsIn = (signs: readonly number[], length: number): number[] =>
  signs.slice(length - 1).map((_, at) => numberOf(signs.slice(at, at + length)))

/** What nearly every question holds tells little: such a run is as good as so many others. */
const COMMON = ' what which how many how who when where is the is there is it in the wie viel '
const COMMON_COST = 10
const COMMON_SIGNS = Array.from(COMMON, (sign) => SIGNS[sign.charCodeAt(0)]!)
const LENGTHS = Array.from({ length: MOST_SIGNS - FEWEST_SIGNS + 1 }, (_, at) => FEWEST_SIGNS + at)
const COMMON_RUNS = new Set(LENGTHS.flatMap((length) => runsIn(COMMON_SIGNS, length)))

/** Runs of which a text in ASCII needs one to match; none: no such text does. `null`: not known. */
type Needs = readonly number[] | null

const costOf = (needs: readonly number[]): number =>
  needs.reduce((sum, run) => sum + (COMMON_RUNS.has(run) ? COMMON_COST : 1), 0)

/** Of what is needed both the one that fewer texts have. */
const rarerOf = (one: Needs, other: Needs): Needs =>
  other === null || (one !== null && costOf(one) <= costOf(other)) ? one : other

/** What begins a word, or nothing that has letters: in front of it stands no letter. */
const BEGINNING = /\\b|\(\?<!\\p\{L\}\)|\^/y
const LOOKS_AROUND = /\(\?<?[=!]/y
const OPENS = /\((?:\?:|\?<\w+>)?/y
/** A class with one letter of ASCII: [eé]. */
const ONE_LETTER = /\[[^\0-\x7f]*[a-z][^\0-\x7f]*\]/iy
/** A class, or an escape that stands for one, a place or something before. */
const OTHER =
  /\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{?[\da-fA-F]+\}?|x..|k<\w+>|[bBdDsSwW\dnrtfv])|[.$]/y
const SIGN = /\\?[^]/y
const TIMES = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y
const MAY_MISS = /^(?:[*?]|\{0)/

/**
 * The runs of signs of which a text in ASCII must hold one to match a pattern.
 * @param source of a pattern
 */
function neededIn(source: string): Needs {
  let at = 0

  /** Goes on behind what stands here, if it does. */
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const taken = pattern.exec(source)?.[0] ?? ''
    at += taken.length
    return taken
  }

  const readGroup = (isBeginning: boolean): Needs => {
    const looksAround = take(LOOKS_AROUND) !== ''
    if (!looksAround) take(OPENS)
    const needs = readAlternatives(isBeginning && !looksAround)
    at++
    return looksAround ? null : needs
  }

  /** What is needed up to the next bar or the end of a group. */
  const readSequence = (isBeginning: boolean): Needs => {
    let needed: Needs = null
    let signs = isBeginning ? [NO_LETTER] : []
    const endRun = (): void => {
      const length = Math.min(MOST_SIGNS, signs.length)
      if (length >= FEWEST_SIGNS) {
        for (const run of runsIn(signs, length)) needed = rarerOf(needed, [run])
      }
      signs = []
    }
    const isAtBeginning = (): boolean => signs.length === 1 && signs[0] === NO_LETTER
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      if (take(BEGINNING) !== '') {
        endRun()
        signs = [NO_LETTER]
      } else if (source[at] === '(') {
        const begins = isAtBeginning()
        endRun()
        const needs = readGroup(begins)
        if (!MAY_MISS.test(take(TIMES))) needed = rarerOf(needed, needs)
      } else {
        const letter = take(ONE_LETTER).match(/[a-z]/i)?.[0]
        const sign = letter ?? (take(OTHER) === '' ? take(SIGN).at(-1) : undefined)
        const times = take(TIMES)
        const code = SIGNS[sign?.charCodeAt(0) ?? -1]
        if (sign !== undefined && !MAY_MISS.test(times)) {
          // Behind a beginning the sign that is no letter is this one.
          if (code === NO_LETTER && isAtBeginning()) signs = []
          if (code === undefined) needed = []
          else signs.push(code)
        }
        if (code === undefined || times !== '') endRun()
      }
    }
    endRun()
    return needed
  }

  const readAlternatives = (isBeginning: boolean): Needs => {
    let all = readSequence(isBeginning)
    while (source[at] === '|') {
      at++
      const more = readSequence(isBeginning)
      all = all && more && [...all, ...more]
    }
    return all
  }

  return readAlternatives(false)
}

/** Patterns that a number has bits for. */
const MOST_PATTERNS = 32
const ALL = -1

/**
 * Makes what tells of a text which patterns it may match.
 * @param patterns 32 at most; whether they mind capitals is not minded
 * @returns a function whose bits stand for them: where one is not set, its pattern does not match
 * @throws RangeError where there are more patterns
 */
export function createPrefilter(patterns: readonly RegExp[]): (text: string) => number {
  if (patterns.length > MOST_PATTERNS) throw new RangeError('a number has 32 bits')
  let prefilter: ((text: string) => number) | undefined
  // Read at the first text, not when the server starts.
  return (text) => (prefilter ??= readPatterns(patterns))(text)
}

/** The same of patterns that have been counted. */
function readPatterns(patterns: readonly RegExp[]): (text: string) => number {
  const patternsOfRun = new Map<number, number>()
  // A bit for each end of a run: most of a text has none of them.
  const ends = new Uint32Array((maskOf(FEWEST_SIGNS) + 1) >>> 5)
  let always = 0
  for (const [index, { source }] of patterns.entries()) {
    const needs = neededIn(source)
    if (needs === null) always |= 1 << index
    for (const run of needs ?? []) {
      const end = run & maskOf(FEWEST_SIGNS)
      ends[end >>> 5]! |= 1 << (end & 31)
      patternsOfRun.set(run, (patternsOfRun.get(run) ?? 0) | (1 << index))
    }
  }
  return (text) => {
    let may = always
    let run = NO_LETTER
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : 0
      if (code > 127) return ALL
      run = ((run << BITS) | SIGNS[code]!) & maskOf(MOST_SIGNS)
      const end = run & maskOf(FEWEST_SIGNS)
      if ((ends[end >>> 5]! & (1 << (end & 31))) === 0) continue
      for (let signs = FEWEST_SIGNS; signs <= MOST_SIGNS; signs++) {
        may |= patternsOfRun.get(run & maskOf(signs)) ?? 0
      }
    }
    return may
  }
}
