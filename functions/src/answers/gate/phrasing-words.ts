import type { Language } from '../language.ts'

/** Words that a sentence may put where the document has a column, a colon or a dash instead. */
export interface PhrasingWords {
  /** The copula: Sunday: closed → Sunday is closed. */
  readonly being: ReadonlySet<string>
  /** Before an amount of money: Wheel truing | £18 → Wheel truing costs £18. */
  readonly costing: ReadonlySet<string>
  /** Before another number: Full service | 3 days → A full service takes 3 days. */
  readonly lasting: ReadonlySet<string>
  /** Between columns, lines and what a comma lists. */
  readonly joining: ReadonlySet<string>
  /** Before a range of numbers, and for its dash: 9:00 – 16:00 → from 9:00 to 16:00. */
  readonly from: ReadonlySet<string>
  readonly to: ReadonlySet<string>
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

function phrasing(row: readonly [string, string, string, string, string, string]): PhrasingWords {
  const [being, costing, lasting, joining, from, to] = row
  return {
    being: setOf(being),
    costing: setOf(costing),
    lasting: setOf(lasting),
    joining: setOf(joining),
    from: setOf(from),
    to: setOf(to),
  }
}

/** Languages in which columns may be read as sentences. Elsewhere no word may be added. */
export const PHRASING_WORDS: ReadonlyMap<Language, PhrasingWords> = new Map(
  Object.entries({
    en: phrasing(['is are', 'cost costs', 'take takes last lasts', 'and', 'from', 'to']),
    de: phrasing(['ist sind', 'kostet kosten', 'dauert dauern', 'und', 'von', 'bis']),
    fr: phrasing(['est sont', 'coûte coûtent', 'dure durent', 'et', 'de', 'à']),
    es: phrasing(['es son', 'cuesta cuestan', 'dura duran', 'y', 'de', 'a']),
    it: phrasing(['è sono', 'costa costano', 'dura durano', 'e', 'da', 'a']),
    pt: phrasing(['é são', 'custa custam', 'dura duram', 'e', 'de', 'a']),
    ca: phrasing(['és són', 'costa costen', 'dura duren', 'i', 'de', 'a']),
    nl: phrasing(['is zijn', 'kost kosten', 'duurt duren', 'en', 'van', 'tot']),
  }),
)

/**
 * Words that turn a statement round or narrow it. They are compared like every other word; the
 * list serves to say why a sentence was refused, and to notice a restriction that was left unsaid.
 */
const RESTRICTIONS = setOf(
  [
    'not no never none nothing nobody nowhere neither nor cannot only except excepted excluding',
    'excluded exclude exclusion exclusions unless without however but until before after within if maximum minimum',
    'nicht kein keine keinen keiner keinem keines nie niemals nur außer ausgenommen ohne jedoch aber',
    'ne pas aucun aucune jamais sauf seulement uniquement sans excepté hors mais',
    'nunca ningún ninguna ninguno solo sólo solamente excepto salvo sin pero',
    'non mai nessuno nessuna tranne eccetto senza soltanto ma',
    'ningú només excepte llevat però',
    'não nenhum nenhuma só somente exceto sem mas niet geen nooit alleen behalve zonder maar',
    'inte ingen inga endast utom utan ikke kun undtagen unntatt uden uten ei vain',
    'ainult üksnes ärge arvatud ilma kuid aga',
    'niso nisem nismo niste nima nimamo nimajo nikoli nihče noben nobena nobene samo zgolj izključno razen brez vendar',
    'nije nisu nisam nismo niste nema nemamo nemaju nikada nikad niko nijedan nijedna isključivo osim bez međutim није нису нисмо нема немамо никада нико искључиво осим без међутим',
    'не нет никогда только кроме без nie tylko oprócz bez değil yok sadece hariç nu numai fără nav nedrīkst nevar nekad neviens tikai vienīgi izņemot bez tomēr',
    'ne nėra negalima niekada tik išskyrus tačiau nebent',
    'nikdy žiadny žiadna žiadne nesmie nesmú nemožno len okrem však',
    'tidak tak bukan tiada jangan dilarang hanya sahaja kecuali melainkan tanpa tetapi belum',
    'hindi wala walang bawal huwag wag maliban lamang lang pero ngunit subalit hanggang bago',
    'siyo hakuna hapana hamna hatuna haipo hazipo hairuhusiwi hawaruhusiwi hazipokelewi hatupokei pekee isipokuwa kamwe',
    'కాదు లేదు లేవు లేరు కాని కానీ మాత్రమే తప్ప మినహా లేకుండా కూడదు',
    'இல்லை அல்ல கிடையாது கூடாது மட்டும் தவிர இல்லாமல் வேண்டாம் முடியாது ஆனால் நீங்கலாக',
    'نہیں نہ صرف سوائے علاوہ بغیر منع ممنوع مگر لیکن ورنہ بجز',
    'لا لم لن ليس فقط إلا غير بدون',
  ].join(' '),
)

export const isRestriction = (word: string): boolean => RESTRICTIONS.has(word.toLowerCase())

/** Signs that say no or only in scripts without blanks. */
const UNSPACED_RESTRICTION = /[不没沒無无非只仅僅未勿禁]|ない|ません|ไม่|ห้าม|เฉพาะ/u
const WORD = /[\p{L}\p{M}]+/gu

/** Whether a text says what is not so, or only so: what an answer must not leave out. */
export function holdsRestriction(text: string): boolean {
  const spelled = text.replace(/n['’]t\b/gi, ' not')
  return (
    UNSPACED_RESTRICTION.test(text) ||
    (spelled.match(WORD) ?? []).some((word) => isRestriction(word))
  )
}

const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  'two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, `${index + 2}`]),
)

/** English words of numbers as digits; "one" is more often a pronoun and stays. */
export const digitsOf = (word: string, language: Language): string =>
  language === 'en' ? (NUMBER_WORDS.get(word.toLowerCase()) ?? word) : word

const ARTICLES = setOf('a an the')
/** What an article before it makes another thing of: a few seats, few seats. */
const BOUND_ARTICLE = setOf(
  'few little most last next other half quarter first second third fourth fifth sixth seventh eighth ninth tenth',
)

/**
 * Whether a word is an article that a sentence may add or leave out. English alone: in German it
 * tells who does what to whom.
 */
export const isFreeArticle = (word: string, next: string, language: Language): boolean =>
  language === 'en' && ARTICLES.has(word) && !BOUND_ARTICLE.has(next.toLowerCase())

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan(?:['’]t|not)\b/gi, 'can not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [
    /(?<=\b(?:do|does|did|is|are|was|were|has|have|had|must|should|could|would|need))n['’]t\b/gi,
    ' not',
  ],
  [/(?<=\b(?:we|you|they))['’]re\b/gi, ' are'],
  [/(?<=\b(?:i|we|you|they|he|she|it))['’]ll\b/gi, ' will'],
  [/(?<=\b(?:i|we|you|they))['’]ve\b/gi, ' have'],
  [/(?<=\b(?:it|that|there|he|she))['’]s\b/gi, ' is'],
  [/(?<=\bi)['’]m\b/gi, ' am'],
]
/** Words in front of a sentence that point back to another one, or only ask for attention. */
const OPENER =
  /^(?:(?:please )?note(?: that|:)|please note|(?:in addition|additionally|furthermore|moreover|however),) /i

/** English spelled out: don't as do not; without what only opens the sentence. */
export function spellOut(text: string, language: Language): string {
  if (language !== 'en') return text
  let spelled = text.replace(OPENER, '')
  for (const [short, long] of CONTRACTIONS) spelled = spelled.replace(short, long)
  return spelled
}
