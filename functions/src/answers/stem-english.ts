/**
 * Stems of English words. *Source:* the Snowball stemmer "English" (Porter2), with every step named
 * as there. Written here since every word that a document holds first is stemmed while it is
 * indexed, and the library's machine-made code takes seven times as long.
 */

const WHOLE: ReadonlyMap<string, string> = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map(
    (word) => [word, word] as const,
  ),
])
/** Left as they are after the first step. */
const WHOLE_AFTER_PLURAL: ReadonlySet<string> = new Set(
  'inning outing canning herring earring proceed exceed succeed wedding'.split(' '),
)
const SHORTEST = 3

type Change = (stem: string, regions: Regions) => string | null
/** Suffixes of a step, the longest first, and what becomes of the word without it; `null`: it stays whole. */
type Step = readonly (readonly [suffix: string, change: Change])[]

/** Where the regions R1 and R2 begin. */
interface Regions {
  readonly r1: number
  readonly r2: number
}

/** A `y` that is a consonant is written `Y`. */
const isVowel = (word: string, at: number): boolean => 'aeiouy'.includes(word.charAt(at) || '-')
const hasVowel = (word: string, end = word.length): boolean => {
  for (let at = 0; at < end; at++) if (isVowel(word, at)) return true
  return false
}

/** Where the first consonant behind a vowel ends. */
function regionAfter(word: string, from: number): number {
  let at = from
  while (at < word.length && !isVowel(word, at)) at++
  while (at < word.length && isVowel(word, at)) at++
  return Math.min(at + 1, word.length)
}

function regionsOf(word: string): Regions {
  const prefix = /^(?:gener|commun|arsen)/.exec(word)?.[0]
  const r1 = prefix === undefined ? regionAfter(word, 0) : prefix.length
  return { r1, r2: regionAfter(word, r1) }
}

/** Whether a word ends with a short syllable. */
function endsShort(word: string): boolean {
  const last = word.length - 1
  if (last < 1 || isVowel(word, last) || !isVowel(word, last - 1)) return false
  return last === 1 || (!'wxY'.includes(word.charAt(last)) && !isVowel(word, last - 2))
}

function apply(step: Step, word: string, regions: Regions): string {
  for (const [suffix, change] of step) {
    if (word.endsWith(suffix)) {
      return change(word.slice(0, word.length - suffix.length), regions) ?? word
    }
  }
  return word
}

const inR1 =
  (replacement: string): Change =>
  (stem, { r1 }) =>
    stem.length >= r1 ? stem + replacement : null
const inR2 =
  (replacement: string): Change =>
  (stem, { r2 }) =>
    stem.length >= r2 ? stem + replacement : null
const stays: Change = () => null

/** Steps are tried by their longest suffix first, whatever order they are written in. */
const stepOf = (changes: readonly (readonly [suffixes: string, change: Change])[]): Step =>
  changes
    .flatMap(([suffixes, change]) => suffixes.split(' ').map((suffix) => [suffix, change] as const))
    .toSorted(([a], [b]) => b.length - a.length)

const POSSESSIVES = stepOf([["' 's 's'", (stem) => stem]])

const PLURALS = stepOf([
  ['sses', (stem) => `${stem}ss`],
  ['ied ies', (stem) => (stem.length > 1 ? `${stem}i` : `${stem}ie`)],
  ['s', (stem) => (hasVowel(stem, stem.length - 1) ? stem : null)],
  ['us ss', stays],
])

const withoutPast: Change = (stem, { r1 }) => {
  if (!hasVowel(stem)) return null
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(stem)) return stem.slice(0, -1)
  return stem.length === r1 && endsShort(stem) ? `${stem}e` : stem
}
const PASTS = stepOf([
  ['eed eedly', inR1('ee')],
  ['ed edly ing ingly', withoutPast],
])

const ENDS_IN_Y = stepOf([
  ['y Y', (stem) => (stem.length > 1 && !isVowel(stem, stem.length - 1) ? `${stem}i` : null)],
])

const DERIVED = stepOf([
  ['tional', inR1('tion')],
  ['enci', inR1('ence')],
  ['anci', inR1('ance')],
  ['abli', inR1('able')],
  ['entli', inR1('ent')],
  ['izer ization', inR1('ize')],
  ['ational ation ator', inR1('ate')],
  ['alism aliti alli', inR1('al')],
  ['fulness fulli', inR1('ful')],
  ['ousli ousness', inR1('ous')],
  ['iveness iviti', inR1('ive')],
  ['biliti bli', inR1('ble')],
  ['lessli', inR1('less')],
  ['ogi', (stem, regions) => (stem.endsWith('l') ? inR1('og')(stem, regions) : null)],
  ['li', (stem, regions) => (/[cdeghkmnrt]$/.test(stem) ? inR1('')(stem, regions) : null)],
])

const QUALIFIED = stepOf([
  ['tional', inR1('tion')],
  ['ational', inR1('ate')],
  ['alize', inR1('al')],
  ['icate iciti ical', inR1('ic')],
  ['ful ness', inR1('')],
  ['ative', (stem, regions) => inR1('')(stem, regions) && inR2('')(stem, regions)],
])

const LAST = stepOf([
  ['al ance ence er ic able ible ant ement ment ent ism ate iti ous ive ize', inR2('')],
  ['ion', (stem, regions) => (/[st]$/.test(stem) ? inR2('')(stem, regions) : null)],
])

const MUTE = stepOf([
  [
    'e',
    (stem, { r1, r2 }) =>
      stem.length >= r2 || (stem.length >= r1 && !endsShort(stem)) ? stem : null,
  ],
  ['l', (stem, regions) => (stem.endsWith('l') ? inR2('')(stem, regions) : null)],
])

/** Writes each `y` that is a consonant as `Y`: at the beginning, or behind a vowel. */
function markConsonants(word: string): string {
  let marked = word
  for (let at = marked.indexOf('y'); at >= 0; at = marked.indexOf('y', at + 1)) {
    if (at === 0 || isVowel(marked, at - 1)) {
      marked = `${marked.slice(0, at)}Y${marked.slice(at + 1)}`
    }
  }
  return marked
}

/** The stem of an English word. @param word in lower case */
export function stemEnglish(word: string): string {
  const whole = WHOLE.get(word)
  if (whole !== undefined || word.length < SHORTEST) return whole ?? word
  let stem = markConsonants(word.startsWith("'") ? word.slice(1) : word)
  const regions = regionsOf(stem)
  stem = apply(PLURALS, apply(POSSESSIVES, stem, regions), regions)
  if (!WHOLE_AFTER_PLURAL.has(stem)) {
    for (const step of [PASTS, ENDS_IN_Y, DERIVED, QUALIFIED, LAST, MUTE]) {
      stem = apply(step, stem, regions)
    }
  }
  return stem === '' ? word : stem.replaceAll('Y', 'y')
}
