import { endingsIn } from './stem-by-endings.ts'

/**
 * Endings by the letters that stay before them at least, without accents: of number and case and of
 * adjectives; of verbs; of their participles, which many a noun ends in.
 */
const BY_LEAST: readonly (readonly [number, string])[] = [
  [3, 'ovima evima ama ima ovi ova ove evi eva eve om em im ih og eg oj a e i o u'],
  [
    3,
    'ujemo ujete ujem uje uju ivati ovati avati amo ate ati aju imo ite iti emo ete eti am anje anja anju anjem enje enja enju enjem ivanje ivanja ivanju ivanjem ovanje ovanja ovanju ovanjem io',
  ],
  [
    4,
    'an ana ano ani ane anu anom anog anoj anih anim en ena eno eni ene enu enom enog enoj enih enim ao ala alo ali ale ila ilo ili ile eo ela elo eli ele iji ija ije iju ijom ijama ijeg ijih ijim ivao ivala ivali ovao ovala ovalo ovali avao avala avali ivan ivana ivano ovan ovana ovano ovani ovane jemo ostima',
  ],
]

/** The longest first. */
const ENDINGS: readonly (readonly [ending: string, least: number])[] = BY_LEAST.flatMap(
  ([least, list]) => endingsIn(list).map((ending) => [ending, least] as const),
).toSorted(([a], [b]) => b.length - a.length)

/** Nouns whose end looks like an ending: terminal would be termin, paket pak. They keep these letters. */
const KEPT =
  /^(?:trminal|signal|portal|festival|materijal|personal|original|kanal|lokal|automobil|profil|vozil|ogledal|kupatil|odel|pravil|cipel|sandal|hotel|salat|lopat|kravat|granat|planet|tablet|toalet|omlet|kotlet|krevet|kredit|depozit|vizit|poset|savet|fakultet|kvalitet|dijet|raket|anket|kabinet|problem|program|reklam|sistem|prijem|oprem|kostim|diplom|simptom|kolega|policij|studi|radio|video|promen|zamen|izmen|razmen|namen|primen|odeljenj|reklamacij|kamen|prostorij|platn|pošten|posten|taksi|autosalon|otpad|kabin|ishran|osoblj|\p{L}+(?<!^(?:ma|be|ce|debe|zre|kise|vese))log)/u

/** Words whose other forms have more than another ending, and what they are taken for. */
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  // A glass, and not an hour of lessons.
  [/^čaš/u, 'casz'],
  [/^ps(?:a|u|om|i|e|ima)$/u, 'pas'],
  [/^d(?:ete|eteta|etetu|etetom|eca|ecom|ečj\p{L}+|ečij\p{L}+|ecj\p{L}+|ecij\p{L}+)$/u, 'dece'],
  [/^kćer(?:ka|ke|ku|ki|kom)?$|^kći$|^ćerk\p{L}+$/u, 'cerka'],
  [/^karata$/u, 'karta'],
  [/^ot(?:ac|ca)$|^oc(?:a|u|em)$|^očev\p{L}*$/u, 'otac'],
  [/^posa(?:o)$|^posl(?:a|u|om|ovi|ova|ove|ovima)$/u, 'posaoj'],
  [/^posl(?:ati|ao|ala|ali|at|ata|ato|ate)$|^(?:po)?šalj\p{L}+$|^(?:po)salj\p{L}+$/u, 'posalj'],
  [/^top(?:ao|l\p{L}{1,3})$/u, 'topl'],
  [/^beo$/u, 'bel'],
  [/^deo$/u, 'del'],
  [/^sto$/u, 'stol'],
  [/^slad(?:ak|ki|ko)$/u, 'slatk'],
  [/^(ni|u|bli)zak$/u, '$1sk'],
  [/^te[žz]ak$/u, 'tesk'],
  [/^vreme(?:na|nu|nom)$/u, 'vreme'],
  [/^kup(?:ovin|lj)\p{L}+$/u, 'kupi'],
  // Six letters of a stem are kept, and these of it would be a termin.
  [/^terminal/u, 'trminal'],
  // The message, which is not what is ordered.
  [/^poruk(?=\p{L}{1,3}$)/u, 'porukz'],
  [/^poruci$/u, 'porukz'],
  [/^ljud(?:i|ima)$/u, 'ljud'],
  [/^(gost|pomoć|reč)iju$/u, '$1'],
  // Flights, and not the summer.
  [/^let(?:ov\p{L}+)?$/u, 'letzov'],
  // To bathe, and not to buy; to ask, and not to drink; to wash, and not to go with.
  [/^o?kupa(?:ti|m|mo|te|ju|o|la|li|nj\p{L}+)$/u, 'kupališt'],
  [/^u?pita(?:ti|m|mo|te|ju|o|la|li|nj\p{L}+)$/u, 'pitanj'],
  [/^o?pra(?:ti|nj\p{L}+)$/u, 'pranj'],
]

/** The same of stems, without accents: what stands for how they begin. */
const STEMS: readonly (readonly [RegExp, string])[] = [
  [/^(za|o)tvar/u, '$1tvor'],
  // To pay, and not the salary.
  [/^plati(?=(?:ti|m|mo|te|o|la|lo|li)?$)/u, 'placi'],
  [/^(u|is|do|ot|na|pre)plac/u, '$1plat'],
  // To bring back, and not the door.
  [/^vrati(?=(?:ti|m|mo|te|o|la|lo|li)?$)/u, 'vraci'],
  [/^povra(?:t|tak|tk\p{L}{1,2}|ta|tu|caj\p{L}{0,3})$/u, 'povrac'],
  [/^cisc/u, 'cist'],
  [/^korisc/u, 'korist'],
  [/^knjizi$/u, 'knjiga'],
  [/^narudz/u, 'naruc'],
  [/^porudz/u, 'poruc'],
  // Who has no đ writes dj.
  [/^(?!od(?:ja|jedn)|pod|predj?el)(\p{L}*)dj/u, '$1d'],
]

/** What a consonant takes on before an ending: popravljati, iznajmljivanje; dozvoljeno, zabranjeno. */
const SOFTENED = /(?<=\p{L}[pbmvf])lj(?=[aeiu])|(?<=\p{L}{2}[ln])j(?=e[nm]|iv|uj)/gu
/** The second person, which is told by its accent alone: radiš. */
const OF_YOU = /(?<=\p{L}{3})[aei]š$/u
/** What is left of a noun in the instrumental: mogućnošću, bolešću. */
const OF_THE_THIRD = /(?<=\p{L}{2})scu$/u
/** The same of an adjective: slobodn- and slobod-an. */
const OF_ADJECTIVES = /(?<=\p{L}{3}[^aeiou])n$/u
/** A vowel that other forms lack: ručak, ručka; kupac, kupca; važan, važna. */
const FLEETING = /(?<=\p{L}[^aeiou])a(?=[kcn]$)/u
/** Of several: ključevi, vozovi. */
const OF_SEVERAL = /(?<=\p{L}{3})[oe]v$/u

const ACCENTED: Readonly<Record<string, string>> = { č: 'c', ć: 'c', š: 's', ž: 'z', đ: 'd' }
const folded = (word: string): string => word.replace(/[čćšžđ]/gu, (letter) => ACCENTED[letter]!)

/** @param kept letters that it does not lose in any case */
function withoutEnding(word: string, kept: number): string {
  const found = ENDINGS.find(
    ([ending, least]) =>
      word.length - ending.length >= Math.max(least, kept) && word.endsWith(ending),
  )
  return found === undefined ? word : word.slice(0, word.length - found[0].length)
}

/**
 * Light stemmer: what Snowball leaves of Serbian joins other words, and parts forms of one.
 * @param word in Latin letters
 */
export function stemSerbian(word: string): string {
  const known = IRREGULAR.reduce((form, [from, to]) => form.replace(from, to), word)
  const plain = folded(known.replace(OF_YOU, ''))
  const whole = STEMS.reduce((form, [from, to]) => form.replace(from, to), plain)
  const hard = whole.replace(OF_THE_THIRD, 'st').replace(SOFTENED, '')
  const kept = KEPT.exec(hard)?.[0].length ?? 0
  let stem = withoutEnding(hard, kept)
  if (stem.length > kept) stem = stem.replace(OF_SEVERAL, '').replace(OF_ADJECTIVES, '')
  stem = stem.replace(FLEETING, '')
  // Who has several radnici has a radnik.
  return stem.replace(/k$/u, 'c')
}
