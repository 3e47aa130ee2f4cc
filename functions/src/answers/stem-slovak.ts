import { endingsIn } from './stem-by-endings.ts'

/** Endings of number, case, comparison and person, without accents, the longest first. */
const ENDINGS = endingsIn(
  'ejseho ejsemu ejsich ejsimi ejsim ejsia ejsiu ejsej ejsou ejsie ejsi iami ovia eho emu ych ymi ich imi ami iach ach och iou ovi aju ime ite ame ate eme ete ia ie iu ii ej ou ov mi a e i o u y',
)
/**
 * What may stand before such an ending, and at the end of a word as well: of the infinitive, of the
 * past and of some cases. Taken off wherever it stands, so that all forms of a noun that happens to
 * end so (kabát, kanál, program) lose it alike.
 */
const INNER = ['am', 'em', 'im', 'om', 'um', 'ym', 'al', 'il', 'at', 'it']
/** The same of participles, of which more letters have to stay: zrušen-, but kolen-, výmen-. */
const PARTICIPLES = ['an', 'en']
const LEAST_LETTERS = 3
const LEAST_OF_PARTICIPLE = 4

/** What a word would be cut to without what tells it from others. */
const OF_CARS = /^auto(?=servis|sedack|umyvar|mechanik)/u

/** Present of verbs in -ovať. */
const PRESENT = /uj(?:em|e|eme|ete|es|u|te)?$/u
/** Mesto is a town, miesto is a place; diéta is no child. */
const LONG_VOWEL = /(?<!^m|^d)ie(?=[^aeiouy])|(?<=^d)ie(?=t(?:a|at\p{L}+)$)/gu
/** A vowel that other cases do not have: účet, účtu; vstupeniek, vstupenka. */
const FLEETING = /(?<=[aeiouylr].*[^aeiouy])[eo](?=[bcklnrt]$)/u
const HAS_VOWEL = /[aeiouy]/u
/** Words whose own end looks like an ending, or whose stem would be that of another word. */
const KEPT =
  /^(?:datum|hokej|menu|metro|miest|ostrov|pozici|prsten|salam|salat|skolen|taxi|vratan)(?=(?:a|am|ami|e|i|ia|iach|ie|im|iu|och|om|ou|ov|ovi|ovia|u|y)?$)/u

/** Lekáreň, jedáleň: their other forms have no e, and do not look like participles. */
const WORKSHOP = /(?<=a[rl])en$/u

/** Forms that no ending joins, without accents, by their stem. */
const IRREGULAR = new Map(
  Object.entries({
    bol: 'boliet',
    clovek: 'ludia ludi ludom ludmi ludoch',
    den: 'dna dni dnom dnoch dnami dnu',
    hra: 'hry hru hre hier hrou hram hrach hrami',
    jedl: 'jedal',
    kupan: 'kupat kupam kupame kupate kupaju kupal kupali',
    leto: 'leto lete',

    pesk: 'peso pesi pesia pesie pesej pesou pesiu',
    pes: 'psa psovi psom psi psy psov psoch psami',
    platu: 'plat platu platy platov platom platoch',
    stahov: 'prestahovat prestahujem prestahujeme prestahuje prestahovali',
    tyzdn: 'tyzden',
    zlav: 'zliav',
    ziak: 'ziaci',
  }).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem] as const)),
)

const staysWhole = (stem: string): boolean => stem.length >= LEAST_LETTERS && HAS_VOWEL.test(stem)

function withoutInner(word: string): string {
  const inner = INNER.find((one) => word.endsWith(one) && staysWhole(word.slice(0, -one.length)))
  if (inner !== undefined) return word.slice(0, -inner.length)
  const isParticiple =
    PARTICIPLES.some((one) => word.endsWith(one)) && word.length >= LEAST_OF_PARTICIPLE + 2
  return isParticiple && HAS_VOWEL.test(word.slice(0, -2)) ? word.slice(0, -2) : word
}

/**
 * The stem of a Slovak word. Many type without accents, so none are looked at.
 * @param word lower case, without accents
 */
export function stemSlovak(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  const kept = KEPT.exec(word)?.[0]
  if (kept !== undefined) return kept
  const short = word.replace(OF_CARS, '').replace(LONG_VOWEL, 'e').replace(WORKSHOP, 'n')
  const isPresent = PRESENT.test(short) && short.length > 5
  const ending = ENDINGS.find(
    (one) => short.endsWith(one) && staysWhole(short.slice(0, -one.length)),
  )
  let stem = isPresent
    ? short.replace(PRESENT, 'ov')
    : ending === undefined
      ? short
      : short.slice(0, -ending.length)
  for (let next = withoutInner(stem); next !== stem; next = withoutInner(stem)) stem = next
  // Zákazník and zákazníci; ulica goes the same way in all of its forms.
  return stem.replace(FLEETING, '').replace(/(?<=\p{L}{2})ic$/u, 'ik')
}
