import type { Language } from './language.ts'

/**
 * Words between things that are asked for together, between those one of which is asked for, and
 * between those that are held against each other. Where such a word has other uses, the pattern tells
 * what the question has before it there.
 */
interface Joining {
  readonly and: string
  readonly or: string
  readonly than?: string
  readonly compared?: RegExp
}

const MORE_IN_ROMANCE =
  /(?<!\p{L})(?:m[aá]s|menos|mejor|peor|mayor|menor|antes|después|plus|moins|mieux|meilleure?s?|pires?|più|piu|meno|meglio|prima|dopo|mais|melhor|pior|maior|depois|més|menys|millors?|pitjors?|abans|després)(?!\p{L})/iu
const MORE_IN_GERMANIC = /\p{L}{3}(?:er|r)(?!\p{L})|(?<!\p{L})(?:mehr|meer|minder)(?!\p{L})/iu

const JOINING: Readonly<Record<string, Joining>> = {
  en: { and: 'and &', or: 'or versus vs', than: 'than' },
  de: { and: 'und', or: 'oder bzw versus vs', than: 'als', compared: MORE_IN_GERMANIC },
  es: { and: 'y e', or: 'o u versus vs', than: 'que', compared: MORE_IN_ROMANCE },
  fr: { and: 'et', or: 'ou versus vs', than: 'que qu', compared: MORE_IN_ROMANCE },
  it: {
    and: 'e ed',
    or: 'o oppure versus vs',
    than: 'che di del della dello dei delle',
    compared: MORE_IN_ROMANCE,
  },
  pt: { and: 'e', or: 'ou versus vs', than: 'que', compared: MORE_IN_ROMANCE },
  ca: { and: 'i', or: 'o versus vs', than: 'que', compared: MORE_IN_ROMANCE },
  nl: { and: 'en', or: 'of versus vs', than: 'dan', compared: MORE_IN_GERMANIC },
  sv: { and: 'och', or: 'eller kontra vs', than: 'än' },
  da: { and: 'og', or: 'eller kontra vs', than: 'end' },
  no: { and: 'og', or: 'eller kontra vs', than: 'enn' },
  fi: { and: 'ja sekä', or: 'tai vai vs', than: 'kuin' },
  et: { and: 'ja ning', or: 'või vs', than: 'kui', compared: /\p{L}{2}m(?:a\p{L}*)?(?!\p{L})/iu },
  pl: { and: 'i oraz a', or: 'lub albo czy vs', than: 'niż' },
  cs: { and: 'a', or: 'nebo či anebo vs', than: 'než' },
  sk: { and: 'a aj', or: 'alebo či vs', than: 'než ako' },
  ru: { and: 'и', or: 'или', than: 'чем' },
  uk: { and: 'і й та', or: 'або чи', than: 'ніж' },
  bg: { and: 'и', or: 'или', than: 'от', compared: /(?<!\p{L})по-/iu },
  hr: { and: 'i', or: 'ili', than: 'nego od', compared: /\p{L}{2}i(?:ji|je|ja)?(?!\p{L})/iu },
  lt: {
    and: 'ir bei',
    or: 'ar arba',
    than: 'nei negu už',
    compared: /\p{L}{2}(?:iau|esn\p{L}+)(?!\p{L})/iu,
  },
  lv: { and: 'un', or: 'vai jeb vs', than: 'nekā par', compared: /[aā]k\p{L}{0,3}(?!\p{L})/iu },
  sl: {
    and: 'in ter',
    or: 'ali oziroma oz',
    than: 'kot od',
    compared:
      /\p{L}{2}(?:[jšžčszc][aei]|eje)(?!\p{L})|(?<!\p{L})(?:bolj|manj|ve[čc]|raje|prej|pozneje|kasneje)(?!\p{L})/iu,
  },
  sr: {
    and: 'i и',
    or: 'ili или',
    than: 'nego od него од',
    compared: /\p{L}{2}(?:i(?:ji|je|ja)?|и(?:ји|је|ја)?)(?!\p{L})/iu,
  },
  tr: { and: 've ile', or: 'veya ya yoksa mi mı mu mü' },
  el: { and: 'και', or: 'ή', than: 'από', compared: /πιο|τερ[οαηε]/iu },
  ro: { and: 'și şi si', or: 'sau', than: 'decât decat' },
  hu: { and: 'és', or: 'vagy', than: 'mint' },
  id: { and: 'dan', or: 'atau', than: 'daripada' },
  ms: { and: 'dan', or: 'atau ataupun', than: 'daripada dari' },
  tl: { and: 'at saka', or: 'o', than: 'kaysa kesa' },
  sw: { and: 'na', or: 'au ama', than: 'kuliko' },
  vi: { and: 'và với', or: 'hay hoặc', than: 'hơn' },
  ar: { and: 'و', or: 'أو او أم ام ولا', than: 'من', compared: /(?<!\p{L})أ\p{L}{3,4}(?!\p{L})/u },
  fa: { and: 'و', or: 'یا', than: 'از', compared: /تر(?!\p{L})|بیشتر|کمتر/u },
  he: { and: '&', or: 'או לעומת' },
  hi: { and: 'और', or: 'या', than: 'से', compared: /ज़्यादा|ज्यादा|कम|सस्त|महंग|बड़|छोट|लंब|पहले|बाद/u },
  bn: { and: 'এবং আর', or: 'নাকি বা' },
  ur: {
    and: 'اور',
    or: 'یا',
    than: 'سے بنسبت',
    compared: /زیادہ|کم|سست|مہنگ|بڑ|چھوٹ|لمب|پہلے|بعد|بہتر/u,
  },
  ta: { and: 'மற்றும் &', or: 'அல்லது இல்லை இல்லனா', than: 'விட காட்டிலும்' },
  te: { and: 'మరియు &', or: 'లేదా లేక', than: 'కంటే కన్నా' },
  th: { and: 'และ กับ', or: 'หรือ', than: 'กว่า' },
  zh: { and: '和 跟 与 與 及', or: '或 或者 还是 還是', than: '比' },
  ja: { and: 'と や および', or: 'か それとも または', than: 'より' },
  ko: { and: '와 과 이랑 랑 하고', or: '또는 아니면 혹은 이나', than: '보다' },
}

/** What is asked of two things that are held against each other, whatever joins them. */
const DIFFERENCE =
  /\bvs\b|versus|differ|\bcompar|vergleich|unterschied|unterscheid|diff[eé]r|diferen[cçtţț]|verschil|skillnad|forsk[ej]l|rozdíl|rozdiel|różni|отлич|разни[цч]|різни|разлик|razlik|fark|atš[kķ]ir|atskir|διαφορ|különb|perbedaan|pagkakaiba|pinagkaiba|kaibahan|perbezaan|(?<!\p{L})beza|tofauti|(?<!\p{L})erine(?:vus|b)|(?<!\p{L})vahe(?!\p{L})|(?<!\p{L})beda(?!\p{L})|skirtum|skiriasi|khác|فرق|تفاوت|הבדל|अंतर|अन्तर|फर्क|फ़र्क|পার্থক্য|తేడా|వ్యత్యాస|வித்தியாச|வேறுபா|ต่าง|区别|區別|差别|差別|不同|違|차이|다르/iu

export type Joint = keyof Omit<Joining, 'compared'>

const joints: ReadonlyMap<Language, ReadonlyMap<string, Joint>> = new Map(
  Object.entries(JOINING).map(([language, { and, or, than = '' }]) => [
    language,
    new Map(
      Object.entries({ and, or, than }).flatMap(([joint, words]) =>
        words.split(' ').map((word) => [word, joint as Joint]),
      ),
    ),
  ]),
)

const NONE: ReadonlyMap<string, Joint> = new Map()

/** The joining words of a language, lower case; of one that is not known, none. */
export const jointsOf = (language: Language): ReadonlyMap<string, Joint> =>
  joints.get(language) ?? NONE

/** The word of a language between two things one of which is asked for; "or" where it has none. */
export const jointOf = (language: Language): string => JOINING[language]?.or.split(' ')[0] ?? 'or'

/** Whether something is held against something else by what stands before such a word. */
export const isCompared = (before: string, language: Language): boolean =>
  JOINING[language]?.compared?.test(before) ?? true

/** Whether it is asked how things differ. */
export const asksForDifference = (question: string): boolean => DIFFERENCE.test(question)

/** What asks which of two has more of something, and what asks how much of it one has. */
const MEASURE_COMPARED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cheaper|dearer|pricier|(?:more|less) expensive)\b/giu, 'how much does it cost'],
  [/\b(?:günstiger|billiger|preiswerter|teurer)\b/giu, 'wie viel kostet'],
  [/\b(?:m[aá]s|menos) (?:barat|car|econ[oó]mic)[oa]s?\b/giu, 'cuánto cuesta'],
  [/\b(?:plus|moins) (?:ch[eè]re?s?|économiques?)(?!\p{L})/giu, 'combien coûte'],
  [/(?<!\p{L})(?:pi[uù]|meno) (?:car[oaie]|economic[oaih]+)\b/giu, 'quanto costa'],
  [/\bmais (?:barat|car)[oa]s?\b/giu, 'quanto custa'],
  [/(?<!\p{L})(?:m[eé]s|menys) (?:barata?|cara?|econ[oò]mica?)(?!\p{L})/giu, 'quant costa'],
  [/\bmas (?:mura|mahal)\b/giu, 'magkano'],
  [/\b(?:lebih|paling) (?:murah|mahal|jimat)\b/giu, 'berapa harga'],
  [/\b(?:goedkoper|duurder)\b/giu, 'hoeveel kost'],
  [/\b(?:billigare|dyrare)\b/giu, 'hur mycket kostar'],
  [/(?<!\p{L})(?:odavam|soodsam|kallim)(?!\p{L})/giu, 'kui palju maksab'],
  [/(?<!\p{L})(?:ta[nń]sz|dro[zż]sz)\p{L}*/giu, 'ile kosztuje'],
  [/(?<!\p{L})(?:levn[eě]jší|dražší)(?!\p{L})/giu, 'kolik stojí'],
  [/(?<!\p{L})(?:pigiau|pigesn\p{L}+|brangiau|brangesn\p{L}+)(?!\p{L})/giu, 'kiek kainuoja'],
  [/(?<!\p{L})(?:l[eē]t[aā]k|d[aā]rg[aā]k)\p{L}*/giu, 'cik maksā'],
  [/(?<!\p{L})(?:lacnej[sš]|drah[sš])(?:[ií]|ia|ie)(?!\p{L})/giu, 'koľko stojí'],
  [/(?<!\p{L})(?:cenej|dra[žz]j)\p{L}*/giu, 'koliko stane'],
  [
    /(?<!\p{L})(?:skupl?j|скупљ)(?:[iea]|[иеа])(?!\p{L})|(?<!\p{L})(?:jeftinij[iea]|јефтиниј[иеа])(?!\p{L})/giu,
    'koliko košta',
  ],
  [/(?<!\p{L})(?:дешевле|дороже)(?!\p{L})/giu, 'сколько стоит'],
  [/(?:daha )?(?<!\p{L})(?:ucuz|pahalı)(?!\p{L})/giu, 'ne kadar'],
  [/更?(?:便宜|贵|貴)/gu, '多少钱'],
  [/(?:安い|高い)/gu, 'いくら'],
  [/\b(?:heavier|lighter)\b/giu, 'what weight'],
  [/\b(?:taller|higher)\b/giu, 'what height'],
  [/\b(?:louder|quieter|noisier)\b/giu, 'what noise'],
  [/\b(?:faster|quicker|slower)\b/giu, 'what speed'],
  [/\b(?:schwerer|leichter)\b/giu, 'welches Gewicht'],
  [/\b(?:lauter|leiser)\b/giu, 'welche Lautstärke'],
  [/\bpesa (?:m[aá]s|menos)\b|\bm[aá]s (?:pesad|ligero|liger)[oa]\b/giu, 'qué peso'],
  [/\bpesa (?:m[eé]s|menys)(?!\p{L})|\bm[eé]s (?:pesada?|lleugera?)(?!\p{L})/giu, 'quin pes'],
  [/\bplus (?:lourde?|l[eé]g[eè]re?)(?!\p{L})/giu, 'quel poids'],
  [/(?<!\p{L})(?:più|piu) (?:pesant|legger)[aeio]\b/giu, 'quale peso'],
]

/** A question which of two costs or weighs more as one for their prices or weights. */
export const askingForMeasures = (question: string): string =>
  MEASURE_COMPARED.reduce((asked, [compared, price]) => asked.replace(compared, price), question)
