import { endingsIn, withoutEnding } from './stem-by-endings.ts'

/** Possession, which stands last: our, your, his. */
const POSSESSIVE = /(?<=\p{L}{3})(?:nsa|nsä|mme|nne|ni)$/u
/** Cases with the vowel that they lengthen, number, and forms of verbs; the longest first. */
const ENDINGS = endingsIn(
  'immassa immasta immalla immän imman immat immät impia impiä impien immaksi issa issä illa illä ilta iltä ille iksi ihin iden itten ineen ssa ssä sta stä lla llä lta ltä lle ksi tta ttä tten ten den een iin aan ään oon uun yyn öön hin han hän hon nut nyt vat vät taan tään ttiin tiin ttu tty isi ien jen ja jä ia iä na nä in n t',
)
/** An adjective and its other forms: yhteinen, yhteistä; yhteisen. */
const ADJECTIVE = /(?<=\p{L}i)(?:nen|st[aä])$/u
const LEAST_LETTERS = 3
const VOWEL = /[aeiouyäö]/
/** Consonants that are weaker before some endings, and what both are taken for: hinta, hinnan; lyhty, lyhdyt. */
const GRADES: readonly (readonly [RegExp, string])[] = [
  [/([kpt])\1$/, '$1'],
  [/nn$/, 'nt'],
  [/ng$/, 'nk'],
  [/mm$/, 'mp'],
  [/ll$/, 'lt'],
  [/rr$/, 'rt'],
  [/ks$/, 's'],
  [/d$/, 't'],
  [/v$/, 'p'],
]

/**
 * Light stem of a Finnish word: possession, case and number off, then its last vowels, and its last
 * consonants in one grade. Three letters stay at least.
 */
export function stemFinnish(word: string): string {
  const owned = word.replace(POSSESSIVE, '').replace(ADJECTIVE, 's')
  let stem = withoutEnding(owned, ENDINGS, LEAST_LETTERS)
  while (stem.length > LEAST_LETTERS && VOWEL.test(stem.at(-1)!)) stem = stem.slice(0, -1)
  const grade = GRADES.find(([strong]) => strong.test(stem))
  return grade === undefined ? stem : stem.replace(grade[0], grade[1])
}
