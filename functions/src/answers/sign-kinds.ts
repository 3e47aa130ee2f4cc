/**
 * What a UTF-16 unit may be, as bits. Loops that count units add up the lowest three as numbers,
 * since a branch at every unit costs more than all else.
 */
/** A letter, mark, digit or half of a sign. */
export const IN_RUN = 1
/** Neither white space nor a control character of ASCII. */
export const VISIBLE = 2
/** A letter, mark or digit. */
export const IN_WORD = 4
export const LETTER = 8
/** A letter or mark. */
export const LETTERED = 16
/** Not to be counted by where letters begin and end: half of a sign, or written without blanks. */
export const UNCOUNTED = 32
/** Of another script than the Latin one. */
export const FOREIGN = 64
const LEARNT = 128

const PATTERNS: readonly (readonly [number, RegExp])[] = [
  [LETTER, /\p{L}/u],
  [LETTERED, /[\p{L}\p{M}]/u],
  [IN_WORD, /[\p{L}\p{M}\p{N}]/u],
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
