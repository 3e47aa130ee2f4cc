import { CLOCK, NUMBER, pattern } from './cue-patterns.ts'
import { tellsDayHours } from './day-hours.ts'
import { RULES, type AnswerCue, type CueRule } from './cue-rules.ts'
import { SIGNED_CUES } from './signed-cue-rules.ts'
import {
  asksIn,
  asksPlainlyIn,
  holdsIn,
  impliedIn,
  isWithoutAccents,
  namesCurrencyIn,
  numbersIn,
  unnamedIn,
  withoutAccents,
} from './cue-words/cue-words.ts'
import { wordsOf } from './glossary/glossary.ts'
import { asksWhatIsIncluded } from './included.ts'
import { UNKNOWN_LANGUAGE, type Language } from './language.ts'
import { makePattern } from './make-pattern.ts'
import { createPrefilter } from './needed-letters.ts'
import { relatedWords } from './related-words.ts'
import { foldAccents, termOf } from './stem.ts'
import { tokenize } from './tokenize.ts'

const HINT = 0.25
/** The number of an item of a list or of a paragraph, which counts nothing. */
const NUMBERING = /^\(?\d{1,3}[.)]\s+/u
const mayAsk = createPrefilter(RULES.map(({ asked }) => asked))
const rules = new Map<AnswerCue, CueRule>(RULES.map((rule) => [rule.cue, rule]))
const implied = new Map<string, ReadonlySet<string>>()
/** For questions without accents. */
const askedPlainly = new Map<AnswerCue, RegExp>(
  RULES.map(({ cue, asked }) => [cue, new RegExp(withoutAccents(asked.source), asked.flags)]),
)

/** Tells which kinds of things a question without accents asks for. */
function asksPlainly(language: Language, question: string): (cue: AnswerCue) => boolean {
  const folded = foldAccents(question)
  const asksOwn = asksPlainlyIn(language, question)
  return (cue) => askedPlainly.get(cue)!.test(folded) || asksOwn(cue)
}

/** Words that decide by standing first: Why is the price …? asks for no amount. */
const FIRST_WORDS: readonly (readonly [RegExp, AnswerCue])[] = [
  [
    /^\W*(?:(?:(?:and|but|so) )?why|warum|wieso|weshalb|por ?qu[eéê]|pourquoi|perch[eé]|waarom|zakaj)(?!\p{L})/iu,
    'reason',
  ],
  [
    /^\W*(?:(?:and|but|so) )?who\b(?! (?:(?:do|can|should|must|could|would) (?:i|we)|to) (?:call|phone|ring)\b)/iu,
    'person',
  ],
]

/** Who says how old somebody is asks for the ages that are meant: My son is 14, can he come? */
const TELLS_AGE =
  /(?<!\p{L})(?:(?:is|am|i['’]?m|turned|aged?|ist|bin|wird|tiene|tengo|cumpli[oó]|ha compiuto|tem|tenho|té|tinc) \d{1,2}(?=\W*$|[,;.]| (?:and|und|y|et|e|en)(?!\p{L})| (?:years?|jahre?n?|años|anos|anni|anys|jaar)(?!\p{L}))|(?:a|ai|ha|ho) \d{1,2} (?:ans|anni)(?!\p{L})|\d{1,2}[- ](?:years?[- ]olds?|jährige[rns]?|jarige)(?!\p{L}))/iu

/** Whether something is so at an hour: Can I get a pizza at half past ten? Is the bar there at 11 pm? */
const ASKS_AT_AN_HOUR = pattern(
  String.raw`^\W*(?:can|could|may|is|are|do|does|will|kann|gibt|puedo|puis|posso|kan)\b.*\b(?:at|after|before|until|till|um|nach|bis|a las|à|alle|às|om)\s(?:${CLOCK}|half past)`,
)

const asksAtAnHour = (question: string): boolean =>
  /\d|half past/iu.test(question) && ASKS_AT_AN_HOUR.test(question)

/**
 * What kind of thing a question asks for.
 * @param language that it is asked in: most languages have words of their own for it
 */
export function cueOf(question: string, language: Language = UNKNOWN_LANGUAGE): AnswerCue {
  const cue = kindAsked(question, language)
  return cue === 'money' && asksWhatIsIncluded(question) ? 'none' : cue
}

function kindAsked(question: string, language: Language): AnswerCue {
  const may = mayAsk(question)
  const asksOwn = asksIn(language, question)
  const isPlain = language !== 'en' && isWithoutAccents(question)
  const asksOwnPlainly = isPlain ? asksPlainly(language, question) : undefined
  return (
    FIRST_WORDS.find(([first]) => first.test(question))?.[1] ??
    RULES.find(
      ({ asked, cue }, index) =>
        (may & (1 << index) && asked.test(question)) ||
        asksOwn(cue) ||
        asksOwnPlainly?.(cue) === true,
    )?.cue ??
    (TELLS_AGE.test(question) ? 'age' : asksAtAnHour(question) ? 'hours' : 'none')
  )
}

/** Names of columns whose cells hold a kind of thing that no sign of theirs tells. */
const COLUMNS: Readonly<Partial<Record<AnswerCue, string>>> = {
  place:
    'rooms?|halls?|venues?|locations?|places?|where|address|raum|räume|ort|saal|sala|lugar|lieu|salle|luogo|local|zaal|plaats',
  person:
    'speakers?|tutors?|who|teachers?|instructors?|trainers?|coach|contact|persons?|hosts?|guides?|name|referent(?:in)?|lehrer(?:in)?|leitung|ponente|profesora?|intervenante?|professeure?|relatore|docente|professora?|spreker|docent',
  duration:
    'weeks?|days?|hours?|minutes?|mins?|months?|duration|length|takes|dauer|wochen|tage|stunden|minuten|duración|semanas|días|durée|semaines|jours|durata|settimane|giorni|duração|duur|weken|dagen',
  age: 'ages?|alter|edad|âge|età|idade|leeftijd',
  money:
    'prices?|costs?|fees?|rates?|fares?|preis|kosten|gebühr|precio|tarifa|prix|tarif|prezzo|preço|prijs',
}
const columns = new Map(
  Object.entries(COLUMNS).map(([cue, names]) => [
    cue,
    pattern(String.raw`(?:^|\t|\s\|\s| {3,})\s*(?:${names})\s*(?=$|\t|\s\|| {3,})`),
  ]),
)

/** Somebody in a German text, whose nouns are large as well: two names, or a title before one. */
const GERMAN_PERSON =
  /(?<!\p{L})(?:Herrn?|Frau|Familie|Dr\.|Prof\.)\s\p{Lu}|(?<![\p{L}-])(?!(?:Das|De[rmns]|Die|Eine?[mnrs]?|[Kk]eine?|Unsere?[mnrs]?|Ihre?[mnrs]?|Eure?[mnrs]?|Meine?[mnrs]?|Seine?[mnrs]?|Diese[mnrs]?|Jede[mnrs]?|Alle|Für|Bei|Beim|Mit|Von|Vom|Zum|Zur|Nach|Vor|Bis|Seit|Ohne|Unter|Über|Auf|Aus|Durch|Gegen|Wenn|Wer|Was|Wann|Wie|Sind|Hat|Haben|Und|Oder|Aber|Auch|Nur|Pro|Sie|Wir|Ist|Wird|Werden|Kann|Gibt|Bitte|Als|Ab|Am|An|Im|In|Um|Zu)\s)\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?\s(?:von\s)?\p{Lu}\p{Ll}{2,}(?![\p{L}-])|(?<!\p{L})(?:Inhaber|Leitung|Leiter|Chef|Geschäftsführ|Ansprechpartner|Meister|Trainer|Team)\p{L}*/u

/** Whether a kind of thing is told by the name of its column. */
export const mayBeColumn = (cue: AnswerCue): boolean => columns.has(cue)

/** Whether a row that names columns names one of what is asked for: Time, Room, Speaker. */
export const namesColumnOf = (header: string, cue: AnswerCue): boolean =>
  columns.get(cue)?.test(header) === true

const CLOCKS = new RegExp(CLOCK, 'giu')

/** Parts of days that depend on when it is asked: this afternoon, morgen früh. */
const PARTS_OF_DAYS =
  /(?<!\p{L})(?:(?:this|tomorrow) (?:morning|afternoon|evening)|tomorrow night|(?:heute|morgen) (?:früh|morgen|vormittag|mittag|nachmittag|abend)|(?:ce|demain) (?:matin|midi|soir)|(?:cet|demain) après-midi|(?:esta|(?:hoy|mañana) por la) (?:mañana|tarde|noche)|stamattina|stasera|questo pomeriggio|domani (?:mattina|sera|pomeriggio)|(?:van|morgen)(?:ochtend|middag|avond)|(?:esta|amanhã (?:de|à|pela)) (?:manhã|tarde|noite))(?!\p{L})/giu

/**
 * A question without the hour that it names, which no text need name that tells until when, and the part of a day
 * that none can.
 */
export const withoutHour = (question: string): string =>
  question.replace(CLOCKS, ' ').replace(PARTS_OF_DAYS, ' ')

const MEASURES: ReadonlySet<AnswerCue> = new Set([
  'discount',
  'ratio',
  'money',
  'age',
  'duration',
  'distance',
  ...SIGNED_CUES,
])

/** How much of something: how much water, but not how much it is. */
const ASKS_HOW_MUCH =
  /\bhow much\s+(?!(?:is|are|was|were|do|does|did|can|could|will|would|should|must|may|has|have|had|to|for|per|of|more|less|time|longer)\b)\p{L}{3,}/iu
/** An amount of what is not counted. */
const MEASURED_AMOUNT = pattern(
  String.raw`${NUMBER}\s?(?:[mcd]?l|lit(?:re|er)s?|[km]?g|grams?|kilos?|ounces?|oz|lbs?|pounds?|pints?|gallons?|(?:tea|table)?spoons?|cups?|[kmgt]b|k?wh?|%|per ?cent)(?!\p{L})`,
)

/** What is counted: how many rooms, wie viele Zimmer. */
export const COUNTED =
  /(?<!\p{L})(?:how many|wie ?viele|cu[aá]nt[oa]s|combien de|combien d[’']|quant[ie]|quantos|quantas|quants|quantes|hoeveel)\s*(?<noun>\p{L}{3,})/iu

/**
 * Text, without accents, in which a number stands right before what a question asks the number of;
 * `null` where it asks for none.
 */
export function countedIn(question: string, language: Language): RegExp | null {
  const noun = COUNTED.exec(question)?.groups?.['noun']?.toLowerCase()
  if (noun === undefined) return ASKS_HOW_MUCH.test(question) ? MEASURED_AMOUNT : null
  const number = String.raw`(?!(?:an?|un|una|eine?n?)\b)(?:${NUMBER}|${numbersIn(language)})`
  const stems = [noun, ...relatedWords(noun, 'quantity')].map((word) => termOf(word, language))
  const signs = stems.filter((stem) => stem.length < 3)
  const stem = stems.filter((each) => each.length > 2).join('|')
  if (stem === '') return null
  const sign = signs.length === 0 ? '' : String.raw`|\s?(?:${signs.join('|')})(?!\p{L})`
  return makePattern(
    String.raw`(?<![\p{L}\d])${foldAccents(number)}(?:(?:[\s-]+\p{L}+)?[\s-]+(?:${stem})${sign})`,
    'iu',
  )
}

/** Whether an amount with its unit is asked for: an answer without one is nearly never right. */
export const isMeasure = (cue: AnswerCue): boolean => MEASURES.has(cue)

/** Words for days that depend on when it is asked: where hours are told, those of all days are. */
const namesOfDays = (language: Language): string =>
  ['today', 'tomorrow']
    .flatMap((day) => wordsOf(day, language))
    // Aujourd'hui is read as two words.
    .flatMap((word) => word.split(/['’_-]/u))
    .join(' ')

/** Words that the kind of answer says already: cost, where an amount of money is asked for. */
export function impliedBy(cue: AnswerCue, language: Language): ReadonlySet<string> {
  const key = `${language} ${cue}`
  let words = implied.get(key)
  if (words === undefined) {
    const days = cue === 'hours' ? namesOfDays(language) : ''
    const listed = `${rules.get(cue)?.implied ?? ''} ${impliedIn(language, cue)} ${days}`
    words = new Set(foldAccents(listed).split(' ').filter(Boolean))
    implied.set(key, words)
  }
  return words
}

/** Currencies that texts in any language name. */
const CURRENCY = /\p{Sc}|(?<!\p{L})(?:chf|eur|euros?|gbp|pounds?|dollars?|usd)(?!\p{L})/iu

/** Whether a text speaks of money: Prices, Tarife in Euro, ЦІНИ (грн). */
export function namesMoney(text: string, language: Language): boolean {
  if (CURRENCY.test(text) || namesCurrencyIn(language, text)) return true
  const words = impliedBy('money', language)
  return tokenize(text).some(({ word }) => words.has(foldAccents(word)))
}

/** What is measured: How heavy is it? */
const MEASURED: Readonly<Record<string, string>> = {
  heavy: 'weight',
  weigh: 'weight',
  wide: 'width',
  tall: 'height',
  deep: 'depth',
  big: 'size',
  large: 'size',
}
const ASKS_MEASURE = /^\W*how\s+(?:much\s.*\b)?(?<measure>heavy|wide|tall|deep|big|large|weigh)\b/iu

const measureIn = (question: string): string | undefined =>
  MEASURED[ASKS_MEASURE.exec(question)?.groups?.['measure']?.toLowerCase() ?? '']

/** The words that are looked for where a question names nothing; none where the rule has none. */
export function unnamedWords(
  cue: AnswerCue,
  language: Language,
  question: string,
): readonly string[] {
  const english = language === 'en' ? (rules.get(cue)?.unnamed ?? measureIn(question)) : undefined
  return (english ?? unnamedIn(language, cue, question)).split(' ').filter(Boolean)
}

/**
 * How far a text holds the kind of thing that is asked for: 1, a quarter where it may hold it, or 0.
 * @param language that it was asked in
 */
export function cueFit(
  text: string,
  cue: AnswerCue,
  language: Language = UNKNOWN_LANGUAGE,
): number {
  const rule = rules.get(cue)
  if (rule === undefined) return 0
  const told = text.replace(NUMBERING, '')
  if (cue === 'person' && language === 'de') return GERMAN_PERSON.test(told) ? 1 : 0
  if (rule.held.test(told) || holdsIn(language, told, cue)) return 1
  if (cue === 'hours' && tellsDayHours(told, language)) return 1
  return rule.hinted?.test(told) === true ? HINT : 0
}
