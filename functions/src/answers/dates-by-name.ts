import { NAMES_IN, OWN_IN, SHORT_IN, SHORT_OTHERS, SHORT_PREPOSED } from './calendar-names.ts'
import type { Language } from './language.ts'
import { foldAccents } from './stem.ts'

/** A bit per day (Monday first), then one per month. */
export type Dates = number

/** Of a week, and of a year. */
export const DAYS = 7
export const MONTHS = 12
export const ALL_DAYS: Dates = (1 << DAYS) - 1
export const ALL_MONTHS: Dates = ((1 << MONTHS) - 1) << DAYS
export const TUESDAY: Dates = 0b0000010
const WEEKDAYS: Dates = 0b0011111
const WEEKEND: Dates = 0b1100000

/** Whether it is a single day or month. */
export const isSingle = (dates: Dates): boolean => (dates & (dates - 1)) === 0
/** Whether one holds days and the other too, or both months. */
export const isSameKind = (a: Dates, b: Dates): boolean =>
  ((a & ALL_DAYS) !== 0) === ((b & ALL_DAYS) !== 0)

const monthsFrom = (first: number, count: number): Dates => {
  let dates = 0
  for (let month = first; month < first + count; month++) dates |= 1 << (DAYS + (month % MONTHS))
  return dates
}

/** Portuguese days and months as questions hold them. */
export const PORTUGUESE_NAMES = foldAccents(NAMES_IN['pt']!.join(' ')).split(' ')

/** Without accents, as questions hold words. */
const listsOf = (names: readonly string[]): string[][] =>
  names.map((each) => foldAccents(each).split(' '))

/** Lists of names from Monday to December, several per language. */
export const DATE_NAMES = listsOf(Object.values(NAMES_IN).flat())
/** All names in a language. */
export const NAMES_BY_LANGUAGE = new Map(
  Object.entries(NAMES_IN).map(([language, forms]) => [
    language,
    listsOf([...forms, ...(OWN_IN[language] ?? [])]).flat(),
  ]),
)

const OTHERS: readonly (readonly [string, Dates])[] = [
  ['sonnabend', 1 << 5],
  [
    'weekday weekdays werktags wochentags laborables laborable feiners feiner feriali feriale doordeweeks vardag vardagar hverdage hverdager arkisin powszednie pracovní všední будни будням буднях будние будні буднях делнични argipäev argipäeval argipäeviti argipäevadel tööpäeviti hétköznap hétköznapokon darbadieniais šiokiadieniais darbdiena darbdienas darbdienām delavnik delavniki delavnike delavnikih',
    WEEKDAYS,
  ],
  [
    'weekend weekends wochenende wochenenden helg helger helgen helgerna helgene weekenden weekender viikonloppu viikonloppuna viikonloppuisin nädalavahetus nädalavahetusel nädalavahetuseti nädalavahetustel weekendy weekendowe víkend víkendy víkendu víkende víkendov выходные выходным выходных вихідні вихідних vikend vikendom викенд викендом savaitgalis savaitgalį savaitgaliais savaitgalio vikendi vikende vikendih wikendi hétvége hétvégén hétvégente weekendul σαββατοκύριακο σαββατοκύριακα',
    WEEKEND,
  ],
  [
    'daily täglich diario diàriament quotidien dagligen dagligt daglig päivittäin igapäevaselt codziennie denně ежедневно щодня щоденно svakodnevno свакодневно ikdienu vsakodnevno naponta kasdien kilasiku zilnic καθημερινά ప్రతిరోజూ రోజూ ప్రతిరోజు روزانہ தினமும் தினசரி நாள்தோறும்',
    ALL_DAYS,
  ],
  [
    'winter invierno hivern hiver vintern vinteren talvella talvel zimą zimie zimě žiemą ziemā ziemas pozimi зимой взимку',
    monthsFrom(11, 3),
  ],
  [
    'summer sommer verano estiu été estate zomer sommaren sommeren kesällä suvel latem lecie létě vasaros vasarā vasaras poleti летом влітку',
    monthsFrom(5, 3),
  ],
  [
    'autumn herbst otoño tardor automne autunno herfst hösten høsten syksyllä sügisel jesienią rudenį rudenī rudens jeseň jeseni jeseni осенью восени',
    monthsFrom(8, 3),
  ],
]

/** Days that are named by several words, or from one to another by their endings; what stands for them. */
export const DATE_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\bfin(?:es)? de semana\b|\bcaps? de setmana\b|\bfins? de semaine\b|\bfine settimana\b|\bfi(?:m|ns) de semana\b|\bweek-ends?\b|(?<!\p{L})ned[eē][lļ]as nogal(?:e|ē|es|ēs|i)(?!\p{L})|\bkonec tedna\b|\bob konc(?:u|ih) tedna\b/giu,
    'weekend',
  ],
  [
    /\bentre se(?:m|tm)ana\b|\ben semaine\b|\bunter der woche\b|\bin settimana\b|\bdurante a semana\b|\bdoor de week\b|\bmed tednom\b/giu,
    'werktags',
  ],
  [
    /((?:päeva|reede|jaanuari|veebruari|märtsi|aprilli|mai|juuni|juuli|augusti|septembri|oktoobri|novembri|detsembri)st) (?=\p{L}+ni(?!\p{L}))/giu,
    '$1 – ',
  ],
  [/(?<!\p{L})iga päev(?!\p{L})/giu, 'igapäevaselt'],
  [/(?<!\p{L})(?:katru|ik) dienu(?!\p{L})/giu, 'daily'],
  [
    /(?<!\p{L})(?:pracovn|v[šs]edn)(?:é|e|ých|ych|ými|ymi) d(?:ni|ní|ňoch|noch|ňami|nami)(?!\p{L})/giu,
    'werktags',
  ],
  [/\bvsak dan\b/giu, 'vsakodnevno'],
  [/\bM\s?[-–]\s?F\b|\bL\s?[-–]\s?V\b/gu, 'weekdays'],
  [/(?<!\p{L})(?:svakog(?:a)? dana|сваког(?:а)? дана)(?!\p{L})/giu, 'svakodnevno'],
  [
    /(?<!\p{L})(?:radni(?:m|h) dan(?:om|ima|a)|радни(?:м|х) дан(?:ом|има|а))(?!\p{L})/giu,
    'werktags',
  ],
  [
    /\b(?:setiap|tiap(?:-tiap)?) hari(?! (?:isnin|selasa|rabu|khamis|jumaat|sabtu|ahad|minggu))\b/giu,
    'daily',
  ],
  [/\bhujung minggu\b/giu, 'weekend'],
  [/\bhari (?:be)?kerja\b/giu, 'weekday'],
  [/\bhari minggu\b/giu, 'ahad'],
  [/\baraw-araw\b/giu, 'daily'],
  [/\bLinggo\b|(?<=\b(?:tuwing|pag|kapag|araw ng|lunes|sabado) )linggo\b/gu, 'sunday'],
  [/\bkila siku\b/giu, 'kilasiku'],
  [/(?<!\p{L})ہر روز(?!\p{L})/giu, 'روزانہ'],
  // A Saturday bears the name of a week.
  [
    /(?<!\p{L})ہفت[ہے](?=\s*(?:[:،,–-]|$)|\s(?:کو|کے (?:دن|روز)|اور اتوار|سے (?:پیر|منگل|بدھ|جمعرات)|تا|بند|اتوار)(?!\p{L}))(?<!\p{L}(?:\s|\d\s)(?:ایک|دو|تین|چار|فی|ہر|اس|اگلے|پچھلے|پورا|پورے) ہفت[ہے])|(?<=(?:بروز|جمعہ اور|جمعے اور|پیر سے|منگل سے|اتوار اور) )ہفت[ہے](?!\p{L})/gu,
    'سنیچر',
  ],
  [/\bmwish?o(?:ni)? (?:wa|mwa) (?:wiki|juma)\b/giu, 'weekend'],
  [/\bsiku za (?:kazi|wiki)\b/giu, 'weekday'],
]

/** Portuguese numbers its days; as ordinals their names are other words. */
export const PORTUGUESE_DAYS: readonly (readonly [RegExp, string])[] = [
  ['2', 'segunda', 'lunes'],
  ['3', 'ter[cç]a', 'martes'],
  ['4', 'quarta', 'miercoles'],
  ['5', 'quinta', 'jueves'],
  ['6', 'sexta', 'viernes'],
].map(
  ([number, name, day]) =>
    [
      new RegExp(
        String.raw`(?<![\p{L}\d.,])${number}\.?\s?ª(?:[- ]feiras?|(?=\W*$|[.,;)]|\s?[–-]|\s(?:a|e|à|às)\s))|(?<!\p{L})${name}s?[- ]feiras?(?!\p{L})|(?<!\p{L})${name}s?(?=\s?(?:a|à|e|,|-|–)\s?(?:ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo))|(?<=(?<!\p{L})(?:à|às|na|nas|de|da|até|e|ou|todas as|por)\s)${name}s?(?=\W*$|[.,;?!)]|\s(?:a|à|às|e|das|até|ou|de (?:manhã|tarde|noite))(?!\p{L}))`,
        'giu',
      ),
      day!,
    ] as const,
)

/** Days that are ordinals as well, and the same in Spanish or Italian: the second floor. */
export const ORDINALS: ReadonlySet<string> = new Set('segunda terca quarta quinta sexta'.split(' '))

/** What a name of a day, a month or several of them stands for; without accents. */
export const DATES_BY_NAME = new Map<string, Dates>()
for (const names of DATE_NAMES) {
  for (const [index, name] of names.entries()) {
    if (ORDINALS.has(name) || name === '-') continue
    DATES_BY_NAME.set(name, 1 << index)
    if (index < DAYS && !name.endsWith('s')) DATES_BY_NAME.set(`${name}s`, 1 << index)
  }
}
for (const [names, dates] of OTHERS) {
  for (const name of foldAccents(names).split(' ')) DATES_BY_NAME.set(name, dates)
}
/** Short names and what they stand for. */
export type Short = ReadonlyMap<string, Dates>

const shortOf = (lists: readonly string[]): Short =>
  new Map(
    listsOf(lists).flatMap((names) =>
      names.flatMap((name, index) => (name === '-' ? [] : [[name, 1 << index] as const])),
    ),
  )

const BY_SHORT = shortOf([...SHORT_PREPOSED, ...SHORT_OTHERS])
const SHORT_BY_LANGUAGE = new Map(
  Object.entries(SHORT_IN).map(([language, lists]) => [
    language,
    shortOf([...lists, ...(OWN_IN[language] ?? [])]),
  ]),
)
const OWN_BY_LANGUAGE = new Map(
  Object.entries(OWN_IN).map(([language, lists]) => [language, shortOf(lists)]),
)
const NO_NAMES: Short = new Map()
/** Names that are words of other languages, and what they stand for in this one. */
export const ownNamesIn = (language: Language): Short => OWN_BY_LANGUAGE.get(language) ?? NO_NAMES

/** Short names in a language; all that are known where it has none of its own. */
export const shortIn = (language: Language): Short => SHORT_BY_LANGUAGE.get(language) ?? BY_SHORT

const DAY_NAMES: ReadonlySet<string> = new Set(
  [DATES_BY_NAME, BY_SHORT, ...SHORT_BY_LANGUAGE.values(), ...OWN_BY_LANGUAGE.values()].flatMap(
    (names) => [...names].flatMap(([name, dates]) => ((dates & ALL_DAYS) === 0 ? [] : [name])),
  ),
)
/** Whether a word, small and without accents, is a name of a day in any language, whatever else it is. */
export const isDayName = (word: string): boolean => DAY_NAMES.has(word)

/** Short names that are dates with a capital behind a preposition. */
export const PREPOSED_NAMES: ReadonlySet<string> = new Set(listsOf(SHORT_PREPOSED).flat())

/**
 * Names that are other words as well; with a capital, and beside a number or another name, they are dates.
 * Of each the languages that name a month so.
 */
export const NAMES_THAT_ARE_WORDS: ReadonlyMap<string, readonly Language[]> = new Map([
  ['may', ['en']],
  ['march', ['en']],
  ['marc', ['ca']],
  ['mars', ['fr', 'sv', 'no']],
  ['mei', ['nl']],
  ['mai', ['de', 'et', 'fr', 'no']],
])
