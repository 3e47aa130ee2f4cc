/** And, so; then the article with what is written together with it: by, for, like. */
const PREFIXES = ['وبال', 'وكال', 'ولل', 'وال', 'فال', 'بال', 'كال', 'ولا', 'لل', 'ال']
/** Endings of number, gender, possession and origin, and of verbs; the longest first. */
const SUFFIXES = [
  'تها',
  'اته',
  'يات',
  'يين',
  'يون',
  'ها',
  'هم',
  'هن',
  'نا',
  'ان',
  'ات',
  'ون',
  'ين',
  'وا',
  'ية',
  'يه',
  'ه',
  'ة',
  'ي',
  'ا',
]
const LEAST_LETTERS = 3

/**
 * Light stem of an Arabic word: one spelling for alef and its like, articles and conjunctions off, endings
 * off, never below three letters. Broken plurals stay as they are.
 * *Source:* Larkey, Ballesteros and Connell, light10, 2007; the letters as they do.
 */
export function stemArabic(word: string): string {
  let stem = word
    .replace(/[\u064B-\u0652\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
  const prefix = PREFIXES.find(
    (one) => stem.startsWith(one) && stem.length - one.length >= LEAST_LETTERS,
  )
  if (prefix !== undefined) stem = stem.slice(prefix.length)
  for (let round = 0; round < 2; round++) {
    const suffix = SUFFIXES.find(
      (one) => stem.endsWith(one) && stem.length - one.length >= LEAST_LETTERS,
    )
    if (suffix === undefined) break
    stem = stem.slice(0, -suffix.length)
  }
  if (stem.length > LEAST_LETTERS + 1 && 'وبل'.includes(stem[0]!)) stem = stem.slice(1)
  return stem
}

const WEAK = /[اوي]/
/** Letters that a verb or a noun of place or doer begins with: yaktub, maktab. */
const FORMS_OF_ROOT = ['ي', 'ت', 'م', 'ن', 'ا']

/**
 * Stems that are likely to have the root of an Arabic one: another form of the verb, or a long vowel more or less,
 * never below three letters (gadar, yugadir, mugadara; kitab, kutub, katib).
 */
export function kindredArabic(stem: string): readonly string[] {
  const kindred = new Set<string>()
  const bare =
    stem.length > LEAST_LETTERS && FORMS_OF_ROOT.includes(stem[0]!) ? stem.slice(1) : stem
  for (const form of new Set([stem, bare])) {
    kindred.add(form)
    for (let at = 1; at < form.length; at++) {
      const isWeak = WEAK.test(form[at]!) && at < form.length - 1
      if (isWeak && form.length > LEAST_LETTERS) kindred.add(form.slice(0, at) + form.slice(at + 1))
      for (const vowel of 'اوي') kindred.add(form.slice(0, at) + vowel + form.slice(at))
    }
    for (const letter of FORMS_OF_ROOT) kindred.add(letter + form)
  }
  kindred.delete(stem)
  return [...kindred]
}
