/** Numbers of a vector. */
const DIMENSION = 256
/** Letters of a piece of a word. */
const PIECE = 3
/** What a whole word counts beside one of its pieces. */
const WORD_WEIGHT = 2

/**
 * Words that the stand-in takes for one: enough to show what a true embedding model knows of itself.
 */
const SAME: readonly (readonly string[])[] = [
  ['mend', 'fix', 'repair', 'repairs'],
  ['steal', 'stolen', 'nicked', 'pinched', 'snaffled', 'theft', 'thief'],
  ['bike', 'bikes', 'bicycle', 'bicycles', 'cycle'],
  ['cost', 'costs', 'price', 'prices', 'fee', 'charge'],
  ['refund', 'reimbursed', 'reimburse', 'money-back'],
  ['staff', 'team', 'employees', 'personnel'],
]
const meaning = new Map(SAME.flatMap((words) => words.map((word) => [word, words[0]!])))

/** Says nothing of what a text is about. */
const EMPTY = new Set(
  'a an and are as at be by can did do does for from has have how i if in is it its me my of on or our that the their them there they this to was we were what when where which who why will with you your'.split(
    ' ',
  ),
)

/** *Source:* FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/**
 * The stand-in's idea of a text: its words and their pieces of three letters, hashed into a vector
 * of length 1, after a few synonyms were taken for one word. Deterministic. It is no language model:
 * it knows no meaning beyond that table.
 */
export function embedText(text: string): number[] {
  const vector = new Float64Array(DIMENSION)
  const add = (piece: string, weight: number): void => {
    const hash = hashOf(piece)
    vector[hash % DIMENSION]! += hash & 0x10000 ? weight : -weight
  }
  // Every vector has something in it, so that an empty text has one too.
  add('', 0.01)
  for (const asWritten of text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    if (EMPTY.has(asWritten)) continue
    const word = meaning.get(asWritten) ?? asWritten
    add(word, WORD_WEIGHT)
    const bound = ` ${word} `
    for (let at = 0; at + PIECE <= bound.length; at++) add(bound.slice(at, at + PIECE), 1)
  }
  const length = Math.hypot(...vector)
  return Array.from(vector, (value) => value / length)
}
