/** What the patterns of `cue-rules` are made of. */

/** A number in digits or words, articles among them: half of what is written says “a day”. */
export const NUMBER = String.raw`(?:\d[\d.,]*|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|third|quarter|dozen|several|few|ein|eine|einen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|un|una|dos|tres|deux|trois)\b)`
/** Digits, or a number word that is no article. */
export const AMOUNT = String.raw`\p{Nd}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|million|billion|half|third|quarter|ninth|dozen|few|zwei|drei|vier|fünf|zehn|hundert|dos|tres|deux|trois)\b`
export const SPAN = String.raw`(?:(?<!\b(?:an?|the|one)\s)second|seconds|minutes?|hours?|days?|weeks?|weekends?|months?|quarters?|years?|decades?|centur(?:y|ies)|semesters?|sekunden?|minuten?|stunden?|tagen?|tag|wochen?|monaten?|monat|jahren?|jahr|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|heures?|jours?|semaines?|mois|ans|années?|mins?|std|hrs|sek|gg)\b`
export const LENGTH = String.raw`(?:mm|cm|km|m|ft|miles?|met(?:re|er)s?|kilomet(?:re|er)s?|centimet(?:re|er)s?|feet|foot|yards?|inch(?:es)?|light[- ]years|meilen?|metern?|kilometern?|metros?|kilómetros?|mètres?|kilomètres?)\b`

/** A number, up to two words, and a measure: five working days, 35 to 60 miles. */
export const measured = (unit: string): string =>
  String.raw`${NUMBER}(?:[\s-]+(?!(?:an?|per|each|every|pro|je)\s)[\p{L}\d][\p{L}\d.,]*){0,2}?[\s-]*(?<!\p{L})(?<!\b(?:an?|per|each|every|pro|je)\s)${unit}`

/** Hours that are no time of the day: ca. 3 h, durée env. 3 h, 48 h, comptez 1 h 30 pour un accord. */
export const HOURS_LONG = String.raw`(?:compte[rz]?|dure(?:nt|r)?|durée|prévoir|prévoyez|pendant|environ)(?:\s:)?\s\d{1,2}\s?h\b|\d{1,2}\s?h\b(?<=\b(?:(?:env|ca|circa|aprox|approx|dur\p{L}+|dauer)\.?\s\d{1,2}|24|36|48|72|96)\s?h)`

export const FOR_EVER = String.raw`\b(?:for ?ever|indefinitely|permanently|for (?:life|good)|as long as|lifelong)\b`

/** The last ten years are when something was, not how long it takes. */
export const NO_PERIOD = String.raw`(?=[\d\p{L}])(?<!\b(?:first|last|next|past|previous|recent)\s+)`

/** Every 1,500 miles is how often, not how far. */
export const NO_INTERVAL = String.raw`(?<!\b(?:every|each|alle|cada|tous les|ogni|elke|om de)\s|[\d.,])`

/** Miles per hour are how fast. */
export const NO_SPEED = String.raw`(?!\s(?:per|an|pro|por|par|à l[’']|all[’'])\s?(?:hour|stunde|hora|heure|ora|uur))`

/** A discount in the languages that most documents are in; “remise en forme” is none. */
export const DISCOUNT = String.raw`(?<!\p{L})(?:discounts?|rabatte?[nrs]?|rabat(?:ter)?|descuentos?|(?:des|une|la) réductions?|remises?(?! en )|rabais|sconti?|sconto|descontos?|descomptes?|kortingen?|korting|zniżk\p{L}*|slev(?:a|y|u|ou)|z[ľl]av(?:a|y|u|e|ou|ami|ách)|zliav|скидк\p{L}*|знижк\p{L}*|отстъпк\p{L}*|popust\p{L}*|попуст\p{L}*|atlai[dž]\p{L}*|indirim\p{L}*|kedvezmény\p{L}*|reducer(?:e|i|ea|ile)|alennu\p{L}*|allahindlus\p{L}*|soodustus\p{L}*|hinnaalandus\p{L}*|nuolaid\p{L}*|punguzo|mapunguzo|diskaun|diskuwento|diskwento|bawas|potongan(?= (?:harga|\d|bagi|untuk))|తగ్గింపు[\p{L}\p{M}]*|రాయితీ[\p{L}\p{M}]*|డిస్కౌంట్[\p{L}\p{M}]*|தள்ளுபடி[\p{L}\p{M}]*|சலுகை[\p{L}\p{M}]*|رعایت\p{L}*|چھوٹ|ڈسکاؤنٹ|έκπτωσ\p{L}*|εκπτώσ\p{L}*)(?!\p{L})`

export const COMPARATIVE =
  'faster|slower|quicker|cheaper|bigger|smaller|larger|higher|lower|longer|shorter|better|worse|heavier|lighter|older|younger|taller|greater|stronger|farther|further|wider|deeper|warmer|colder|hotter|richer|safer|more|less'

export const GERMAN_COMPARATIVE =
  'schneller|langsamer|billiger|teurer|günstiger|größer|kleiner|höher|niedriger|länger|kürzer|besser|schlechter|schwerer|leichter|älter|jünger|stärker|weiter|breiter|tiefer|wärmer|kälter|weniger'

/** A pattern that minds neither capitals nor scripts. */
export const pattern = (source: string): RegExp => new RegExp(source, 'iu')

/** A time of the day. */
export const CLOCK = String.raw`\d{1,2}(?:\s?h\s?\d\d|[:.]\d\d\s?(?:am|pm|a\.m\.?|p\.m\.?|uhr|h)?(?:(?<=\d)[ap](?!\p{L}))?|\s?(?:am|pm|a\.m\.?|p\.m\.?|uhr|h)\b|h\d\d|[ap](?![\p{L}.]))`
/** Months in English and German. */
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember'
/** What stands before a year: in 1991, 3 May 1991. */
const BEFORE_YEAR = String.raw`\b(?:in|since|by|until|till|before|after|during|of|from|to|and|between|years?|early|late|mid|im|seit|jahre?|ab|bis|en|desde|depuis|dal|nel|${MONTHS})[\s-](?:\d{1,2}(?:st|nd|rd|th)?,?\s)?`
/** What stands behind it, and behind no number of things: in 1991, the …; but not in 1500 shops. */
const BEHIND_YEAR = String.raw`(?=\W*$|[,.;:)!?–]|\s(?:the|an?|and|or|to|by|in|at|on|for|with|when|after|before|as|of|that|which|who|was|were|had|has|is|it|he|she|they|there|until)\b)`
/** A year, which counts nothing. */
export const YEAR = String.raw`(?:1[1-9]|20)\d\d(?:(?<=${BEFORE_YEAR}\d{4})${BEHIND_YEAR}|(?<=\bduring the \d{4}))`
/** Number words that count nothing: one of them, the third, the second quarter. */
export const UNCOUNTED = String.raw`one (?:of|another|or more)\b|third(?<=\bthe third)(?! of\b)|quarter(?<=\b(?:first|second|third|fourth|last) quarter)`
/** A day of a month, which counts nothing. */
export const DAY_OF_MONTH = String.raw`\d{1,2}(?:st|nd|rd|th|\.)?\s(?:${MONTHS})\b|(?:${MONTHS})\s\d{1,2}\b`
/** The same where numbers are read, and the year behind a month. */
export const DATED = String.raw`\d{1,2}\.?\s(?:${MONTHS})\b|\d{4}(?<=\b(?:${MONTHS}) \d{4})`
export const UNTIL = String.raw`\s*(?:to|until|till|and|bis|und|a|à|al|alle|às|tot|til|hasta|[-–—])\s*`

const HOUR = String.raw`(?:half past |(?:a )?quarter (?:past|to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])`

/** What tells when something opens or closes, behind a word like “at” or “until”. */
const OPENING = String.raw`\d|noon|midnight|late|dusk|dawn|sunset|sunrise|half|mon|tue|wed|thu|fri|sat|sun|easter|ostern|mittag|mitternacht|dienstag|mittwoch|donnerstag|${MONTHS}`
/** It opens at nine; but not: it stays open until the end of the period. */
export const OPENS = String.raw`\b(?:opens?|closes?|öffnet|öffnen|schließt|schließen)\s(?:\p{L}+\s){0,3}?(?:(?:daily|every|all|täglich)\b|(?:at|from|until|till|um|von|ab|bis)\s(?:(?:the|around|about|easter|ostern|gegen)\s)?(?:${OPENING}|${HOUR}))`

/** From seven to ten, at half past nine, until five in the afternoon; but not from two to ten days. */
export const SPOKEN_HOURS = String.raw`\bo[’']clock\b|\b(?:from|at|until|till|between|by|before|after) ${HOUR}(?: (?:to|until|till|and|or) ${HOUR})?(?=\W*$|[.,;:!?)]\s|\s(?:in the (?:morning|afternoon|evening)|at night|sharp|daily|every|on \p{Lu}))`

export const LANGUAGE_NAMES =
  'English|French|German|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Ukrainian|Czech|Swedish|Danish|Norwegian|Finnish|Greek|Turkish|Arabic|Hebrew|Persian|Hindi|Urdu|Bengali|Chinese|Mandarin|Cantonese|Japanese|Korean|Vietnamese|Thai|Welsh|Irish|Gaelic|Catalan|Romanian|Hungarian|Croatian|Serbian|Latin|Englisch|Französisch|Deutsch|Spanisch|Italienisch|Portugiesisch|Niederländisch|Polnisch|Russisch|Ukrainisch|Tschechisch|Schwedisch|Dänisch|Griechisch|Türkisch|Arabisch|Chinesisch|Japanisch'

/** Months that are verbs as well: in May, 8 March, May 2020; but not we may. */
export const MONTH_OR_VERB = String.raw`(?:\b(?:in|of|by|until|till|from|since|during|early|late|mid|next|last|every|between)[\s-]|\d(?:st|nd|rd|th)?(?:\s+of)?\s)(?:may|march)\b|\b(?:may|march),?\s(?:the\s)?\d`
