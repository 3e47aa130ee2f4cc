import { endingsIn, withoutEnding } from './stem-by-endings.ts'

/** Of number and case, of compared and definite adjectives, and of verbs; all without accents. */
const INFLECTIONS = endingsIn(
  [
    's as is ys us es os uo ias ius ies ios aus iaus ens o io a ia e i y u iu ui iui ei ai iai am iam',
    'imi umi iumi omis emis imis umis iomis oje eje yje uje iuje ioje ame iame',
    'ams oms ems ims ums iams ioms iems ais iais uose iuose ose ese yse iose',
    'eni eniu eniui enyje enys enu enims enimis',
    'asis ysis oji ioji ojo iojo osios iosios ajam iajam ajai aja iaja uoju iuoju ajame iajame ojoje',
    'iojoje ieji uju iuju iesiems osioms iosioms uosius iuosius asias aisiais osiomis osiose uosiuose',
    'esnis esne esnio esnes esni esniu esnius esnei esniam esnia esniems esnems esniais esnemis',
    'iau iausias iausia iausio iausios iausiai iausiu iausius iausiam iausiems iausioms iausiais iausi',
    'iausioje iausiame ate iate ome ote ime ite eme ete asi osi isi iasi ames ates omes otes au iausi',
    'davo davau davome davote kite kites kime tum tume tumete tumeme dami dama damas damos site sime',
    // Of words in -tis and of infinitives, whose t is č before a back vowel.
    'ti tis ties tys tims timis tyje tyse cio ciui ciu ciai ciams ciais cius ciuose cia cias cios cioje',
    'cioms ciose ciomis ciau',
  ].join(' '),
)

/** What makes a verb of a root, or a noun or a participle of a verb. */
const VERBAL_INFLECTIONS = endingsIn(
  'yti ytis eti etis oti otis ioti iotis uoti uotis iuoti iuotis auti autis iauti uos auja uoja iuoja oja eja',
)
const DERIVED = endingsIn(
  'uojim ojim ejim iavim avim uojam iuojam ojam aujam iaujam uoj iuoj oj auj iauj ej iav av im ym am om iam iuot uot ot yt',
)

const LEAST_ROOT = 3
/** Shorter roots begin with a vowel: alus, alaus. */
const LEAST_ROOT_BEFORE_VOWEL = 2
/** Behind fewer letters such a suffix is mostly a part of the root. */
const LEAST_BEFORE_SUFFIX = 4

/** What is not told by its endings: a t that stays, dantis and dantų, greitas and greičiau. */
const KEEPS_T =
  /^((?:ne)?(?:dan|nak|val|sal|sil|kars|bal|kie|tus|grei|sven|mergai|leks|dezu|table|pla))[tc](?!iav)(?:i?[aeou]\p{L}{0,5}|[iy]\p{L}{0,3})$/u
/**
 * Roots that several words share but for what follows: to pay and to teach, hair and to swim, the
 * field and to wait, good and to drink, the park and to park. Insurance is no
 * ban, and a reception no registration.
 */
const KEPT: readonly (readonly [RegExp, string])[] = [
  [/^(nemok)am(?:a|as|ai|o|os|i|u|us|oje|ame|oms|iems)$/u, 'a'],
  [
    /^((?:ap|su|uz|is|pri|ne)?mok)(?:u|i|a|ame|ate|am[aio]\p{L}{0,4}|ant\p{L}*|e(?:ti|ta\p{L}*|j\p{L}+|siu|si|site))$/u,
    'e',
  ],
  [
    /^((?:ap|is|pa|ne)?mok)(?:au|ai|o|ome|ote|osi|omes|otes|om[aio]\p{L}{0,3}|y(?:tis?|m\p{L}+|siu|siuosi))$/u,
    'y',
  ],
  [/^(reg)istratur\p{L}*$/u, 'tur'],
  [/^(draudim)(?!inink)\p{L}*$/u, ''],
  [/^(park)(?:uo|av)\p{L}*$/u, 'uo'],
  [/^(plauk)(?:ti|i\p{L}+)$/u, 'i'],
  [/^((?:pa|su)?lauk)(?:ti|i(?!n)\p{L}+)$/u, 'i'],
  [/^(ger)(?:ti|ia|iame|iate|im\p{L}+)$/u, 'i'],
  [/^((?:ne)?ruk)(?:o\p{L}*|y\p{L}+|ant\p{L}*)$/u, ''],
]

const BEFORE_BACK_VOWEL = /^i[aou]/u

/** What is left of a word, with its last consonant as it is before a front vowel: viešbučio, žodžio. */
const hardened = (word: string, left: string): string =>
  BEFORE_BACK_VOWEL.test(word.slice(left.length))
    ? left.replace(/c$/u, 't').replace(/dz$/u, 'd')
    : left

/**
 * Light stem of a Lithuanian word: its ending off, then the suffix that makes a verb or what is made
 * of one (rezervuoti, rezervavimas). It does not mind accents, which many leave out.
 * @param word lower case, without accents
 */
export function stemLithuanian(word: string): string {
  for (const [pattern, after] of KEPT) {
    const root = pattern.exec(word)?.[1]
    if (root !== undefined) return root + after
  }
  const withT = KEEPS_T.exec(word)?.[1]
  if (withT !== undefined) return `${withT}t`
  const verb = withoutEnding(word, VERBAL_INFLECTIONS, LEAST_BEFORE_SUFFIX)
  if (verb !== word) return verb
  const least = /^[aeiouy]/u.test(word) ? LEAST_ROOT_BEFORE_VOWEL : LEAST_ROOT
  const stem = hardened(word, withoutEnding(word, INFLECTIONS, least))
  const root = withoutEnding(stem, DERIVED, LEAST_BEFORE_SUFFIX)
  if (root !== stem) return hardened(stem, root)
  // Mokėjimas is of mokėti, mokymas of mokyti.
  return stem
    .replace(/^(\p{L}{2,}e)j(?:im)?$/u, '$1')
    .replace(/^(\p{L}{2,}y)m$/u, '$1')
    .replace(/(?<=^\p{L}{3,}in)t$/u, '')
}
