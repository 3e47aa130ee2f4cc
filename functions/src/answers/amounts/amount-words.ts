import { plainNumber } from './plain-number.ts'

/** How amounts are written that have limits, in the languages that most documents and visitors write in. */

/** Numbers in words, by their value; those that are articles as well are left out. */
const NUMBER_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: '- two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  ),
  de: '- zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn'.split(
    ' ',
  ),
  es: '- dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho'.split(
    ' ',
  ),
  fr: '- deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit'.split(
    ' ',
  ),
  it: '- due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto'.split(
    ' ',
  ),
  pt: '- dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito'.split(
    ' ',
  ),
  nl: '- twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien'.split(
    ' ',
  ),
  sv: '- två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton'.split(
    ' ',
  ),
}

/** Whether a word is a number in a language; ten is none in Czech. */
export const isNumberIn = (word: string, language: string): boolean =>
  NUMBER_WORDS[language]?.includes(word) === true

/** What a number in words is. */
export const VALUES: ReadonlyMap<string, number> = new Map(
  Object.values(NUMBER_WORDS).flatMap((words) =>
    words.flatMap((word, at) => (word === '-' ? [] : [[word, at + 1] as const])),
  ),
)

export const NUMBER = String.raw`(?:\p{Nd}{1,3}(?:[.,\u00a0\u202f ]\p{Nd}{3})+(?!\p{Nd})|\p{Nd}+(?:[.,]\p{Nd}{1,2}(?!\p{Nd}))?|(?:${[...VALUES.keys()].join('|')})(?=s?(?!\p{L})))`

/** The value of a number as it is written. */
export function valueOf(written: string): number {
  const word = VALUES.get(written.toLowerCase())
  if (word !== undefined) return word
  return Number(plainNumber(written))
}

/** Years of age, with what makes somebody of a number: 5-jährig, 12-latek. */
export const YEARS = String.raw`(?:(?:year|yr)s?(?:[-\s]?olds?|s?(?=\s+of\s+age))?|y\/?o|jahren?|j\.|(?:er|sie|es)?[-\s]?jährige?[nrsm]?|años|añitos|añ[oe]ros|ans|anni|anos|aninhos|jaar|jarigen?|år|åringa?r?n?a?|årige?n?|årsåldern|lat|lata|latek|latk[ai]|latk[óo]w|letni\p{L}*|let|letý\p{L}*|letá|letí|rok[uy]?|roků|лет|года?|летн\p{L}+|років|роки|річн\p{L}+|години|годишн\p{L}+|godin\p{L}*|godišnj\p{L}+|vuo(?:tta|den|tiaa?n?|tiailta|tiaille|tias\p{L}*)|-?vuotia\p{L}+|éves\p{L}*|évesnél|ani|metų|metai|gadi(?:em)?|gadu|aasta\p{L}*|yaş\p{L}*|yıl|ετών|χρονών|χρόνια|tahun|tuổi|ปี|ขวบ|साल|वर्ष|বছর\p{L}*|سنة|سنوات|سال|שנים|שנה|歳|才|岁|周岁|세|살)`

/** What is measured: how old somebody is, how long something takes or lies ahead, and the like. */
export type Dimension =
  'age' | 'span' | 'people' | 'weight' | 'length' | 'area' | 'storage' | 'money'

/** Nobody is older. */
export const OLDEST = 120
export const DAYS_PER_YEAR = 365

/** Units by the name of their group in a pattern, with what they measure and how much of its least unit. */
export const UNITS: Readonly<Record<string, readonly [Dimension, number]>> = {
  years: ['age', 1],
  months: ['span', 30],
  weeks: ['span', 7],
  days: ['span', 1],
  hours: ['span', 1 / 24],
  minutes: ['span', 1 / 1440],
  people: ['people', 1],
  kilos: ['weight', 1],
  grams: ['weight', 0.001],
  kilometres: ['length', 1000],
  metres: ['length', 1],
  centimetres: ['length', 0.01],
  area: ['area', 1],
  gigabytes: ['storage', 1024],
  megabytes: ['storage', 1],
  kilobytes: ['storage', 1 / 1024],
  money: ['money', 1],
}

const WRITTEN: Readonly<Record<string, string>> = {
  years: YEARS,
  months: String.raw`months?|monat(?:en?)?|mes(?:es)?|mois|mes[ei]|maand(?:en)?|månad(?:er)?|måned(?:er)?|miesi\p{L}+|měsíc\p{L}*|месяц\p{L}*|місяц\p{L}*|luni|hónap\p{L}*|kuukau\p{L}+|ay\b|bulan|tháng|个月|か月|ヶ月|개월`,
  weeks: String.raw`weeks?|wochen?|semanas?|semaines?|settiman[ae]|weken|week|vecko?r?|veckan|uker?|uger?|tygodni\p{L}*|tydzień|týdn\p{L}*|недел\p{L}*|тижн\p{L}*|săptămâni|hét|hafta\p{L}*|minggu|tuần|周|週間|주`,
  days: String.raw`(?:working |business |calendar )?days?|(?:werk|arbeits|kalender)?tagen?|tag|días?|dias?|jours?|giorn[oi]|(?:werk)?dag(?:en|ar|e|er)?|dygn|dni|dzień|dnů|dní|den|дн(?:ей|я|ів|і)|день|zile|nap(?:pal|on|os)?|päiv\p{L}+|gün\p{L}*|hari|ngày|ημέρ\p{L}*|μέρ\p{L}*|dana|dienas|dienų|päeva|天|日(?:前|間)?|일`,
  hours: String.raw`hours?|hrs?|stunden?|std\.?|horas?|heures?|or[ae]|uur|uren|timm(?:e|ar)|timer?|godzin\p{L}*|godz\.?|hodin\p{L}*|час(?:а|ов)?|годин\p{L}*|ore|órá\p{L}*|óra|tunti\p{L}*|saat\p{L}*|jam|giờ|小时|時間|시간`,
  minutes: String.raw`minutes?|mins?\.?|minuten?|minut[oaiy]s?|minuti|minuter|minutter|минут\p{L}*|хвилин\p{L}*|perc(?:es|et|ig|re|cel|ek)?|minuut\p{L}*|dakika\p{L}*|menit|phút|分钟|分|분`,
  people: String.raw`people|persons?|guests?|adults?|of us|participants?|pupils?|students?|kids|children|personen|pers\.|gäste[nr]?|teilnehmer\p{L}*|leuten?|erwachsenen?|personas|comensales|adultos|personnes|convives|adultes|persone|coperti|adulti|volwassenen|gasten|pessoas|personer|osób|osoby|osob|человек|людей|осіб|persoane|fő|henkilö\p{L}*|kişi\p{L}*|orang|người|名|人|명`,
  kilos: String.raw`kgs?|kilo(?:s|gramm?e?[ns]?|gramos|grammi)?|кг|кіло\p{L}*|кило\p{L}*|公斤`,
  grams: String.raw`g|gr\.?|gramm?(?:e?s?|i|os)?`,
  kilometres: String.raw`km|kilomet\p{L}+|kilómetr\p{L}+|км|公里`,
  metres: String.raw`m|met(?:er|re|ro|ri|ros)s?|mètres?|метр\p{L}*`,
  centimetres: String.raw`cm|centimet\p{L}+|centímetr\p{L}+|centimètres?|zentimeter|см|sentti\p{L}*`,
  area: String.raw`m²|m2|qm|sqm|quadratmetern?|square met\p{L}+|mètres carrés|metr[oi] quadrat[oi]|metros cuadrados|vierkante meter|mq|kvm|кв\.? ?м`,
  gigabytes: 'gb|go|гб',
  megabytes: 'mb|mo|мб',
  kilobytes: 'kb|ko',
  money: String.raw`€|£|\$|euros?|eur|gbp|pounds?|quid|dollars?|usd|bucks|chf|franken|kr\.?|kronor|kroner|zł(?:oty\p{L}*)?|kč|korun\p{L}*|руб\p{L}*|₽|грн|гривень|lei|ft|forint\p{L}*|tl|lira|₹|रुपये|円|元|원`,
}

/** Longer units stand before those that they begin with: m² is no m. */
const ORDER = [
  'years',
  'months',
  'weeks',
  'minutes',
  'days',
  'hours',
  'area',
  'kilometres',
  'centimetres',
  'kilos',
  'gigabytes',
  'megabytes',
  'kilobytes',
  'people',
  'money',
  'metres',
  'grams',
]

/** A unit behind a number, each kind in a group of its name and what is appended to it. */
export const unitOf = (mark: string): string =>
  String.raw`(?:${ORDER.map((name) => `(?<${name}${mark}>${WRITTEN[name]!})`).join('|')})(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{M}\p{Nd}])`

/** The unit whose group a match holds. */
export function unitIn(
  groups: Readonly<Record<string, string | undefined>>,
  mark: string,
): string | null {
  return ORDER.find((name) => groups[name + mark] !== undefined) ?? null
}

/** What stands between the two ends of a range. */
export const TO = String.raw`(?:\s*(?:[-–—~〜]|至|から)\s*|\s+(?:to|and|bis|und|a|à|al|ai|y|e|et|tot|en|t\/m|até|till|och|til|og|do|až|a|и|до|по|i|ja|és|și|kuni|iki|līdz|ve|έως|hingga|sampai|hadi|đến)\s+)`

/** What stands before an age that is too old, or the oldest one. */
export const BELOW = String.raw`(?:under|fewer than|weniger als|färre än|færre end|færre enn|mindre (?:än|end|enn)|mniej niż|méně než|менее|меньше|менше|mai puțin de|manje od|manj kot|daha az|below|younger than|less than|not yet|before (?:the age of|age)|unter|unterhalb von|jünger als|unter dem vollendeten|menor(?:es)? de|menos de|moins de|avant|meno di|minori di|inferiore a(?:i)?|sotto (?:i|gli|ai)|onder(?: de)?|jonger dan|minder dan|menos de|abaixo dos?|under|yngre (?:än|end|enn)|poniżej|młods\p{L}+ niż|mladší(?:ch)? (?:než)?|младше|до|молодше|молодші за|alle|alatt|sub|ispod|pod|mlajš\p{L}+ od|mlađ\p{L}+ od|κάτω (?:των|από)|dưới|di bawah|чем)`
/** The same where the age itself is meant as well. */
export const UP_TO = String.raw`(?:max(?:im[ua]l|imum|imaal|imálně|ximo|simo)?\.?(?: \p{L}+){0,2}(?: of| is| von|:)?|máximo(?: de)?|(?:al )?massimo|at most|(?:no|not) more than|höchst\p{L}*|au plus|hoogstens|no máximo|högst|høyst|højst|maks\p{L}*\.?|nejvýše|najwyżej|nie więcej niż|не более|не больше|не більше|enintään|legfeljebb|cel mult|najviše|največ|en fazla|paling banyak|tối đa|最大|最多|up to(?: the age of| age)?|until(?: the age of| age)?|to age|bis(?: zu| einschließlich| zum vollendeten| zum)?|höchstens|hasta(?: los)?|jusqu[’']à(?: l[’']âge de)?|fino a(?:i|gli|l)?|tot(?: en met)?|t\/m|até(?: aos)?|upp till|till och med|t\.o\.m\.|opp til|op til|til og med|indtil|do|až do|do ukończenia|saakka|până la|kuni|iki|līdz|έως|μέχρι|tối đa|hingga|hadi)`
/** What stands before the youngest age. */
export const FROM = String.raw`(?:more than|mehr als|meer dan|fler än|flere (?:end|enn)|mer (?:än|enn)|mere end|więcej niż|více než|více|больше|более|більше|mai mult de|više od|več kot|περισσότερο από|több mint|lebih dari|over(?: the age of)?|above(?: the age of)?|older than|from(?: the)?(?: age)?(?: of)?|at least|minimum(?: \p{L}+){0,2}(?: is| of|:)?|mindest\p{L}*(?: von| beträgt| ist| liegt bei)?:?|(?:must|have to|need to) be|aged|ages?|ab(?: dem vollendeten| dem| einem alter von)?|über|älter als|ü\s?|mayor(?:es)? de|más de|desde(?: los)?|a partir de(?: los)?|mínim[oa]:?|al menos|plus de|dès(?: l[’']âge de)?|à partir de(?: l[’']âge de)?|au moins|oltre(?: i)?|dai|dagli|dall[’']età di|almeno|più di|maggiori di|vanaf(?: de)?|boven(?: de)?|ouder dan|minimaal|minstens|maiores? de|a partir d[eo]s?|acima dos?|mais de|från(?: och med)?|över|minst|äldre (?:än|end|enn)|fra(?: og med)?|over|fyldt|fylt|od|powyżej|ukończ\p{L}+|co najmniej|nad|starší(?:ch)? (?:než)?|od|от|с|старше|від|з|понад|vähintään|yli|felett|legalább|peste|de la|od|nad|starej\p{L}+ od|stari(?:h|ji)? od|iznad|alates|nuo|no|vähemalt|άνω των|από|min\.|dari|mulai|từ|trên)`

/** What stands behind the youngest age: 65 and over, 18+. */
export const AND_OLDER = String.raw`(?:\+|\s*(?:and|or|&)\s+(?:over|older|above|up|upwards?)|\s+(?:und|oder)\s+(?:älter|darüber)|\s+(?:y|o|en|e|ou|et|of|och|eller|og|i|lub|a|и|или)\s+(?:más|adelante|mayores|plus|più|oltre|mais|mer|ouder|meer|äldre|uppåt|eldre|ældre|opefter|oppover|starsi|więcej|powyżej|starší|více|старше|больше)|\s+(?:ve|veya)\s+(?:üzeri|üstü|fazla\p{L}*)|\s+(?:és|vagy)\s+(?:afelett|felette|több)|\s+tai\s+(?:enemmän|vanhemmat?)|\s+vagy annál|\s+in su|\s+keatas|\s+trở lên|ขึ้นไป|以上|이상|부터)`
export const AND_YOUNGER = String.raw`(?:\s*(?:and|or|&)\s+(?:under|younger|below)|\s+(?:und|oder)\s+jünger|\s+(?:y|o|e|ou|et|of|och|eller|og|i|lub|a|и|или)\s+(?:menores|moins|meno|menos|jonger|yngre|młodsi|mladší|младше)|未満|以下|미만|이하|까지|まで)`
