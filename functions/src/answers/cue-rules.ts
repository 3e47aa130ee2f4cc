/** What kind of thing the answer should hold. */
export type AnswerCue =
  | 'hours'
  | 'language'
  | 'discount'
  | 'money'
  | 'age'
  | 'duration'
  | 'distance'
  | 'phone'
  | 'mail'
  | 'year'
  | 'percentage'
  | 'temperature'
  | 'loudness'
  | 'power'
  | 'weight'
  | 'area'
  | 'storage'
  | 'ratio'
  | 'frequency'
  | 'quantity'
  | 'time'
  | 'person'
  | 'place'
  | 'reason'
  | 'none'

/** How a kind of thing is asked for, and told: in English, and as far as it is the same everywhere. */
export interface CueRule {
  readonly cue: Exclude<AnswerCue, 'none'>
  /** Questions that ask for it. */
  readonly asked: RegExp
  /** Text that holds it. */
  readonly held: RegExp
  /** Text that may hold it; counts a quarter. */
  readonly hinted?: RegExp
  /** Words of such a question that an answer need not repeat. */
  readonly implied?: string
  /** Words that are looked for where an English question names nothing (Where are you?). */
  readonly unnamed?: string
}

/** A number in digits or words, articles among them: half of what is written says “a day”. */
export const NUMBER = String.raw`(?:\d[\d.,]*|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|third|quarter|dozen|several|few|ein|eine|einen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|un|una|dos|tres|deux|trois)\b)`
/** Digits, or a number word that is no article. */
const AMOUNT = String.raw`\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|million|billion|half|third|quarter|ninth|dozen|few|zwei|drei|vier|fünf|zehn|hundert|dos|tres|deux|trois)\b`
const SPAN = String.raw`(?:(?<!\b(?:an?|the|one)\s)second|seconds|minutes?|hours?|days?|weeks?|weekends?|months?|quarters?|years?|decades?|centur(?:y|ies)|semesters?|sekunden?|minuten?|stunden?|tagen?|tag|wochen?|monaten?|monat|jahren?|jahr|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|heures?|jours?|semaines?|mois|ans|années?|mins?|std|hrs|sek|gg)\b`
const LENGTH = String.raw`(?:mm|cm|km|m|ft|miles?|met(?:re|er)s?|kilomet(?:re|er)s?|centimet(?:re|er)s?|feet|foot|yards?|inch(?:es)?|light[- ]years|meilen?|metern?|kilometern?|metros?|kilómetros?|mètres?|kilomètres?)\b`

/** A number, up to two words, and a measure: five working days, 35 to 60 miles. */
const measured = (unit: string): string =>
  String.raw`${NUMBER}(?:[\s-]+(?!(?:an?|per|each|every|pro|je)\s)[\p{L}\d][\p{L}\d.,]*){0,2}?[\s-]*(?<!\p{L})(?<!\b(?:an?|per|each|every|pro|je)\s)${unit}`

/** Hours that are no time of the day: ca. 3 h, durée env. 3 h, 48 h. */
const HOURS_LONG = String.raw`\d{1,2}\s?h\b(?<=\b(?:(?:env|ca|circa|aprox|approx|dur\p{L}+|dauer)\.?\s\d{1,2}|24|36|48|72|96)\s?h)`

const FOR_EVER = String.raw`\b(?:for ?ever|indefinitely|permanently|for (?:life|good)|as long as|lifelong)\b`

/** The last ten years are when something was, not how long it takes. */
const NO_PERIOD = String.raw`(?=[\d\p{L}])(?<!\b(?:first|last|next|past|previous|recent)\s+)`

const COMPARATIVE =
  'faster|slower|quicker|cheaper|bigger|smaller|larger|higher|lower|longer|shorter|better|worse|heavier|lighter|older|younger|taller|greater|stronger|farther|further|wider|deeper|warmer|colder|hotter|richer|safer|more|less'

const GERMAN_COMPARATIVE =
  'schneller|langsamer|billiger|teurer|günstiger|größer|kleiner|höher|niedriger|länger|kürzer|besser|schlechter|schwerer|leichter|älter|jünger|stärker|weiter|breiter|tiefer|wärmer|kälter|weniger'

/** A pattern that minds neither capitals nor scripts. */
export const pattern = (source: string): RegExp => new RegExp(source, 'iu')

/** A time of the day. */
export const CLOCK = String.raw`\d{1,2}(?:\s?h\s?\d\d|[:.]\d\d\s?(?:am|pm|a\.m\.?|p\.m\.?|uhr|h)?|\s?(?:am|pm|a\.m\.?|p\.m\.?|uhr|h)\b|h\d\d)`
/** Months in English and German. */
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember'
/** What stands before a year: in 1991, 3 May 1991. */
const BEFORE_YEAR = String.raw`\b(?:in|since|by|until|till|before|after|during|of|from|to|and|between|years?|early|late|mid|im|seit|jahre?|ab|bis|en|desde|depuis|dal|nel|${MONTHS})[\s-](?:\d{1,2}(?:st|nd|rd|th)?,?\s)?`
/** What stands behind it, and behind no number of things: in 1991, the …; but not in 1500 shops. */
const BEHIND_YEAR = String.raw`(?=\W*$|[,.;:)!?–]|\s(?:the|an?|and|or|to|by|in|at|on|for|with|when|after|before|as|of|that|which|who|was|were|had|has|is|it|he|she|they|there|until)\b)`
/** A year, which counts nothing. */
const YEAR = String.raw`(?:1[1-9]|20)\d\d(?:(?<=${BEFORE_YEAR}\d{4})${BEHIND_YEAR}|(?<=\bduring the \d{4}))`
/** Number words that count nothing: one of them, the third, the second quarter. */
const UNCOUNTED = String.raw`one (?:of|another|or more)\b|third(?<=\bthe third)(?! of\b)|quarter(?<=\b(?:first|second|third|fourth|last) quarter)`
/** A day of a month, which counts nothing. */
export const DAY_OF_MONTH = String.raw`\d{1,2}(?:st|nd|rd|th|\.)?\s(?:${MONTHS})\b|(?:${MONTHS})\s\d{1,2}\b`
/** The same where numbers are read, and the year behind a month. */
const DATED = String.raw`\d{1,2}\.?\s(?:${MONTHS})\b|\d{4}(?<=\b(?:${MONTHS}) \d{4})`
const UNTIL = String.raw`\s*(?:to|until|till|and|bis|und|a|à|al|alle|às|tot|til|hasta|[-–—])\s*`

const OPENS = String.raw`\b(?:opens?|closes?|öffnet|öffnen|schließt|schließen)\s(?:\p{L}+\s){0,3}?(?:at|from|until|till|daily|every|all|um|von|ab|bis)\b`

const HOUR = String.raw`(?:half past |(?:a )?quarter (?:past|to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])`

/** From seven to ten, at half past nine, until five in the afternoon; but not from two to ten days. */
const SPOKEN_HOURS = String.raw`\bo[’']clock\b|\b(?:from|at|until|till|between|by|before|after) ${HOUR}(?: (?:to|until|till|and|or) ${HOUR})?(?=\W*$|[.,;:!?)]\s|\s(?:in the (?:morning|afternoon|evening)|at night|sharp|daily|every|on \p{Lu}))`

const LANGUAGE_NAMES =
  'English|French|German|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Ukrainian|Czech|Swedish|Danish|Norwegian|Finnish|Greek|Turkish|Arabic|Hebrew|Persian|Hindi|Urdu|Bengali|Chinese|Mandarin|Cantonese|Japanese|Korean|Vietnamese|Thai|Welsh|Irish|Gaelic|Catalan|Romanian|Hungarian|Croatian|Serbian|Latin|Englisch|Französisch|Deutsch|Spanisch|Italienisch|Portugiesisch|Niederländisch|Polnisch|Russisch|Ukrainisch|Tschechisch|Schwedisch|Dänisch|Griechisch|Türkisch|Arabisch|Chinesisch|Japanisch'

/** Months that are verbs as well: in May, 8 March, May 2020; but not we may. */
const MONTH_OR_VERB = String.raw`(?:\b(?:in|of|by|until|till|from|since|during|early|late|mid|next|last|every|between)[\s-]|\d(?:st|nd|rd|th)?(?:\s+of)?\s)(?:may|march)\b|\b(?:may|march),?\s(?:the\s)?\d`

/** A telephone number: seven digits at least; hours and dates have fewer, or other signs between them. */
export const PHONE_NUMBER = /\+?\(?\d(?:[\s()/–-]{0,3}\d){6,}/u
export const MAIL_ADDRESS = /[\p{L}\d._+-]@[\p{L}\d-]+\.\p{L}{2}/u

/** What is told by a sign of its own, whatever words stand around it. */
const SIGNED: readonly CueRule[] = [
  {
    cue: 'phone',
    asked:
      /\b(?:what|which)\b[^?]*\b(?:tele|mobile |cell)?phone numbers?\b|^\W*(?:(?:the|your) )?(?:tele)?phone numbers?\b|\bphone number (?:for|of)\b|\b(?:what|which) number (?:do|can|should|must|to|would)\b|\b(?:who|whom|what number|which number) (?:do|can|should|must|could|would) (?:i|we) (?:call|phone|ring)\b|\b(?:who|number) to (?:call|phone|ring)\b|\b(?:wie|was|welche)\b[^?]*\b(?:telefon|handy|ruf)nummern?\b|^\W*(?:(?:die|ihre|eure) )?telefonnummer\b|\btelefonnummer (?:von|vom|der|des|für)\b|\bunter welcher nummer\b|\bwelche nummer\b|\bwen (?:kann|muss|soll|rufe|darf) (?:ich|man|wir)(?: .*)? an(?:rufen)?\W*$/iu,
    held: PHONE_NUMBER,
    implied:
      'phone telephone number numbers call ring telefonnummer nummer anrufen rufnummer ruf rufe rufen',
  },
  {
    cue: 'mail',
    asked:
      /\b(?:what|which)\b[^?]*\be-?mail(?: addresse?s?)?\W*$|\b(?:what|which)\b[^?]*\be-?mail addresse?s?\b|\b(?:wie|was|welche)\b[^?]*\be-?mail-?adressen?\b/iu,
    held: MAIL_ADDRESS,
    implied: 'email mail address adresse',
  },
  {
    cue: 'year',
    asked: /\b(?:what|which) years?\b|(?<!\p{L})(?:welche[mns]|welches) jahr(?!\p{L})/iu,
    held: /(?<![\d.,])(?:1\d|20)\d\ds?(?![\d%])(?![.,]\d)/u,
    hinted: /\d/u,
  },
  {
    cue: 'percentage',
    asked:
      /\b(?:what|which) (?:percentage|per ?cent|proportion)\b|\bhow many per ?cent\b|\binterest rate\b|\bAPR\b|(?<!\p{L})(?:wie ?viel prozent|zinssatz)(?!\p{L})/iu,
    held: pattern(
      String.raw`\d\s?(?:%|per ?cent|prozent)|\b(?:half|thirds?|quarters?|tenth|majority|hälfte|drittel|viertel|${NUMBER} (?:in|out of) ${NUMBER})\b`,
    ),
    hinted: /\d/u,
  },
  {
    cue: 'temperature',
    asked:
      /\bhow (?:hot|cold|warm|cool)\b|\b(?:what|which) temperature\b|\btemperature (?:of|is|should)\b|(?<!\p{L})wie (?:heiß|warm|kalt)(?!\p{L})|(?<!\p{L})welche (?:\p{L}+)?temperatur/iu,
    held: /\d\s?(?:°|º|℃|degrees?\b|grad(?!\p{L})|celsius|fahrenheit)/iu,
    hinted: /\d/u,
    implied: 'hot cold warm cool temperature temperatur heiß kalt',
  },
  {
    cue: 'loudness',
    asked:
      /\bhow (?:loud|noisy)\b|\b(?:what|which) noise level\b|\bdecibels?\b|(?<!\p{L})wie laut(?!\p{L})/iu,
    held: /\d\s?(?:db\b|decibels?|dezibel)/iu,
    hinted: /\d/u,
    implied: 'loud noisy noise level laut',
  },
  {
    cue: 'power',
    asked:
      /\bhow many (?:kilo)?watts?\b|\bwattage\b|\bhow much (?:power|electricity|energy) (?:does|do|is)\b|(?<!\p{L})wie ?viele? (?:kilo)?watt(?!\p{L})/iu,
    held: /\d\s?(?:[km]?wh?\b|(?:kilo)?watts?|amp(?:ere)?s?\b|volts?\b|v\b)/iu,
    hinted: /\d/u,
    implied: 'watts watt wattage power',
  },
  {
    cue: 'weight',
    asked:
      /\bhow heavy\b|\bhow much\b.*\bweighs?\W*$|\b(?:what|which)\b(?: \S+){0,6} weigh\b|\bwhat(?:['’]?s| is| was) the (?:\p{L}+ ){0,2}weight\b|(?<!\p{L})wie schwer(?!\p{L})|(?<!\p{L})wie ?viel wieg\p{L}+/iu,
    held: /\d\s?(?:[kmµ]?g\b|grams?|grammes?|gramm|kilos?|kilogramm?e?s?|lbs?\b|pounds?|oz\b|ounces?|stones?\b|ton(?:ne)?s?\b|tonnen?)/iu,
    hinted: /\d/u,
    implied: 'heavy weigh weighs weight schwer wiegt gewicht',
  },
  {
    cue: 'area',
    asked:
      /\bhow many square\b|\bin square (?:feet|met(?:re|er)s|miles|kilomet(?:re|er)s|yards)\b|\bhow many (?:acres|hectares)\b|(?<!\p{L})wie ?viele? quadratmeter(?!\p{L})/iu,
    held: /\d\s?(?:[mk]?m²|[mk]?m2\b|sq\b|square|qm\b|quadratmeter|acres?\b|hectares?\b|ha\b|hektar)/iu,
    hinted: /\d/u,
  },
  {
    cue: 'storage',
    asked:
      /\bhow much (?:\p{L}+ )?(?:storage|memory|disk|ram)\b|\bhow many (?:giga|mega|tera)bytes?\b/iu,
    held: /\d\s?(?:[kmgt]b\b|(?:kilo|mega|giga|tera)bytes?)/iu,
    hinted: /\d/u,
    implied: 'storage memory space',
  },
]

/** Kinds that nothing tells which does not show their sign. */
export const SIGNED_CUES: ReadonlySet<AnswerCue> = new Set(SIGNED.map(({ cue }) => cue))

/** Tried in this order. */
export const RULES: readonly CueRule[] = [
  ...SIGNED,
  {
    cue: 'hours',
    asked:
      /^\W*(?:are|is|do|does|will) (?:you|the \p{L}+|your \p{L}+|it)\s(?:be |still |ever )?(?:open|closed?)\b|(?<!\p{L})öffnungszeiten\b|\b(?:(?:opening|business|working|office|store|shop|visiting) (?:hours|times)\b|your hours\b|hours of (?:operation|business)\b|(?:when|what time|until when|how (?:late|early)) (?:do|does|are|is|will|can)\b.*\b(?:open|closed?|shut)\b|(?:habt|haben|hat|seid|sind|ist|macht|machen|öffnet|schließt)\b.*(?<!\p{L})(?:geöffnet|offen|auf|zu|geschlossen)\W*$|wann (?:öffne[nt]|schließ(?:t|en))(?!\p{L})|horarios? de apertura\b|heures? d[’']ouverture\b|orari(?:o)? di apertura\b|openingstijden\b)/iu,
    held: pattern(
      `\\b(?:until|till|bis|hasta)\\s${CLOCK}|${CLOCK}${UNTIL}\\d{1,2}|\\b\\d{1,2}${UNTIL}${CLOCK}|${OPENS}|\\b(?:closed|geschlossen|24/7|24 hours a day|(?<=open )24 hours|round the clock|rund um die uhr)\\b`,
    ),
    hinted: pattern(CLOCK),
    implied:
      'open opens opened opening close closes closed closing shut hours times time business working office shop store today now late early weekend weekends weekday weekdays wochenende laden geschäft geöffnet offen öffnet öffnen schließt schließen geschlossen öffnungszeiten auf zu mach macht machen heute jetzt horario horarios apertura heures ouverture orari openingstijden',
    unnamed: 'opening hours',
  },
  {
    cue: 'language',
    asked: /\b(?:what|which) (?:\p{L}+ )?languages?\b|(?<!\p{L})welche[rn]? sprachen?\b/iu,
    held: new RegExp(String.raw`(?<!\p{L})(?:${LANGUAGE_NAMES})(?!\p{L})`, 'u'),
    implied:
      'language languages speak speaks spoken spoke sprache sprachen sprechen spricht sprecht',
    unnamed: 'speak language',
  },
  {
    cue: 'discount',
    asked:
      /\b(?:discounts?|(?:price |fee |any |a )reductions?(?! (?:in|of|from|to)\b)|reductions? (?:for|if|when|on)\b|rebates?|concessions?|(?<!how much )cheaper(?! than\b)|rabatte?|ermäßigung(?:en)?)\b/iu,
    held: /\d\s?(?:%|per ?cent|prozent)\s+(?:off|less|discount|rabatt|auf|sur|en|em|su|op|de descuento|de remise|de réduction|de desconto|di sconto|korting)(?!\p{L})|(?<!\p{L})[-–−]\s?\d{1,2}\s?%|\b(?:half price|reduced|discount(?:s|ed)?|rabatt|ermäßigt\p{L}*|descuentos?|réductions?|remises?|sconto|descontos?|korting)(?!\p{L})/iu,
    hinted: /\d\s?(?:%|per ?cent|prozent)/iu,
    implied:
      'discount discounts reduction reductions rebate rebates concession concessions cheaper',
  },
  {
    cue: 'ratio',
    asked: pattern(
      String.raw`\bhow (?:much|many times) (?:${COMPARATIVE})\b|\bwie ?viel(?:mal)? (?:${GERMAN_COMPARATIVE})(?!\p{L})`,
    ),
    held: pattern(
      String.raw`\d\s?[x×](?![\p{L}\d])|(?<!\p{L})(?:${NUMBER})[\s-]times (?:as|the|their|its|${COMPARATIVE})\b|\b(?:by|than|only|up to) (?:about |around |some )?\d[\d.,]*\s?(?:%|per ?cent)|\b(?:twice|double|triple|(?:two|three|four|five|six|seven|eight|nine|ten)fold)\b|\d\s?(?:%|per ?cent|prozent) (?:${COMPARATIVE})\b|${NUMBER}(?:\s\S+){1,4}?\s(?:${COMPARATIVE})\b|-?mal so\b`,
    ),
    hinted: pattern(AMOUNT),
    implied:
      'faster slower quicker cheaper bigger smaller larger higher lower longer shorter better speed speedup speedups times',
  },
  {
    cue: 'money',
    asked:
      /\b(?:(?:cheaper|dearer|more expensive|less expensive) than\b|how much\b(?<!\bby how much)(?!.*\b(?:weighs?|holds?|carry|carries|contains?|counts?)\W*$)(?=\s*(?:\?|$|(?:is|are|was|were|do|does|did|can|could|will|would|should|must|may|has|have|had|to|for|per|money|deposit|rent|tax|tip|vat|pay|compensation|extra)\b))|how (?:expensive|costly|cheap|dear)\b|(?:price|prices|costs?(?! (?:him|her|them|us|me|you) (?:his|her|their|our|my|your)\b)|fee|fees)\b|what (?:do|does|must|will|would|should) .{1,20}\b(?:pay|charge)\b|(?:do|does|will|would|must|should) (?:i|we|you|he|she|they|visitors|\p{L}+s) (?:(?:still|also|really) )?(?:(?:have|need|got|get) to )?(?:pay|be charged)(?=\s+(?:for|extra|anything|something|again)\b|\W*$)|what(?:['’]?s| is| are) the (?:\p{L}+ )?(?:deposit|charge|fine|penalty|fare|rent|excess|surcharge|premium|wage|salary|price)\b|(?:kostet|kosten|preis|preise|gebühr)\b|wie teuer\b|wie ?viel\b(?=\W*$|\s+(?:kostet|kosten|kostete|muss|müssen|zahl\p{L}*|bezahl\p{L}*|geld|euro|ist|sind|macht|nehmt|nehmen|verlang\p{L}*|beträgt|gebühr\p{L}*|porto|miete|trinkgeld|rabatt)(?!\p{L}))|cuánto cuesta|combien coûte|quanto costa)/iu,
    held: /\s\+?\d{1,4}(?:[.,]\d\d(?=\)?\.?$|\s?[·|/(])|,\d\d(?=\.\s))|\d[.,][-–—](?!\d)|[$£€¥₹]\s?\d|\d[\d.,]*\s?(?:[$£€¥₹]|(?:usd|eur|gbp|dollars?|pounds?|euros?|cents?)|(?:percent|per cent|%)(?!\s+(?:off|less|more|cheaper|discount|of (?!(?:\p{L}+ ){0,2}(?:amount|bill|cost|fee|fees|income|loan|pay|price|rent|salary|total|value|wage)))))|\bfree\b(?!\s+(?!of|to|for|with|if|on|when|within|in|up|unless|until|as|at|and|during|every|each)\p{L})|\bno (?:charge|fee)\b|\bkosten(?:los|frei)\b|\bgratis\b|\beintritt\b[^.;]{0,40}\bfrei\b/iu,
    hinted: pattern(AMOUNT),
    implied:
      'cheaper dearer cost costs price prices priced fee fees charge charged charges rate rates pay paid expensive kostet kosten preis preise',
  },
  {
    cue: 'age',
    asked: /\bhow old\b|\bwhat age\b|\bwhich age\b|\bminimum age\b|\bwie alt\b|\bwelchem alter\b/iu,
    held: pattern(
      String.raw`\bage[ds]?\b.{0,12}\d|\b(?:ab|bis|unter|über) \d{1,2} J\b|\b(?:mayores|menores|maiores|maggiori|minori) d[ei] \d{1,2}(?!\d|\s?[€%$])|\b(?:children|kids|child|minors?|persons?|people|anyone|adults|teenagers|youths?|riders|guests|players|pupils)\b(?!['’]s)[^.;]{0,25}\b(?:under|over|from|below|above|up to|until)\s\d{1,2}\b(?!-|\s?(?:[%€$£]|[ap]m|kg|[ck]?m\b|minutes|hours|days|weeks|people|persons|euros?))|\b\d{1,2} (?:or|and|years or|years and) (?:over|older|above|under|younger)\b|\b(?:at|from|until|under|over|of) ${NUMBER} (?:weeks?|months?)\b|(?<!\b(?:warranty|guarantee|contract|valid|lasts?|runs?|takes?|within|after|for)\b[^.;]{0,20})(?!\ban?\b)${NUMBER}[\s-]+(?:(?:million|billion|thousand|hundred|millionen|milliarden|tausend|millones de|millions d[’'])\s*)?(?:years?|jahren?|años|ans)\b`,
    ),
    hinted: /\d/u,
    implied: 'age ages minimum old years alter alt jahre jahren',
    unnamed: 'age',
  },
  {
    cue: 'duration',
    asked:
      /\bhow (?:long|quickly|soon|fast|far (?:ahead|in advance|beforehand|back))\b|\bwie (?:lange|schnell|weit im voraus)\b|\bcuánto tiempo\b|\bcombien de temps\b|\bquanto tempo\b/iu,
    held: pattern(
      `${FOR_EVER}|${HOURS_LONG}|${NO_PERIOD}${measured(SPAN)}(?!\\s+(?:ago|earlier|later|old)\\b)|${measured(LENGTH)}(?!\\s+(?:away|from|off)\\b)`,
    ),
    hinted: pattern(AMOUNT),
    implied: 'last lasts lasted take takes took dauert',
  },
  {
    cue: 'distance',
    asked:
      /\bhow (?:far(?! (?:ahead|in advance|beforehand|back)\b)|tall|high|deep|wide)\b|\b(?:what|which) (?:are the )?dimensions\b|\bin (?:feet|inches|met(?:re|er)s|centimet(?:re|er)s|cm|miles|kilomet(?:re|er)s)\W*$|\bwie (?:weit(?! im voraus)|tief|breit)\b/iu,
    held: pattern(`${measured(LENGTH)}|${measured('(?:minutes?|minuten|minutos)')}`),
    hinted: pattern(AMOUNT),
  },
  {
    cue: 'frequency',
    asked:
      /\bhow (?:often|frequently)\b|\bhow many times (?:can|may|do|should|must|could) (?:i|we|you)\b|\bwie (?:oft|häufig)\b|\bcada cuánto\b|\bcon qué frecuencia\b|\bà quelle fréquence\b/iu,
    held: pattern(
      String.raw`\b(?:every|each)\s|\b(?:once|twice|hourly|daily|nightly|weekly|monthly|quarterly|yearly|annually|always|never|rarely|regularly|täglich|wöchentlich|monatlich|jährlich|einmal|zweimal)\b|\bjede[nmrs]?\s|\balle\s(?:\d|zwei|drei|vier|sechs)|\bcada\s|\bogni\s|\btou(?:s|tes) les\s|\b(?:om de|elke)\s|\bpar (?:jour|semaine|mois|an)\b|\d\s?[x×]\s?(?:am|pro|im|jährlich|täglich|wöchentlich)|${NUMBER} (?:times|mal|veces|fois)\b|\b(?:an?|per) (?:hour|day|week|month|year)\b`,
    ),
    hinted: pattern(AMOUNT),
  },
  {
    cue: 'quantity',
    asked:
      /\bhow (?:many|much|large|big|heavy)\b|\bwhat (?:percentage|number|amount|share)\b|\bwie (?:viele|hoch)\b|\bwieviele\b|\bcuánt[oa]s?\b|\bcombien\b|\bquant[ie]\b/iu,
    // A handful is no number, half of what is written says "a", and neither a year nor the 10th counts.
    held: pattern(
      String.raw`(?<![\d.,])(?!(?:an?|un|una|eine?n?)\b|${UNCOUNTED}|${YEAR}|${DATED})${NUMBER}(?!(?:st|nd|rd|th)\b|\d)|\b(?:once|twice|none|both|many|several|infinitely)\b`,
    ),
  },
  {
    cue: 'time',
    asked:
      /^\W*(?:(?:and|so|but|since|until|by|from) )?when\b(?!\s+(?:is|are)\b.*\b(?:free(?: of charge)?|allowed|included|required|needed|necessary)\W*$)(?=\W*$|\s+(?:is|are|am|was|were|do|does|did|can|could|will|would|shall|should|must|may|might|has|have|had|to|and|exactly)\b)|\b(?:when\W*$|how (?:late|early)\b|(?:what|which) (?:years?|time|date|day|month|hours?|century|decade)\b)|\bopening (?:hours|times)\b|\bwann\b|\bcuándo\b/iu,
    held: pattern(
      String.raw`\b(?:1\d|20)\d\ds?\b|\b(?:\p{L}+|\d+) (?:years?|weeks?|months?) ago\b|\d{1,2}[:.]\d\d|\b\d{1,2}\s?(?:am|pm|a\.m|p\.m)\b|\b\d+\s+(?:days?|weeks?|months?|years?|hours?)\b|\b(?:january|february|april|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|century|daily|every (?:day|week|month|year)|weekdays?|weekends?|noon|midnight|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|uhr|lunes|viernes|sábado|domingo)\b|${MONTH_OR_VERB}|\b(?:within|after) ${NUMBER}(?:\s\p{L}+){0,2}?\s${SPAN}|${SPOKEN_HOURS}`,
    ),
    hinted:
      /\b(?:before|after|until|once|as soon as|when|whenever|during|since|at the (?:time|start|end|beginning|same time)|nach|vor|sobald|wenn)\b/iu,
    implied:
      'open opens opened opening close closes closed closing hours geöffnet öffnet schließt abierto abre cierra',
  },
  {
    cue: 'person',
    asked: /(?<!\p{L})(?:who|whom|whose)(?!\p{L})/iu,
    held: /(?<!^)(?<!\p{L})(?!(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|June|July|August|September|October|November|December)(?!\p{L}))\p{Lu}\p{Ll}[\p{L}’'-]+|^\p{Lu}[\p{L}’'.-]*\s\p{Lu}\p{Ll}|\b(?:manager|director|owner|team|staff|president|author|professor|king|queen|minister|contact)\b|[\p{L}\d]@\p{L}/u,
  },
  {
    cue: 'place',
    asked:
      /\b(?:where(?! (?:is|are) my\b)|what (?:city|country|place|address|location|state|town|street))\b|\bwhat(?:['’]s| is) (?:your|the) (?:\p{L}+ )?(?:address|location)\b|\bhow (?:do|can|would) (?:i|we) (?:get (?:to|there)|find you|reach you)\b|\bwo\b|\bwie komm(?:e|en|t)\b|\bdónde\b|\boù\b|\bdove\b/iu,
    held: /\b(?:[Nn]ext to|[Oo]pposite|[Bb]ehind|[Bb]eside|[Ii]n front of|[Aa]bove|[Bb]elow) (?:the|our|your) |\b(?:[Ii]n|[Aa]t|[Nn]ear|[Ff]rom|[Tt]o|[Oo]n|[Vv]om|[Vv]on|[Aa]m|[Ii]m)\s+(?:(?:the|der|dem|den|die)\s+)?(?:\p{Lu}|\d+\s\p{Lu})|\p{L}(?:straße|strasse|weg|gasse|platz|allee|ufer|damm)\s\d|\b(?:[Ss]treet|[Rr]oad|[Aa]venue|[Ll]ane|[Ss]quare|[Ff]loor|[Rr]oom|[Bb]uilding|Straße|Platz|rue|[Cc]alle|Address|Adresse)\b|\b\d{5}\b/u,
    hinted:
      /\b(?:[Ii]n|[Aa]t|[Nn]ear|[Uu]nder|[Oo]n|[Ii]nside|[Bb]etween) (?:an?|its|their|his|her) (?!way|manner|time|sense|case|result|effort|attempt|position|year|month|day|week)/u,
    implied:
      'located location address situated shop store office business company premises komme kommen anreise laden geschäft adresse',
    unnamed: 'address',
  },
  {
    cue: 'reason',
    asked:
      /\bwhy\b|\bwhat (?:caused?|is the (?:reason|cause|purpose))\b|\bwarum\b|\bwieso\b|\bpor qué\b|\bpourquoi\b|\bperché\b/iu,
    held: /\b(?:because|since|due to|owing to|in order to|so that|reasons?|as a result|in response to|for fear of|in protest|as a means|in an effort|(?:stem(?:s|med)?|result(?:s|ed)?|follow(?:s|ed)) from|caused by|to (?:avoid|prevent|ensure)|lack of|therefore|thanks to|weil|denn|wegen|damit|porque|debido|parce que|afin)\b/iu,
    hinted: /\bto \p{Ll}{2,}|\b(?:so|thus|hence)\b/u,
  },
]
