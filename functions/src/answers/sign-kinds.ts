/**
 * What a UTF-16 unit may be, as bits. Loops that count units add up the lowest three as numbers,
 * since a branch at every unit costs more than all else.
 */
/** A letter, mark, digit or half of a sign. */
export const IN_RUN = 1
/** Neither white space nor a control character of ASCII. */
export const VISIBLE = 2
export const LETTER = 4
/** A letter or mark. */
export const LETTERED = 8
/** Not to be counted by where letters begin and end: half of a sign, or written without blanks. */
export const UNCOUNTED = 16
/** Of another script than the Latin one. */
export const FOREIGN = 32
const LEARNT = 64

const PATTERNS: readonly (readonly [number, RegExp])[] = [
  [LETTER, /\p{L}/u],
  [LETTERED, /[\p{L}\p{M}]/u],
  [IN_RUN, /[\p{L}\p{M}\p{N}\p{Cs}]/u],
  [VISIBLE, /[^\0-\x20\xA0]/u],
  [
    UNCOUNTED,
    /[\p{Cs}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u,
  ],
  [FOREIGN, /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}\p{Cs}]/u],
]

/** Per UTF-16 unit its kinds; 0 while nobody has asked. */
const kinds = new Uint8Array(1 << 16)

function learn(code: number): number {
  const sign = String.fromCharCode(code)
  let kind = LEARNT
  for (const [bit, pattern] of PATTERNS) if (pattern.test(sign)) kind |= bit
  return (kinds[code] = kind)
}

/** Kinds of a UTF-16 unit, without a regular expression. */
export const kindsOf = (code: number): number => kinds[code] || learn(code)

/** Per page of a document the kinds of its UTF-16 units: what is gone through often is told once. */
export function kindsOfPages(pages: readonly string[]): Uint8Array[] {
  const all = new Uint8Array(pages.reduce((sum, { length }) => sum + length, 0))
  let from = 0
  return pages.map((page) => {
    const to = from + page.length
    for (let at = 0; at < page.length; at++) all[from + at] = kindsOf(page.charCodeAt(at))
    const ofPage = all.subarray(from, to)
    from = to
    return ofPage
  })
}

/**
 * Runs that begin in a stretch of a text, before which none goes on. Without a branch at every
 * unit, since words begin and end where no processor expects it.
 * @param of the kinds of the text's units
 */
export function countRuns(of: Uint8Array, start: number, end: number): number {
  let runs = 0
  let before = 0
  for (let at = start; at < end; at++) {
    const inRun = of[at]! & IN_RUN
    runs += inRun & ~before
    before = inRun
  }
  return runs
}

/** Every kind that a unit of a stretch of a text is of. */
export function kindsWithin(of: Uint8Array, start: number, end: number): number {
  let within = 0
  for (let at = start; at < end; at++) within |= of[at]!
  return within
}
