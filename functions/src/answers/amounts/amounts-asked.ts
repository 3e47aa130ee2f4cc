import type { Language } from '../language.ts'
import { foldAccents } from '../stem.ts'
import {
  BELOW,
  DAYS_PER_YEAR,
  FROM,
  isNumberIn,
  NUMBER,
  OLDEST,
  unitIn,
  unitOf,
  UNITS,
  UP_TO,
  VALUES,
  valueOf,
  YEARS,
  type Dimension,
} from './amount-words.ts'
import { namedAgesIn } from './named-ages.ts'

/** An amount that a question names. */
export interface AskedAmount {
  /** The number, as words are looked up. */
  readonly word: string
  readonly dimension: Dimension
  /** In the unit of its dimension: `AmountRange`. */
  readonly value: number
  /** Whether it has a unit, so that a text may name the very amount; not where it is only told that somebody is 5. */
  readonly isCounted: boolean
  /** Its unit, as words are looked up; '' where it has none that is a word. */
  readonly unit: string
}

/** Who asks for how long, how long ago or since when says no age. */
const NO_AGE_BEFORE = String.raw`(?<!(?<!\p{L})(?:for|since|in|after|last|past|within|every|seit|vor|nach|in|für|hace|desde hace|durante|en|por|dentro de|depuis|pendant|il y a|pour|dans|da|per|fra|tra|há|daqui a|voor|sinds|over|na|sedan|i|om|efter|siden|for|od|przez|za|před|za|через|уже)\s)`
const NO_AGE_BEHIND = String.raw`(?!\s(?:ago|later|warranty|guarantee|contract|garantie|geleden|fa\b|lang|temu|назад|sedan|siden))`
/** What stands before the age of somebody where no word for years follows: I’m 23, tengo 58, er ist 5. */
const IS = String.raw`(?:[’']m|[’']s|[’']re|i am|im|he is|she is|she|hes|shes|is|are|aged?|age of|turn(?:s|ed|ing)?|will be|just|only|nearly|almost|already|girl|boy|son|daughter|kids?|bin|ist|sind|wird|werde|wurde|erst|schon|gerade|fast|bald|tengo|tiene|tienen|cumpl\p{L}+|ho|ha|hanno|abbiamo|tenho|tem|têm|temos|fez|faz|ben|is|zijn|wordt|bijna|pas|net|är|fyller|fyllt|er|blir|bliver|fylder|snart|bare|kun|mam|ma|mają|skończ\p{L}+|je|mi|mu|jí|исполнилось|мне|ему|ей|сыну|дочери|мені|йому|їй|сину|доньці|on|olen|på|vagyok|am|are)`
/** What may stand between: he is just 5, er ist gerade erst 5. */
const JUST = String.raw`(?:(?:just|only|nearly|almost|already|now|both|all|turning|erst|schon|gerade|fast|bald|jetzt|beide|alle|grad|noch|ya|solo|sólo|casi|recién|apenas|appena|solo|già|quasi|já|só|quase|nog|maar|pas|net|al|bijna|allemaal|bara|redan|snart|nu|nå|nå|kun|bare|allerede|snart|dopiero|już|teraz|prawie|jen|už|teprve|только|уже|скоро|лише|вже)\s+){0,2}`
/** What shows that the number behind it is none of years. */
const NO_YEARS = String.raw`(?!\p{Nd}|[.,:]\p{Nd}|\s?(?:[%€£$°]|per ?cent|prozent|por ciento|pour ?cent|procent|kg|km|cm|mm|m\b|am\b|pm\b|a\.m|p\.m|o[’']?clock|uhr|h\b|min|hours?|days?|weeks?|months?|nights?|people|persons?|adults?|children|kids|of us|guests|participants|euros?|eur\b|pounds?|dollars?|miles?|stunden?|tagen?|wochen?|monaten?|nächte|personen|leute|erwachsene|kinder|horas?|días?|semanas?|meses|noches|personas|adultos|heures?|jours?|semaines?|mois|nuits|personnes|adultes|enfants|ore|giorni|settimane|mesi|notti|persone|adulti|uur|dagen|weken|maanden|nachten|personen|volwassenen|horas|dias|semanas|noites|pessoas|timmar|dagar|veckor|månader|personer|vuxna|timer|dager?|uker|måneder|voksne|godz|dni|tygodni|osób|osoby|hodin|dní|osob|час|дней|недел|месяц|человек)|\s(?:january|february|march|april|may|june|july|august|september|october|november|december|in the|at night|times?|x\b|st(?:\b|\.)|nd\b|rd\b|th\b|\.))`

const AND = String.raw`(?:\s(?:and|und|y|et|e|en|och|og|i|a|и)\s|\s?[,&]\s?)`
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}.,:/]|(?<!\p{L})(?:om|tot|vanaf|voor|rond|tegen|na)\s(?=\S+\suur))(?:(?<sign>[€£$₹])\s?)?(?<n>${NUMBER})(?:${AND}(?<also>${NUMBER}))?(?:\s?-?${unitOf('')}(?<old>[-\s]olds?(?!\p{L})|\s(?:alt|oude?|gamm\p{L}+|de edad|de vida)(?!\p{L})|[-\s]?\p{L}*bab)?|(?<=[€£$₹]\s?[\p{Nd}.,]+))`,
  'gu',
)
/** Who asks for children under 12 names a limit, and no amount that lies within one. */
const LIMITED = new RegExp(String.raw`(?<!\p{L})(?:${BELOW}|${UP_TO}|${FROM})\s*$`, 'u')
/** Years that are no age: for 5 years, 2 years ago. */
const SPAN_OF_YEARS = new RegExp(
  String.raw`${NO_AGE_BEFORE}(?<![\p{L}\p{Nd}.,:/])(?:${NUMBER})(?:${AND}(?:${NUMBER}))?\s?-?(?:${YEARS})(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}])${NO_AGE_BEHIND}`,
  'gu',
)
const BARE = new RegExp(
  String.raw`(?:(?<![\p{L}\p{M}])|(?<=\p{L})(?=[’']))${IS}\s+${JUST}(?<n>\p{Nd}{1,3})(?:${AND}(?<also>\p{Nd}{1,2})(?![\p{L}\p{Nd}]))?(?![\p{L}])${NO_YEARS}`,
  'gu',
)

/** What only makes an age of a number: 5-åring, two-year-old. */
const AGED = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}])(?:\p{Nd}{1,3}|(?:${[...VALUES.keys()].join('|')})(?=[-\s]))[-\s]?(?:(?:year|yr|month|week)s?[-\s]olds?|y\/?o|years? of age|(?:er|sie|es)?jährige?[nrsm]?|åringa?r?n?a?|årige?n?|latek|latk\p{L}+|letni\p{L}*|let[ýá]\p{L}*|летн\p{L}+|річн\p{L}+|годишн\p{L}+|godišnj\p{L}+|vuotia\p{L}+|éves\p{L}*|jarigen?)(?!\p{L})`,
  'giu',
)

const NONE: readonly AskedAmount[] = []

/** What a question holds that names an amount; most numbers of four digits are years. */
const MAY_NAME_ONE = new RegExp(
  String.raw`(?<!\p{Nd})(?!(?:1[89]|20)\p{Nd}{2}(?!\p{Nd}|\s?(?:[€£$]|eur|kg|g\b|m)))\p{Nd}|(?<!\p{L})(?:${[...VALUES.keys()].join('|')})[\s-](?:${YEARS}|${unitOf('')})`,
  'u',
)

/** Somebody of the visitor's: my son, mein Kleiner. */
const OWN =
  /(?<!\p{L})(?:my|our|mein\p{L}{0,2}|unser\p{L}{0,2}|mis?|nuestr[oa]s?|mon|ma|mes|notre|mi[oa]|nostr[oa]|meus?|minhas?|noss[oa]s?|mijn|onze|ons|min|mina|mitt|vår|mine|mój|moja|moje|môj|můj|mou|мой|моя|моего|мою|мій|моєї|moj[aeu]?)\s+(?<who>\p{L}[\p{L}\p{M}]+)/giu

/** Words that say of whom an age is, and nothing that documents tell. */
export const peopleAged = (text: string): readonly string[] =>
  Array.from(text.matchAll(OWN), ({ groups }) => foldAccents(groups!['who']!.toLowerCase()))

/** A text with ages as bare numbers. */
export const withBareAges = (text: string): string =>
  text.replace(AGED, (age) => /^[\p{Nd}]+|^\p{L}+/u.exec(age)![0])

const WORD = /[\p{L}\p{M}]+/gu

/** Whether a text holds a digit, or a word for a number: cheap to look for. */
const holdsNumber = (text: string): boolean =>
  /\p{Nd}/u.test(text) || (text.match(WORD) ?? []).some((word) => VALUES.has(word))

/** The amounts that a question names, each number once; none where it names none. */
export function amountsAsked(question: string, language: Language): readonly AskedAmount[] {
  const text = question.toLowerCase()
  const named = namedAgesIn(text).map(({ word, years }): AskedAmount => {
    return { word: foldAccents(word), value: years, dimension: 'age', isCounted: false, unit: '' }
  })
  if (!holdsNumber(text) || !MAY_NAME_ONE.test(text)) return named.length === 0 ? NONE : named
  const amounts = new Map(named.map((amount) => [amount.word, amount]))
  const add = (
    numbers: readonly (string | undefined)[],
    amount: Pick<AskedAmount, 'dimension' | 'isCounted' | 'unit'>,
    scale = 1,
  ): void => {
    for (const written of numbers) {
      if (written === undefined) continue
      const isWord = /\p{L}/u.test(written)
      if (isWord && !isNumberIn(written, language)) continue
      const value = valueOf(written) * scale
      const word = foldAccents(written)
      if (amounts.has(word) || (amount.dimension === 'age' && value > OLDEST)) continue
      amounts.set(word, { word, value, ...amount })
    }
  }
  const ages = new Set(Array.from(text.matchAll(SPAN_OF_YEARS), ({ index }) => index))
  for (const { 0: whole, groups = {}, index } of text.matchAll(COUNTED)) {
    const numbers = [groups['n'], groups['also']]
    const unit = groups['sign'] === undefined ? unitIn(groups, '') : 'money'
    if (unit === null || LIMITED.test(text.slice(0, index))) continue
    // Mobile phones are 5G.
    if (unit === 'grams' && question.slice(index, index + whole.length).endsWith('G')) continue
    const [dimension, scale] = UNITS[unit]!
    const counted = { isCounted: true, unit: foldAccents(groups[unit] ?? '') }
    if (dimension === 'age') {
      if (ages.has(index)) add(numbers, { dimension, ...counted })
    } else if (groups['old'] !== undefined && dimension === 'span') {
      add(numbers, { dimension: 'age', ...counted }, scale / DAYS_PER_YEAR)
    } else add(numbers, { dimension, ...counted }, scale)
  }
  for (const { groups = {} } of text.matchAll(BARE)) {
    add([groups['n'], groups['also']], { dimension: 'age', isCounted: false, unit: '' })
  }
  return amounts.size === 0 ? NONE : [...amounts.values()]
}
